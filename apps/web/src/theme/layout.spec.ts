import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).toSorted();
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

/** The classes that a style sheet has rules for, without comments and what is not its own. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/gu, '').match(/[^{};]+(?=\{)/gu) ?? [];
  const named = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/giu)]);
  return new Set(named.map(([, name]) => name!));
}

/** The words that a module composes its classes of. */
const composedIn = (css: string) =>
  [...css.matchAll(/composes: ([^;]+) from global/gu)].flatMap(([, words]) => words!.split(' '));

interface Source {
  readonly file: string;
  /** Which module stands under which name. */
  readonly modules: ReadonlyMap<string, string>;
  /** Each `name.of` of a module. */
  readonly named: readonly { readonly module: string; readonly name: string }[];
  /** What `className` says in letters. */
  readonly said: readonly string[];
  /** All that stands between quotes. */
  readonly quoted: readonly string[];
}

function read(file: string): Source {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const modules = new Map<string, string>();
  const named: { module: string; name: string }[] = [];
  const said: string[] = [];
  const quoted: string[] = [];
  const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);
  const visit = (node: ts.Node, inClassName: boolean): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      if (from.endsWith('.module.css') && node.importClause?.name)
        modules.set(node.importClause.name.text, relative(SOURCES, join(SOURCES, dirname(file), from)));
      return;
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const module = modules.get(node.expression.text);
      if (module && (inClassName || node.expression.text === 'classes'))
        named.push({ module, name: node.name.text });
    }
    // What something is compared with is no class.
    if (ts.isBinaryExpression(node) && /^[=!]==$/u.test(node.operatorToken.getText())) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      quoted.push(...wordsOf(node.text));
      if (inClassName && !ts.isCallExpression(node.parent)) said.push(...wordsOf(node.text));
    }
    const within = inClassName || (ts.isJsxAttribute(node) && node.name.getText() === 'className');
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, false);
  return { file, modules, named, said, quoted };
}

const sources = files.filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.spec.ts')).map(read);
const modules = files.filter((file) => file.endsWith('.module.css'));
const words = classesIn(textOf('theme/layout.css') + textOf('theme/global.css'));

it('has a rule for each word of the vocabulary that a page or a module says', () => {
  const said = [
    ...sources.flatMap(({ file, said: of }) => of.map((word) => ({ file, word }))),
    ...modules.flatMap((file) => composedIn(textOf(file)).map((word) => ({ file, word }))),
  ];
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter(({ word }) => !words.has(word))).toEqual([]);
});

it('has no word that nobody says', () => {
  const said = new Set([
    ...sources.flatMap(({ quoted }) => quoted),
    ...modules.flatMap((file) => composedIn(textOf(file))),
  ]);
  expect([...words].filter((word) => !said.has(word))).toEqual([]);
});

it('has each class of a module that a page names, and none that no page names', () => {
  const named = sources.flatMap(({ file, named: of }) => of.map((each) => ({ file, ...each })));
  const has = new Map(modules.map((module) => [module, classesIn(textOf(module))]));
  expect(named.filter(({ module, name }) => !has.get(module)?.has(name))).toEqual([]);
  const isNamed = new Set(named.map(({ module, name }) => `${module} ${name}`));
  const unnamed = [...has].flatMap(([module, names]) =>
    [...names].filter((name) => !isNamed.has(`${module} ${name}`)).map((name) => `${module} ${name}`),
  );
  expect(unnamed).toEqual([]);
});

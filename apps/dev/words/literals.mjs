import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Properties and variables that hold words, however few. */
const WORDS_IN = /^(?:summary|details|interrupted|usage|title|text|description|label|message|help)$/;
const SQL =
  /(?:^|\s)(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WHERE|FROM|JOIN|VALUES|RETURNING|GRANT|LISTEN|NOTIFY)\s/;

/**
 * The texts of TypeScript sources in a folder, without tests: string literals and templates, joined ones as one text.
 * @param {string} folder
 * @param {{ limit: number, all?: boolean, examples?: boolean, named: (file: string) => string }} options all: each literal is words, and
 *   not only what reads as a sentence; examples: commands may stand in them
 * @returns {import('./faults-of-text.mjs').Text[]}
 */
export function textsOfSources(folder, options) {
  return sourcesIn(folder).flatMap((file) => textsOfSource(file, readFileSync(file, 'utf8'), options));
}

/**
 * The texts of one source.
 * @param {string} file its name tells the language where it is `pl.ts` or `ru.ts`
 * @param {string} content
 * @param {Parameters<typeof textsOfSources>[1]} options
 * @returns {import('./faults-of-text.mjs').Text[]}
 */
export function textsOfSource(file, content, { limit, all = false, examples = false, named }) {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const texts = [];
  const add = (node, text) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const key = keyOf(node);
    texts.push({
      place: `${named(file)}:${line}${key ? ` ${key}` : ''}`,
      language: languageOf(file, node, text),
      text,
      limit,
      examples,
    });
  };
  const visit = (node) => {
    const text = textOf(node);
    if (text === undefined) ts.forEachChild(node, visit);
    else {
      // Texts may stand in what is filled in.
      visitFilledIn(node, visit);
      if (!isCode(node) && (all ? isWords(text) : isSentence(text, node))) add(node, text);
    }
  };
  visit(source);
  return texts;
}

/** What a literal, a template or a sum of them says, with `{x}` for what is filled in; of anything else `undefined`. */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join('');
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (!isSum(node)) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (left === undefined && right === undefined) return undefined;
  return `${left ?? '{x}'}${right ?? '{x}'}`;
}

function visitFilledIn(node, visit) {
  if (ts.isTemplateExpression(node)) for (const { expression } of node.templateSpans) visit(expression);
  else if (ts.isParenthesizedExpression(node)) visitFilledIn(node.expression, visit);
  else if (isSum(node))
    for (const side of [node.left, node.right]) {
      if (textOf(side) === undefined) visit(side);
      else visitFilledIn(side, visit);
    }
}

function isSum(node) {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** Whether a literal is none for readers: a name, a type, something compared, a query, a fault of the program itself. */
function isCode(node) {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isTemplateLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    ts.isExternalModuleReference(parent) ||
    (parent.name === node && !ts.isShorthandPropertyAssignment(parent)) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind >= ts.SyntaxKind.EqualsEqualsToken &&
      parent.operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken) ||
    (ts.isNewExpression(parent) && ['Error', 'TypeError', 'RangeError'].includes(parent.expression.getText()))
  );
}

function isWords(text) {
  return /\p{L}/u.test(text.replace(/\{[^}]*\}/g, '')) && !/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/.test(text);
}

function isSentence(text, node) {
  if (!isWords(text) || SQL.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /^[(“„«]?\p{L}[\p{L}’'-]*[)”».,:;!?…]*$/u.test(word));
  if (words.length < 3) return false;
  const { parent } = node;
  const named = ts.isPropertyAssignment(parent) && WORDS_IN.test(parent.name.getText());
  return named || /^\s*[(“„«]?(?:\p{Lu}|\{x\})/u.test(text) || /[.:!?…]\s*$/.test(text);
}

function keyOf(node) {
  const keys = [];
  for (let { parent } = node; parent; parent = parent.parent)
    if (ts.isPropertyAssignment(parent)) keys.unshift(parent.name.getText().replace(/^'|'$/g, ''));
  return keys.join('.');
}

function languageOf(file, node, text) {
  const [, ofFile] = /(?:^|[/-])(en|pl|ru)\.ts$/.exec(file) ?? [];
  if (ofFile) return ofFile;
  for (let { parent } = node; parent; parent = parent.parent) {
    const name =
      ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) ? parent.name.getText() : '';
    if (/^(?:en|pl|ru)$/.test(name)) return name;
  }
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  return /[ąćęłńśźż]/i.test(text) ? 'pl' : 'en';
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.spec|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:testing|generated)[\\/]/.test(file))
    .toSorted();
}

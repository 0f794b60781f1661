import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Text {
  readonly place: string;
  readonly language: 'en' | 'pl' | 'ru';
  readonly text: string;
  readonly limit: number;
  readonly examples?: boolean;
}
interface Fault {
  readonly kind: string;
  readonly place: string;
  readonly what: string;
}
interface Exception {
  readonly kind: string;
  readonly at: RegExp;
  readonly why: string;
}

const part = (name: string): Promise<unknown> => import(join(import.meta.dirname, name));
const { faultsOfText } = (await part('faults-of-text.mjs')) as { faultsOfText: (text: Text) => Fault[] };
const { textsOfSource } = (await part('literals.mjs')) as {
  textsOfSource: (file: string, content: string, options: object) => Text[];
};
const { textsOfMarkdown } = (await part('documents.mjs')) as {
  textsOfMarkdown: (content: string) => { line: number; text: string }[];
};
const { findFaults } = (await part('find-faults.mjs')) as {
  findFaults: (
    root: string,
    options: { exceptions: readonly Exception[] },
  ) => {
    texts: number;
    faults: Fault[];
  };
};

function faults(
  text: string,
  { language = 'en', limit = 20, examples = false }: Partial<Text> = {},
): string[] {
  return faultsOfText({ place: 'en.json key', language, text, limit, examples }).map(
    ({ kind, what }) => `${kind}: ${what}`,
  );
}

describe('a text', () => {
  it.each([
    ['Look it up in the book.', 'en'],
    ['Take it back', 'en'],
    ['Round {{round}} has not been called yet.', 'en'],
    ['Who declines makes room for the next.', 'en'],
    ['The player loses his turn.', 'en'],
    ['Zapis zostaje w księdze.', 'pl'],
    ['Runda {{round}} nie została jeszcze ogłoszona.', 'pl'],
    ['Сдача остаётся в книге.', 'ru'],
    ['Был ли ренонс?', 'ru'],
  ] as const)('has a word that readers must not meet: %s', (text, language) => {
    expect(faults(text, { language })).toEqual([expect.stringMatching(/^word: /)]);
  });

  it.each([
    ['See the law book (EBU White Book).', 'en'],
    ['Who plays where', 'en'],
    ['Who plays from round {{round}} on?', 'en'],
    ['The bookmark is kept; a called card is played.', 'en'],
    ['Księgowy prosi o kontrakty.', 'pl'],
    ['Был ли фальшренонс?', 'ru'],
  ] as const)('has the right ones: %s', (text, language) => {
    expect(faults(text, { language })).toEqual([]);
  });

  it('is measured by its sentences, of which a placeholder is one word', () => {
    const five = 'Start round {{number of it}} now. Then wait for table {{table}}.';
    expect(faults(five, { limit: 5 })).toEqual([]);
    expect(faults(five, { limit: 3 })).toEqual([
      'length: 4 words, at most 3: “Start round X now.”',
      'length: 5 words, at most 3: “Then wait for table X.”',
    ]);
    expect(faults('Boards (e.g. 1–4) of J. Smith are here', { limit: 7 })).toHaveLength(1);
  });

  it('is measured over the lines that it is wrapped in, and not over its paragraphs and points', () => {
    expect(faults('one two\nthree four', { limit: 3 })).toHaveLength(1);
    expect(faults('one two\n\nthree four\n  five six', { limit: 3 })).toEqual([]);
  });

  it('has its signs as they are printed, but for commands and code', () => {
    expect(faults('It\'s "here"...')).toEqual([
      'typography: a straight quote',
      'typography: three dots instead of …',
    ]);
    expect(faults('{{share}} %')).toEqual(['typography: a space before %']);
    expect(faults('60 %', { language: 'pl' })).toEqual([]);
    expect(faults('tirage "my file" FILE...', { examples: true })).toEqual([]);
    expect(faults("the table's file", { examples: true })).toEqual(['typography: a straight apostrophe']);
  });
});

describe('a source', () => {
  const texts = (content: string, options = {}) =>
    textsOfSource('words.ts', content, { limit: 20, named: (file: string) => file, ...options }).map(
      ({ place, language, text }) => [place, language, text],
    );

  it('has sentences as literals, templates and sums of them, but not for itself', () => {
    const content = `import a from 'Some module of words';
const sql = 'SELECT one FROM two WHERE three';
if (kind === 'The same kind of thing') throw new Error('This can never happen here.');
say('The first half of it, ' + 'and the ' + name + ' half.');
say(\`Table \${of('Another text for readers.')} is free now.\`);`;
    expect(texts(content)).toEqual([
      ['words.ts:4', 'en', 'The first half of it, and the {x} half.'],
      ['words.ts:5', 'en', 'Another text for readers.'],
      ['words.ts:5', 'en', 'Table {x} is free now.'],
    ]);
  });

  it('has words by language and key', () => {
    const content = `export const words = { en: { a: 'sent' }, pl: { a: 'wysłane', code: 'a.code-of' } };`;
    expect(texts(content, { all: true })).toEqual([
      ['words.ts:1 en.a', 'en', 'sent'],
      ['words.ts:1 pl.a', 'pl', 'wysłane'],
    ]);
  });
});

it('a document has paragraphs, points and cells with their lines, and no code', () => {
  const content = `# Title\n\nTwo **bold**\nwords and \`code here\`.\n\n\`\`\`\nnot this\n\`\`\`\n\n1. One\n2. [Two](x.md)\n\n| A | B |\n| --- | --- |\n| c | d |\n`;
  expect(textsOfMarkdown(content)).toEqual([
    { line: 1, text: 'Title' },
    { line: 3, text: 'Two bold words and X.' },
    { line: 10, text: 'One' },
    { line: 11, text: 'Two' },
    { line: 13, text: 'A' },
    { line: 13, text: 'B' },
    { line: 15, text: 'c' },
    { line: 15, text: 'd' },
  ]);
});

describe('a project', () => {
  let root: string;
  const messages = 'apps/web/src/messages';
  const word = "export const words = { en: 'fine' };";

  /** One that has something right to read wherever it is looked for. */
  beforeEach(() => {
    root = `${mkdtempSync(join(tmpdir(), 'tirage-words-'))}/`;
    for (const language of ['en', 'pl', 'ru'])
      write(`${messages}/${language}.json`, '{"page.title": "{{name}}"}');
    write('apps/web/src/Page.tsx', "t('page.title'); t(`other.${kind}`)");
    write('libs/words/src/problems/en.ts', word);
    write('libs/words/src/faults.ts', word);
    write('libs/prints/src/words/en.ts', word);
    for (const folder of ['apps/cli/src', 'apps/server/src', 'libs/platform', 'libs/ledger', 'libs/queues'])
      write(`${folder}/told.ts`, "tell('All is well here.');");
    write('README.md', '# Title');
    write('docs/page.md', '# Title');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, content: string): void {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, content);
  }
  const found = (exceptions: readonly Exception[] = []) =>
    findFaults(root, { exceptions }).faults.map(({ kind, place }) => `${kind}: ${place}`);

  it('has no fault', () => expect(found()).toEqual([]));

  it('has every message in each language, with the same placeholders, and uses it', () => {
    write(
      `${messages}/en.json`,
      '{"page.title": "{{name}}", "page.n_one": "A", "page.n_other": "{{count}}", "other.a": "A"}',
    );
    write(
      `${messages}/pl.json`,
      '{"page.title": "{{other}}", "page.n_one": "A", "page.n_other": "{{count}}", "other.a": ""}',
    );
    expect(found()).toEqual([
      `placeholder: ${messages}/pl.json page.title`,
      `missing: ${messages}/pl.json other.a`,
      `missing: ${messages}/ru.json page.n`,
      `missing: ${messages}/ru.json other.a`,
      `unused: ${messages}/en.json page.n`,
    ]);
  });

  it('has short errors, and something to read wherever that is looked for', () => {
    const sixteen = Array.from({ length: 16 }, () => 'word').join(' ');
    write('libs/words/src/problems/en.ts', `export const en = { 'a.b': '${sixteen}.' };`);
    write('libs/words/src/faults.ts', `export const en = { 'a.b': '${sixteen}.' };`);
    write('docs/page.md', '');
    rmSync(`${root}libs/queues`, { recursive: true });
    expect(found()).toEqual([
      'nothing to read: libs/queues',
      'nothing to read: docs',
      'length: libs/words/src/problems/en.ts:1 a.b',
    ]);
  });

  it('names files that are there, by their path or the end of it', () => {
    write('libs/words/src/there.ts', '');
    write(
      'docs/page.md',
      '# Files\n\nSee `there.ts`, `src/there.ts`, `libs/words/src/there.ts` and `gone.ts`.\n\n`src/gone.ts`',
    );
    expect(found()).toEqual(['absent file: docs/page.md:3', 'absent file: docs/page.md:5']);
  });

  it('has exceptions only where they excuse something', () => {
    write('README.md', '# The wall');
    const exception = { kind: 'word', at: /README\.md:1 “wall”/, why: 'it is one of stone' };
    expect(found()).toEqual(['word: README.md:1']);
    expect(found([exception])).toEqual([]);
    write('README.md', '# The hall');
    expect(found([exception])).toEqual([`exception: word ${exception.at}`]);
  });
});

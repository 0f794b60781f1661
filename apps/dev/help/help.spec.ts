import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { makeHelp } = (await import(join(import.meta.dirname, 'make-help.mjs'))) as {
  makeHelp: (root: string, out: string) => { names: string[]; elsewhere: string[] };
};
let root: string;

/** A project with two documents, one deeper, and a picture. */
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'tirage-help-'))}/`;
  write('README.md', '# Tirage\n\n[Entries](docs/entries.md#add-a-pair)');
  write(
    'docs/entries.md',
    '# Entries & more\n\n![The list](../apps/web/pictures/entries.png)\n\n## Add a pair\n\n[Why](decisions/0001-why.md), [start](../README.md), [place](#add-a-pair), [code](../apps/dev/x.mjs), [Node](https://nodejs.org)\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  );
  write('docs/decisions/0001-why.md', '# Why\n\n## Same\n\n## Same\n\n[Second](#same-1)');
  write('apps/web/pictures/entries.png', 'picture');
  write('apps/web/pictures/other.png', 'not wanted');
  write('apps/web/src/theme/variables.css', ':root { --ink: #000; }');
  write('apps/dev/help/help.css', 'body { color: var(--ink); }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, content);
}
const made = (path: string) => readFileSync(`${root}out/${path}`, 'utf8');

it('makes a page of each document, with links to each other and the pictures they show', () => {
  expect(makeHelp(root, 'out')).toEqual({
    names: ['readme', 'decisions-0001-why', 'entries'],
    elsewhere: ['apps/dev/x.mjs'],
  });
  const page = made('entries.html');
  expect(page).toContain('<title>Entries &amp; more · Tirage</title>');
  expect(page).toContain('<h2 id="add-a-pair">Add a pair</h2>');
  expect(page).toContain(
    '<figure><img src="/help/pictures/entries.png" alt=""><figcaption>The list</figcaption></figure>',
  );
  expect(page).toContain('<a href="/help/decisions-0001-why">Why</a>');
  expect(page).toContain('<a href="/help/readme">start</a>');
  expect(page).toContain(
    '<a href="#add-a-pair">place</a>, code, <a href="https://nodejs.org" rel="noreferrer">',
  );
  expect(page).toContain('<div class="table" tabindex="0"><table>');
  expect(page).toMatch(/<p lang="pl">.*<p lang="ru">/);
  expect(made('readme.html')).toContain('<a href="/help/entries#add-a-pair">');
  expect(made('help.css')).toMatch(/--ink: #000[^]*var\(--ink\)/);
  expect(made('pictures/entries.png')).toBe('picture');
  expect(existsSync(`${root}out/pictures/other.png`)).toBe(false);
});

it('has a list of contents in the order in which they are wanted, with every page', () => {
  makeHelp(root, 'out');
  const entries = [...made('index.html').matchAll(/<h2>(.*)<\/h2>|<li><a href="(.*)">(.*)<\/a>/g)];
  expect(entries.map(([, heading, address, title]) => heading ?? [address, title])).toEqual([
    'Before play',
    ['/help/readme', 'Your first session'],
    ['/help/entries', 'Entries &amp; more'],
    'For developers',
    ['/help/decisions-0001-why', 'Why'],
  ]);
});

it('has no script of its own, and nothing from elsewhere', () => {
  makeHelp(root, 'out');
  const page = made('entries.html');
  expect(page).not.toMatch(/<style|style="|<script(?! src="\/)/);
  expect(page).not.toMatch(/(?:src|<link[^>]* href)="(?!\/)/);
});

it.each([
  ['[x](missing.md)', 'docs/entries.md: docs/missing.md'],
  ['[x](decisions/0001-why.md#nowhere)', 'docs/entries.md: docs/decisions/0001-why.md#nowhere'],
  ['[x](#nowhere)', 'docs/entries.md: docs/entries.md#nowhere'],
  ['![x](../apps/web/pictures/gone.png)', 'docs/entries.md: apps/web/pictures/gone.png'],
])('refuses a link that leads nowhere, and leaves what was there: %s', (link, fault) => {
  makeHelp(root, 'out');
  const before = made('entries.html');
  write('docs/entries.md', `# Entries\n\n## Add a pair\n\n${link}`);
  expect(() => makeHelp(root, 'out')).toThrow(`Links of the help lead nowhere:\n${fault}`);
  expect(made('entries.html')).toBe(before);
});

it('names only files of this project', () => {
  const top = fileURLToPath(new URL('../../../', import.meta.url));
  const out = 'dist/help-of-spec';
  try {
    const { names, elsewhere } = makeHelp(top, out);
    expect(names.length).toBeGreaterThan(20);
    expect(elsewhere.filter((path) => !existsSync(top + path))).toEqual([]);
  } finally {
    rmSync(top + out, { recursive: true, force: true });
    rmSync(`${top}${out}-next`, { recursive: true, force: true });
  }
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Refusal } from '../root.mjs';
import { CONTENTS, OTHERS } from './contents.mjs';
import { escaped, nameOf, pageOf } from './page-of.mjs';

const PICTURES = 'apps/web/pictures';
const STYLES = ['apps/web/src/theme/variables.css', 'apps/dev/help/help.css'];

/**
 * Makes the help's pages of the documents of a project: a folder with a page for each, a list of contents, a style sheet and the
 * pictures. It takes the place of what was there when it is whole.
 * @param {string} root the top folder, with a slash at the end
 * @param {string} out the folder, from there
 * @returns {{ names: string[], elsewhere: string[] }} the pages' names, and the files of the project that documents name and the
 *   help has not
 * @throws Refusal that names every link that leads nowhere
 */
export function makeHelp(root, out) {
  const pages = new Map(
    documentsIn(root).map((file) => [file, pageOf(file, readFileSync(root + file, 'utf8'))]),
  );
  const faults = [...pages].flatMap(([file, page]) => deadLinks(root, file, page, pages));
  if (faults.length > 0) throw new Refusal(`Links of the help lead nowhere:\n${faults.join('\n')}`);

  const next = `${root}${out}-next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(`${next}/pictures`, { recursive: true });
  for (const [file, page] of pages)
    writeFileSync(`${next}/${nameOf(file)}.html`, documentOf(page.title, page.body));
  writeFileSync(`${next}/index.html`, documentOf('Help', contentsOf(pages)));
  writeFileSync(`${next}/help.css`, STYLES.map((file) => readFileSync(root + file, 'utf8')).join('\n'));
  for (const name of new Set([...pages.values()].flatMap(({ pictures }) => pictures)))
    cpSync(`${root}${PICTURES}/${name}`, `${next}/pictures/${name}`);
  rmSync(root + out, { recursive: true, force: true });
  renameSync(next, root + out);
  return {
    names: [...pages.keys()].map(nameOf),
    elsewhere: [...pages.values()].flatMap(({ elsewhere }) => elsewhere),
  };
}

function documentsIn(root) {
  const named = readdirSync(`${root}docs`, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return ['README.md', ...named.toSorted()];
}

function deadLinks(root, file, page, pages) {
  const dead = page.pages
    .filter((to) => !pages.has(to.file) || (to.anchor !== '' && !pages.get(to.file).anchors.has(to.anchor)))
    .map((to) => `${to.file}${to.anchor && `#${to.anchor}`}`);
  const missing = page.pictures
    .map((name) => `${PICTURES}/${name}`)
    .filter((path) => !existsSync(root + path));
  return [...new Set([...dead, ...missing])].map((to) => `${file}: ${to}`);
}

function contentsOf(pages) {
  const titles = new Map([...pages].map(([file, { title }]) => [nameOf(file), title]));
  const named = new Set(CONTENTS.flatMap(({ names }) => names));
  const groups = [
    ...CONTENTS,
    { title: OTHERS, names: [...titles.keys()].filter((name) => !named.has(name)) },
  ];
  const lists = groups.map(({ title, names }) => {
    const items = names
      .filter((name) => titles.has(name))
      .map(
        (name) =>
          `<li><a href="/help/${name}">${name === 'readme' ? 'Your first session' : escaped(titles.get(name))}</a></li>`,
      );
    return items.length === 0 ? '' : `<h2>${title}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  });
  return `<h1>Help</h1>\n${lists.join('')}`;
}

function documentOf(title, body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)} · Tirage</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/help/help.css">
    <script src="/appearance.js"></script>
  </head>
  <body>
    <header lang="en"><a href="/help">All help pages</a><a href="/">Tirage</a></header>
    <main lang="en">
    <div class="languages"><p lang="pl">Pomoc jest tylko po angielsku.</p><p lang="ru">Справка есть только на английском языке.</p></div>
${body}    </main>
  </body>
</html>
`;
}

import { posix } from 'node:path';
import { Marked } from 'marked';

/** Where the pictures of documents lie in the project, and where the help has them. */
const PICTURES = 'apps/web/pictures/';

/**
 * A page of the help, as it is made of a document.
 * @typedef {{ title: string, body: string, anchors: Set<string>, pages: { file: string, anchor: string }[],
 *   pictures: string[], elsewhere: string[] }} HelpPage
 * `pages` are the documents that it links to, each with a place in it or ''; `pictures` the names of its pictures;
 * `elsewhere` the other files of the project that it names, which the help has not
 */

/**
 * The name of a document in the help's addresses: `docs/decisions/0001-x.md` is `decisions-0001-x`.
 * @param {string} file from the top folder
 */
export function nameOf(file) {
  return file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')
    .replace(/^README$/, 'readme');
}

/**
 * Makes a page of a document.
 * @param {string} file from the top folder, with `/`
 * @param {string} content in Markdown
 * @returns {HelpPage}
 */
export function pageOf(file, content) {
  const page = { title: '', anchors: new Set(), pages: [], pictures: [], elsewhere: [] };
  const markdown = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (page.title === '') page.title = text;
        return `<h${depth} id="${anchorOf(unescaped(text), page.anchors)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const address = addressOf(file, href, page);
        if (address === undefined) return text;
        const rel = address.startsWith('/') || address.startsWith('#') ? '' : ' rel="noreferrer"';
        return `<a href="${escaped(address)}"${rel}>${text}</a>`;
      },
      html({ text }) {
        return text
          .replace(/ src="([^"]*)"/g, (_, href) => ` src="${escaped(pictureAt(file, href, page))}"`)
          .replace(/ href="([^"]*)"/g, (_, href) => ` href="${escaped(addressOf(file, href, page) ?? '#')}"`);
      },
      image({ href, text }) {
        return `<img src="${escaped(pictureAt(file, href, page))}" alt="${escaped(text)}">`;
      },
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length !== 1 || only.type !== 'image')
          return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const picture = `<img src="${escaped(pictureAt(file, only.href, page))}" alt="">`;
        return `<figure>${picture}<figcaption>${escaped(only.text)}</figcaption></figure>\n`;
      },
    },
  });
  const body = markdown
    .parse(content)
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { ...page, body };
}

/** The address of a link in the help; `undefined` where the help has no such file. */
function addressOf(file, href, page) {
  if (/^(?:https?|mailto):/.test(href)) return href;
  const [path, anchor = ''] = href.split('#');
  if (path === '') {
    page.pages.push({ file, anchor });
    return `#${anchor}`;
  }
  const target = posix.join(posix.dirname(file), path);
  if (/^(?:docs\/.*\.md|README\.md)$/.test(target)) {
    page.pages.push({ file: target, anchor });
    return `/help/${nameOf(target)}${anchor && `#${anchor}`}`;
  }
  if (target.startsWith(PICTURES)) return pictureAt(file, href, page);
  page.elsewhere.push(target);
  return undefined;
}

function pictureAt(file, href, page) {
  const target = posix.join(posix.dirname(file), href);
  if (!target.startsWith(PICTURES)) page.elsewhere.push(target);
  const name = posix.basename(target);
  page.pictures.push(name);
  return `/help/pictures/${name}`;
}

/** As GitHub names headings, so that links within documents lead to the same place here and there. */
function anchorOf(text, taken) {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
  let anchor = plain;
  for (let number = 1; taken.has(anchor); number++) anchor = `${plain}-${number}`;
  taken.add(anchor);
  return anchor;
}

/** A text as HTML has it. */
export function escaped(text) {
  return unescaped(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function unescaped(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

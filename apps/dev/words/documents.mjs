import { readFileSync } from 'node:fs';
import { lexer } from 'marked';

const LIMIT = 25;

/**
 * The texts of a document: paragraphs, headings, points of lists, cells of tables; code is none.
 * @param {string} file in Markdown
 * @param {(file: string) => string} named
 * @returns {import('./faults-of-text.mjs').Text[]}
 */
export function textsOfDocument(file, named) {
  const content = readFileSync(file, 'utf8');
  return textsOfMarkdown(content).map(({ line, text }) => ({
    place: `${named(file)}:${line}`,
    language: 'en',
    text,
    limit: LIMIT,
  }));
}

/** A file of the program as a document names it. */
const SOURCE_FILE = /`(\w[\w./-]*\.(?:ts|tsx|mjs|cjs|css))`/g;

/**
 * The files that a document names, by their whole path or the end of it, and that are not there.
 * @param {string} file in Markdown
 * @param {{ files: readonly string[], named: (file: string) => string }} options `files`: all there are
 * @returns {import('./faults-of-text.mjs').Fault[]}
 */
export function absentFilesOfDocument(file, { files, named }) {
  const isThere = (name) => files.some((path) => path === name || path.endsWith(`/${name}`));
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(SOURCE_FILE)]
      .map(([, name]) => name)
      .filter((name) => !isThere(name))
      .map((name) => ({
        kind: 'absent file',
        place: `${named(file)}:${index + 1}`,
        what: `there is no file ${name}`,
      })),
  );
}

/**
 * The same of its content, with the line where each begins.
 * @param {string} content
 * @returns {{ line: number, text: string }[]}
 */
export function textsOfMarkdown(content) {
  const texts = [];
  let at = 0;
  const add = (tokens, raw) => {
    const found = content.indexOf(raw.trim().split('\n')[0], at);
    if (found >= 0) at = found;
    const text = plain(tokens).replace(/\s+/g, ' ').trim();
    if (text !== '') texts.push({ line: content.slice(0, at).split('\n').length, text });
  };
  const walk = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'table') {
        for (const cell of [token.header, ...token.rows].flat()) add(cell.tokens, cell.text);
      } else if (token.type === 'list') for (const item of token.items) walk(item.tokens);
      else if (token.type === 'blockquote') walk(token.tokens);
      else if (['paragraph', 'heading', 'text'].includes(token.type)) add(token.tokens ?? [token], token.raw);
    }
  };
  walk(lexer(content));
  return texts;
}

/** Words without marks; code and what is written in HTML is one word. */
function plain(tokens) {
  return tokens
    .map((token) => {
      if (token.type === 'codespan' || token.type === 'html') return 'X';
      if (token.type === 'br') return ' ';
      if (token.type === 'image') return token.text;
      if (token.tokens) return plain(token.tokens);
      return unescaped(token.text ?? '');
    })
    .join('');
}

function unescaped(text) {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

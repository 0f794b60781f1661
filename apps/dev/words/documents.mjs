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

import { refuse } from './unreadable-deals.js';

/** An element of a section, and its line. */
export interface PbnElement {
  readonly text: string;
  readonly line: number;
}

/** A tag of a game and the elements of its section. */
export interface PbnTag {
  readonly value: string;
  readonly line: number;
  readonly elements: readonly PbnElement[];
}

/** A game: its tags by name; of those that stand there again the first counts, but for notes. */
export interface PbnGame {
  readonly line: number;
  readonly tags: ReadonlyMap<string, PbnTag>;
  /** What the notes of a section say, by the section and the number in it: `Auction 1`. */
  readonly notes: ReadonlyMap<string, string>;
}

/** Tags whose values are never inherited (PBN 2.1, 4.8). */
const OWN = new Set(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play', 'Note']);

/** Tags that say two boards where they stand twice in a game: the line between two games is lost. */
const OF_DEAL = new Set(['Board', 'Dealer', 'Vulnerable', 'Deal']);

const TAG = /\[\s*(\w+)\s*"((?:[^"\\\r\n]|\\.)*)"\s*\]/y;
const TOKEN = /"(?:[^"\\\r\n]|\\.)*"|[^\s[\]{};"]+/y;

/**
 * The games of a PBN text in import format (2.1): divided by lines with nothing visible, without comments and escaped
 * lines, values inherited by # and ## filled in.
 *
 * @throws UnreadableDeals which names the line of a tag, a string or a comment that is not whole, or of another deal in
 * the same game
 */
export function readPbnGames(text: string): readonly PbnGame[] {
  const games = gamesIn(text);
  const forAll = new Map<string, string>();
  const previous = new Map<string, string>();
  return games.map(({ line, tags, notes }) => {
    const filled = new Map(tags);
    for (const [name, tag] of tags) {
      if (OWN.has(name)) continue;
      let { value } = tag;
      if (value.startsWith('##')) {
        value = value.slice(2);
        forAll.set(name, value);
      } else if (value === '#') value = previous.get(name) ?? '';
      filled.set(name, { ...tag, value });
      previous.set(name, value);
    }
    for (const [name, value] of forAll) {
      if (!filled.has(name)) filled.set(name, { value, line, elements: [] });
    }
    return { line, tags: filled, notes };
  });
}

function gamesIn(text: string): PbnGame[] {
  const games: PbnGame[] = [];
  let tags = new Map<string, PbnTag>();
  let notes = new Map<string, string>();
  let section = '';
  let elements: PbnElement[] = [];
  let [line, at, startsLine] = [1, text.startsWith('\uFEFF') ? 1 : 0, true];
  const endGame = () => {
    const first = tags.values().next().value;
    if (first) games.push({ line: first.line, tags, notes });
    tags = new Map();
    notes = new Map();
    elements = [];
  };
  /** Goes on behind this place, counting lines. */
  const goTo = (place: number) => {
    for (; at < place; at++) if (text[at] === '\n') line++;
  };
  while (at < text.length) {
    const sign = text[at]!;
    if (startsLine) {
      const end = endOfLine(text, at);
      const content = text.slice(at, end).trim();
      if (content === '') endGame();
      if (content === '' || sign === '%') {
        goTo(Math.min(end + 1, text.length));
        continue;
      }
    }
    startsLine = sign === '\n';
    if (sign === '[') {
      TAG.lastIndex = at;
      const [, name, value] = TAG.exec(text) ?? refuse({ format: 'PBN', line, code: 'deal-file.line' });
      elements = [];
      const tag = { value: unescaped(value!), line, elements };
      const first = tags.get(name!);
      if (first && OF_DEAL.has(name!) && first.value !== tag.value)
        refuse({ format: 'PBN', line, code: 'deal-file.board-otherwise', firstLine: first.line });
      if (!first) tags.set(name!, tag);
      const [, number, said] = /^\s*(\d+):(.*)$/.exec(tag.value) ?? [];
      if (name !== 'Note') section = name!;
      else if (number !== undefined) notes.set(`${section} ${number}`, said!.trim());
      goTo(TAG.lastIndex);
    } else if (sign === '{') {
      const end = text.indexOf('}', at);
      if (end === -1) refuse({ format: 'PBN', line, code: 'deal-file.line' });
      goTo(end + 1);
    } else if (sign === ';') {
      goTo(endOfLine(text, at));
    } else if (/\s/.test(sign)) {
      goTo(at + 1);
    } else {
      TOKEN.lastIndex = at;
      if (!TOKEN.test(text)) refuse({ format: 'PBN', line, code: 'deal-file.line' });
      elements.push({ text: text.slice(at, TOKEN.lastIndex), line });
      goTo(TOKEN.lastIndex);
    }
  }
  endGame();
  return games;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** Only quotes and backslashes are escaped; `\2R` in a column's name is not. */
function unescaped(value: string): string {
  return value.replace(/\\(["\\])/g, '$1');
}

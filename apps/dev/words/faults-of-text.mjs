import { readAs, sentencesOf, wordsIn } from './sentences.mjs';
import { WRONG_BEGINNINGS, WRONG_WORDS } from './wrong-words.mjs';

/**
 * A text for readers.
 * @typedef {{ place: string, language: 'en' | 'pl' | 'ru', text: string, limit: number, examples?: boolean }} Text
 * `place` is its file and key, or its file and line; `limit` the words that a sentence may have there; `examples` that
 * commands and code may stand in it, whose signs are their own
 * @typedef {{ kind: string, place: string, what: string }} Fault
 */

const compiled = (patterns, build) =>
  Object.fromEntries(
    Object.entries(patterns).map(([language, entries]) => [
      language,
      entries.map(({ wrong, ...rest }) => ({ ...rest, pattern: build(wrong) })),
    ]),
  );
const WORDS = compiled(
  WRONG_WORDS,
  (wrong) => new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${wrong})(?![\\p{L}\\p{N}_])`, 'iu'),
);
const BEGINNINGS = compiled(WRONG_BEGINNINGS, (wrong) => new RegExp(`^(?:${wrong})`, 'u'));

/** What is typed otherwise than it is printed. */
const TYPED = [
  { pattern: /["'`]/, what: 'a straight quote', notInExamples: true },
  { pattern: /(?<=\p{L})'(?=\p{L}| )/u, what: 'a straight apostrophe', inExamples: true },
  { pattern: /\.\.\./, what: 'three dots instead of …', notInExamples: true },
  { pattern: /(?:North-South|East-West)/, what: 'a hyphen between directions instead of –', of: 'en' },
  { pattern: /[\dX]\s%/, what: 'a space before %', of: 'en' },
];

/**
 * What is wrong with a text: its words, its length, its signs.
 * @param {Text} text
 * @returns {Fault[]}
 */
export function faultsOfText({ place, language, text, limit, examples = false }) {
  const read = readAs(text);
  const faults = [];
  const add = (kind, what) => faults.push({ kind, place, what });
  const inOneLine = read.replace(/\s+/g, ' ').trim();
  for (const { pattern, better, rightIn } of WORDS[language]) {
    const [found] = pattern.exec(inOneLine) ?? [];
    if (found && !rightIn?.test(place)) add('word', `“${found}”: better ${better}`);
  }
  for (const sentence of sentencesOf(read)) {
    for (const { pattern, better } of BEGINNINGS[language])
      if (pattern.test(sentence)) add('word', `“${shortened(sentence)}”: better ${better}`);
    const words = wordsIn(sentence);
    if (words > limit) add('length', `${words} words, at most ${limit}: “${shortened(sentence)}”`);
  }
  for (const { pattern, what, of = language, inExamples, notInExamples } of TYPED) {
    if (of !== language || (examples ? notInExamples : inExamples)) continue;
    if (pattern.test(read)) add('typography', what);
  }
  return faults;
}

function shortened(sentence) {
  return sentence.length > 70 ? `${sentence.slice(0, 69)}…` : sentence;
}

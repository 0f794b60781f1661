import { PAPERS } from './documents/print-document.js';
import { printPdf } from './print.js';
import { linesOf, readPdf } from './testing/read-pdf.js';
import { samplePrint } from './testing/sample-prints.js';
import { en } from './words/en.js';
import { pl } from './words/pl.js';
import { ru } from './words/ru.js';

/** Names of seats, as Polish players say them, and words that are the same in both languages. */
const ALIKE = {
  pl: 'North South East West IMP minus plus plan program segment Segment talon'.split(' '),
  ru: [],
} as const satisfies Record<string, readonly string[]>;

/** The title of a law book, which no language translates. */
const TITLES = /EBU White Book/g;

/** Words of three letters or more, or several in one, such as `North–South`; names in braces are filled in. */
function wordsIn(text: string): string[] {
  return (
    text
      .replaceAll(TITLES, '')
      .replaceAll(/\{\w+\}/g, ' ')
      .match(/\p{L}{3,}(?:–\p{L}{3,})*/gu) ?? []
  );
}

/** What somebody has written: names and sentences. */
function writtenIn(of: unknown): string[] {
  if (typeof of === 'string') return of.includes(' ') ? [of] : [];
  return of !== null && typeof of === 'object' ? Object.values(of).flatMap(writtenIn) : [];
}

const english = new Set(Object.values(en).flatMap(wordsIn));
function found(texts: readonly string[], language: 'pl' | 'ru', written: readonly string[] = []): string[] {
  const others = new Set<string>([...ALIKE[language], ...written.flatMap(wordsIn)]);
  return [...new Set(texts.flatMap(wordsIn))].filter((word) => english.has(word) && !others.has(word));
}

describe.each([
  ['pl', pl],
  ['ru', ru],
] as const)('in %s', (language, words) => {
  it('no word on printouts is an English one', () => {
    expect(found(Object.values(words), language)).toEqual([]);
  });

  it.each(PAPERS)('%s has no English word', async (printout) => {
    const document = samplePrint(printout, 5);
    const pages = readPdf(await printPdf(document, { language, size: 'a4' }));
    expect(found(pages.flatMap(linesOf), language, writtenIn(document))).toEqual([]);
  });
});

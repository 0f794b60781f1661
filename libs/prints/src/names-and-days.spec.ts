import { LANGUAGES } from '#words';
import {
  PAPERS,
  type DocumentOf,
  type PrintoutName,
  type PrintDocument,
} from './documents/print-document.js';
import { PAPER_SIZES, type PaperSize } from './kit/paper-size.js';
import { printPdf } from './print.js';
import { linesOf, readPdf, type PageRead } from './testing/read-pdf.js';
import { heading, samplePrint, standingsOfMatches, travellersOfMatches } from './testing/sample-prints.js';

const LONG = 'Konstantynopolitańczykiewicz-Brzęczyszczykowska';

async function pagesOf(
  document: PrintDocument,
  { language = 'en', size = 'a4' }: { language?: 'en' | 'pl' | 'ru'; size?: PaperSize } = {},
): Promise<PageRead[]> {
  return readPdf(await printPdf(document, { language, size }));
}

/** The sample with one of its surnames longer than any. */
function withLongSurname<Name extends PrintoutName>(printout: Name): DocumentOf<Name> {
  const text = JSON.stringify(samplePrint(printout, 8)).replaceAll('Ćwiąkała', LONG);
  return JSON.parse(text) as DocumentOf<Name>;
}

/** Those that call people by number alone, and brackets, whose boxes are of one line. */
const OTHERS: readonly PrintoutName[] = ['knockout', 'table-cards'];
const NAMING = PAPERS.filter(
  (printout) => !OTHERS.includes(printout) && JSON.stringify(samplePrint(printout, 8)).includes('Ćwiąkała'),
);

describe('long surnames', () => {
  it('are on most printouts', () => {
    expect(NAMING).toEqual(
      expect.arrayContaining(['contest', 'guide-cards', 'recap', 'standings', 'travellers']),
    );
  });

  it.each(NAMING)(
    'are cut nowhere on %s: they are set smaller, or go on in the next line',
    async (printout) => {
      for (const size of PAPER_SIZES) {
        const texts = (await pagesOf(withLongSurname(printout), { size })).flatMap((page) => page.texts);
        const begins = texts.filter(({ text }) => text.includes(LONG.slice(0, 9)));
        const ends = texts.filter(({ text }) => text.includes(LONG.slice(-9)));
        expect(begins.filter(({ text }) => text.includes('…'))).toEqual([]);
        expect(begins.length).toBeGreaterThan(0);
        expect(ends).toHaveLength(begins.length);
      }
    },
  );

  it('keep to one line of guide cards with more rounds than a page has room for otherwise', async () => {
    const document = withLongSurname('guide-cards');
    const cards = document.cards.map((card) => ({
      ...card,
      stops: Array.from({ length: 60 }, (_, index) => ({ ...card.stops[0]!, round: index + 1 })),
    }));
    const pages = await pagesOf({ ...document, cards });
    expect(pages).toHaveLength(Math.ceil(cards.length / 2));
  });
});

describe('the long name of a team', () => {
  const TEAM = 'Harrow Town Gold and Silver Wednesday';
  const who = { number: '3', names: [TEAM], isTeams: true } as const;
  const told = async (document: PrintDocument) =>
    (await pagesOf(document)).flatMap(({ texts }) => texts.map(({ text }) => text));
  /** As a person's would be: `H. T. G.`, or its last word behind the number. */
  const isShortened = (text: string) => /H\. |^\d+ +Wednesday$/.test(text);
  const begin = (text: string) => text.startsWith('3  Harrow Town');
  const end = (text: string) => text.endsWith('Wednesday');

  it('goes on in the next line where its column is narrow', async () => {
    const standings = standingsOfMatches(2);
    const rows = standings.matches.map((match) => ({ ...match, home: who, away: who }));
    const texts = await told({ ...standings, matches: rows });
    expect([texts.filter(begin).length, texts.filter(end).length]).toEqual([4, 4]);
    expect(texts.filter(isShortened)).toEqual([]);
    const { boards, ...travellers } = travellersOfMatches(1);
    const matches = boards[0]!.matches.map((match) => ({ ...match, home: who, away: who }));
    const lines = await told({ ...travellers, boards: [{ ...boards[0]!, matches }] });
    expect([lines.filter(begin).length, lines.filter(end).length]).toEqual([2, 2]);
    expect(lines.filter(isShortened)).toEqual([]);
  });

  it('is set smaller in a bracket and cut at its end, where a captain has initials', async () => {
    const captain = 'Zbigniew Maria Brzęczyszczykiewicz-Nowakowski';
    const knockout = samplePrint('knockout', 16);
    const [first, ...rounds] = knockout.rounds;
    const matches = first!.matches.map((match) => ({
      ...match,
      sides: [
        { of: 'team', seed: 1, name: `${TEAM} ${TEAM}`, isTeams: true },
        { of: 'team', seed: 2, name: captain },
      ] as const,
    }));
    const texts = await told({ ...knockout, rounds: [{ ...first!, matches }, ...rounds] });
    expect(texts.filter((text) => /^1  Harrow Town Gold.*…$/.test(text))).toHaveLength(matches.length);
    expect(texts.filter(isShortened)).toEqual([]);
    expect(texts.filter((text) => text.includes('Nowakowski') && !text.includes('Maria'))).not.toEqual([]);
  });

  it('stands whole in the list of entries, with its number', async () => {
    const entries = [{ number: '3', names: ['Anna Nowak'], team: TEAM, as: '', table: 'A1' }];
    const texts = await told({ heading, paper: 'entry-list', of: 'teams', entries });
    expect(texts.filter((text) => begin(text) || end(text)).join(' ')).toBe(`3  ${TEAM}`);
  });
});

describe('the day of a session', () => {
  const TOLD = { en: '1 March 2026', pl: '1 marca 2026', ru: '1 марта 2026 г.' } as const;

  it.each(LANGUAGES)(
    'stands behind the session on every page of every printout of it, in %s',
    async (language) => {
      for (const printout of PAPERS.filter((each) => each !== 'contest')) {
        const pages = await pagesOf(samplePrint(printout, 2), { language });
        const told = pages.map((page) => linesOf(page).join(' '));
        expect([printout, told.filter((text) => !text.includes(` 1, ${TOLD[language]}`))]).toEqual([
          printout,
          [],
        ]);
      }
    },
  );

  it('is left out where nobody knows it', async () => {
    const document = samplePrint('recap', 2);
    const [page] = await pagesOf({ ...document, heading: { ...document.heading, day: null } });
    expect(linesOf(page!).join(' ')).toContain('session 1 · Page 1 of');
  });
});

describe('the standing of a contest', () => {
  const document = samplePrint('contest', 8);

  it('has the day of each session above it, and says what does not count', async () => {
    const told = (await pagesOf(document)).flatMap(linesOf).join('\n');
    for (const text of ['1 Feb 2026', '2 Feb 2026', '(48.00)', '→ qualified · (…) not counted']) {
      expect(told).toContain(text);
    }
  });

  it('has points of one column with as many decimals, so that they stand under each other', async () => {
    const [first, second, ...others] = document.lines;
    const lines = [{ ...first!, total: '79' }, { ...second!, total: '137/2' }, ...others];
    const [page] = await pagesOf({ ...document, totalIn: 'points', lines });
    expect(page!.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['79.00', '68.50', '55.00']));
  });

  it.each(PAPER_SIZES)('goes on below with more sessions than stand side by side on %s', async (size) => {
    const names = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
    const sessions = names.map((session) => ({ session, day: null }));
    const lines = document.lines.map((line, at) => ({
      ...line,
      sessions: names.map((_, index) => ({ score: `${at * 100 + index}`, counts: true, absent: false })),
    }));
    const pages = await pagesOf({ ...document, totalIn: 'points', sessions, lines }, { size });
    const shown = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    const heads = shown.filter((text) => /^Session \d+$/.test(text));
    expect(new Set(heads)).toEqual(new Set(names.map((name) => `Session ${name}`)));
    expect(shown).toContain('1519.00');
    expect(pages.every(({ width, height }) => width > height)).toBe(true);
  });

  it('makes a long title smaller, so that the tournament and the page stand beside it', async () => {
    const title = 'Puchar Wojewody Kujawsko-Pomorskiego w brydżu sportowym, finał ogólnopolski 2026';
    const [page] = await pagesOf({ ...document, title });
    const [head] = linesOf(page!);
    expect(head).toMatch(/^Puchar Wojewody .* · Page 1 of 1$/);
    const right = Math.max(...page!.texts.map(({ x, width }) => x + width));
    expect(right).toBeLessThan(page!.width - 30);
  });
});

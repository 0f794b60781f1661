import { LANGUAGES, type Language } from '#words';
import type { MatchStands } from './documents/match-shown.js';
import type { PrintDocument } from './documents/print-document.js';
import { printPdf } from './print.js';
import { sayIn } from './words/words.js';
import { linesOf, readPdf, type PageRead } from './testing/read-pdf.js';
import {
  heading,
  matchStands,
  samplePrint,
  standingsOfMatches,
  teamCards,
  travellersOfMatches,
} from './testing/sample-prints.js';

/** No printer reaches further to the edge of a page: 8 mm. */
const EDGE = 22;

async function pagesOf(document: PrintDocument, language: Language = 'en'): Promise<PageRead[]> {
  return readPdf(await printPdf(document, { language, size: 'a4' }));
}

/** What is told, however wide its columns are and wherever its lines end. */
async function toldOn(document: PrintDocument, language?: Language): Promise<string> {
  const pages = await pagesOf(document, language);
  return pages.flatMap(linesOf).join(' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['cards of teams', teamCards(5, 1)],
  ['long cards of teams', teamCards(3, 7)],
  ['travellers of matches', travellersOfMatches(20)],
  ['standings with matches', standingsOfMatches(40)],
] as const)('%s stand on pages with nothing over their edges, and every letter', async (_what, document) => {
  for (const language of LANGUAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one print after the other
    for (const { width, height, texts } of await pagesOf(document, language)) {
      expect(
        texts.filter(
          ({ x, y, width: own }) => x < EDGE || x + own > width - EDGE || y < EDGE || y > height - EDGE,
        ),
      ).toEqual([]);
      expect(texts.filter(({ text }) => text.includes('\uFFFD'))).toEqual([]);
    }
  }
});

it.each(LANGUAGES)('cut nowhere that a room was ruled on, in %s', async (language) => {
  const [, ruled] = /^(\S+)/.exec(sayIn(language)('ruledOn'))!;
  for (const document of [travellersOfMatches(20), teamCards(2, 3)]) {
    // oxlint-disable-next-line no-await-in-loop -- one print after the other
    const texts = (await pagesOf(document, language)).flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text.startsWith(ruled!) && text.includes('…'))).toEqual([]);
    expect(texts.filter((text) => text.endsWith('*')).length).toBeGreaterThan(5);
  }
});

describe('a match in standings', () => {
  const teams = {
    home: { number: '1', names: ['Reds'] },
    away: { number: '2', names: ['Blues'] },
    rounds: '1',
  };
  const plain: MatchStands = {
    ...matchStands,
    half: false,
    carried: null,
    penalties: null,
    aggregate: null,
    knockout: { winner: 'home', by: null, extras: [], extraOf: null },
  };
  const rowOf = async (stands: Partial<MatchStands>, language?: Language) => {
    const told = await toldOn(
      { ...standingsOfMatches(0), heading, matches: [{ ...teams, ...plain, ...stands }] },
      language,
    );
    return /1 1 Reds 2 Blues (.*?) Bridge club/.exec(told)?.[1];
  };
  const tie = { home: '20', away: '20' };
  const knockout = { winner: 'away', by: null, extras: [], extraOf: null } as const;

  it.each<[string, Partial<MatchStands>]>([
    ['34 : 21 winner: Reds, by 13 IMPs', {}],
    ['20 : 21 winner: Blues, by 1 IMP', { score: { home: '20', away: '21' }, knockout }],
    ['20 : 20 tied', { score: tie, knockout: { ...knockout, winner: null } }],
    [
      '20 : 20 winner: Blues, tie decided by the director',
      { score: tie, knockout: { ...knockout, by: 'tie' } },
    ],
    ['34 : 21 winner: Blues, opponent withdrew', { knockout: { ...knockout, by: 'walkover' } }],
    [
      '20 : 20 winner: Blues, by 4 IMPs · extra boards in session 3: 5 : 5 · extra boards in session 4: 1 : 5',
      {
        score: tie,
        knockout: {
          ...knockout,
          extras: [
            { session: '3', score: { home: '5', away: '5' } },
            { session: '4', score: { home: '1', away: '5' } },
          ],
        },
      },
    ],
    [
      '34 : 21 winner: Reds, by 13 IMPs · Started with 3 : 0 · penalties −10 : 0',
      { carried: matchStands.carried, penalties: matchStands.penalties },
    ],
    ['34 : 21 so far', { state: 'running', knockout: { ...knockout, winner: null } }],
    ['– not started', { state: 'to-come', score: { home: '0', away: '0' }, knockout: null }],
    [
      '12 : 0 not played: score as decided',
      { awarded: { home: '12', away: '0', why: 'chosen' }, knockout: null },
    ],
  ])('is told as on its page: %s', async (expected, stands) => {
    expect(await rowOf(stands)).toBe(expected);
  });

  it('is told in every language', async () => {
    const extras = [{ session: '3', score: { home: '1', away: '5' } }];
    const stands = { score: tie, knockout: { ...knockout, extras } };
    expect(await rowOf(stands, 'pl')).toBe(
      '20 : 20 zwycięzca: Blues, różnicą 4 IMP · dogrywka w sesji 3: 1 : 5',
    );
    expect(await rowOf(stands, 'ru')).toBe(
      '20 : 20 победитель: Blues, с разницей 4 ИМП · дополнительные сдачи в сессии 3: 1 : 5',
    );
  });
});

describe('a pair of a team', () => {
  const TEAM = 'Harrow Town Gold and Silver Evening Club';

  it.each(['guide-cards', 'table-cards', 'name-slips', 'recap', 'rulings', 'standings'] as const)(
    'is called by the name of the team and its side on %s, not by a number',
    async (printout) => {
      const text = JSON.stringify(samplePrint(printout, 8)).replaceAll(
        /"number":"(NS|EW) \d+"/g,
        `$&,"team":"${TEAM} $1"`,
      );
      const pages = await pagesOf(JSON.parse(text) as PrintDocument);
      const texts = pages.flatMap((page) => page.texts.map((each) => each.text));
      expect(texts.filter((each) => /(?<!\p{L}|: |→ )(NS|EW) \d/u.test(each))).toEqual([]);
      expect(texts.filter((each) => each.startsWith('Harrow') && each.endsWith('…'))).toEqual([]);
      const told = texts.join(' ').replaceAll(/\s+/g, ' ');
      for (const side of ['NS', 'EW']) expect(told).toContain(`${TEAM} ${side}`);
      for (const { width, texts: own } of pages) {
        expect(own.filter(({ x, width: wide }) => x + wide > width - EDGE)).toEqual([]);
      }
    },
  );

  it('leaves the card of a table with many rounds on its page', async () => {
    const document = samplePrint('table-cards', 2);
    const [card] = document.cards;
    const rounds = Array.from({ length: 22 }, (_, index) => {
      const { seated, ...round } = card!.rounds[0]!;
      const named = seated.map((one) => ({ ...one, who: { ...one.who!, team: `${TEAM} ${one.seat}` } }));
      return { ...round, round: index + 1, seated: named };
    });
    const pages = await pagesOf({ ...document, cards: [{ ...card!, rounds }] });
    const over = pages.flatMap(({ height, texts }) => texts.filter(({ y }) => y > height - EDGE));
    expect([pages.length, over]).toEqual([1, []]);
  });

  it('is called so on cards of teams, and once where its players are not known', async () => {
    const cards = teamCards(1, 1);
    const [card] = cards.cards;
    const pair = { number: 'NS 1', team: 'Reds NS', names: ['Anna Nowak', 'Jan Lis'] };
    const told = await toldOn({ ...cards, cards: [{ ...card!, pair }] });
    expect(told).toContain('Reds NS: Anna Nowak – Jan Lis');
    expect(told).toMatch(/Closed room, Table A2, round 2: NS [^,]+, EW 3 /);
    const nameless = JSON.parse(
      JSON.stringify(cards).replaceAll('"number":"EW 3","names":[]', '$&,"team":"Blues EW"'),
    ) as PrintDocument;
    expect(await toldOn(nameless)).toMatch(/Table A2, round 2: NS [^,]+, Blues EW /);
  });
});

it('a team has a card with its place, carry-over, penalties and rulings', async () => {
  const told = await toldOn(teamCards(1, 1));
  for (const text of [
    'Klub Anna Nowak-0 34 – 21 Klub Zbigniew Li-1',
    'Place 1 · VP 62.31 · penalty: VP −1',
    'won by 13 IMPs · 13.52 – 6.48 VP · half match · Aggregate: 5 : 3',
    'Carry-forward 3 0',
    'penalties −10',
    'Total 34 21',
    '* board 8, Open room: NS average plus, EW average minus (Law 12C1c, 2017).',
    'Boards not released yet: 1.',
    'Closed room, Table A2, round 2',
  ]) {
    expect(told).toContain(text);
  }
});

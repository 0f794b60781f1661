import fc from 'fast-check';
import { LANGUAGES } from '#words';
import { PAPERS, type DocumentOf, type PrintDocument } from './documents/print-document.js';
import type { StandsAs } from './documents/ranking.js';
import type { SideGiven } from './documents/ruling-shown.js';
import { PAPER_SIZES, type PaperSize } from './kit/paper-size.js';
import { printPdf } from './print.js';
import { linesOf, readPdf, type PageRead } from './testing/read-pdf.js';
import { boardShown, heading, samplePrint, sheetShown } from './testing/sample-prints.js';

/** No printer reaches further to the edge of a page: 8 mm. */
const EDGE = 22;

async function pagesOf(
  document: PrintDocument,
  { language = 'en', size = 'a4' }: { language?: 'en' | 'pl' | 'ru'; size?: PaperSize } = {},
): Promise<PageRead[]> {
  return readPdf(await printPdf(document, { language, size }));
}

function textOf(pages: readonly PageRead[]): string {
  return pages.flatMap(linesOf).join('\n');
}

describe.each(PAPERS)('%s', (printout) => {
  it.each(PAPER_SIZES)(
    'stands on pages of %s with nothing over their edges, each with its number',
    async (size) => {
      for (const tables of [2, 40]) {
        const pages = await pagesOf(samplePrint(printout, tables), { size, language: 'ru' });
        for (const [index, { width, height, texts }] of pages.entries()) {
          const over = texts.filter(
            ({ x, y, width: own }) => x < EDGE || x + own > width - EDGE || y < EDGE || y > height - EDGE,
          );
          expect(over).toEqual([]);
          expect(texts.filter(({ text }) => text.includes('\uFFFD'))).toEqual([]);
          const numbered = `Страница ${index + 1} из ${pages.length}`;
          expect(texts.filter(({ text }) => text.endsWith(numbered))).toHaveLength(1);
        }
      }
    },
  );

  it('is the same file whenever it is printed', async () => {
    const [first, second] = [samplePrint(printout, 3), samplePrint(printout, 3)];
    const options = { language: 'pl', size: 'letter' } as const;
    expect(Buffer.from(await printPdf(first, options)).equals(await printPdf(second, options))).toBe(true);
  });

  it('can be read in English and Polish, too: no letter is missing in its fonts', async () => {
    for (const language of LANGUAGES.filter((each) => each !== 'ru')) {
      expect(textOf(await pagesOf(samplePrint(printout, 2), { language }))).not.toMatch(/\uFFFD/);
    }
  });
});

describe('hand records', () => {
  it('have eighteen boards a page', async () => {
    const document = {
      ...samplePrint('hand-records', 40),
      boards: Array.from({ length: 36 }, (_, index) => boardShown(index + 1)),
    };
    for (const size of PAPER_SIZES) {
      const pages = await pagesOf(document, { size });
      const numbers = pages.map(({ texts }) =>
        texts.filter((text) => text.size === 15).map(({ text }) => Number(text)),
      );
      expect(numbers.map((own) => own.length)).toEqual([18, 18]);
      expect(numbers.flat()).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    }
  });

  it('show a hand suit by suit, dealer, vulnerability, points, tricks and par', async () => {
    const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    const board = { ...boardShown(2), deal };
    const told = textOf(await pagesOf({ ...samplePrint('hand-records', 2), boards: [board] }));
    expect(told).toContain('A K Q J 10 9 8 7 6 5 4 3 2');
    for (const part of ['Dealer E', 'NS vul.', 'Par −500: 4', 'NT']) expect(told).toContain(part);
    expect(told).toContain('Boards not released yet: 28–30.');
  });
});

it.each(['board-plan', 'caddy-plan'] as const)(
  'a %s keeps the moves of a round in one column',
  async (printout) => {
    for (const tables of [5, 6, 7, 8, 9, 10, 11, 12]) {
      const pages = await pagesOf(samplePrint(printout, tables));
      const said = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
      const rounds = said.filter((text) => /^Round \d+ → \d+$/.test(text));
      // A header that is repeated tells of a table that goes on.
      expect(said.filter((text) => text === 'For round')).toHaveLength(rounds.length);
    }
  },
);

it.each([3, 5, 7, 9, 20])('standings of sheets cut no figure of %i rounds', async (count) => {
  const rounds = Array.from({ length: count }, (_, index) => index + 1);
  const who = { number: '7', names: ['Anna Orlova'] };
  const document: DocumentOf<'standings'> = {
    heading,
    paper: 'standings',
    kind: 'sheets',
    convention: null,
    signed: false,
    progress: { afterRound: null, rounds: count, stands: { as: 'running' } },
    rounds,
    counting: 'whists',
    lines: [
      { place: '1', who, rounds: rounds.map(() => ({ whists: '-3101/3', place: '4' })), score: '-31010/3' },
    ],
    teams: [],
  };
  for (const language of LANGUAGES) {
    const told = textOf(await pagesOf(document, { language }));
    expect(told).not.toContain('…');
    expect(told.split('(4)')).toHaveLength(count + 1);
    expect(told.match(/−1033[.,]67/g)).toHaveLength(count);
    expect(told).toMatch(/−10336[.,]67/);
  }
});

it('a contest cuts no figure of its sessions', async () => {
  const played = { score: '-310100/3', counts: false, absent: false };
  const sessions = ['1', '2', '3'];
  const line = { place: '1', names: ['Anna Orlova'], number: '7', sessions: sessions.map(() => played) };
  const document: DocumentOf<'contest'> = {
    heading,
    paper: 'contest',
    title: 'League',
    sessions: sessions.map((session) => ({ session, day: null })),
    stands: { as: 'running' },
    totalIn: 'points',
    carry: null,
    lines: [
      {
        ...line,
        carried: { amount: '-310100/3', qualified: null },
        penalties: '-1',
        total: '-3101000/3',
        goesOn: true,
        masterPoints: null,
      },
    ],
    tables: [],
  };
  const told = textOf(await pagesOf(document, { language: 'ru' }));
  expect(told.match(/\(−103366,67\)/g)).toHaveLength(sessions.length);
  expect(told).toContain('−1033666,67');
});

describe('a standing on paper', () => {
  it('tells what penalties take off a total, and which session was not played', async () => {
    const told = textOf(await pagesOf(samplePrint('contest', 2)));
    expect(told).toContain('Penalties');
    expect(told).toContain('−2.50');
    expect(told.match(/\d\*/g)).toHaveLength(1);
    expect(told).toContain('* absent');
  });

  it('tells of how many boards those are that count, and that matchpoints are scaled up', async () => {
    const told = async (language: 'en' | 'pl' | 'ru') =>
      textOf(await pagesOf(samplePrint('standings', 3), { language }));
    const english = await told('en');
    expect(english.match(/ 24\/27 /g)).toHaveLength(2);
    expect(english.match(/ 27 /g)!.length).toBeGreaterThan(1);
    expect(english).toContain(
      '24/27: boards counted out of the fullest card. Matchpoints are factored up to a full card.',
    );
    expect(await told('pl')).toContain('24/27: liczba rozdań w stosunku do najpełniejszej karty');
    expect(await told('ru')).toContain('24/27: число зачтённых сдач');
  });

  it('tells what a contestant brings along, of what score and by which rule', async () => {
    const told = textOf(await pagesOf(samplePrint('contest', 2))).replaceAll('\n', ' ');
    expect(told).toContain('(from 53.00)');
    expect(told).toContain(
      'Carry-forward from session 0: 1/2 of the margin above or below average in the qualifier; at most 5 either way; average of the qualifier: 47.00%',
    );
    const { carry, ...contest } = samplePrint('contest', 2);
    const [qualification, final] = [48, 24].map((boards) => ({ boards, maximum: '480' }));
    const ebu = {
      from: carry!.from,
      by: { rule: 'ebu', qualification: qualification!, final: final! },
    } as const;
    expect(textOf(await pagesOf({ ...contest, carry: ebu })).replaceAll('\n', ' ')).toContain(
      'qualifier: 48 boards, maximum 480; final: 24 boards, maximum 480',
    );
  });
});

describe('lists of any length', () => {
  const names = fc.array(
    fc.string({ unit: fc.constantFrom('ą', 'Ж', 'm', 'i', ' ', '-', 'W'), maxLength: 60 }),
    { maxLength: 3 },
  );

  it('lose no line and cut none in two, and have their header on each page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(names, { maxLength: 150 }),
        fc.constantFrom(...PAPER_SIZES),
        async (all, size) => {
          const document: DocumentOf<'standings'> = {
            heading,
            paper: 'standings',
            kind: 'pairs',
            unit: 'matchpoints',
            progress: { afterRound: null, rounds: 3, stands: { as: 'final' } },
            beside: [],
            rankings: [
              {
                section: null,
                line: 'one',
                figureIn: 'percent',
                lines: all.map((own, index) => ({
                  place: `${index + 1}`,
                  who: { number: `№${index + 1}`, names: own },
                  figure: '50',
                  score: '10',
                  boards: 3,
                  fullBoards: 3,
                  scaled: false,
                  penalties: '0',
                  masterPoints: null,
                })),
              },
            ],
          };
          const pages = await pagesOf(document, { size });
          const rows = pages.flatMap(({ texts }) => texts.filter(({ text }) => text.startsWith('№')));
          expect(rows.map(({ text }) => text.split(' ')[0])).toEqual(all.map((_, index) => `№${index + 1}`));
          if (all.length === 0) return;
          for (const { texts, width, height } of pages) {
            expect(texts.filter(({ text }) => text === '%')).toHaveLength(1);
            for (const { x, y, width: own } of texts) {
              expect(x + own).toBeLessThanOrEqual(width - EDGE);
              expect(y).toBeLessThanOrEqual(height - EDGE);
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('names those who sat in, with their rounds, below standings, strata and the recap, and on the card', async () => {
    const substitutes = [
      { name: 'Ann Lee', fromRound: 2, toRound: 2 },
      { name: 'Jan Lis', fromRound: 4, toRound: 5 },
    ];
    const of = { number: 'NS 7', names: ['Ben Kemp', 'Eva Ost'], substitutes };
    const list = samplePrint('standings', 3);
    if (list.kind !== 'pairs') throw new Error('The sample is of pairs.');
    const [first, ...rankings] = list.rankings;
    const lines = first!.lines.map((line, index) => (index === 0 ? { ...line, who: of } : line));
    const standings = { ...list, rankings: [{ ...first!, lines }, ...rankings] };
    const said = 'Ann Lee (round 2), Jan Lis (rounds 4–5)';
    expect(textOf(await pagesOf(standings))).toContain(`Substitutes: NS 7 ${said}`);
    const { rankings: plain, beside } = list;
    const stratum = beside.map((table) => ({
      ...table,
      lines: table.lines.map((line) => ({ ...line, who: of })),
    }));
    expect(textOf(await pagesOf({ ...list, rankings: plain, beside: stratum }))).toContain(
      `Substitutes: NS 7 ${said}`,
    );
    const whole = samplePrint('recap', 3);
    const groups = whole.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row, index) => (index === 0 ? { ...row, who: of } : row)),
    }));
    expect(textOf(await pagesOf({ ...whole, groups }))).toContain(`Substitutes: NS 7 ${said}`);
    const onSheets: DocumentOf<'standings'> = {
      heading,
      paper: 'standings',
      kind: 'sheets',
      convention: null,
      signed: false,
      progress: { afterRound: null, rounds: 1, stands: { as: 'running' } },
      rounds: [1],
      counting: 'whists',
      lines: [{ place: '1', who: of, rounds: [null], score: '10' }],
      teams: [],
    };
    expect(textOf(await pagesOf(onSheets))).toContain(`Substitutes: NS 7 ${said}`);
    const cards = samplePrint('score-cards', 1);
    if (cards.kind !== 'field') throw new Error('The sample is of a field.');
    const card = { ...cards, cards: cards.cards.slice(0, 1).map((one) => ({ ...one, who: of })) };
    expect(textOf(await pagesOf(card))).toContain(`Substitutes: ${said}`);
  });

  it('say what penalties have taken off, and of what', async () => {
    const document = samplePrint('standings', 3);
    if (document.kind !== 'pairs') throw new Error('The sample is of pairs.');
    const told = textOf(await pagesOf(document));
    expect(told).toContain('149*');
    expect(told).toContain('* Penalties deducted: NS 3 (−6.5).');
    const rankings = document.rankings.map((ranking) => ({ ...ranking, figureIn: 'vp' as const }));
    expect(textOf(await pagesOf({ ...document, rankings }))).toContain('64.06*');
    // A column of victory points has the same decimals throughout.
    const even = rankings.map((each) => ({
      ...each,
      lines: each.lines.map((line, index) => (index === 0 ? line : { ...line, figure: '123/5' })),
    }));
    expect(textOf(await pagesOf({ ...document, rankings: even }))).toMatch(/65\.0 .*24\.6/s);
    const { lines, ...ranking } = document.rankings[0]!;
    const without = { ...ranking, lines: lines.map((line) => ({ ...line, penalties: '0' })) };
    expect(textOf(await pagesOf({ ...document, rankings: [without] }))).not.toContain('*');
    const cards = textOf(await pagesOf(samplePrint('score-cards', 1)));
    expect(cards).toContain('penalty: Matchpoints −2');
  });

  it('shorten long names word by word, and keep short ones and what stands before a surname', async () => {
    const document = samplePrint('standings', 3);
    if (document.kind !== 'pairs') throw new Error('The sample is of pairs.');
    const [ranking] = document.rankings;
    const pairs = [
      ['Anna Nowak', 'Jan Kowalski'],
      ['Adam Maria van der Berg', 'Zbigniew Maria Nowakowski'],
      ['Wolfgang Amadeus Westhuizen-Bloem', 'Zbigniew Maria Chrząszczyżewo'],
    ];
    const lines = ranking!.lines.map((line, index) => ({
      ...line,
      who: { number: '1', names: pairs[index]! },
    }));
    const told = textOf(await pagesOf({ ...document, rankings: [{ ...ranking!, lines }] }));
    expect(told).toContain('Anna Nowak – Jan Kowalski');
    expect(told).toContain('A. M. van der Berg – Z. M. Nowakowski');
    expect(told).toContain('Westhuizen-Bloem – Chrząszczyżewo');
  });
});

describe('a written sheet', () => {
  const deal = { kind: 'deal', dealer: 'N', rectified: [] } as const;
  const lines = [
    {
      ...deal,
      game: { kind: 'contract', level: 6, strain: 'S', declarer: 'E' },
      whists: [
        { seat: 'S', call: 'pass' },
        { seat: 'W', call: 'half' },
      ],
      tricks: { E: 6 },
    },
    {
      ...deal,
      dealer: 'E',
      game: { kind: 'misere', declarer: 'S' },
      whists: [],
      tricks: { N: 4, S: 1, W: 5 },
      rectified: [{ kind: 'penalty-tricks', seat: 'S', tricks: 1, rule: '3.9.12' }],
    },
    {
      ...deal,
      dealer: 'S',
      game: { kind: 'all-pass' },
      whists: [],
      tricks: { N: 3, E: 3, S: 1, W: 3 },
      rectified: [
        { kind: 'transfer', from: 'W', to: 'N', tricks: 2, rule: '3.9.16.2' },
        { kind: 'remise', seat: 'W', tricks: 1, rule: '3.9.18' },
      ],
    },
    {
      kind: 'penalties',
      rectified: [
        { kind: 'mountain', seat: 'W', points: '5', rule: '3.2.21' },
        { kind: 'whists', by: 'N', on: 'E', whists: '40', rule: 'regulation' },
      ],
    },
  ] as const;
  const sheet = { ...sheetShown(4, false), lines: lines.map((what, at) => ({ line: at + 1, what })) };
  const document = { ...samplePrint('sheets', 1), sheets: [sheet] };

  it('has the dealer, the whists, the tricks of each, and who was penalised for what by which rule', async () => {
    const rows = (await pagesOf(document)).flatMap(linesOf);
    const head = rows.findIndex((row) => row.startsWith('№'));
    expect(rows.slice(head, head + 10)).toEqual([
      '№ Dealer Deals and rulings Whists Tricks N Tricks E Tricks S Tricks W',
      '1 N 6 ♠  E S pass, W half 6',
      '2 E misère S 4 1 5',
      'S: penalty tricks 1 (3.9.12)',
      '3 S all-pass 3 3 1 3',
      'tricks from W to N: 2 (3.9.16.2)',
      'W: down 1 more (3.9.18)',
      '4 penalties',
      'W: 5 to the mountain (3.2.21)',
      'N on E: whists 40 (regulations)',
    ]);
  });

  it('has them in Russian, too, each with its own seat', async () => {
    const told = textOf(await pagesOf(document, { language: 'ru' }));
    for (const part of ['Сдающий', 'Висты', 'в гору 5', 'штрафных взяток 1', 'регламент'])
      expect(told).toContain(part);
  });
});

describe('the entry list', () => {
  const IN_LATIN = [
    'Abacka, Ewa',
    'Berg, Ann',
    'van der Berg, Jan',
    'Groot Jr., Al',
    'PLAYER 9',
    'PLAYER 10',
    'Ślusarz, Jan',
  ];

  it.each([
    ['en', IN_LATIN],
    ['pl', IN_LATIN],
    ['ru', ['Ёлкина, Анна', 'Жуков, Пётр Ильич', 'Яковлев, Лев']],
  ] as const)('has everybody by surname, as %s sorts them', async (language, expected) => {
    const names =
      language === 'ru'
        ? ['Лев Яковлев', 'Пётр Ильич Жуков', 'Анна Ёлкина']
        : [
            'PLAYER 10',
            'Jan van der Berg',
            'Jan Ślusarz',
            'Ewa Abacka',
            'Al Groot Jr.',
            'PLAYER 9',
            'Ann Berg',
          ];
    const entries = [{ number: '1', names, as: '', table: 'A1' }];
    const pages = await pagesOf({ heading, paper: 'entry-list', of: 'teams', entries }, { language });
    const shown = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(shown.filter((text) => (expected as readonly string[]).includes(text))).toEqual(expected);
  });

  it('has each of a pair with the other one', async () => {
    const entries = [{ number: 'NS 3', names: ['Anna Nowak', 'Jan Kowalski'], as: '', table: 'A3 NS' }];
    const told = textOf(await pagesOf({ heading, paper: 'entry-list', of: 'pairs', entries }));
    expect(told).toMatch(/Kowalski, Jan +Anna Nowak +NS 3 +A3 NS[^]*Nowak, Anna +Jan Kowalski +NS 3 +A3 NS/);
  });
});

it.each([
  ['matchpoints', { mark: 'ruled', points: '23', percent: '100', otherForm: true }, '100*†'],
  ['imps', { mark: 'ruled', points: '-5125/100', percent: null, otherForm: false }, '−51,25*'],
] as const)('cuts no figure of a recap in %s', async (unit, award, text) => {
  const document = samplePrint('recap', 4);
  const boards = Array.from({ length: 36 }, (_, index) => index + 1);
  const groups = document.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, boards: boards.map(() => award) })),
  }));
  for (const size of PAPER_SIZES) {
    const pages = await pagesOf({ ...document, unit, boards, groups }, { size, language: 'pl' });
    const shown = pages.flatMap(({ texts }) => texts.filter((each) => each.text === text));
    expect(shown).toHaveLength(8 * 36);
  }
});

describe('what a ruling and a fouled board change', () => {
  const slam = { kind: 'contract', level: 6, strain: 'S', doubling: '', declarer: 'E' } as const;
  const weighted: SideGiven = {
    kind: 'weighted',
    results: [
      { result: { ...slam, tricks: 12 }, hundredths: 60 },
      { result: { ...slam, tricks: 11 }, hundredths: 40 },
    ],
  };
  const points = { mark: 'ruled', points: '243/100', percent: '41', otherForm: false } as const;
  const apart = { mark: null, points: '3', percent: '75', otherForm: true } as const;

  /** Suits are set by themselves, with room around them. */
  const toldOn = (pages: readonly PageRead[]) => textOf(pages).replaceAll(/[^\S\n]+/g, ' ');

  it('is told below a traveller: weights, average scores, and who played another form', async () => {
    const document = samplePrint('travellers', 3);
    if (document.kind !== 'field') throw new Error('The sample is of a field.');
    const [board] = document.boards;
    const [first, second, third] = board!.lines;
    const average: SideGiven = { kind: 'artificial', award: 'average-plus' };
    const given = { NS: average, EW: { kind: 'artificial', award: 'average-minus' } } as const;
    const lines = [
      {
        ...first!,
        result: { ...slam, level: 4, declarer: 'N', tricks: 11 },
        score: 450,
        awards: { NS: points, EW: points },
        ruled: { law: { book: 'bridge', law: '12C1c, 2017' }, given: { NS: weighted, EW: weighted } },
      },
      {
        ...second!,
        result: null,
        score: null,
        awards: { NS: { ...points, mark: 'ave+' }, EW: { ...points, mark: 'ave-' } },
        ruled: { law: { book: 'bridge', law: '12C2a, 2017' }, given },
      },
      { ...third!, awards: { NS: apart, EW: apart } },
    ] as const;
    const told = toldOn(await pagesOf({ ...document, boards: [{ ...board!, lines }] }));
    expect(told).toContain('2.43*');
    expect(told).toContain('3†');
    expect(told).toContain(
      '* Table A1: 60% 6 ♠ E = + 40% 6 ♠ E −1 (Law 12C1c, 2017), instead of 4 ♠ N +1, +450.',
    );
    const rows = told.split('\n');
    // What counts stands in the row: board 1, nobody vulnerable.
    expect(rows.filter((row) => row.includes('ruled on*'))).toEqual([
      expect.stringMatching(/ruled on\* .*60% −980 2\.43\*/),
      expect.stringMatching(/ruled on\* A\+ 2\.43 A− 2\.43/),
    ]);
    expect(told).toContain('40% +50');
    expect(told.match(/\+450/g)).toHaveLength(1);
    expect(told).toContain('* Table A2: NS average plus, EW average minus (Law 12C2a, 2017).');
    expect(told).toContain('A+ average plus, A− average minus.');
    expect(told).toContain('† A different version of the board was played here: scored separately (Law 87).');
  });

  it('is told below a score card, for its own side alone', async () => {
    const document = samplePrint('score-cards', 2);
    if (document.kind !== 'field') throw new Error('The sample is of a field.');
    const [card] = document.cards;
    const [first, , third] = card!.lines;
    const lines = [
      {
        ...first!,
        at: 'EW',
        result: { ...slam, level: 4, declarer: 'N', tricks: 11 },
        score: -450,
        award: points,
        ruled: { law: { book: 'bridge', law: '12C1c, 2017' }, given: weighted },
      },
      { ...third!, award: apart },
    ] as const;
    const told = toldOn(await pagesOf({ ...document, cards: [{ ...card!, lines }] }));
    expect(told).toMatch(/ruled on\* 60% \+980 2\.43\*/);
    expect(told).toContain('40% −50');
    expect(told).toContain(
      '* board 1: 60% 6 ♠ E = + 40% 6 ♠ E −1 (Law 12C1c, 2017), instead of 4 ♠ N +1, −450.',
    );
    expect(told).toContain('† A different version of the board was played here: scored separately (Law 87).');
    const plain = toldOn(
      await pagesOf({
        ...document,
        cards: [{ ...card!, lines: [{ ...third!, award: { ...apart, otherForm: false } }] }],
      }),
    );
    expect(plain).not.toMatch(/[*†]/);
  });
});

it.each<[StandsAs, string]>([
  [{ as: 'running' }, 'after round 5 of 9'],
  [{ as: 'final' }, 'final results'],
  [
    { as: 'provisional', scores: '2026-03-01 21:37', rulings: '2026-03-01 21:37', past: false },
    'provisional: corrections until 1 March 2026, 21:37',
  ],
  [
    { as: 'provisional', scores: '2026-03-01 21:37', rulings: '2026-03-01 21:27', past: false },
    'provisional: score corrections until 1 March 2026, 21:37, rulings until 1 March 2026, 21:27',
  ],
  [
    { as: 'provisional', scores: '2026-03-01 21:37', rulings: '2026-03-01 21:37', past: true },
    'session closed, corrections until 1 March 2026, 21:37',
  ],
  [{ as: 'official', since: '2026-03-01 21:37', amended: null }, 'official since 1 March 2026, 21:37'],
  [
    { as: 'official', since: '2026-03-01 21:37', amended: '2026-03-02 10:00' },
    'official since 1 March 2026, 21:37, revised at 2 March 2026, 10:00',
  ],
])('standings on paper are what they are on the page: %j', async (stands, expected) => {
  const document = samplePrint('recap', 3);
  const told = textOf(await pagesOf({ ...document, progress: { ...document.progress, stands } }));
  expect(told).toContain(expected);
  // Of all that readers see no date is written otherwise than the day in the head.
  expect(told).toContain('as of journal entry 412, 1 March 2026, 21:07');
  expect(told).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(told.includes('final results')).toBe(stands.as === 'final');
});

it('spells names in letters that its fonts lack, and says so', async () => {
  const names = ['王伟', '김민수', 'อนันต์', 'Łukasz Źrebiec', 'Соня Ёлкина'];
  const entries = names.map((name) => ({ number: '1', names: [name], as: '', table: 'A1' }));
  const printed = async (some: typeof entries) =>
    textOf(await pagesOf({ heading, paper: 'entry-list', of: 'players', entries: some }));
  const told = await printed(entries);
  for (const name of ['WangWei', 'GimMinSu', 'Łukasz', 'Ёлкина']) expect(told).toContain(name);
  expect(told).not.toMatch(/\uFFFD/);
  expect(told).toContain('some names are written in Latin letters');
  expect(await printed(entries.slice(3))).not.toContain('spelled');
});

it('keeps the order of the words of a name that is read from right to left', async () => {
  const entries = [{ number: '1', names: ['דוד לוי'], as: '', table: 'A1' }];
  const told = textOf(await pagesOf({ heading, paper: 'entry-list', of: 'players', entries }));
  expect(told).toContain('lvy, dvd');
  expect(told).not.toMatch(/\p{Script=Hebrew}/u);
  expect(told).toContain('some names are written in Latin letters');
});

it('leaves out the end of a long name of a tournament, never the session or the page', async () => {
  const long = { ...heading, tournament: 'Вторничный турнир с очень длинным названием '.repeat(4) };
  for (const printout of PAPERS) {
    const pages = await pagesOf({ ...samplePrint(printout, 2), heading: long } as PrintDocument);
    const told = pages.map((page) => linesOf(page).join(' '));
    expect([printout, told.filter((text) => !text.includes('…, session 1'))]).toEqual([printout, []]);
    expect([printout, told.filter((text) => !/Page \d+ of \d+/.test(text))]).toEqual([printout, []]);
  }
});

describe('the bracket of a knockout', () => {
  const bracketOf = (tables: number) => samplePrint('knockout', tables);

  it('has each match once, and each of a round right of those that lead to it', async () => {
    for (const tables of [2, 6, 40, 100]) {
      const document = bracketOf(tables);
      const pages = await pagesOf(document);
      const shown = pages.flatMap(({ texts }) =>
        texts.flatMap(({ text, x }) => {
          const match = /^Match (\d+)/.exec(text)?.[1];
          return match === undefined ? [] : [{ match: Number(match), x }];
        }),
      );
      const matches = document.rounds.flatMap((round) => round.matches);
      expect(shown.map(({ match }) => match).toSorted((one, other) => one - other)).toEqual(
        matches.map(({ match }) => match),
      );
      const places = new Map(shown.map(({ match, x }) => [match, x]));
      const led = matches.flatMap(({ match, feeders }) => feeders.map((feeder) => [feeder, match] as const));
      const firstOnPage = Math.min(...places.values());
      // What begins a page was led to on one before.
      const wrong = led.filter(([from, to]) => places.get(from)! >= places.get(to)!);
      expect(wrong.filter(([, to]) => places.get(to)! > firstOnPage)).toEqual([]);
    }
  });

  it('tells scores, how it was decided otherwise, who is awaited, and places that are taken', async () => {
    const document = bracketOf(4);
    const [last] = document.rounds.at(-1)!.matches;
    const team = (name: string) => ({ of: 'team' as const, seed: null, name });
    const final = { ...last!, sides: [team('Gold'), team('Silver')] as const, winner: 1 as const };
    const rounds = [...document.rounds.slice(0, -1), { round: 3, session: '7', matches: [final] }];
    const told = textOf(await pagesOf({ ...document, rounds }));
    for (const text of ['57', 'Match 2 · quarter-final · forfeited', 'winner of match 3', 'session 7']) {
      expect(told).toContain(text);
    }
    expect(told).toMatch(/1\. +Silver/);
    expect(told).toMatch(/2\. +Gold/);
  });
});

describe('the logo', () => {
  const DOT =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const broken = Buffer.from(DOT, 'base64').fill(0, 41, 50).toString('base64');
  const picturesIn = async (logo: string | null) => {
    const document = { ...samplePrint('standings', 40), heading: { ...heading, logo } };
    const bytes = Buffer.from(await printPdf(document, { language: 'en', size: 'a4' })).toString('latin1');
    return bytes.split('/Subtype /Image').length - 1;
  };

  it('stands on every page and is in the file once, with what of it is transparent', async () => {
    expect(await picturesIn(DOT)).toBe(2);
  });

  it.each([
    ['no picture', 'AAAA'],
    ['a broken one', broken],
    ['one that says it is larger than any', Buffer.from(DOT, 'base64').fill(255, 16, 24).toString('base64')],
    ['the beginning of a JPEG', '/9j/4A=='],
    ['none', null],
  ])('is left out where there is %s', async (_what, logo) => {
    expect(await picturesIn(logo)).toBe(0);
  });
});

it('says after each page how many are made, of how many', async () => {
  const told: string[] = [];
  await printPdf(samplePrint('travellers', 40), { language: 'en', size: 'a4' }, (made, pages) => {
    told.push(`${made}/${pages}`);
  });
  expect(told.length).toBeGreaterThanOrEqual(27);
  expect(told).toEqual(told.map((_, index) => `${index + 1}/${told.length}`));
});

it('has suits in two colours or in four', async () => {
  const inks = async (colours: 'two' | 'four') => {
    const bytes = await printPdf(samplePrint('hand-records', 2), { language: 'en', size: 'a4', colours });
    return new Set(
      readPdf(bytes).flatMap(({ texts }) =>
        texts.filter(({ text }) => /^[♠♥♦♣]$/.test(text)).map(({ colour }) => colour),
      ),
    );
  };
  expect((await inks('two')).size).toBe(2);
  expect((await inks('four')).size).toBe(4);
});

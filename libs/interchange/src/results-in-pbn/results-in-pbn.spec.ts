import fc from 'fast-check';
import { readPublished, withoutFigures } from '../published/published-file.js';
import { NO_FIGURES } from '../published/published-figures.js';
import type { PublishedLine, SideOutcome } from '../published/published-game.js';
import type { PublishedResult } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { faultOfReading } from '../testing/fault-of-reading.js';
import { writeResultsInPbn } from './write-results.js';

const FILE = `% PBN 2.1
[Event "##Tuesday"]
[Date "##2026.05.02"]
[Scoring "##MP"]
[Board "1"]
[Vulnerable "None"]
[ScoreTable "PairId_NS;PairId_EW;Names_NS\\12L;Names_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW;Percentage_NS;Percentage_EW;Lead"]
1 4 "Ann;Bob" "Fay;Gil" 4S  N 10  420 2 0 100 0 HK
2 3 "Cy;Dee"  "Hal;Ida" 3NT E  8    - 0 2 0 100 -
[TotalScoreTable "Rank;PairId;TotalMP;TotalPercentage"]
1 1 2 100
1 3 2 100
3 2 0 0
3 4 0 0

[Board "2"]
[Vulnerable "NS"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Score_NS;Percentage_NS;Percentage_EW"]
1 4 Pass 0 50 50
2 3 -    - ^60 ^40
`;

describe('results in PBN', () => {
  it('are a session of pairs with its lines, rulings and published figures', () => {
    const { format, results } = readPublished(FILE);
    const [{ game, figures }] = results as [PublishedResult];
    expect([format, game.title, game.event.day, game.scoring.method]).toEqual([
      'pbn',
      'Tuesday',
      '2026-05-02',
      'matchpoints',
    ]);
    const [section] = game.sections;
    expect(
      section!.contestants.map(({ contestant, players }) => [contestant, ...players.map(({ name }) => name)]),
    ).toEqual([
      ['1', 'Ann', 'Bob'],
      ['2', 'Cy', 'Dee'],
      ['3', 'Hal', 'Ida'],
      ['4', 'Fay', 'Gil'],
    ]);
    expect(section!.lines.map(({ id, outcome, contract }) => [id, outcome.ns, contract])).toEqual([
      [
        'A/1 1 v 4',
        { kind: 'score', score: 420 },
        { level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 10, lead: 'HK' },
      ],
      ['A/1 2 v 3', { kind: 'score', score: 50 }, expect.objectContaining({ declarer: 'E', tricks: 8 })],
      ['A/2 1 v 4', { kind: 'score', score: 0 }, 'passed-out'],
      ['A/2 2 v 3', { kind: 'artificial', award: 'average-plus' }, null],
    ]);
    expect(figures.awards).toHaveLength(4);
    expect(figures.totals[2]).toEqual({ contestant: 'A-2', score: '0', percentage: '0' });
    expect(figures.rankings[0]!.places).toHaveLength(4);
  });

  it('without their figures are the same game', () => {
    const bare = withoutFigures(FILE);
    expect(bare).not.toMatch(/TotalScoreTable|MP_NS|Rank/);
    const [[given], [left]] = [readPublished(FILE).results, readPublished(bare).results];
    expect(left!.game).toEqual(given!.game);
    expect(left!.figures.awards).toEqual([]);
  });

  it.each([
    [
      'a row that is not whole',
      FILE.replace('1 4 Pass 0 50 50', '1 4 Pass 0 50'),
      { code: 'interchange.of-deals', line: 20, fault: { expected: 'row' } },
    ],
    [
      'a board that is none',
      FILE.replace('[Board "2"]', '[Board "two"]'),
      { code: 'interchange.of-deals', line: 16, fault: { code: 'deal-file.no-board' } },
    ],
    ['no pairs at all', FILE.replaceAll('PairId_', 'Id_'), { code: 'interchange.nobody' }],
  ])('with %s are refused by their place', (_what, text, fault) => {
    expect(faultOfReading(() => readPublished(text))).toMatchObject(fault);
  });

  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(lineGiven, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        (boards) => {
          const lines = boards.flatMap((those, board) =>
            those.map((given, table): PublishedLine => ({
              ...given,
              id: `A/${board + 1} NS${table + 1} v EW${table + 1}`,
              board: board + 1,
              round: board + 1,
              table: table + 1,
              ns: `NS${table + 1}`,
              ew: `EW${table + 1}`,
            })),
          );
          const pairs = [...new Set(lines.flatMap(({ ns, ew }) => [ns, ew]))].toSorted();
          const result: PublishedResult = {
            game: {
              name: 'event 1',
              title: 'Żywiec "Cup"',
              date: '2026.05.02',
              event: { day: '2026-05-02', venue: 'Hall' },
              kind: 'pairs',
              session: { number: 1, of: 1 },
              scoring: {
                method: 'cross-imps',
                scale: 'double',
                regulation: 'white-book',
                scored: [['A']],
                ranked: [['A']],
              },
              strata: [],
              sections: [
                {
                  section: 'A',
                  winners: 2,
                  boardsPerRound: null,
                  expected: null,
                  fullCard: null,
                  contestants: pairs.map((contestant) => ({
                    contestant,
                    players: [{ name: `${contestant} A` }, { name: `${contestant} B` }],
                    ranked: true,
                    stratum: null,
                    beside: [],
                  })),
                  lines,
                },
              ],
              deals: [],
            },
            figures: {
              ...NO_FIGURES,
              printed: { award: 2, score: 2, percentage: 2 },
              awards: lines.slice(0, 1).flatMap(({ id }) => [
                { line: id, side: 'NS' as const, points: '1.25' },
                { line: id, side: 'EW' as const, points: '-1.25' },
              ]),
              totals: [{ contestant: 'A-NS1', score: '1.25', boards: 3 }],
            },
          };
          const [again] = readPublished(textOfFile(writeResultsInPbn([result])).text).results;
          expect(again!.game).toEqual(result.game);
          expect(again!.figures).toEqual(result.figures);
        },
      ),
    );
  });
});

const outcome: fc.Arbitrary<SideOutcome> = fc.oneof(
  fc.constantFrom(420, -50, 0).map((score) => ({ kind: 'score' as const, score })),
  fc.constantFrom('average-plus' as const, 'average' as const, 'average-minus' as const).map((award) => ({
    kind: 'artificial' as const,
    award,
  })),
  fc.constant({ kind: 'percentage' as const, percent: '45' }),
);
const lineGiven = fc.tuple(outcome, outcome, fc.boolean()).map(([ns, ew, isSplit]) => ({
  outcome: { ns, ew: isSplit ? ew : ns },
  contract: null,
}));

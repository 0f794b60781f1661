import fc from 'fast-check';
import { imps } from '#scoring';
import { faultOfReading } from '../../testing/fault-of-reading.js';
import { readPublished } from '../reading/published-file.js';

/** A line of a board, with what both sides have of it. */
interface Line {
  readonly ns: number;
  readonly ew: number;
  readonly score: number;
}

/** Matchpoints of scores among all of them, two for each that is worse and one for each that is the same. */
function matchpoints(score: number, all: readonly number[]): number {
  return all.reduce((sum, one) => sum + (score > one ? 2 : score === one ? 1 : 0), -1);
}

function event(sections: readonly (readonly Line[])[], fields: readonly (readonly number[])[]): string {
  const pair = (number: number) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`;
  const pairs = sections.flat().flatMap(({ ns, ew }) => [pair(ns), pair(ew)]);
  const section = (lines: readonly Line[], at: number) => {
    const field = fields.find((group) => group.includes(at))!;
    const all = field.flatMap((one) => sections[one]!.map(({ score }) => score));
    const written = lines.map(({ ns, ew, score }) => {
      const own = matchpoints(score, all);
      return `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><SCORE>${score}</SCORE>
        <NS_MATCH_POINTS>${own}</NS_MATCH_POINTS><EW_MATCH_POINTS>${2 * (all.length - 1) - own}</EW_MATCH_POINTS></TRAVELLER_LINE>`;
    });
    return `<SECTION SECTION_ID="${'ABCDEF'[at]}"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${written.join('')}</BOARD></SECTION>`;
  };
  return `<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>${pairs.join('')}</PARTICIPANTS>
    ${sections.map(section).join('')}</EVENT></USEBIO>`;
}

describe('sections of USEBIO', () => {
  const scores = fc.array(fc.constantFrom(-50, 110, 420, 450), { minLength: 2, maxLength: 4 });
  const numbered = (all: readonly (readonly number[])[]) => {
    let pair = 0;
    return all.map((some) => some.map((score): Line => ({ ns: ++pair, ew: ++pair, score })));
  };

  it('are one field where the awards of their lines add up to that', () => {
    fc.assert(
      fc.property(fc.array(scores, { minLength: 2, maxLength: 4 }), (all) => {
        const whole = [all.map((_some, at) => at)];
        const { game } = readPublished(event(numbered(all), whole)).results[0]!;
        expect(game.scoring.scored).toEqual([game.sections.map(({ section }) => section)]);
        expect(game.scoring.ranked).toEqual(game.scoring.scored);
      }),
      { numRuns: 40 },
    );
  });

  it('are fields of their own otherwise', () => {
    fc.assert(
      fc.property(fc.array(scores, { minLength: 2, maxLength: 4 }), (all) => {
        const { game } = readPublished(
          event(
            numbered(all),
            all.map((_some, at) => [at]),
          ),
        ).results[0]!;
        expect(game.scoring.scored).toEqual(game.sections.map(({ section }) => [section]));
      }),
      { numRuns: 40 },
    );
  });

  it('may be two fields of two sections each', () => {
    const all = [
      [110, -50],
      [420, 420],
      [450, 110],
      [-50, -50],
    ];
    const { game } = readPublished(
      event(numbered(all), [
        [0, 1],
        [2, 3],
      ]),
    ).results[0]!;
    expect(game.scoring.scored).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });
});

describe('sections of USEBIO that are scored in IMPs', () => {
  /** Of each section what its tables scored on each board. */
  const SCORES = [
    [
      [420, 450, -50],
      [110, -100, 140],
      [600, 620, -100],
    ],
    [
      [980, 480, -50],
      [-200, 90, 140],
      [1430, 650, 630],
    ],
  ] as const;
  type Award = (score: number, field: readonly number[]) => string;

  const cross: Award = (score, field) =>
    (field.reduce((sum, other) => sum + imps(score - other), 0) / (field.length - 1)).toFixed(2);
  const crossUndivided: Award = (score, field) =>
    `${field.reduce((sum, other) => sum + imps(score - other), 0)}`;
  const butler: Award = (score, field) => {
    const mean = field.reduce((sum, other) => sum + other, 0) / field.length;
    return `${imps(score - 10 * Math.round(mean / 10))}`;
  };

  const written = (
    type: string,
    name: string,
    award: Award,
    isOneField: boolean,
    all: readonly (readonly (readonly number[])[])[] = SCORES,
    fields: readonly (readonly number[])[] = isOneField ? [all.map((_, at) => at)] : all.map((_, at) => [at]),
  ) => {
    const sections = all.map((boards, at) => {
      const lines = boards.map((scores, board) => {
        const field = fields.find((one) => one.includes(at))!.flatMap((each) => all[each]![board]!);
        const travellers = scores.map((score, table) => {
          const pair = 20 * at + 2 * table + 1;
          const own = award(score, field);
          return `<TRAVELLER_LINE><NS_PAIR_NUMBER>${pair}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${pair + 1}</EW_PAIR_NUMBER><SCORE>${score}</SCORE>
            <NS_${name}>${own}</NS_${name}><EW_${name}>${-Number(own)}</EW_${name}></TRAVELLER_LINE>`;
        });
        return `<BOARD><BOARD_NUMBER>${board + 1}</BOARD_NUMBER>${travellers.join('')}</BOARD>`;
      });
      return `<SECTION SECTION_ID="${'ABCD'[at]}">${lines.join('')}</SECTION>`;
    });
    const pairs = all
      .flatMap((_, at) => [1, 2, 3, 4, 5, 6].map((pair) => 20 * at + pair))
      .map((pair) => `<PAIR><PAIR_NUMBER>${pair}</PAIR_NUMBER></PAIR>`);
    return `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>${pairs.join('')}</PARTICIPANTS>
      ${sections.join('')}</EVENT></USEBIO>`;
  };

  it.each([
    ['CROSS_IMPS', 'CROSS_IMPS', cross],
    ['CROSS_IMPS', 'CROSS_IMPS', crossUndivided],
    ['BUTLER_PAIRS', 'BUTLER_POINTS', butler],
  ] as const)('are one field, or fields of their own, by their IMPs: %s', (type, name, award) => {
    const scoredIn = (isOneField: boolean) =>
      readPublished(written(type, name, award, isOneField)).results[0]!.game.scoring;
    expect(scoredIn(true)).toMatchObject({ scored: [['A', 'B']], ranked: [['A', 'B']] });
    expect(scoredIn(false)).toMatchObject({ scored: [['A'], ['B']], ranked: [['A'], ['B']] });
  });

  it('may be one field without standing side by side', () => {
    const others = SCORES.map((boards) => boards.map((scores) => scores.map((score) => 0 - score - 30)));
    const all = [SCORES[0], others[0]!, SCORES[1], others[1]!];
    const fields = [
      [0, 2],
      [1, 3],
    ];
    const { results, leftAside } = readPublished(
      written('CROSS_IMPS', 'CROSS_IMPS', cross, false, all, fields),
    );
    expect(results[0]!.game.scoring.scored).toEqual([
      ['A', 'C'],
      ['B', 'D'],
    ]);
    expect(leftAside).toBeUndefined();
  });

  it('are named where their IMPs fit several fields', () => {
    const twins = [SCORES[0], SCORES[1], SCORES[1]];
    const { leftAside } = readPublished(
      written('CROSS_IMPS', 'CROSS_IMPS', cross, false, twins, [
        [0, 1],
        [0, 2],
      ]),
    );
    expect(leftAside).toMatchObject([
      { code: 'interchange.contradiction', path: 'SECTION', found: 'A+B', other: 'A+C (IMPs)' },
    ]);
  });
});

describe('an event of a kind that is not known', () => {
  const board = (points: string) =>
    `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
     <SCORE>110</SCORE>${points}</TRAVELLER_LINE></BOARD>`;
  const methodOf = (points: string) =>
    readPublished(`<USEBIO Version="1.2"><EVENT EVENT_TYPE="FESTIVAL">${board(points)}</EVENT></USEBIO>`)
      .results[0]!.game.scoring.method;

  it.each([
    ['<NS_MATCH_POINTS>0</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS>', 'matchpoints'],
    ['<NS_BUTLER_POINTS>0</NS_BUTLER_POINTS><EW_BUTLER_POINTS>0</EW_BUTLER_POINTS>', 'butler'],
    ['<NS_CROSS_IMPS>0</NS_CROSS_IMPS><EW_CROSS_IMPS>0</EW_CROSS_IMPS>', 'cross-imps'],
    ['', 'other'],
  ])('is scored as its lines are: %s', (points, method) => expect(methodOf(points)).toBe(method));
});

describe('a sign of XML in a name', () => {
  const named = (name: string) =>
    `<USEBIO Version="1.2">\n<CLUB>\n<CLUB_NAME>${name}</CLUB_NAME></CLUB><!-- A & B --><EVENT EVENT_TYPE="MP_PAIRS">
<EVENT_DESCRIPTION><![CDATA[Salt & Pepper]]> &amp; more &#38; &#x26;</EVENT_DESCRIPTION></EVENT></USEBIO>`;

  it.each(['Ann & Co', 'Ann &Co', 'R&D', '&'])('is named where it stands: %s', (name) => {
    expect(faultOfReading(() => readPublished(named(name)))).toMatchObject({
      code: 'interchange.expected',
      expected: 'xml-entity',
      line: 3,
      column: 12 + name.indexOf('&'),
    });
  });

  it('is a sign where XML lets it be one', () => {
    const many = 'x'.repeat(65_530);
    expect(() => readPublished(named(`${many}&amp;${many}&lt;`))).not.toThrow();
  });
});

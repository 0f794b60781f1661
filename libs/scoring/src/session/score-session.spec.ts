import type { SideResult } from '../board/board-field.js';
import { rankSession } from '../ranking/rank-session.js';

import { written } from '../testing/written.js';
import type {
  Adjustment,
  BoardField,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session.js';
import { SESSION_REGULATIONS } from '../testing/session-regulations.js';
import { rescore, scoreBy, scoreSession } from './score-session.js';
import type { SessionScores } from './session-scores.js';
import { sameForBoth } from '../testing/field.js';
import { placeText } from '../testing/place-text.js';

const whiteBook: SessionRegulation = SESSION_REGULATIONS['white-book'];
const acblscore: SessionRegulation = SESSION_REGULATIONS.acblscore;

const three = ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2', 'A-EW3'];

function contestants(...names: readonly string[]): SessionContestant[] {
  return names.map((contestant) => ({
    contestant,
    section: contestant.slice(0, 1),
    line: contestant.slice(2, 4),
  }));
}

/** A traveller's line: 'NS pair v EW pair', and a score for both or a result for each. */
type Line = readonly [string, number | SideResult, SideResult?];

function line([pairs, nsOrBoth, ew]: Line): TravellerLine {
  const [nsPair, ewPair] = pairs.split(' v ');
  const results =
    typeof nsOrBoth === 'number'
      ? sameForBoth(pairs, nsOrBoth)
      : { id: pairs, ns: nsOrBoth, ew: ew ?? nsOrBoth };
  return { ...results, contestants: { ns: `A-NS${nsPair}`, ew: `A-EW${ewPair}` } };
}

function board(number: number, expected: number, ...lines: readonly Line[]): BoardField {
  return { field: `A/${number}`, board: number, expected, lines: lines.map(line) };
}

function score(
  regulation: SessionRegulation,
  fields: readonly BoardField[],
  ...adjustments: readonly Adjustment[]
): SessionScores {
  return scoreSession({ contestants: contestants(...three), fields, adjustments }, regulation);
}

/** 'score/maximum percentage' of a contestant. */
function card(scores: SessionScores, contestant: string): string {
  const { score, fullMaximum, percentage } = scores.contestants.get(contestant)!;
  return `${score.toText(2)}/${fullMaximum} ${percentage?.toText(2) ?? 'none'}`;
}

const artificial = (award: 'ave+' | 'ave' | 'ave-'): SideResult => ({ kind: 'artificial', award });
const notPlayed: SideResult = { kind: 'not-played' };

describe('a session', () => {
  const boards = [
    board(1, 3, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]),
    board(2, 3, ['1 v 2', -50], ['2 v 3', -50], ['3 v 1', 110]),
    board(3, 3, ['1 v 3', 0], ['2 v 1', 90], ['3 v 2', 50]),
  ];

  it('adds the awards of each card', () => {
    const scores = score(whiteBook, boards);
    expect(three.map((name) => card(scores, name))).toEqual([
      '5.00/12 41.67',
      '7.00/12 58.33',
      '6.00/12 50.00',
      '0.00/12 0.00',
      '7.00/12 58.33',
      '11.00/12 91.67',
    ]);
  });

  it('keeps each card: its boards in order, whom against, and why', () => {
    const { entries } = score(whiteBook, boards.toReversed()).contestants.get('A-EW3')!;
    expect(
      entries.map(({ board, line, side, opponents, award }) =>
        [
          board,
          line,
          side,
          opponents,
          award.kind === 'scored' && 'row' in award.parts[0]! && award.parts[0].row.score,
        ].join(' '),
      ),
    ).toEqual(['1 3 v 3 EW A-NS3 -100', '2 2 v 3 EW A-NS2 -50', '3 1 v 3 EW A-NS1 0']);
  });

  it('has an empty card for those who have not begun', () => {
    const scores = score(whiteBook, []);
    expect(card(scores, 'A-NS1')).toBe('0.00/0 none');
    expect(rankSession(scores.contestants.values(), { by: 'percentage', sections: 'combined' })).toEqual([]);
  });

  it('is refused when a line names somebody who did not enter, or a field is there twice', () => {
    const fault = (code: string) => expect.objectContaining({ fault: expect.objectContaining({ code }) });
    expect(() => score(whiteBook, [board(1, 2, ['9 v 1', 50])])).toThrow(fault('scoring.contestant-unknown'));
    expect(() => score(whiteBook, [board(1, 2), board(1, 2)])).toThrow(fault('scoring.field-twice'));
    expect(() => scoreSession({ contestants: contestants('A-NS1', 'A-NS1'), fields: [] }, whiteBook)).toThrow(
      fault('scoring.contestant-twice'),
    );
    expect(() => score(whiteBook, [], { id: 'pp', contestant: 'A-NS9', unit: 'points', amount: -1 })).toThrow(
      fault('scoring.contestant-unknown'),
    );
  });
});

describe('boards that were missed', () => {
  const boards = [
    board(1, 3, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]),
    board(2, 3, ['1 v 2', -50], ['2 v 3', -50], ['3 v 1', notPlayed]),
  ];

  it('shorten what the percentage is of', () => {
    const scores = score(whiteBook, boards);
    expect(card(scores, 'A-NS3')).toBe('0.00/4 0.00');
    expect(card(scores, 'A-EW1')).toBe('0.00/4 0.00');
    expect(card(scores, 'A-NS1')).toBe('6.00/8 75.00');
  });

  it('scale the others of the line up to its fullest card, where the regulation does', () => {
    const scores = score({ ...whiteBook, fullCard: 'line' }, [
      ...boards,
      board(3, 3, ['1 v 3', 0], ['2 v 1', 90], ['3 v 2', 50]),
    ]);
    // Three North-South pairs have 12, 12 and 8 to win: 4 of 8 is 6 of 12.
    expect(card(scores, 'A-NS3')).toBe('3.00/12 25.00');
    expect(scores.contestants.get('A-NS3')!.points.toText(0)).toBe('2');
    expect(scores.contestants.get('A-NS3')!.maximum?.toText(0)).toBe('8');
  });

  it('scale to what the organiser fixed', () => {
    const scores = scoreSession(
      { contestants: contestants(...three).map((entry) => ({ ...entry, maximum: 100 })), fields: boards },
      whiteBook,
    );
    expect(card(scores, 'A-NS1')).toBe('75.00/100 75.00');
  });

  it('leave those with too few of them without a place', () => {
    const scores = score(whiteBook, boards);
    const ranks = (minimumBoards: string) =>
      rankSession(scores.contestants.values(), { by: 'percentage', sections: 'apart', minimumBoards })
        .filter(({ ranking }) => ranking === 'A NS')
        .map((rank) => `${rank.contestant} ${placeText(rank)}`);
    expect(ranks('1/2')).toEqual(['A-NS1 1', 'A-NS2 2', 'A-NS3 3']);
    expect(ranks('2/3')).toEqual(['A-NS1 1', 'A-NS2 2', 'A-NS3 ']);
  });

  it('leave out who has none of them, or place it with nothing where the regulation does', () => {
    const crossImps = { kind: 'cross-imps', result: 'sum', singleScore: 'zero' } as const;
    const scores = score({ ...whiteBook, method: crossImps }, [
      board(1, 2, ['1 v 1', 420], ['2 v 2', 450]),
      board(2, 2, ['1 v 2', 420], ['2 v 1', 50], ['3 v 3', notPlayed]),
    ]);
    const ranks = (more: object) =>
      rankSession(scores.contestants.values(), { by: 'score', sections: 'apart', ...more })
        .filter(({ ranking }) => ranking === 'A NS')
        .map((rank) => `${rank.contestant} ${placeText(rank)}`);
    expect(ranks({})).toEqual(['A-NS1 1', 'A-NS2 2']);
    expect(ranks({ withoutBoards: 'ranked' })).toEqual(['A-NS1 1', 'A-NS3 2', 'A-NS2 3']);
    expect(ranks({ withoutBoards: 'ranked', minimumBoards: '1/2' })).toEqual([
      'A-NS1 1',
      'A-NS2 2',
      'A-NS3 ',
    ]);
  });
});

describe('an artificial score', () => {
  // Two boards are compared. NS1 has 100 % on them and NS2 0 %; the third board was spoiled.
  const spoiled = (ns: SideResult, ew: SideResult) => [
    board(1, 2, ['1 v 1', 620], ['2 v 2', 600]),
    board(2, 2, ['1 v 2', 100], ['2 v 1', 50]),
    board(3, 2, ['1 v 1', ns, ew], ['2 v 2', ns, ew]),
  ];
  const percentages = (guarantee: SessionRegulation['guarantee'], ns: SideResult, ew: SideResult) => {
    const scores = score({ ...whiteBook, guarantee }, spoiled(ns, ew));
    return ['A-NS1', 'A-NS2', 'A-EW1', 'A-EW2'].map((name) => {
      const award = scores.contestants.get(name)!.entries.at(-1)!.award;
      return award.kind === 'artificial' && award.top ? String(award.percent) : award.kind;
    });
  };

  it('is lifted and lowered to what the contestant had on the other boards (Law 12C2(c), 2017)', () => {
    expect(percentages('law-12c2c', artificial('ave+'), artificial('ave-'))).toEqual([
      '100',
      '60',
      '40',
      '40',
    ]);
    expect(percentages('law-12c2c', artificial('ave-'), artificial('ave+'))).toEqual(['40', '0', '60', '60']);
  });

  it('is only lifted by Law 88 (1997)', () => {
    expect(percentages('law-88', artificial('ave+'), artificial('ave-'))).toEqual(['100', '60', '40', '40']);
    expect(percentages('law-88', artificial('ave-'), artificial('ave-'))).toEqual(['40', '40', '40', '40']);
  });

  it('stays where no guarantee is given, and average always does', () => {
    expect(percentages('none', artificial('ave+'), artificial('ave-'))).toEqual(['60', '60', '40', '40']);
    expect(percentages('law-12c2c', artificial('ave'), artificial('ave'))).toEqual(['50', '50', '50', '50']);
  });

  it('counts in the total with what it is worth', () => {
    const scores = score(whiteBook, spoiled(artificial('ave+'), artificial('ave-')));
    expect(card(scores, 'A-NS1')).toBe('6.00/6 100.00');
    expect(card(scores, 'A-NS2')).toBe('1.20/6 20.00');
  });

  it('keeps its 60 % for one who has no other board', () => {
    const scores = score(whiteBook, [board(1, 2, ['1 v 1', artificial('ave+')], ['2 v 2', 100])]);
    expect(card(scores, 'A-NS1')).toBe('1.20/2 60.00');
  });
});

describe('a penalty', () => {
  const boards = [
    board(1, 3, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]),
    board(2, 3, ['1 v 2', -50], ['2 v 3', -50], ['3 v 1', 110]),
  ];
  const penalty = (unit: Adjustment['unit'], amount: number): Adjustment => ({
    id: 'phone',
    contestant: 'A-NS1',
    unit,
    amount,
  });

  it.each([
    ['points', -1, '4.00/8 50.00'],
    ['percent-of-top', -25, '4.00/8 50.00'],
    ['percent-of-session', -2, '4.84/8 60.50'],
    ['percent-of-top', 10, '5.40/8 67.50'],
  ] as const)('in %s, of %i', (unit, amount, expected) => {
    const scores = score(whiteBook, boards, penalty(unit, amount));
    expect(card(score(whiteBook, boards), 'A-NS1')).toBe('5.00/8 62.50');
    expect(card(scores, 'A-NS1')).toBe(expected);
  });

  it('is a line of its own: boards and opponents have what they had', () => {
    const without = score(whiteBook, boards);
    const scores = score(whiteBook, boards, penalty('percent-of-top', -25));
    const { points, entries, adjustments } = scores.contestants.get('A-NS1')!;
    expect(points).toEqual(without.contestants.get('A-NS1')!.points);
    expect(entries).toEqual(without.contestants.get('A-NS1')!.entries);
    expect(adjustments.map(({ id, points }) => `${id} ${points}`)).toEqual(['phone -1']);
    for (const other of three.slice(1)) {
      expect(scores.contestants.get(other)).toEqual(without.contestants.get(other));
    }
  });
});

describe("ACBLscore's way", () => {
  it('rounds each award, then the score, and takes the percentage from that', () => {
    // Of 5 scores expected there are 3: the best is worth 3 2/3, which is 3.67 on each of the boards.
    const boards = [1, 2].map((number) => board(number, 5, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]));
    const scores = score(acblscore, boards);
    expect(card(scores, 'A-NS1')).toBe('7.34/8 91.75');
    expect(
      card(
        score({ ...acblscore, method: { ...SESSION_REGULATIONS.acblscore.method, decimals: 4 } }, boards),
        'A-NS1',
      ),
    ).toBe('7.33/8 91.63');
  });
});

describe('sections', () => {
  it('are compared over whatever boards are put into one field, and ranked together or apart', () => {
    const pairs = ['A-NS1', 'A-EW1', 'B-NS1', 'B-EW1'];
    const fields: BoardField[] = [
      {
        field: 'A+B/1',
        board: 1,
        expected: 2,
        lines: [
          { ...sameForBoth('A1', 420), contestants: { ns: 'A-NS1', ew: 'A-EW1' } },
          { ...sameForBoth('B1', 450), contestants: { ns: 'B-NS1', ew: 'B-EW1' } },
        ],
      },
    ];
    const scores = scoreSession({ contestants: contestants(...pairs), fields }, whiteBook);
    expect(pairs.map((name) => card(scores, name))).toEqual([
      '0.00/2 0.00',
      '2.00/2 100.00',
      '2.00/2 100.00',
      '0.00/2 0.00',
    ]);
    const ranks = (sections: 'combined' | 'apart') =>
      rankSession(scores.contestants.values(), { by: 'score', sections }).map(
        (rank) => `${rank.ranking}: ${placeText(rank)} ${rank.contestant}`,
      );
    expect(ranks('combined')).toEqual(['NS: 1 B-NS1', 'NS: 2 A-NS1', 'EW: 1 A-EW1', 'EW: 2 B-EW1']);
    expect(ranks('apart')).toEqual(['A NS: 1 A-NS1', 'A EW: 1 A-EW1', 'B NS: 1 B-NS1', 'B EW: 1 B-EW1']);
  });
});

describe('a changed score', () => {
  const boards = [
    board(1, 3, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]),
    board(2, 3, ['1 v 2', -50], ['2 v 3', -50]),
  ];
  const before = score(whiteBook, boards);
  const after = rescore(before, { fields: [board(2, 3, ['1 v 2', -50], ['2 v 3', 50])] });

  it('changes its board and the contestants on it', () => {
    expect(card(before, 'A-NS2')).toBe('4.00/8 50.00');
    expect(card(after, 'A-NS2')).toBe('5.50/8 68.75');
  });

  it('leaves every other board and contestant as they are', () => {
    expect(after.fieldAsScored('A/1')).toBe(before.fieldAsScored('A/1'));
    expect(after.boards.get('A/1')).toEqual(before.boards.get('A/1'));
    for (const other of ['A-NS3', 'A-EW1']) {
      expect(after.contestants.get(other)).toEqual(before.contestants.get(other));
    }
  });

  it('leaves what was there before', () => {
    expect(written(before)).toEqual(written(score(whiteBook, boards)));
  });

  it('of a line is the same as that of its board', () => {
    const [line] = board(2, 3, ['2 v 3', 50]).lines;
    const byLine = rescore(before, { lines: [{ field: 'A/2', line: line! }] });
    expect(written(byLine)).toEqual(written(after));
  });

  it('of a line that is not there is refused, and loses nothing', () => {
    const [line] = board(2, 3, ['3 v 3', 50]).lines;
    const unknown = expect.objectContaining({
      fault: { code: 'scoring.line-unknown', field: 'A/2', line: '3 v 3' },
    });
    expect(() => rescore(before, { removed: ['A/1'], lines: [{ field: 'A/2', line: line! }] })).toThrow(
      unknown,
    );
    expect(written(before)).toEqual(written(score(whiteBook, boards)));
  });
});

describe('IMPs', () => {
  const butler: SessionRegulation = {
    ...whiteBook,
    method: {
      kind: 'butler',
      datum: { drop: 'none', dropFrom: 1, roundTo: 10 },
      shortBoards: 'as-played',
      singleScore: 'zero',
    },
  };
  // Datums are 370, rounded from 373, and -10; board 3 was played by two pairs and spoiled for one.
  const boards = [
    board(1, 3, ['1 v 1', 620], ['2 v 2', 600], ['3 v 3', -100]),
    board(2, 3, ['1 v 2', -50], ['2 v 3', -90], ['3 v 1', 110]),
    board(3, 3, ['1 v 3', artificial('ave+'), artificial('ave-')]),
  ];

  it('are added up; there is no top, nothing is scaled, and what counts is also known by the board', () => {
    const scores = score(butler, boards);
    expect(
      three.map((name) => {
        const { score, mean, boards, percentage, fullMaximum } = scores.contestants.get(name)!;
        return [score, mean, boards, percentage, fullMaximum].join(' ');
      }),
    ).toEqual(['8 8/3 3  ', '4 2 2  ', '-7 -7/2 2  ', '-9 -9/2 2  ', '-5 -5/2 2  ', '9 3 3  ']);
  });

  it('have penalties in IMPs, and none in percent', () => {
    const imps = score(butler, boards, { id: 'pp', contestant: 'A-NS1', unit: 'points', amount: -3 });
    expect(imps.contestants.get('A-NS1')!.score.toString()).toBe('5');
    expect(() =>
      score(butler, boards, { id: 'pp', contestant: 'A-NS1', unit: 'percent-of-top', amount: -25 }),
    ).toThrow(
      expect.objectContaining({
        fault: { code: 'scoring.penalty-unit', contestant: 'A-NS1', unit: 'percent-of-top' },
      }),
    );
  });

  it('of a session that was scored by matchpoints: another regulation scores the same lines', () => {
    const matchpointed = score(whiteBook, boards);
    expect(written(scoreBy(matchpointed, butler))).toEqual(written(score(butler, boards)));
    expect(written(matchpointed)).toEqual(written(score(whiteBook, boards)));
  });
});

describe('an individual', () => {
  const player = (number: number) => ({ contestant: `${number}`, section: 'A', line: 'one' });
  /** 'N+S v E+W score' */
  const table = (text: string): TravellerLine => {
    const [, north, south, east, west, points] = /^(\d)\+(\d) v (\d)\+(\d) (-?\d+)$/.exec(text)!;
    const contestants = { ns: north!, ew: east!, partners: { ns: south!, ew: west! } };
    return { ...sameForBoth(text.slice(0, 9), Number(points)), contestants };
  };
  const individual = (...boards: readonly (readonly string[])[]) =>
    scoreSession(
      {
        contestants: [1, 2, 3, 4, 5, 6, 7, 8].map(player),
        fields: boards.map((lines, at) => ({
          field: `A/${at + 1}`,
          board: at + 1,
          expected: 2,
          lines: lines.map(table),
        })),
      },
      whiteBook,
    );
  const boards = [
    ['1+2 v 3+4 420', '5+6 v 7+8 -50'],
    ['1+3 v 5+7 100', '2+4 v 6+8 110'],
  ];

  it('gives each of four what their side has', () => {
    const scores = individual(...boards);
    expect(['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => card(scores, name))).toEqual([
      '2.00/4 50.00',
      '4.00/4 100.00',
      '0.00/4 0.00',
      '2.00/4 50.00',
      '2.00/4 50.00',
      '0.00/4 0.00',
      '4.00/4 100.00',
      '2.00/4 50.00',
    ]);
    const { partner, opponents } = scores.contestants.get('4')!.entries[1]!;
    expect([partner, ...opponents]).toEqual(['2', '6', '8']);
  });

  it('is corrected for all four', () => {
    const corrected = rescore(individual(...boards), {
      lines: [{ field: 'A/2', line: table('1+3 v 5+7 120') }],
    });
    expect(written(corrected)).toEqual(written(individual(boards[0]!, ['1+3 v 5+7 120', '2+4 v 6+8 110'])));
    expect(card(corrected, '3')).toBe('2.00/4 50.00');
  });

  it('has partners on every line', () => {
    const [line] = board(1, 2, ['1 v 2', 50]).lines;
    const pairs = { ...line!, contestants: { ns: '1', ew: '2' } };
    expect(() =>
      scoreSession(
        {
          contestants: [1, 2, 3, 4, 5, 6, 7, 8].map(player),
          fields: [{ field: 'A/1', board: 1, expected: 2, lines: [table('5+6 v 7+8 -50'), pairs] }],
        },
        whiteBook,
      ),
    ).toThrow(expect.objectContaining({ fault: { code: 'scoring.partners', line: '1 v 2' } }));
  });
});

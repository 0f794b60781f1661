import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { BoardAtTable, CopyForLatePlay, TableSeen } from '../api/tableDocuments.js';
import {
  boardsNow,
  boardToAnswer,
  boardToOpen,
  confirmedNow,
  earlierNow,
  isDone,
  opposite,
  sameOutcome,
  scoreOf,
  seatsNow,
  signOf,
  statusTold,
} from './atTable.js';
import type { Unsent } from './outbox.js';

const FOUR_SPADES = played('4S E =');

function board(number: number, more: Partial<BoardAtTable> = {}): BoardAtTable {
  return {
    board: number,
    dealer: 'N',
    vulnerable: 'none',
    status: 'to-play',
    entry: 0,
    enteredBy: null,
    result: null,
    score: null,
    flags: [],
    counted: false,
    dealingAsked: false,
    adjustment: null,
    late: null,
    hands: null,
    asked: null,
    ...more,
  };
}

function table(boards: BoardAtTable[]): TableSeen {
  return {
    session: '1',
    table: 'A7',
    status: 'running',
    round: 2,
    called: 2,
    rounds: 9,
    ns: 'A-NS7',
    ew: 'A-EW6',
    sitsOut: null,
    boards,
    late: [
      {
        ...board(12, { status: 'postponed' }),
        round: 1,
        table: 'A7',
        ns: 'A-NS7',
        ew: 'A-EW7',
        brought: null,
      },
    ],
    mayMoveTo: null,
    due: null,
    extra: 0,
    over: false,
    next: [],
    carries: [],
    brings: null,
    responsible: null,
    seats: { confirmed: false, demanded: false, turned: ['ew'], players: {} },
    counts: false,
    others: true,
    confirmed: [],
    bothSides: true,
    calls: [],
    contestants: [],
    earlier: [],
    fields: [],
  };
}

const play = (number: number) => ({ session: '1', table: 'A7', round: 2, board: number });
const entered = (number: number, side: 'NS' | 'EW'): Unsent => ({
  id: `${number} ${side}`,
  name: 'result.enter',
  body: { ...play(number), side, result: FOUR_SPADES },
});

describe('the seats at a table', () => {
  const said = (round: number): Unsent => ({
    id: 'x',
    name: 'table.confirm-seats',
    body: { session: '1', table: 'A7', round, turned: ['ns'] },
  });

  it('are as those there have said, before the server has heard of it', () => {
    expect(seatsNow(table([]), [said(2)])).toMatchObject({ confirmed: true, turned: ['ns'] });
  });

  it('are as the pairs sat before, as long as nobody has said it of this round', () => {
    expect(seatsNow(table([]), [said(1)])).toMatchObject({ confirmed: false, turned: ['ew'] });
  });
});

it('knows who has said that its round is right, before the server has heard of it', () => {
  const said = (round: number): Unsent => ({
    id: 'x',
    name: 'table.confirm-round',
    body: { session: '1', table: 'A7', round, side: 'EW' },
  });
  const right = { ...table([]), confirmed: ['NS' as const] };
  expect(confirmedNow(right, [said(2)])).toEqual(['NS', 'EW']);
  expect(confirmedNow(right, [said(1)])).toEqual(['NS']);
});

it('knows which rounds that it has left a pair has said to be right', () => {
  const left = (round: number, confirmed: boolean) => ({
    ...board(5),
    table: 'A3',
    round,
    pairsSide: 'EW' as const,
    ns: 'A-NS3',
    ew: 'A-EW1',
    confirmed,
    brought: null,
  });
  const said = (of: string, side: 'NS' | 'EW'): Unsent => ({
    id: 'x',
    name: 'table.confirm-round',
    body: { session: '1', table: of, round: 2, side },
  });
  const rightIn = (...unsent: Unsent[]) =>
    earlierNow({ ...table([]), earlier: [left(1, true), left(2, false)] }, unsent).map(
      ({ confirmed }) => confirmed,
    );
  expect(rightIn()).toEqual([true, false]);
  expect(rightIn(said('A3', 'NS'), said('A7', 'EW'))).toEqual([true, false]);
  expect(rightIn(said('A3', 'EW'))).toEqual([true, true]);
});

describe('the boards at a table', () => {
  it('are those of the round, after those of earlier rounds', () => {
    expect(
      boardsNow(table([board(1), board(2)]), []).map(({ board, round, late }) => [board, round, late]),
    ).toEqual([
      [12, 1, { ns: 'A-NS7', ew: 'A-EW7', brought: null }],
      [1, 2, null],
      [2, 2, null],
    ]);
  });

  it('are as entered before the server has heard of it, with the score', () => {
    const [, first, second] = boardsNow(table([board(1), board(2)]), [entered(2, 'NS')]);
    expect(first).toMatchObject({ status: 'to-play', waits: false });
    expect(second).toMatchObject({ status: 'entered', enteredBy: 'NS', score: -420, waits: true });
  });

  it('count what was entered as the server will, the very same once', () => {
    const led: Unsent = {
      id: 'x',
      name: 'result.enter',
      body: { ...play(1), side: 'NS', result: played('4S E = HK') },
    };
    const known = table([board(1, { entry: 3 })]);
    const entryAfter = (...unsent: Unsent[]) => boardsNow(known, unsent)[1]!.entry;
    expect(entryAfter(entered(1, 'NS'))).toBe(4);
    expect(entryAfter(entered(1, 'NS'), entered(1, 'NS'))).toBe(4);
    expect(entryAfter(entered(1, 'NS'), led)).toBe(5);
    expect(entryAfter(entered(1, 'NS'), entered(1, 'EW'))).toBe(4);
  });

  it('are agreed when the other side enters the same, without a line to the server', () => {
    const [, first] = boardsNow(table([board(1)]), [entered(1, 'NS'), entered(1, 'EW')]);
    expect(first).toMatchObject({ status: 'agreed', enteredBy: 'NS', waits: true });
  });

  it('follow what is on its way after an entry that the server has', () => {
    const known = board(1, {
      status: 'entered',
      enteredBy: 'EW',
      entry: 1,
      result: FOUR_SPADES,
      score: -420,
    });
    const answer = (name: 'result.confirm' | 'result.dispute'): Unsent => ({
      id: 'x',
      name,
      body: { ...play(1), side: 'NS', entry: 1 },
    });
    expect(boardsNow(table([known]), [answer('result.confirm')])[1]).toMatchObject({ status: 'agreed' });
    expect(boardsNow(table([known]), [answer('result.dispute')])[1]).toMatchObject({ status: 'disputed' });
    expect(boardsNow(table([known]), [entered(1, 'EW')])[1]).toMatchObject({
      status: 'entered',
      waits: true,
    });
  });

  it('are told to be dealt here before the server has heard of it', () => {
    const told: Unsent = {
      id: 'x',
      name: 'board.tell-dealing-here',
      body: { ...play(1), bothSides: true },
    };
    const asked = table([board(1, { dealingAsked: true })]);
    expect(boardsNow(asked, [])[1]).toMatchObject({ dealingAsked: true, waits: false });
    expect(boardsNow(asked, [told])[1]).toMatchObject({ dealingAsked: false, waits: true });
  });

  it('do not follow what belongs to another round', () => {
    const other: Unsent = {
      id: 'x',
      name: 'result.enter',
      body: { ...play(1), round: 1, side: 'NS', result: FOUR_SPADES },
    };
    expect(boardsNow(table([board(1)]), [other])[1]).toMatchObject({ status: 'to-play' });
  });

  it('are done when agreed, ruled on, postponed or not to be played', () => {
    const statuses = [
      'to-play',
      'entered',
      'disputed',
      'agreed',
      'voided',
      'not-played',
      'postponed',
      'ruled',
    ] as const;
    expect(statuses.filter((status) => isDone({ status }))).toEqual([
      'agreed',
      'not-played',
      'postponed',
      'ruled',
    ]);
  });
});

describe('what a table has before it', () => {
  const late = (status: BoardAtTable['status']) => ({
    ...board(12, { status }),
    round: 1,
    table: 'A7',
    ns: 'A-NS7',
    ew: 'A-EW7',
    brought: null,
  });
  const opened = (seen: TableSeen) => boardToOpen(boardsNow(seen, []))?.board;

  it('is its own next board, never one that others have left open', () => {
    const seen = table([board(1, { status: 'agreed' }), board(2)]);
    expect(opened({ ...seen, late: [late('entered'), late('to-play')] })).toBe(2);
  });

  it('is where to go when its own boards are done, whatever is open from before', () => {
    const seen = table([board(1, { status: 'agreed' })]);
    for (const mayMoveTo of [null, 3]) {
      expect(opened({ ...seen, mayMoveTo, late: [late('entered'), late('to-play')] })).toBeUndefined();
    }
  });
});

describe('a late play that was taken up', () => {
  const at = (table: string) => ({ asked: false, granted: true, at: table });
  const imported = {
    copy: null,
    from: { at: 'table', table: 'A5', sharedWith: [] },
    heldBy: null,
  } satisfies CopyForLatePlay;
  const late = {
    ...board(12, { status: 'postponed' }),
    round: 1,
    table: 'A3',
    ns: 'A-NS3',
    ew: 'A-EW3',
    brought: imported,
  };

  it('at this table is the board that opens, whoever sits here otherwise', () => {
    const seen = { ...table([board(1)]), late: [{ ...late, late: at('A7') }] };
    expect(boardToOpen(boardsNow(seen, []))).toMatchObject({
      board: 12,
      table: 'A3',
      here: true,
      late: { brought: imported },
    });
  });

  it('at another table is none of this one', () => {
    const seen = table([board(1, { status: 'postponed', late: at('A3') })]);
    expect(boardToOpen(boardsNow({ ...seen, late: [] }, []))).toBeUndefined();
  });

  it('is entered as the play of its own table', () => {
    const seen = { ...table([]), late: [{ ...late, late: at('A7') }] };
    const body = { session: '1', table: 'A3', round: 1, board: 12, at: 'A7' };
    const unsent: Unsent = {
      id: '1',
      name: 'result.enter',
      body: { ...body, side: 'NS', result: FOUR_SPADES },
    };
    expect(boardsNow(seen, [unsent])).toMatchObject([{ status: 'entered', enteredBy: 'NS', waits: true }]);
  });
});

it('results agree whatever the order of their members and whichever card was led', () => {
  const members = Object.entries(FOUR_SPADES).toReversed();
  expect(sameOutcome(Object.fromEntries(members) as typeof FOUR_SPADES, FOUR_SPADES)).toBe(true);
  expect(sameOutcome(played('4S E = SK'), FOUR_SPADES)).toBe(true);
  expect(sameOutcome(null, FOUR_SPADES)).toBe(false);
});

it('scores are for North-South', () => {
  expect(scoreOf(FOUR_SPADES, 1)).toBe(-420);
  expect(scoreOf(FOUR_SPADES, 4)).toBe(-620);
  expect(scoreOf({ kind: 'passed-out' }, 1)).toBe(0);
  expect(scoreOf({ kind: 'score', score: 90 }, 1)).toBe(90);
  expect([opposite('NS'), opposite('EW')]).toEqual(['EW', 'NS']);
});

describe('the board that a side’s own phone is asked about', () => {
  const theirs = board(4, { status: 'entered', enteredBy: 'NS', result: FOUR_SPADES, entry: 1 });
  const own = board(5, { status: 'entered', enteredBy: 'EW', result: FOUR_SPADES, entry: 1 });
  const asked = (...unsent: Unsent[]) =>
    boardToAnswer(boardsNow(table([board(3), own, theirs]), unsent), 'EW')?.board;

  it('is the one that the other side has entered, until it is answered', () => {
    expect(asked()).toBe(4);
    expect(asked(entered(4, 'EW'))).toBeUndefined();
  });

  it('is none where both sides have one phone', () =>
    expect(boardToAnswer(boardsNow(table([theirs]), []), undefined)).toBeUndefined());
});

describe('the tab of a board', () => {
  const asked = (
    outcome: 'asked' | 'accepted' | 'declined' | 'taken-back',
    status: 'agreed' | 'ruled' = 'agreed',
  ) => {
    const correction = { correction: 1, side: 'EW', result: FOUR_SPADES, outcome, reason: null } as const;
    const [first] = boardsNow(table([board(1, { status, asked: correction })]), []).filter(
      (one) => one.board === 1,
    );
    return `${statusTold(first!)}${signOf(first!)}`;
  };

  it('marks a correction that was asked for, and one that was declined', () => {
    expect([asked('asked'), asked('declined')]).toEqual(['asked ?', 'declined !']);
  });

  it('says only how the board stands where nothing is open of it', () => {
    expect([asked('taken-back'), asked('accepted'), asked('declined', 'ruled')]).toEqual([
      'agreed ✓',
      'agreed ✓',
      'ruled ✓',
    ]);
  });
});

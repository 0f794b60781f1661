import { declareRepeats } from '../../deal-set/commands/commands.js';
import { dealSetEvents } from '../../deal-set/events.js';
import { journal, threeTables } from '../../result/testing/three-tables.js';
import { given, hiddenAs, NOTED } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { decideDoubt, recordDealCheck, redeal } from './commands.js';
import { boardEvents } from '../events.js';
import { boardStream, doubtIn } from '../state.js';

const board = { set: '1', board: 1 };
const deal = hiddenAs('the deal').id;
const recorded = [
  ...threeTables(3),
  tournamentEvents.sessionStarted({ session: '1' }),
  journal.recorded('A1 1 1', 'NS1 EW1', '4S N ='),
  journal.settled('A1 1 1'),
  boardEvents.recorded({ ...board, deal: hiddenAs('the deal') }),
];
const fine = { ...board, deal, unshuffled: false, playedBefore: 'no' } as const;
const sorted = { ...fine, unshuffled: true };
const repeated = { ...fine, playedBefore: 'elsewhere' } as const;
const reason = 'They are the boards of the regional final.';
const stands = (ground: 'replay' | 'simultaneous' | 'imported-again' | 'shuffled') =>
  boardEvents.doubtDecided({ ...board, deal, how: 'stands', ground, reason: NOTED });

describe('a deal is checked (Law 6D2)', () => {
  it('and what was found is told, never the deal; another one that took its place is checked by itself', () => {
    given(...recorded)
      .when(recordDealCheck, repeated)
      .then(boardEvents.dealChecked(repeated));
    given(...recorded)
      .when(recordDealCheck, { ...fine, deal: hiddenAs('another').id })
      .thenNothing();
  });

  it('a sorted pack or a deal of another session is open until somebody decides', () => {
    const doubtOf = (...events: Parameters<typeof given>) =>
      doubtIn(given(...recorded, ...events).state(boardStream(board)), { repeats: null });
    expect(doubtOf(boardEvents.dealChecked(fine))).toBeNull();
    expect(doubtOf(boardEvents.dealChecked(sorted))).toEqual({ unshuffled: true, repeated: false });
    expect(doubtOf(boardEvents.dealChecked(repeated))).toEqual({ unshuffled: false, repeated: true });
    expect(doubtOf(boardEvents.dealChecked(repeated), stands('replay'))).toBeNull();
  });
});

describe('what becomes of a doubtful deal', () => {
  it('stands where it may be played again: a replay, a simultaneous event, an import', () => {
    for (const ground of ['replay', 'simultaneous', 'imported-again'] as const)
      given(...recorded, boardEvents.dealChecked(repeated))
        .when(decideDoubt, { ...board, ground, reason })
        .then(stands(ground));
    given(...recorded, boardEvents.dealChecked(repeated))
      .when(decideDoubt, { ...board, ground: 'shuffled', reason })
      .thenRejected('board.doubt-otherwise', { board: 1 });
  });

  it('or where its pack was shuffled all the same', () => {
    given(...recorded, boardEvents.dealChecked(sorted))
      .when(decideDoubt, { ...board, ground: 'shuffled', reason })
      .then(stands('shuffled'));
    given(...recorded, boardEvents.dealChecked(sorted))
      .when(decideDoubt, { ...board, ground: 'replay', reason })
      .thenRejected('board.doubt-otherwise');
  });

  it('once', () => {
    for (const before of [
      [],
      [boardEvents.dealChecked(fine)],
      [boardEvents.dealChecked(sorted), stands('shuffled')],
    ])
      given(...recorded, ...before)
        .when(decideDoubt, { ...board, ground: 'shuffled', reason })
        .thenRejected('board.no-doubt', { board: 1 });
  });

  it('of a set that may be played again nothing but a sorted pack is asked', () => {
    const declare = { set: '1', ground: 'simultaneous', reason };
    const declared = dealSetEvents.repeatsDeclared({ set: '1', ground: 'simultaneous', reason: NOTED });
    given(...recorded)
      .when(declareRepeats, declare)
      .then(declared);
    given(...recorded, declared)
      .when(declareRepeats, declare)
      .thenNothing();
    given(...recorded, declared, boardEvents.dealChecked(repeated))
      .when(decideDoubt, { ...board, ground: 'replay', reason })
      .thenRejected('board.no-doubt');
    given(...recorded, declared, boardEvents.dealChecked({ ...sorted, playedBefore: 'elsewhere' }))
      .when(decideDoubt, { ...board, ground: 'shuffled', reason })
      .then(stands('shuffled'));
  });

  it('or the board is dealt again, its scores void; where nobody plays it again, that was decided of it', () => {
    const again = { ...board, ground: '6D2', reason };
    const doubted = given(...recorded, boardEvents.dealChecked(repeated));
    const after = doubted.when(redeal, again).book();
    expect(after.state(boardStream(board))).toMatchObject({ check: null, hidden: null });
    const others = ['A3 2 1', 'A2 3 1'].map(journal.settled);
    const voiding = given(...recorded, ...others, boardEvents.dealChecked(repeated)).when(redeal, {
      ...again,
      plays: 'not-played',
    });
    expect(voiding.decision).toMatchObject({ answer: { redealt: false } });
    const decided = boardEvents.doubtDecided({ ...board, deal, how: 'voided', reason: NOTED });
    expect(Object.values(voiding.decision.accepted ? voiding.decision.events : {}).flat()).toContainEqual(
      decided,
    );
  });
});

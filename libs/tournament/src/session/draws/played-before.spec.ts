import { declareRepeats } from '../../deal-set/commands/commands.js';
import { markNotPlayed } from '../../result/commands/commands.js';
import {
  callRound,
  changeMovement,
  chooseBoardSet,
  createSession,
  setMovement,
  startSession,
} from '../commands/commands.js';
import { playedAt } from '../plan/schedule.js';
import {
  club,
  FIVE_TABLES,
  given,
  playedUpTo,
  roundScored,
  session,
  setUp,
  type Journal,
  type Step,
} from '../testing/evening.js';

const SIX_TABLES = { kind: 'made', name: 'skip-mitchell', tables: 6, rounds: 5 } as const;

/** Boards 1 to 18 in session 1, and session 2 that is to play 1 to 15 of them. */
const prepared = given(club, ...setUp(SIX_TABLES), ...another('2', '1'));
const begun = given(prepared, ...playedUpTo(1));
const declared: Step = [
  declareRepeats,
  { set: '1', ground: 'simultaneous', reason: 'One final in two rooms.' },
];
const start = [startSession, { session: '2' }] as const;
const callFirst = [callRound, { session: '2', round: 1 }] as const;

/** Another session of five tables, with its own boards unless said otherwise. */
function another(name: string, boardSet = name): Step[] {
  const sections = [{ section: 'A', boardsPerRound: 3, movement: FIVE_TABLES }];
  return [
    [createSession, { session: name, boardSet }],
    [setMovement, { session: name, sections }],
  ];
}

/** Session 1 has scores of round 1 at these tables. */
function scoredAt(journal: Journal, ...tables: readonly string[]): Journal {
  const others = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].filter((table) => !tables.includes(table));
  return roundScored(journal, 1, ...others);
}

describe('a session with the boards of another one (Law 6D2)', () => {
  it('starts as long as that one has no score on them', () => {
    given(begun, start)
      .when(...callFirst)
      .thenAccepted();
    given(scoredAt(begun, 'A6'))
      .when(...start)
      .thenAccepted();
  });

  it('does not start once they were played, unless it was declared that they may be played again', () => {
    const scored = scoredAt(begun, 'A1', 'A2');
    const refused = { set: '1', boards: '1, 2, 3, 4, 5, 6', sessions: '1' };
    given(scored)
      .when(...start)
      .thenRejected('session.boards-played', refused);
    given(scored, declared)
      .when(...start)
      .thenAccepted();
    given(scored, ...another('3'))
      .when(chooseBoardSet, { session: '3', boardSet: '1' })
      .thenRejected('session.boards-played', refused);
  });

  it('does not call its first round either: both may have started before anybody played', () => {
    const scored = scoredAt(given(begun, start), 'A1');
    given(scored)
      .when(...callFirst)
      .thenRejected('session.boards-played', { set: '1', boards: '1, 2, 3', sessions: '1' });
    given(scored, declared)
      .when(...callFirst)
      .thenAccepted();
  });

  it('goes on meanwhile, but gets no further boards that were played', () => {
    const playing = given(begun, start, callFirst, ...another('3'), [startSession, { session: '3' }]);
    const scored = scoredAt(playing, 'A1', 'A6');
    given(scored).when(callRound, { session: '2', round: 2 }).thenAccepted();
    // Round 2 as it was to be, but at table 1 with a sixth set.
    const rows = [6, 3, 4, 5, 1].map((set, index) => [
      { ns: `NS${index + 1}`, ew: `EW${((index + 4) % 5) + 1}`, set },
    ]);
    const changing = {
      session: '2',
      section: 'A',
      change: { kind: 'rows', rows },
      reason: 'A card is lost.',
    };
    given(scored)
      .when(changeMovement, changing)
      .thenRejected('session.boards-played', { boards: '16, 17, 18' });
    given(scored, declared).when(changeMovement, changing).thenAccepted();
  });

  it('plays what nobody has played after all', () => {
    const { boards } = playedAt(session(begun), 'A1', 1)!;
    const unplayed = boards.map((board): Step => [
      markNotPlayed,
      { session: '1', table: 'A1', round: 1, board, reason: 'A fire alarm.' },
    ]);
    given(begun, ...unplayed)
      .when(...start)
      .thenAccepted();
  });
});

import { MINUTE } from '../../clock/state.js';
import { enterResult, postponePlay, recordResult } from '../../result/commands/commands.js';
import { configureSession, setMovement, withdrawContestant } from '../../session/commands/commands.js';
import { DEFAULT_SESSION_SETTINGS } from '../../session/events.js';
import {
  club,
  FIVE_TABLES,
  given,
  type Journal,
  playedUpTo,
  roundScored,
  setUp,
  type Step,
} from '../../session/testing/evening.js';
import { NOW } from '../../testing/decider-specification.js';
import { moveOn } from './rounds.js';
import { alertMissingBoards, nameResponsible, tellBoards } from './boards-at-table.js';
import { tableEvents } from '../events.js';

const mitchell = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(2));
/** Everybody has played the first round but table A4, whose boards 10 to 12 go to A3. */
const waiting = roundScored(mitchell, 1, 'A4');

/** When play of a round behind the first begins: with the change behind it. */
const BEGINS = (NOW + 2 * MINUTE) / 1000;
const alert = (table: string, round = 2) => ({ session: '1', table, round, begins: BEGINS });
const telling = (here: boolean, boards = [10, 11, 12], table = 'A3') =>
  ({ session: '1', table, round: 2, boards, here }) as const;
const missed = (boards: number[], last: object | null, table = 'A3') =>
  tableEvents.boardsMissed({
    session: '1',
    table,
    round: 2,
    boards,
    copy: 1,
    sharedWith: [],
    last: last as null,
  });
const NORTH_OF_A4 = { table: 'A4', round: 1, seat: 'N', contestant: 'A-NS4' };

/** Both sides of a table enter the score of a board. */
const byDevice = (table: string, board: number, round = 1): Step[] =>
  ['NS', 'EW'].map((side) => [
    enterResult,
    { session: '1', table, round, board, side, result: { kind: 'passed-out' } },
    { capacity: 'table', actor: `device:${table}` },
  ]);

const { method: _method, ...SETTINGS } = DEFAULT_SESSION_SETTINGS;
const asked = (boards: object): Step => [
  configureSession,
  {
    session: '1',
    settings: { ...SETTINGS, boards: { carried: 'by-plan', tapped: false, counted: false, ...boards } },
  },
];

describe('boards that are not where they are needed when play begins', () => {
  it('are named with the table that still plays them and who answers for it there', () =>
    given(waiting)
      .when(alertMissingBoards, alert('A3'))
      .then(missed([10, 11, 12], NORTH_OF_A4)));

  it('are those that are still to be played there', () => {
    const board = { session: '1', table: 'A4', round: 1, board: 10, result: { kind: 'passed-out' } };
    given(waiting, [recordResult, board])
      .when(alertMissingBoards, alert('A3'))
      .then(missed([11, 12], NORTH_OF_A4));
    const later = { session: '1', table: 'A4', round: 1, board: 11, reason: 'The table is slow.' };
    given(waiting, [postponePlay, later])
      .when(alertMissingBoards, alert('A3'))
      .then(missed([10, 12], NORTH_OF_A4));
  });

  it('are no longer missed once they have come', () => {
    given(waiting, [moveOn, { session: '1', table: 'A4', round: 2 }])
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
    given(waiting, [tellBoards, telling(true)])
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
    const play = {
      session: '1',
      table: 'A3',
      round: 2,
      board: 11,
      side: 'NS',
      result: { kind: 'passed-out' },
    };
    given(waiting, [enterResult, play, { capacity: 'table', actor: 'device:a3' }])
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
  });

  it('are missed by nobody who still plays the round before, or has nobody to play against', () => {
    given(roundScored(mitchell, 1, 'A3', 'A4'))
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
    given(waiting, [withdrawContestant, { session: '1', contestant: 'A-NS3', fromRound: 2 }])
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
  });

  it('are told once', () => {
    const told = given(waiting, [alertMissingBoards, alert('A3'), { capacity: 'system' }]);
    given(told).when(alertMissingBoards, alert('A3')).thenNothing();
  });

  it('are not looked for at a time that no longer holds, in another round, or at a table that waits for none', () => {
    given(waiting)
      .when(alertMissingBoards, { ...alert('A3'), begins: BEGINS + 60_000 })
      .thenNothing();
    given(waiting).when(alertMissingBoards, alert('A3', 1)).thenNothing();
    given(waiting).when(alertMissingBoards, alert('A2')).thenNothing();
    given(waiting).when(alertMissingBoards, alert('A9')).thenNothing();
  });

  it('are also those that nobody has said to be there, where tables are asked to', () => {
    const tapped = given(roundScored(mitchell, 1), asked({ tapped: true }));
    given(tapped)
      .when(alertMissingBoards, alert('A3'))
      .then(missed([10, 11, 12], NORTH_OF_A4));
    given(tapped, [tellBoards, telling(true)])
      .when(alertMissingBoards, alert('A3'))
      .thenNothing();
  });

  it('are those that nothing shows to have come for the minutes of play that the director allows', () => {
    /** Every table has finished the first round: table A3 has entered its scores itself, others have handed in slips. */
    const quiet = given(
      roundScored(mitchell, 1, 'A3'),
      ...[7, 8, 9].flatMap((board) => byDevice('A3', board)),
    );
    const after = (minutes: number, table = 'A3') => ({
      ...alert(table),
      due: BEGINS + minutes * 60_000,
    });
    given(quiet)
      .when(alertMissingBoards, after(12))
      .then(missed([10, 11, 12], NORTH_OF_A4));
    given(quiet).when(alertMissingBoards, after(11)).thenNothing();
    given(quiet).when(alertMissingBoards, alert('A3')).thenNothing();
    // What somebody else writes down comes when they have the time.
    given(quiet).when(alertMissingBoards, after(60, 'A2')).thenNothing();
    given(quiet, [tellBoards, telling(true)])
      .when(alertMissingBoards, after(12))
      .thenNothing();
    given(quiet, ...byDevice('A3', 10, 2))
      .when(alertMissingBoards, after(12))
      .thenNothing();
    given(quiet, asked({ silence: 5 }))
      .when(alertMissingBoards, after(5))
      .then(missed([10, 11, 12], NORTH_OF_A4));
    given(quiet, asked({ silence: null }))
      .when(alertMissingBoards, after(60))
      .thenNothing();
    const postpone = [10, 11, 12].map((board): Step => [
      postponePlay,
      { session: '1', table: 'A3', round: 2, board, reason: 'They have gone.' },
    ]);
    given(quiet, ...postpone)
      .when(alertMissingBoards, after(12))
      .thenNothing();
  });

  it('were last with the two that shared them: the one that still plays them', () => {
    const movement = { kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 };
    const sharing = given(
      club,
      ...setUp(FIVE_TABLES),
      [setMovement, { session: '1', sections: [{ section: 'A', boardsPerRound: 3, copies: 1, movement }] }],
      ...playedUpTo(2),
    );
    given(roundScored(sharing, 1, 'A1'))
      .when(alertMissingBoards, alert('A3'))
      .then(missed([1, 2, 3], { table: 'A1', round: 1, seat: 'N', contestant: 'A-NS1' }));
  });
});

describe('what a table says of its boards', () => {
  const said = (journal: Journal, ...steps: Step[]) => given(journal, ...steps);
  it('is that they are there, or that some are not', () => {
    given(waiting)
      .when(tellBoards, telling(true))
      .then(tableEvents.boardsTold({ ...telling(true) }));
    given(waiting)
      .when(tellBoards, telling(false, [11]))
      .then(tableEvents.boardsTold(telling(false, [11])));
  });
  it('changes nothing when it was said before', () => {
    const here = said(waiting, [tellBoards, telling(true, [10])]);
    given(here)
      .when(tellBoards, telling(true, [10]))
      .thenNothing();
    given(here)
      .when(tellBoards, telling(true))
      .then(tableEvents.boardsTold(telling(true, [11, 12])));
  });
  it('is about the boards that it plays in a round that was called', () => {
    given(waiting)
      .when(tellBoards, telling(true, [1]))
      .thenRejected('result.board-not-scheduled', { board: 1 });
    given(waiting)
      .when(tellBoards, { ...telling(true), round: 3 })
      .thenRejected('session.round-not-called');
    given(waiting)
      .when(tellBoards, telling(true, [1], 'A9'))
      .thenRejected('session.table-unknown');
  });
});

describe('who answers for a table (Law 7D)', () => {
  const named = (seat: string | null) => ({ session: '1', table: 'A4', seat });
  it('is whom the director names, until that is withdrawn', () => {
    given(waiting)
      .when(nameResponsible, named('E'))
      .then(tableEvents.responsibleNamed(named('E') as never));
    const east = given(waiting, [nameResponsible, named('E')]);
    given(east).when(nameResponsible, named('E')).thenNothing();
    given(east)
      .when(alertMissingBoards, alert('A3'))
      .then(missed([10, 11, 12], { table: 'A4', round: 1, seat: 'E', contestant: 'A-EW4' }));
    given(east)
      .when(nameResponsible, named(null))
      .then(tableEvents.responsibleNamed(named(null) as never));
  });
});

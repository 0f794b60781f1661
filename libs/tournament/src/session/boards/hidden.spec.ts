import { ORGANISER } from '../../testing/decider-specification.js';
import { archiveTournament } from '../../tournament/commands/decide.js';
import { showHidden } from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import { given, club, FIVE_TABLES, playedUpTo, reserve, setUp } from '../testing/evening.js';

const prepared = given(club, ...setUp(FIVE_TABLES));
const running = given(prepared, ...playedUpTo(1));

describe('a director who plays and asks for what is hidden from players', () => {
  it('is in the journal, with the boards', () =>
    given(running)
      .when(showHidden, { session: '1', boards: [7, 4, 7] }, { actor: `person:${reserve(1)}` })
      .then(sessionEvents.hiddenShown({ session: '1', person: reserve(1), boards: [7, 4] })));

  it('is so each time', () => {
    const asked = given(running)
      .when(showHidden, { session: '1', boards: [7] })
      .book();
    given(asked)
      .when(showHidden, { session: '1', boards: [7] })
      .then(sessionEvents.hiddenShown({ session: '1', person: ORGANISER, boards: [7] }));
  });

  it('asks for boards of the session', () => {
    given(running)
      .when(showHidden, { session: '1', boards: [15, 16] })
      .thenRejected('session.board-unknown', { board: 16 });
    given(club)
      .when(showHidden, { session: '1', boards: [1] })
      .thenRejected('session.unknown');
    expect(() => given(running).when(showHidden, { session: '1', boards: [] })).toThrow('boards');
  });

  it('does not write into a journal that is closed', () =>
    given(prepared, [archiveTournament, {}])
      .when(showHidden, { session: '1', boards: [1] })
      .thenRejected('tournament.archived'));
});

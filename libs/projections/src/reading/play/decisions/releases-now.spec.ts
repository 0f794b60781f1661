import { CurrentState } from '../../../current/current-state.js';
import {
  allPlayed,
  begun,
  event,
  type TestEvents,
  played,
  setUp,
  TOURNAMENT,
  voided,
} from '../../../testing/play-events.js';
import { ReleasesNow } from './releases-now.js';

const closed = event('session.closed', { session: '1' });
const sessionsDone = (...events: TestEvents) =>
  new ReleasesNow({
    of: () => Promise.resolve(new CurrentState({ position: 1, state: played(...events) })),
  }).sessionsDone(TOURNAMENT, '1', 6);

describe('the sessions that are done with a board', () => {
  it('are all that play the boards of its set', async () => {
    expect(await sessionsDone(begun(), allPlayed(), closed)).toEqual(['1']);
    const second: TestEvents = [begun({ session: '2', boardSet: '1' }), allPlayed('2')];
    expect(await sessionsDone(begun(), allPlayed(), closed, ...second)).toEqual(['1', '2']);
  });

  it('are none until everybody has played it', async () => {
    expect(
      await sessionsDone(begun(), allPlayed(), voided({ table: 'A1', round: 3, board: 6 })),
    ).toBeUndefined();
    const second = setUp({ session: '2', boardSet: '1' });
    expect(await sessionsDone(begun(), allPlayed(), closed, second)).toBeUndefined();
  });
});

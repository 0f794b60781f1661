import { isReleased, sessionsOfSet } from '../../../visibility/released.js';
import type { CurrentStates } from '../../../current/current-states.js';

/** Which sessions play the boards of a set, and which boards have been played everywhere, by the last journal entry. */
export class ReleasesNow {
  constructor(private readonly current: Pick<CurrentStates, 'of'>) {}

  /** The sessions that have played a board of a set; undefined as long as it is not released. */
  async sessionsDone(tournament: string, set: string, board: number): Promise<readonly string[] | undefined> {
    const { state } = await this.current.of(tournament);
    if (!isReleased(state, { boardSet: set }, board)) return undefined;
    return sessionsOfSet(state, set).map(({ session }) => session);
  }

  /** The sessions that play the boards of a set and are not over. */
  async sessionsOf(tournament: string, set: string): Promise<readonly string[]> {
    const { state } = await this.current.of(tournament);
    return sessionsOfSet(state, set).flatMap(({ session, status }) => (status === 'closed' ? [] : [session]));
  }
}

import { isReleased, sessionsOfSet } from '../../visibility/released.js';
import type { PlayNow } from './play-now.js';

/** Which sessions play the boards of a set, and which boards have been played everywhere, by the last journal entry. */
export class ReleasesNow {
  readonly #now: Pick<PlayNow, 'state'>;

  constructor(now: Pick<PlayNow, 'state'>) {
    this.#now = now;
  }

  /** The sessions that have played a board of a set; undefined as long as it is not released. */
  async sessionsDone(tournament: string, set: string, board: number): Promise<readonly string[] | undefined> {
    const { state } = await this.#now.state(tournament);
    if (!isReleased(state, { boardSet: set }, board)) return undefined;
    return sessionsOfSet(state, set).map(({ session }) => session);
  }

  /** The sessions that play the boards of a set and are not over. */
  async sessionsOf(tournament: string, set: string): Promise<readonly string[]> {
    const { state } = await this.#now.state(tournament);
    return sessionsOfSet(state, set).flatMap(({ session, status }) => (status === 'closed' ? [] : [session]));
  }
}

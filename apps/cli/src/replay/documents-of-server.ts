import {
  CONTEST,
  SESSION,
  type ContestStanding,
  type Matches,
  type SessionDocuments,
  type Standings,
  type Traveller,
} from '#importing';
import type { Browser } from '../server/browser.js';
import type { PlayedGame } from './play/play-game.js';

/** The documents of a played game, as the server tells them once it has got to its last line. */
export function documentsOf(
  browser: Browser,
  { tournament, position }: Pick<PlayedGame, 'tournament' | 'position'>,
): SessionDocuments & { matches(): Promise<Matches> } {
  const read = <Document>(path: string) =>
    browser.get(
      `/api/tournaments/${tournament}/${path}?after=${position}`,
    ) as Promise<unknown> as Promise<Document>;
  return {
    standings: () => read<Standings>(`sessions/${SESSION}/standings`),
    traveller: (board) => read<Traveller>(`sessions/${SESSION}/boards/${board}`),
    contest: () => read<ContestStanding>(`contests/${CONTEST}`),
    matches: () => read<Matches>(`sessions/${SESSION}/matches`),
  };
}

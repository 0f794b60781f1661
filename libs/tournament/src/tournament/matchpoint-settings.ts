import type { Json, Upcast } from '../journal/event.js';
import type { SessionMethod } from '../games/games.js';
import { sameData } from '../journal/same-data.js';

/** What schema 1 of a tournament's settings said of matchpoints, for all of its sessions. */
export type MatchpointSettings = {
  readonly scale: 'double' | 'acbl';
  readonly smallFields: boolean;
  readonly decimals: number | null;
};

/** The method by which sessions were scored under such settings. What they say here is written: it stays as it is. */
export function methodOfMatchpoints({ scale, smallFields, decimals }: MatchpointSettings): SessionMethod {
  const few = scale === 'acbl' ? 'single-score' : 'factored';
  const asAcblscore = scale === 'acbl' && decimals !== null;
  return {
    name: 'own',
    regulation: '',
    edition: '',
    board: {
      kind: 'matchpoints',
      scale,
      smallFields: smallFields ? 'white-book' : few,
      ...(decimals !== null && { decimals }),
    },
    guarantee: scale === 'acbl' ? 'none' : 'by-laws',
    fullCard: scale === 'acbl' ? 'section' : 'line',
    ...(asAcblscore && { decimals: { score: decimals, percentage: decimals } }),
    ranking: { by: scale === 'acbl' ? 'score' : 'percentage' },
  };
}

/** Schema 1 had the matchpoints of all sessions; schema 2 has the method that new sessions begin with, as data. */
export const withMethod: Upcast = (payload) => {
  const { settings, ...rest } = payload as unknown as {
    readonly settings: { readonly matchpoints: MatchpointSettings };
  };
  const { matchpoints, ...others } = settings;
  return { ...rest, settings: { ...others, method: methodOfMatchpoints(matchpoints) } } as unknown as Json;
};

/** What schema 1 would have said of a method; nothing of those that it could not say. */
export function matchpointsOf(method: SessionMethod): MatchpointSettings | undefined {
  const { board } = method;
  if (board.kind !== 'matchpoints') return undefined;
  const { scale, smallFields, decimals = null } = board;
  const said = { scale, smallFields: smallFields === 'white-book', decimals };
  const { name, regulation, edition } = method;
  return sameData({ ...methodOfMatchpoints(said), name, regulation, edition }, method) ? said : undefined;
}

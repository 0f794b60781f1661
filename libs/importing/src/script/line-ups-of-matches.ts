import type { PublishedRoom, PublishedTeamsGame } from '#interchange';
import type { TeamsPlan } from '../teams/plan-of-teams.js';
import type { TeamPlayedBy } from './players-of-teams.js';

/** Who plays for a team from a round on, by the ids of players. */
export interface LineUpOfMatch {
  readonly team: string;
  readonly round: number;
  readonly lineUp: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
}

/** Who sat where, as far as the file tells of whole teams: only what is other than before. */
export function lineUpsOf(
  { matches }: Pick<PublishedTeamsGame, 'matches'>,
  { placeOf }: Pick<TeamsPlan, 'placeOf'>,
  playedBy: readonly TeamPlayedBy[],
): LineUpOfMatch[] {
  const pairsOf = new Map(playedBy.map(({ team, pairs }) => [team, pairs]));
  const all = matches.flatMap(({ name, teams, segments }) => {
    const place = placeOf.get(name);
    if (!place) return [];
    return segments.flatMap(({ rooms }, at) => {
      const round = place.round + at;
      return [
        ...seated(teams.home, round, rooms?.open?.ns, rooms?.closed?.ew),
        ...seated(teams.away, round, rooms?.closed?.ns, rooms?.open?.ew),
      ];
    });
  });
  const last = new Map<string, string>();
  return all
    .toSorted((one, other) => one.round - other.round)
    .filter(({ team, lineUp }) => {
      const now = Object.values(lineUp).join(' ');
      const isNew = last.get(team) !== now;
      last.set(team, now);
      return isNew;
    });

  function seated(
    team: string,
    round: number,
    northSouth: PublishedRoom['ns'] | undefined,
    eastWest: PublishedRoom['ew'] | undefined,
  ): LineUpOfMatch[] {
    const two = (pair: string | undefined) => (pair === undefined ? undefined : pairsOf.get(team)?.get(pair));
    const [N, S] = two(northSouth) ?? [];
    const [E, W] = two(eastWest) ?? [];
    if (N === undefined || S === undefined || E === undefined || W === undefined) return [];
    return new Set([N, E, S, W]).size === 4 ? [{ team, round, lineUp: { N, E, S, W } }] : [];
  }
}

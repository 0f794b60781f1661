import { Rational } from '#scoring';
import type { RankingSeen } from '../api/documents.js';
import type { RecapSeen } from '../api/recapDocuments.js';
import { placesOverRounds, type OfRound } from '../standings/placesOverRounds.js';
import { ownLine } from './sessionRecap.js';

/** The places of somebody after each round, and the last one that there is. */
export interface PlacesOfOne {
  readonly places: readonly (number | undefined)[];
  readonly last: number;
}

/** By contestant, the place after each round; nobody of a ranking that boards alone do not tell. */
export function placesOfRecap(recap: RecapSeen): ReadonlyMap<string, PlacesOfOne> {
  return new Map(recap.standings.rankings.flatMap((ranking) => placesOfRanking(recap, ranking)));
}

function placesOfRanking(
  { boards, standings: { by, afterRound } }: RecapSeen,
  { entries }: RankingSeen,
): [string, PlacesOfOne][] {
  if (by === 'victory-points') return [];
  const all = entries.flatMap(({ contestant, place }) =>
    place === null ? [] : [{ contestant, place, rounds: new Map<number, OfRound>() }],
  );
  for (const board of boards) {
    for (const { contestant, rounds } of all) {
      const { award, line } = ownLine(board, contestant) ?? {};
      if (!award || !line || award.kind === 'not-played' || line.round > (afterRound ?? line.round)) continue;
      const most = by === 'mean' ? 1 : Rational.parse(award.top ?? '0').toNumber();
      const before = rounds.get(line.round);
      rounds.set(line.round, {
        points: (before?.points ?? 0) + Rational.parse(award.points).toNumber(),
        of: by === 'score' ? null : (before?.of ?? 0) + most,
      });
    }
  }
  const rounds = Math.max(0, ...all.flatMap((one) => [...one.rounds.keys()]));
  const places = placesOverRounds(all, rounds) ?? [];
  return places.map((each, index) => [all[index]!.contestant, { places: each, last: all.length }]);
}

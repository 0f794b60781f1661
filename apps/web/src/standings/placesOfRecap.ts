import { Rational } from '#scoring';
import type { RecapSeen } from '../api/recapDocuments.js';
import { placesOverRounds, type PlacesOfOne } from './placesOverRounds.js';
import { ownLine } from './sessionRecap.js';

/** By contestant, the place after each round; nobody of a ranking that boards alone do not tell. */
export function placesOfRecap({ boards, standings }: RecapSeen): ReadonlyMap<string, PlacesOfOne> {
  const { by, afterRound, rankings } = standings;
  if (by === 'victory-points') return new Map();
  const roundsOf = (contestant: string) => {
    const rounds = new Map<number, { points: number; of: number | null }>();
    for (const board of boards) {
      const { award, line } = ownLine(board, contestant) ?? {};
      if (!award || !line || award.kind === 'not-played' || line.round > (afterRound ?? line.round)) continue;
      const most = by === 'mean' ? 1 : Rational.parse(award.top ?? '0').toNumber();
      const before = rounds.get(line.round);
      rounds.set(line.round, {
        points: (before?.points ?? 0) + Rational.parse(award.points).toNumber(),
        of: by === 'score' ? null : (before?.of ?? 0) + most,
      });
    }
    return rounds;
  };
  return new Map(
    rankings.flatMap(({ entries }) => [
      ...placesOverRounds(
        entries.map(({ contestant, place }) => ({ contestant, place, rounds: roundsOf(contestant) })),
      ),
    ]),
  );
}

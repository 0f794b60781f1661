import { Rational } from '#scoring';
import { placesOverRounds } from '../standings/placesOverRounds.js';
import type { SheetStandingSeen } from './sheetQueries.js';

/** The places of a player after each round, and the last one that there is; undefined where rounds alone do not tell it. */
export function placesOfSheets(standings: readonly SheetStandingSeen[], contestant: string) {
  const ranked = standings.filter(({ place }) => place !== null);
  const rounds = Math.max(0, ...ranked.flatMap((one) => one.rounds.map(({ round }) => round)));
  const all = ranked.map((one) => ({
    place: one.place!,
    rounds: new Map(
      one.rounds.map(({ round, score }) => [round, { points: Rational.parse(score).toNumber(), of: null }]),
    ),
  }));
  const places = placesOverRounds(all, rounds)?.[ranked.findIndex((one) => one.contestant === contestant)];
  return places && { places, last: all.length };
}

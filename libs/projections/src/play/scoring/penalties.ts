import { penaltyUnitsOf, type Adjustment } from '#scoring';
import { methodOf, type PenaltyAmount, type TournamentSettings } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { standsAt, type Extent } from './extent.js';

/** The unit of a penalty as scoring has it: matchpoints and IMPs are points of the method itself. */
const UNITS: Readonly<Record<Exclude<PenaltyAmount['unit'], 'victory-points'>, Adjustment['unit']>> = {
  'percent-of-top': 'percent-of-top',
  'percent-of-session': 'percent-of-session',
  matchpoints: 'points',
  imps: 'points',
};

/** Whether a penalty is in a unit of the session's method, which may be another one now than when it was given. */
export function isCounted(
  { settings }: SessionPlay,
  rules: Pick<TournamentSettings, 'method'>,
  { unit }: PenaltyAmount,
): boolean {
  return penaltyUnitsOf(methodOf(rules, settings)).includes(unit);
}

/** Penalties as lines of their own in contestants' accounts (Law 90). */
export function penaltiesOf(
  session: SessionPlay,
  rules: Pick<TournamentSettings, 'method'>,
  extent: Extent,
): Adjustment[] {
  return Object.entries(session.rulings)
    .filter(([, ruling]) => standsAt(ruling, extent))
    .toSorted(([, one], [, other]) => one.given.position - other.given.position)
    .flatMap(([key, { what }]) => {
      if (what.kind !== 'penalty' || !isCounted(session, rules, what.amount)) return [];
      const { unit, hundredths } = what.amount;
      // They touch no board (`victoryPointPenalties`).
      if (unit === 'victory-points') return [];
      return [{ id: key, contestant: what.contestant, unit: UNITS[unit], amount: `-${hundredths}/100` }];
    });
}

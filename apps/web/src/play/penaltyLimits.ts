import type { PenaltyAmount } from '#tournament';

type Unit = PenaltyAmount['unit'];

/** The largest penalty that the journal takes, in hundredths (`penaltyAmount`). */
const MOST: Readonly<Record<Unit, number>> = {
  'percent-of-top': 100_000,
  'percent-of-session': 10_000,
  matchpoints: 1_000_000,
  imps: 1_000_000,
  'victory-points': 10_000,
};

/** Above which a penalty is hardly meant, in hundredths: a board's whole top, a tenth of a session, ten IMPs or VP. */
const USUAL: Readonly<Record<Unit, number>> = {
  'percent-of-top': 10_000,
  'percent-of-session': 1_000,
  matchpoints: 10_000,
  imps: 1_000,
  'victory-points': 1_000,
};

/** Whether the journal takes a penalty of this size. */
export function isPenaltySize(unit: Unit, hundredths: number): boolean {
  return hundredths <= MOST[unit];
}

/** Whether a penalty is so large that it is asked about before it is given. */
export function isLargePenalty(unit: Unit, hundredths: number): boolean {
  return hundredths > USUAL[unit];
}

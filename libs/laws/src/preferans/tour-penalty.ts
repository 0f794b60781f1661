/**
 * What tournaments of several rounds say of a player's round where the Code says nothing. The figures are those of the
 * gambler.ru tournaments; from which loss a round is cut is read from one example of them, the rest is printed there.
 */
export interface TourRegulation {
  /** A round that loses more whists than these is cut: it is not counted as others are. */
  readonly greatestLoss: number;
  /** So many yellow cards disqualify. */
  readonly yellowCards: number;
}

export const TOUR_REGULATION: TourRegulation = { greatestLoss: 1000, yellowCards: 2 };

/** A player's round as it was played. */
export interface RoundOfPlayer {
  readonly whists: number;
  /** The player's clock had run out. */
  readonly timeExpired: boolean;
  /** Cards that are active from earlier rounds. */
  readonly yellowCards: number;
}

/** What becomes of a round. */
export interface RoundRuling {
  /** What is written: a gain counts for nothing where the clock had run out. */
  readonly whists: number;
  /** The round is not counted as others are, and the player leaves it. */
  readonly cut: boolean;
  readonly card: 'yellow' | undefined;
  readonly disqualified: boolean;
}

/** Rules on a player's round by a regulation. */
export function roundRuling(
  { whists, timeExpired, yellowCards }: RoundOfPlayer,
  { greatestLoss, yellowCards: most }: TourRegulation = TOUR_REGULATION,
): RoundRuling {
  const cut = whists < -greatestLoss;
  return {
    whists: timeExpired ? Math.min(0, whists) : whists,
    cut,
    card: cut ? 'yellow' : undefined,
    disqualified: yellowCards + (cut ? 1 : 0) >= most,
  };
}

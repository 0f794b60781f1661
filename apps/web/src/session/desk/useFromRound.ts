import { useState } from 'react';

/** A round that a dialog shows, and which one was the next to take when it came there. */
interface Shown {
  readonly round: number;
  readonly next: number;
}

/** Whether play has passed the round shown since it came there: whoever wrote an earlier one meant that. */
export function isOvertaken({ round, next }: Shown, nextNow: number): boolean {
  return round >= next && round < nextNow;
}

/** From which round on something holds, while a dialog asks for it and play goes on. */
export interface FromRound {
  /** As it was when the dialog was opened, or as it was typed. */
  readonly round: number;
  readonly setRound: (round: number) => void;
  /** The round to take by now; undefined: the one that is shown. */
  readonly overtakenBy: number | undefined;
}

/**
 * A round that stays as it was shown or typed, whatever is played meanwhile.
 *
 * @param next the round to take by now
 * @param isKnown whether that is known yet; until then it is only shown
 */
export function useFromRound(next: number, isKnown: boolean): FromRound {
  const [shown, setShown] = useState<Shown | undefined>(isKnown ? { round: next, next } : undefined);
  if (shown === undefined && isKnown) setShown({ round: next, next });
  return {
    round: shown?.round ?? next,
    setRound: (round) => setShown({ round, next }),
    overtakenBy: shown && isOvertaken(shown, next) ? next : undefined,
  };
}

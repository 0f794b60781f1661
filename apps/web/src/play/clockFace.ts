import type { ClockFacts } from '../api/documents.js';

/** What the clock shows: the break, the change before a round, its play, the last minutes of that, and its end. */
export type Phase = 'break' | 'change' | 'play' | 'warning' | 'over' | 'paused';

/** What the clock shows at a moment. */
export interface ClockFace {
  readonly phase: Phase;
  /** Milliseconds to the end of what is on; below zero behind it. While the clock stands: of the round. */
  readonly left: number;
  /** Of a round that is timed by board: which of its boards should be on the table. */
  readonly board?: { readonly number: number; readonly of: number };
}

const MINUTE = 60_000;
/** Minutes before the end at which the clock warns as long as nobody has chosen others. */
const USUAL_WARNINGS = [2];

/** The minutes before the end at which the clock warns, the first warning first. */
export function warningsOf({ minutes: { warnings } }: ClockFacts): readonly number[] {
  return (warnings ?? USUAL_WARNINGS).toSorted((one, other) => other - one);
}

function boardOn({ boards, play }: ClockFacts, left: number): ClockFace['board'] {
  if (!boards || play === null) return undefined;
  const settle = boards.settle * MINUTE;
  const each = (play / 1000 - settle) / boards.count;
  const played = play / 1000 - left - settle;
  const number = each > 0 ? Math.floor(played / each) + 1 : 1;
  return { number: Math.min(boards.count, Math.max(1, number)), of: boards.count };
}

function phaseOf(clock: ClockFacts, left: number): Phase {
  if (left <= 0) return 'over';
  const [first = 0] = warningsOf(clock);
  return left <= first * MINUTE ? 'warning' : 'play';
}

/** The time of one table. */
export interface OwnTime {
  /** When its round ends there, in microseconds since the epoch; nothing while the clock stands. */
  readonly due: number | null;
  /** Minutes that it was given beside the others. */
  readonly extra: number;
}

/**
 * What the clock shows; nothing as long as it has not begun.
 *
 * @param now milliseconds since the epoch
 * @param own at a table that has a time of its own
 */
export function clockFace(clock: ClockFacts, now: number, own?: OwnTime): ClockFace | undefined {
  if (clock.onBreak) return { phase: 'break', left: clock.onBreak.ends / 1000 - now };
  if (clock.status === 'paused')
    return { phase: 'paused', left: (clock.left ?? 0) / 1000 + (own?.extra ?? 0) * MINUTE };
  if (clock.status === 'stopped' || clock.ends === null) return undefined;
  const ofRound = clock.ends / 1000 - now;
  if (clock.play !== null && ofRound > clock.play / 1000)
    return { phase: 'change', left: ofRound - clock.play / 1000 };
  const left = (own?.due ?? clock.ends) / 1000 - now;
  const board = boardOn(clock, ofRound);
  return { phase: phaseOf(clock, left), left, ...(board && { board }) };
}

/**
 * When the session is over, were everything to go on by the clock from now; nothing where it has no rounds, or is closed.
 *
 * @returns milliseconds since the epoch
 */
export function projectedEnd(clock: ClockFacts, now: number): number | undefined {
  const { toCome, onBreak, status } = clock;
  if (!toCome) return undefined;
  const from = () => {
    if (onBreak) return onBreak.ends / 1000;
    if (status === 'paused') return now + Math.max(0, clock.left ?? 0) / 1000;
    return (clock.ends ?? 0) / 1000;
  };
  return Math.max(Math.max(now, from()) + toCome.span / 1000, (toCome.notBefore ?? 0) / 1000);
}

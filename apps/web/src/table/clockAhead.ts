import type { ClockFacts } from '../api/documents.js';

const MICROSECONDS = 60_000_000;

/**
 * The clock of a round that the phone has not heard called, by its plan: each round with its change begins at the end of the
 * one before. Undefined where nobody knows: the clock stands, or a break comes in between.
 */
export function clockAhead(clock: ClockFacts, round: number): ClockFacts | undefined {
  const { status, ends, minutes, more, boards, onBreak, breaks } = clock;
  if (status !== 'running' || ends === null || onBreak) return undefined;
  if (breaks.some(({ afterRound }) => afterRound >= clock.round && afterRound < round)) return undefined;
  const { byBoard, change } = minutes;
  const usual = byBoard && boards ? byBoard.settle + boards.count * byBoard.minutes : minutes.round;
  const play = Math.max(1, usual + more) * MICROSECONDS;
  const step = play + change * MICROSECONDS;
  // When its change ends those who are there already need not know.
  return { ...clock, round, play: null, boards: null, ends: ends + (round - clock.round) * step };
}

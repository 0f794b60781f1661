/** What an organiser wants of a session of one section. */
export interface Wishes {
  readonly pairs: number;
  /** About how many boards each pair is to play; left out: about 24. */
  readonly boards?: number;
  /** About how long it may take. */
  readonly minutes?: number;
  /** Left out: one or two. */
  readonly winners?: 1 | 2;
  /** How many sets of the boards there are, that is copies of each; left out: one. */
  readonly copies?: number;
  /** Pairs that must stay seated. */
  readonly stay?: readonly string[];
  /** All tables play the same boards in a round. */
  readonly barometer?: boolean;
  /** Whoever would sit out meets the sit-out of another section that plays the same with its sides exchanged. */
  readonly hosted?: boolean;
  /** How long rounds take; left out: seven minutes a board and one to sit down, and two for the change. */
  readonly pace?: Pace;
}

/** Minutes: a round takes `round` and for each of its boards `board`, and between two of them is the change. */
export interface Pace {
  readonly board: number;
  readonly round: number;
  readonly change: number;
}

/** About how many boards a club evening has. */
export const CLUB_SESSION = 24;

/** How long it takes in a club. */
export const CLUB_PACE: Pace = { board: 7, round: 1, change: 2 };

/** An eighth more or less is as good as what was wanted. */
export const NEAR = 8;

/** Whether it is as good as what was wanted: an eighth more or less. */
export function isNear(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) <= wanted / NEAR;
}

/** The boards of a round that come nearest to what is wanted. */
export function boardsPerRound(rounds: number, { boards = CLUB_SESSION }: Wishes): number {
  return Math.max(1, Math.round(boards / rounds));
}

/** How long so many rounds of so many boards take, with the changes between them. */
export function minutesOf({
  rounds,
  boards,
  pace,
}: {
  readonly rounds: number;
  readonly boards: number;
  readonly pace: Pace;
}): number {
  return rounds * (boards * pace.board + pace.round) + (rounds - 1) * pace.change;
}

/** Whether it takes more than an eighth longer than was wanted. */
export function isTooLong(minutes: number, wanted: number | undefined): wanted is number {
  return wanted !== undefined && minutes > wanted && !isNear(minutes, wanted);
}

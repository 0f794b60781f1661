import { z } from 'zod';

/** What a session asks of those who deal and carry boards and of those who take hands out of them. */
export const boardSettings = z.strictObject({
  /** Who carries boards: North (Law 8A2), a caddy, or by plan: a caddy where it is not one table down. */
  carried: z.enum(['by-plan', 'north', 'caddy']),
  /** Whether each table says that its boards are there; otherwise the first score on one of them does. */
  tapped: z.boolean(),
  /**
   * Minutes of play after which boards are missed at a table that enters its own scores and has entered none; null: never.
   * Left out: as nobody has chosen anything.
   */
  silence: z.int().min(1).max(60).nullable().optional(),
  /** Whether each table says before the first score on a board that everybody has counted thirteen cards (Law 7B). */
  counted: z.boolean(),
  /** Whether the table that plays a board first says that it was shuffled and dealt by hand there (Laws 6A to 6C, 6E1). */
  dealt: z.boolean().optional(),
  /** Whether phones ask at the beginning of a round who sits where; demanded: no score is entered there before. */
  seats: z.enum(['not-asked', 'asked', 'demanded']).optional(),
});
export type BoardSettings = z.infer<typeof boardSettings>;

/** What holds where nothing was chosen. */
export const DEFAULT_BOARDS: Required<BoardSettings> = {
  carried: 'by-plan',
  tapped: false,
  // A board and a half of the usual seven or eight minutes: also slow tables have scored one by then.
  silence: 12,
  counted: false,
  dealt: false,
  seats: 'asked',
};

/** What a session asks about its boards. */
export function boardSettingsOf({
  boards = DEFAULT_BOARDS,
}: {
  readonly boards?: BoardSettings | undefined;
}): Required<BoardSettings> {
  return { ...DEFAULT_BOARDS, ...boards };
}

/** Who carries boards, if the director decides otherwise than the plan. */
export function carrierBy(planned: 'north' | 'caddy', { carried }: BoardSettings): 'north' | 'caddy' {
  return carried === 'by-plan' ? planned : carried;
}

import { z } from 'zod';

/** What a session asks of those who deal and carry boards and of those who take hands out of them. */
export const boardSettings = z.strictObject({
  /** Who carries boards: North (Law 8A2), a caddy, or by plan: a caddy where it is not one table down. */
  carried: z.enum(['by-plan', 'north', 'caddy']),
  /** Whether each table says that its boards are there; otherwise the first score on one of them does. */
  tapped: z.boolean(),
  /** Whether each table says before the first score on a board that everybody has counted thirteen cards (Law 7B1). */
  counted: z.boolean(),
  /** Whether the table that plays a board first says that it was shuffled and dealt by hand there (Laws 6A to 6C, 6E1). */
  dealt: z.boolean().optional(),
});
export type BoardSettings = z.infer<typeof boardSettings>;

/** What holds where nothing was chosen. */
export const DEFAULT_BOARDS: Required<BoardSettings> = {
  carried: 'by-plan',
  tapped: false,
  counted: false,
  dealt: false,
};

/** What a session asks about its boards. */
export function boardSettingsOf({
  boards = DEFAULT_BOARDS,
}: {
  readonly boards?: BoardSettings | undefined;
}): Required<BoardSettings> {
  return { ...boards, dealt: boards.dealt ?? false };
}

/** Who carries boards that the plan gives to somebody, by the director's word. */
export function carrierBy(planned: 'north' | 'caddy', { carried }: BoardSettings): 'north' | 'caddy' {
  return carried === 'by-plan' ? planned : carried;
}

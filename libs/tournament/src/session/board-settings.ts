import { z } from 'zod';

/** What a session asks of those who carry boards and of those who take hands out of them. */
export const boardSettings = z.strictObject({
  /** Who carries boards: North (Law 8A2), a caddy, or by plan: a caddy where it is not one table down. */
  carried: z.enum(['by-plan', 'north', 'caddy']),
  /** Whether each table says that its boards are there; otherwise the first score on one of them does. */
  tapped: z.boolean(),
  /** Whether each table says before the first score on a board that everybody has counted thirteen cards (Law 7B1). */
  counted: z.boolean(),
});
export type BoardSettings = z.infer<typeof boardSettings>;

/** What holds where nothing was chosen. */
export const DEFAULT_BOARDS: BoardSettings = { carried: 'by-plan', tapped: false, counted: false };

/** What a session asks about its boards. */
export function boardSettingsOf({ boards }: { readonly boards?: BoardSettings | undefined }): BoardSettings {
  return boards ?? DEFAULT_BOARDS;
}

/** Who carries boards that the plan gives to somebody, by the director's word. */
export function carrierBy(planned: 'north' | 'caddy', { carried }: BoardSettings): 'north' | 'caddy' {
  return carried === 'by-plan' ? planned : carried;
}

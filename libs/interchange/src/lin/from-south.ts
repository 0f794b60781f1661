import type { Seat } from '#cards';

/** Hands, players and dealers of LIN count from South. */
export const FROM_SOUTH = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[];

import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { boardNumber, roundNumber, sessionName, tableName } from '../names.js';

const table = { session: sessionName, table: tableName } as const;
const play = { ...table, round: roundNumber, board: boardNumber } as const;

/** What can happen in a stream `session/<session>/table/<table>`. */
export const tableEvents = {
  /** The players have moved on to a round (Law 8B: until then the round before goes on here). */
  movedOn: defineEvent('table.moved-on', 1, z.strictObject({ ...table, round: roundNumber })),
  /** The score of a play is agreed, or it is not to be played. */
  playSettled: defineEvent('table.play-settled', 1, z.strictObject(play)),
  playUnsettled: defineEvent('table.play-unsettled', 1, z.strictObject(play)),
  /** A ruling stands in the place of the score. */
  playRuled: defineEvent('table.play-ruled', 1, z.strictObject({ ...play, ruling: z.uuid() })),
  playUnruled: defineEvent('table.play-unruled', 1, z.strictObject({ ...play, ruling: z.uuid() })),
} as const;

export type TableEvent = EventOf<typeof tableEvents>;

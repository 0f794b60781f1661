import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { boardNumber, roundNumber, sessionName, tableName } from '../names.js';
import { textReference } from '../texts.js';

const table = { session: sessionName, table: tableName } as const;
const play = { ...table, round: roundNumber, board: boardNumber } as const;

/** Whom the director holds responsible for a slow table. */
export const HELD_RESPONSIBLE = ['NS', 'EW', 'both', 'nobody'] as const;
export const heldResponsible = z.enum(HELD_RESPONSIBLE);
export type HeldResponsible = z.infer<typeof heldResponsible>;

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
  /** The table was slow in a round, by so many minutes; of two lines the later one holds, and 0 takes it back. */
  slowRecorded: defineEvent(
    'table.slow-recorded',
    1,
    z.strictObject({
      ...table,
      round: roundNumber,
      minutes: z.int().min(0).max(240),
      held: heldResponsible,
      reason: textReference,
    }),
  ),
} as const;

export type TableEvent = EventOf<typeof tableEvents>;

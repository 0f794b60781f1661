import { z } from 'zod';
import type { Ledger } from '#ledger';
import { Problem } from '../http/problem.js';
import { ZodPipe } from '../http/zod-pipe.js';

const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A position of a journal in a text. */
export const position = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** A moment as somebody names it: a position, or the last line at a time (microseconds since the epoch). */
export type NamedMoment = { readonly position: number } | { readonly time: number };

/** Now, but not before a position can be read. */
export interface After {
  readonly after?: number | undefined;
}

/** Which moment is asked for: an earlier one, or now but not before a position can be read. */
export interface Moment extends After {
  readonly at?: NamedMoment | undefined;
}

const moment: z.ZodType<NamedMoment> = z.union([
  position.transform((named) => ({ position: named })),
  z
    .string()
    .regex(TIME)
    .transform(endOf)
    .refine((time) => !Number.isNaN(time))
    .transform((time) => ({ time })),
]);
/** What `?at=` and `?after=` may be. */
export const moments = z.object({ at: moment.optional(), after: position.optional() });

/** The refusal of what is neither a position nor a time. */
export const invalidPosition = () => new Problem('position.invalid');

/** A position as a text. Others are refused as `position.invalid`. */
export const POSITION_PIPE = new ZodPipe(position, invalidPosition);

/** A moment as a text. Others are refused as `position.invalid`. */
export const AT_PIPE = new ZodPipe(moment, invalidPosition);

/** `?after=`. Others than positions are refused as `position.invalid`. */
export const AFTER_PIPE = new ZodPipe<z.ZodType<After>>(moments.pick({ after: true }), invalidPosition);

/** `?at=` and `?after=`. Others than positions and times are refused as `position.invalid`. */
export const MOMENT_PIPE = new ZodPipe<z.ZodType<Moment>>(moments, invalidPosition);

/**
 * The position of a moment: for a time the last line at it.
 *
 * @throws Problem `position.beyond-head`, `position.before-book`
 */
export async function positionAt(ledger: Ledger, tournament: string, at: NamedMoment): Promise<number> {
  if ('position' in at) {
    const head = (await ledger.head(tournament))?.position ?? 0;
    if (at.position > head) throw new Problem('position.beyond-head', { position: at.position, head });
    return at.position;
  }
  const last = await ledger.positionAt(tournament, at.time);
  if (last > 0) return last;
  const [first] = await ledger.readJournal(tournament, { limit: 1 });
  throw new Problem('position.before-book', { begins: first ? isoTime(first.time) : '' });
}

/** The last microsecond that a written time means: all of its second, or of the fraction that it names. */
function endOf(at: string): number {
  const [, fraction = ''] = /\.(\d+)/.exec(at) ?? [];
  return Date.parse(at.replace(/\.\d+/, '')) * 1_000 + Number(fraction.padEnd(6, '9'));
}

/** A time of the ledger (microseconds since the epoch) as answers carry it. */
export function isoTime(microseconds: number): string {
  return new Date(Math.floor(microseconds / 1_000)).toISOString();
}

import type { Ledger } from '#ledger';
import { Problem } from '../http/problem.js';

const POSITION = /^[1-9][0-9]{0,14}$/;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * The position that `?at=` or `?after=` names: a position, or for `at` the last line at a time.
 *
 * @throws Problem `position.invalid`, `position.beyond-head`, `position.before-book`
 */
export async function positionAt(ledger: Ledger, tournament: string, at: string): Promise<number> {
  if (!TIME.test(at)) {
    const position = positionOf(at);
    const head = (await ledger.head(tournament))?.position ?? 0;
    if (position > head) throw new Problem('position.beyond-head', { position, head });
    return position;
  }
  const position = await ledger.positionAt(tournament, endOf(at));
  if (position > 0) return position;
  const [first] = await ledger.readJournal(tournament, { limit: 1 });
  throw new Problem('position.before-book', { begins: first ? isoTime(first.time) : '' });
}

/** The last microsecond that a written time means: all of its second, or of the fraction that it names. */
function endOf(at: string): number {
  const [, fraction = ''] = /\.(\d+)/.exec(at) ?? [];
  const second = Date.parse(at.replace(/\.\d+/, ''));
  if (Number.isNaN(second)) throw new Problem('position.invalid');
  return second * 1_000 + Number(fraction.padEnd(6, '9'));
}

/** A position in a query. @throws Problem `position.invalid` */
export function positionOf(text: string): number {
  if (!POSITION.test(text)) throw new Problem('position.invalid');
  return Number(text);
}

/** A time of the ledger (microseconds since the epoch) as answers carry it. */
export function isoTime(microseconds: number): string {
  return new Date(Math.floor(microseconds / 1_000)).toISOString();
}

import type { Ledger } from '#ledger';
import { Problem } from '../http/problem.js';
import { POSITION_PIPE } from './at.js';

/**
 * The position behind which a stream goes on. Without one to resume from it begins with what comes next.
 *
 * @throws Problem `position.invalid`, `position.beyond-head`
 */
export async function resumeAfter(
  ledger: Ledger,
  tournament: string,
  lastEventId: string | undefined,
): Promise<number> {
  const head = (await ledger.head(tournament))?.position ?? 0;
  if (lastEventId === undefined || lastEventId === '') return head;
  const position = lastEventId === '0' ? 0 : POSITION_PIPE.transform(lastEventId);
  if (position > head) throw new Problem('position.beyond-head', { position, head });
  return position;
}

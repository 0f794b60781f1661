import { useMemo, useState } from 'react';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import type { OutboxState } from '../offline/outbox.js';
import { tableAhead } from './tableAhead.js';

/**
 * The table as those who sit there know it: in the round that they have gone on to while the line was down, until the
 * server has heard of it. Once they are there a line that comes back does not take them out of it.
 */
export function useAhead(
  table: TableSeen,
  session: SessionSeen,
  { unsent, notCalled }: Pick<OutboxState, 'unsent' | 'notCalled'>,
  reached: boolean,
  aheadOf: typeof tableAhead = tableAhead,
): TableSeen {
  const movingTo = Math.max(
    0,
    ...unsent.map(({ name, body }) =>
      name === 'table.move-on' && body.table === table.table ? body.round : 0,
    ),
  );
  const [ahead, setAhead] = useState(0);
  const isAhead = movingTo > table.round && (!reached || notCalled !== undefined);
  if (isAhead && movingTo > ahead) setAhead(movingTo);
  const goesOn = movingTo > table.round && (isAhead || ahead === movingTo);
  return useMemo(
    () => (goesOn ? aheadOf(table, session, movingTo, unsent) : undefined) ?? table,
    [goesOn, table, session, movingTo, unsent, aheadOf],
  );
}

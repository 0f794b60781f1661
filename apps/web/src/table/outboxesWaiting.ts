import type { HeldByPhone } from '../offline/outbox.js';
import { storedUnder } from '../offline/phoneStore.js';

/** Under which keys of the phone's store outboxes lie. */
const OUTBOX = 'outbox/';

/**
 * What a table's commands are kept under: they belong to the table, whichever phone stands for it; those of a phone that
 * goes with a pair belong to the pair.
 */
export function outboxKey(of: {
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
  readonly pair?: string | null;
}): string {
  return `${OUTBOX}${of.tournament}/${of.session}/${of.pair ?? of.table}`;
}

/** Everything that this phone has not sent, by the tables or pairs that it is of. */
export async function outboxesWaiting() {
  const stored = await storedUnder(OUTBOX);
  return stored.flatMap(({ key, held }) => {
    const [tournament, session, table] = key.slice(OUTBOX.length).split('/') as [string, string, string];
    const { unsent } = held as HeldByPhone;
    return unsent.length > 0 ? [{ key, tournament, session, table, unsent }] : [];
  });
}

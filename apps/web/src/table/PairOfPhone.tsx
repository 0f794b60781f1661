import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { Contestant } from '../standings/Contestant.js';
import { meetingAt } from '../session/room/schedule.js';
import { everybodyAt } from '#movement';
import classes from './Table.module.css';

/** Whose phone it is: it goes with them. */
export function PairOfPhone({ pair, session }: { readonly pair: string; readonly session: SessionSeen }) {
  return (
    <p className={classes.responsible}>
      <Contestant session={session} contestant={pair} />
    </p>
  );
}

/** The pair of the phone is not at a table: others still play where it goes next, or it sits out. */
export function PairAway({
  table: { table, round, rounds },
  session,
  pair,
}: {
  readonly table: TableSeen;
  readonly session: SessionSeen;
  readonly pair: string | null;
}) {
  const { t } = useTranslation();
  const goesHere = Array.from({ length: rounds - round }, (_, index) => round + 1 + index).some((later) => {
    const meeting = meetingAt(session, table, later);
    return meeting !== undefined && pair !== null && everybodyAt(meeting).includes(pair);
  });
  return (
    <section className={classes.card} data-primary aria-live="polite">
      <p>{goesHere ? t('entry.away', { table }) : t('entry.awaySitOut')}</p>
    </section>
  );
}

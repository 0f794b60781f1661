import { useTranslation } from 'react-i18next';
import type { SessionSeen, WaitingTable } from '../api/documents.js';
import classes from '../kit/Display.module.css';
import { tableShort } from '../play/tableShort.js';
import { waitsFor } from '../play/waitsFor.js';

/** The tables that cannot begin their round, and for whom or which board each waits: below what all others look for. */
export function WaitingTables({
  waiting,
  session,
}: {
  readonly waiting: readonly WaitingTable[];
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  if (waiting.length === 0) return null;
  const short = (table: string) => tableShort(session, table);
  return (
    <section className={classes.waiting}>
      <h2>{t('wait.title')}</h2>
      <ul className={classes.late}>
        {waiting.map(({ table, round, contestants, boards }) => {
          const called = {
            table,
            round,
            contestants: contestants.map((one) => ({ ...one, table: short(one.table) })),
            boards: boards.map((one) => ({ ...one, table: one.table === null ? null : short(one.table) })),
          };
          return (
            <li key={table}>
              <strong>{short(table)}</strong>{' '}
              {t('wait.room', { for: waitsFor(t, called, session).join('; ') })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairedDevice } from '../api/types.js';
import type { HeldByPhone } from './outbox.js';
import { outboxesWaiting } from './outboxesWaiting.js';
import classes from './Table.module.css';
import { UnsentSeen } from './UnsentSeen.js';

/** What waits on this phone for tables that it does not stand for now: it is told, and kept. */
export function LeftBehind({ device }: { readonly device?: PairedDevice }) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<Awaited<ReturnType<typeof outboxesWaiting>>>([]);
  useEffect(() => void outboxesWaiting().then(setWaiting, () => undefined), []);
  const others = waiting.filter(
    ({ tournament, session, table }) =>
      tournament !== device?.tournament || session !== device.session || table !== device.table,
  );
  return others.map(({ tournament, session, table, unsent }) => (
    <section key={`${tournament} ${session} ${table}`} className={classes.card} data-bad>
      <p>{t('table.leftBehind', { table, session })}</p>
      <Entries unsent={unsent} />
    </section>
  ));
}

function Entries({ unsent }: Pick<HeldByPhone, 'unsent'>) {
  return (
    <ol className={classes.waits}>
      {unsent.map((command) => (
        <li key={command.id}>
          <UnsentSeen command={command} />
        </li>
      ))}
    </ol>
  );
}

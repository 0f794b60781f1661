import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairedDevice } from '../api/types.js';
import { outboxesWaiting, outboxKey } from './outboxesWaiting.js';
import classes from '../kit/Phone.module.css';
import { UnsentList } from './UnsentSeen.js';

/** What waits on this phone for tables that it does not stand for now: it is told, and kept. */
export function LeftBehind({ device }: { readonly device?: PairedDevice }) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<Awaited<ReturnType<typeof outboxesWaiting>>>([]);
  useEffect(() => void outboxesWaiting().then(setWaiting, () => undefined), []);
  const own = device && outboxKey(device);
  const others = waiting.filter(({ key }) => key !== own);
  return others.map(({ tournament, session, table, unsent }) => (
    <section key={`${tournament} ${session} ${table}`} className={classes.card} data-bad>
      <p>{t('table.leftBehind', { table, session })}</p>
      <UnsentList unsent={unsent} />
    </section>
  ));
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tournamentQuery } from '../api/queries.js';
import type { PairedDevice } from '../api/types.js';
import classes from './TableStood.module.css';

/** Which table of which tournament this phone stands for, to be read from across the table. */
export function TableStood({ device }: { readonly device: PairedDevice }) {
  const { t } = useTranslation();
  const { data: tournament } = useQuery(tournamentQuery(device.tournament));
  return (
    <div className={classes.card}>
      <h1 className={classes.table}>{t('table.name', { table: device.table })}</h1>
      <p className="large strong breaks">{tournament?.name}</p>
      <p className="muted">{t('table.session', { session: device.session })}</p>
    </div>
  );
}

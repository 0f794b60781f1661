import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { Panel } from '../../kit/Panel.js';
import classes from './Desk.module.css';

/** Tables that were over the time of a round, and those that the director recorded as slow. */
export function SlowTables({
  room,
  pathOf,
}: {
  readonly room: DeskSeen;
  readonly pathOf: (part: string) => string;
}) {
  const { t } = useTranslation();
  const recorded = new Set(room.slow.map(({ table, round }) => `${table} ${round}`));
  const measured = room.tables
    .flatMap(({ table, roundsOver }) => roundsOver.map((over) => ({ table, ...over })))
    .filter(({ table, round }) => !recorded.has(`${table} ${round}`))
    .toSorted((one, other) => other.round - one.round || other.minutes - one.minutes);
  if (room.slow.length === 0 && measured.length === 0) return null;
  return (
    <Panel title={t('time.slowTables')}>
      <ul className="stack list">
        {room.slow.map(({ table, round, minutes, held }) => (
          <li key={`${table} ${round}`} className={classes.want} data-meaning="warn">
            <Link href={pathOf(`table/${table}`)}>
              {t('time.slowRecorded', { table, round, minutes, held: t(`time.held.${held}`) })}
            </Link>
          </li>
        ))}
        {measured.map(({ table, round, minutes }) => (
          <li key={`${table} ${round}`} className={classes.want} data-meaning="plain">
            <Link href={pathOf(`table/${table}`)}>{t('time.slowMeasured', { table, round, minutes })}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

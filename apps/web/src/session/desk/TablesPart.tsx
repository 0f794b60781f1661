import { useQuery } from '@tanstack/react-query';
import { later } from '../../kit/later.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { roundDrawsQuery, whereaboutsQuery } from '../../api/deskQueries.js';
import { clockQuery } from '../../api/sessionQueries.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { useNow } from '../../kit/useNow.js';
import { sectionOf } from '../../play/calledParts.js';
import { deskPath } from '../../play/paths.js';
import { isDrawnByRounds } from '../swiss/toDraw.js';
import { Announced } from './Announced.js';
import styles from './TablesPart.module.css';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';
import { SharingNow } from './SharingNow.js';
import { SlowTables } from './SlowTables.js';
import { Suspicions } from './Suspicions.js';
import { TableCard } from './TableCard.js';
import { sharersNow } from './sharersNow.js';
import { tableStatusOf, shownChoices, tablesWanting } from './tableStatus.js';
import { useLastingAlerts } from './useLastingAlerts.js';
import { useShown } from './useShown.js';
import { tablesOnPaper, usePhones } from './usePhones.js';
import { clashesAt, alertsOf } from './alerts.js';
import { NeedsAttention } from './NeedsAttention.js';

const ChangeMovement = later(() => import('./ChangeMovement.js'), null);
const LatePlays = later(() => import('./LatePlays.js'), null);

/** So many tables that their cards are made smaller. */
const MANY = 18;

/** All tables at a status, and beside them what wants the director. */
export function TablesPart({
  tournament,
  session,
  room,
  mayDirect,
}: DeskPartProps & { readonly room: DeskSeen }) {
  const { t } = useTranslation();
  const name = session.session;
  const { data: clock } = useQuery(clockQuery(tournament.id, name));
  const { data: whereabouts } = useQuery(whereaboutsQuery(tournament.id, name));
  const { data: draws } = useQuery({
    ...roundDrawsQuery(tournament.id, name),
    enabled: mayDirect && session.status === 'running' && isDrawnByRounds(session),
  });
  const [changing, setChanging] = useState(false);
  const [chosen, setChosen] = useShown(tournament.id, name);
  const phones = usePhones(tournament.id, name, mayDirect);
  const now = useNow(clock?.status === 'running' || room.tables.some(({ calls }) => calls.length > 0));
  const pathOf = (part: string) => deskPath(tournament.id, name, part);
  const onPaper = tablesOnPaper(room, session.game, phones);
  const lasting = useLastingAlerts(tournament.id, session, mayDirect);
  const alerts = alertsOf({ room, whereabouts, draws, phones, onPaper, lasting, now });
  const wanting = tablesWanting(alerts);
  const tables = room.tables.map((table) => {
    const waiting = clock?.waiting.find((each) => each.table === table.table);
    return {
      table,
      waiting,
      status: tableStatusOf(table, { now, heldUp: waiting !== undefined, onPaper: onPaper.has(table.table) }),
    };
  });
  const choices = shownChoices(
    tables.map(({ status }) => status),
    tables.filter(({ table }) => wanting.has(table.table)).length,
    chosen,
  );
  const isShown = ({ table, status }: (typeof tables)[number]) =>
    chosen === 'all' || (chosen === 'attention' ? wanting.has(table.table) : status === chosen);
  const sections = [...new Set(room.tables.map(({ table }) => sectionOf(table)))];
  const several = sections.length > 1;
  const parts = several ? sections : [undefined];
  return (
    <div className={`grid gap-16 ${styles.room}`}>
      <div className={styles.attention}>
        <NeedsAttention
          alerts={alerts}
          tournament={tournament.id}
          session={session}
          mayDirect={mayDirect}
          at={room.position}
        />
      </div>
      <div className={`stack gap-12 shrinks ${styles.main}`}>
        {room.round > 0 && (
          <div className={styles.shown}>
            <Choice
              label={t('room.shown')}
              labelHidden
              value={chosen}
              options={choices.map(({ shown, count }) => ({
                value: shown,
                label: `${shown === 'all' || shown === 'attention' ? t(`room.shown.${shown}`) : t(`room.tableStatus.${shown}`)} ${count}`,
              }))}
              onChange={setChosen}
            />
          </div>
        )}
        <SharingNow sharing={room.sharing} />
        {parts.map((section) => {
          const own = tables.filter(
            (each) => isShown(each) && (section === undefined || sectionOf(each.table.table) === section),
          );
          if (own.length === 0) return null;
          const title = section === undefined ? t('room.tables') : t('movement.section', { section });
          return (
            <div key={section ?? ''}>
              <h2 className={section === undefined ? 'visually-hidden' : 'below-8'}>{title}</h2>
              <ul
                className={`${classes.tables} ${styles.tables}`}
                data-many={room.tables.length >= MANY || undefined}
                aria-label={title}
              >
                {own.map(({ table, waiting, status }) => (
                  <TableCard
                    key={table.table}
                    table={table}
                    status={status}
                    path={pathOf(`table/${table.table}`)}
                    session={session}
                    now={now}
                    waiting={waiting}
                    clashes={clashesAt(room, table.table)}
                    sharers={sharersNow(room, table)}
                    phone={phones && phones.size > 0 ? phones.has(table.table) : undefined}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className={`stack gap-16 ${styles.rest}`}>
        <LatePlays
          room={room}
          tournament={tournament.id}
          session={session}
          mayDirect={mayDirect}
          pathOf={pathOf}
        />
        <Suspicions
          room={room}
          tournament={tournament.id}
          session={name}
          mayDirect={mayDirect}
          pathOf={pathOf}
        />
        <SlowTables room={room} pathOf={pathOf} />
        <NotSaidRight tables={room.tables.filter(({ table }) => !onPaper.has(table))} />
        {session.status === 'running' &&
          whereabouts?.announced.map((each) => <Announced key={each.section ?? ''} announced={each} />)}
        {mayDirect && session.status === 'running' && (
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('room.change.open')}
          </Button>
        )}
        {changing && (
          <ChangeMovement tournament={tournament.id} session={session} onClose={() => setChanging(false)} />
        )}
      </div>
    </div>
  );
}

/** Tables that are done with their round, and have not said on their phones that what is recorded is right. */
function NotSaidRight({ tables }: { readonly tables: DeskSeen['tables'] }) {
  const { t } = useTranslation();
  const open = tables.filter(({ confirmed }) => confirmed !== null && confirmed.length < 2);
  if (open.length === 0) return null;
  return (
    <p className="muted">{t('room.notSaidRight', { tables: open.map(({ table }) => table).join(', ') })}</p>
  );
}

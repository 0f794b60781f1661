import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomSeen } from '../../api/roomDocuments.js';
import { devicesQuery } from '../../api/queries.js';
import { whereaboutsQuery } from '../../api/roomQueries.js';
import { clockQuery } from '../../api/sessionQueries.js';
import { stands } from '../../devices/stands.js';
import { useNow } from '../../standings/useNow.js';
import { roomPath } from '../paths.js';
import { Announced } from './BoardsPart.js';
import { ChangeMovement } from './ChangeMovement.js';
import { LatePlays } from './LatePlays.js';
import classes from './Room.module.css';
import type { RoomPartProps } from './RoomPartProps.js';
import { SlowTables } from './SlowTables.js';
import { Suspicions } from './Suspicions.js';
import { TableCard } from './TableCard.js';
import { wantsOf } from './wants.js';
import { WantsYou } from './WantsYou.js';

/** Milliseconds between two looks at which phones stand for tables. */
const LOOK_AGAIN = 15_000;

function usePhones(tournament: string, session: string, enabled: boolean): ReadonlySet<string> | undefined {
  const { data } = useQuery({ ...devicesQuery(tournament), refetchInterval: LOOK_AGAIN, enabled });
  return useMemo(
    () =>
      data &&
      new Set(
        data.filter((device) => device.session === session && stands(device)).map(({ table }) => table),
      ),
    [data, session],
  );
}

/** All tables at a look, and beside them what wants the director. */
export function HallPart({
  tournament,
  session,
  room,
  mayDirect,
}: RoomPartProps & { readonly room: RoomSeen }) {
  const { t } = useTranslation();
  const name = session.session;
  const { data: clock } = useQuery(clockQuery(tournament.id, name));
  const { data: whereabouts } = useQuery(whereaboutsQuery(tournament.id, name));
  const [changing, setChanging] = useState(false);
  const phones = usePhones(tournament.id, name, mayDirect);
  const now = useNow(clock?.status === 'running');
  const pathOf = (part: string) => roomPath(tournament.id, name, part);
  return (
    <div className={classes.room}>
      <ul className={classes.tables} aria-label={t('room.tables')}>
        {room.tables.map((table) => (
          <TableCard
            key={table.table}
            table={table}
            path={pathOf(`table/${table.table}`)}
            session={session}
            now={now}
            waiting={clock?.waiting.find((each) => each.table === table.table)}
            phone={phones?.has(table.table)}
          />
        ))}
      </ul>
      <div className={classes.aside}>
        <WantsYou wants={wantsOf({ room, whereabouts, phones, now })} pathOf={pathOf} />
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

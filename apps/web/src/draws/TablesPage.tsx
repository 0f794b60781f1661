import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesQuery } from '../api/sessionQueries.js';
import { Choice } from '../parts/Choice.js';
import { calledParts, sectionOf } from '../session/calledParts.js';
import meetings from '../session/swiss/Swiss.module.css';
import { gameParts } from '../sheets/gameParts.js';
import { TablesOfRound } from '../sheets/TablesOfRound.js';
import { SessionPage, type SessionShown } from '../standings/SessionPage.js';
import { playsTeams } from '../teams/playsTeams.js';
import { PastBar } from '../tournament/PastBar.js';
import { isAtPlace, Place } from './Place.js';
import { isKnown, placesInRound, stillToDraw } from './roundDraw.js';

/** Who sits where in the round that is on, and in the next, with which boards: for everybody. */
export default function TablesPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="tables" title={t('tablesNow.title')}>
      {(shown) =>
        gameParts(shown.session.game).sheets ? (
          <TablesOfRound {...shown} tournament={shown.tournament.id} />
        ) : (
          <Tables shown={shown} />
        )
      }
    </SessionPage>
  );
}

/** From how many tables on people look for themselves by name. */
const LONG = 8;

function Tables({ shown: { tournament, session, at, path } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { data: seen } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    enabled: playsTeams(session),
  });
  const teams = seen?.teams ?? [];
  const [wanted, setWanted] = useState<'now' | 'next'>('now');
  const [sought, setSought] = useState('');
  // Sections that are called apart are in rounds of their own.
  const parts = calledParts(session, undefined).map(({ section, session: own }) => ({
    section,
    own,
    now: Math.max(1, own.round),
    next: own.round >= 1 && own.round < own.rounds && isKnown(own, own.round + 1) ? own.round + 1 : undefined,
  }));
  const hasNext = session.status === 'running' && parts.some(({ next }) => next !== undefined);
  const which = hasNext ? wanted : 'now';
  return (
    <>
      {session.status === 'closed' && <p className="muted">{t('tablesNow.over')}</p>}
      {hasNext && (
        <Choice
          label={t('roundDraw.rounds')}
          labelHidden
          value={which}
          options={(['now', 'next'] as const).map((value) => ({ value, label: t(`tablesNow.${value}`) }))}
          onChange={setWanted}
        />
      )}
      {session.tables.length >= LONG && (
        <TextInput
          label={t('roundDraw.find')}
          value={sought}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
      )}
      {parts.map(({ section, own, now, next }) => {
        const round = which === 'next' ? next : now;
        if (round === undefined) return null;
        const all = placesInRound(session, round).filter(
          ({ table }) => section === undefined || sectionOf(table) === section,
        );
        const found = all.filter((place) => isAtPlace(session, place, sought, teams));
        const open = stillToDraw(own, round);
        const title = t('roundDraw.round', { round });
        const named = section === undefined ? title : `${t('standings.oneSection', { section })}: ${title}`;
        return (
          <Fragment key={section ?? ''}>
            <h2>{named}</h2>
            {own.round < round && <p className="muted">{t('roundDraw.notCalled')}</p>}
            <ul className={meetings.meetings} aria-label={named}>
              {found.map((place) => (
                <Place key={place.table} place={place} session={session} teams={teams} path={path} at={at} />
              ))}
            </ul>
            {found.length === 0 && all.length > 0 && <p>{t('roundDraw.nobody')}</p>}
            {open.length > 0 && <p className="muted">{t('roundDraw.open', { sections: open.join(', ') })}</p>}
          </Fragment>
        );
      })}
      <PastBar tournament={tournament} at={at} />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { SearchField } from '../kit/SearchField.js';
import { calledParts } from '../play/calledParts.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { LONG, PageOfTables } from './PageOfTables.js';
import { PlacesOfRound } from './PlacesOfRound.js';
import { isKnown } from '../play/roundDraw.js';
import { useTeamsSeen } from './useTeamsSeen.js';

/** Who sits where in the round that is on, and in the next, with which boards: for everybody. */
export default function TablesPage(of: { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  return (
    <PageOfTables {...of} tab="tables" title={t('tablesNow.title')}>
      {(shown) => <Tables shown={shown} />}
    </PageOfTables>
  );
}

/** The tables of the round that is on, or of the next one. */
export function Tables({ shown }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { session, at, path } = shown;
  const teams = useTeamsSeen(shown);
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
        <SearchField label={t('roundDraw.find')} value={sought} onChange={setSought} />
      )}
      {parts.map(({ section, own, now, next }) => {
        const round = which === 'next' ? next : now;
        if (round === undefined) return null;
        return (
          <PlacesOfRound
            key={section ?? ''}
            session={session}
            section={section}
            own={own}
            round={round}
            sought={sought}
            teams={teams}
            path={path}
            at={at}
          />
        );
      })}
    </>
  );
}

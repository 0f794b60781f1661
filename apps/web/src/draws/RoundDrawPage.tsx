import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { Choice } from '../parts/Choice.js';
import { calledParts, sectionOf } from '../session/calledParts.js';
import meetings from '../session/swiss/Swiss.module.css';
import { SessionPage, type SessionShown } from '../standings/SessionPage.js';
import { gameParts } from '../sheets/gameParts.js';
import { TablesOfRound } from '../sheets/TablesOfRound.js';
import { playsTeams } from '../teams/playsTeams.js';
import { PastBar } from '../tournament/PastBar.js';
import { isAtPlace, Place } from './Place.js';
import { lastRoundDrawn, placesInRound, roundAhead, stillToDraw } from './roundDraw.js';

/** Who meets whom in a round that is drawn from results, at which table, with which boards: for everybody. */
export default function RoundDrawPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="round-draw" title={t('roundDraw.title')}>
      {(shown) =>
        gameParts(shown.session.game).sheets ? (
          <TablesOfRound {...shown} tournament={shown.tournament.id} />
        ) : (
          <RoundDraw shown={shown} />
        )
      }
    </SessionPage>
  );
}

/** From how many tables on people look for themselves by name. */
const LONG = 12;

function RoundDraw({ shown: { tournament, session, at, path } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { data: seen } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    enabled: playsTeams(session),
  });
  const teams = seen?.teams ?? [];
  const last = lastRoundDrawn(session);
  const [wanted, setWanted] = useState<number>();
  const [sought, setSought] = useState('');
  if (last === 0) return <p>{t('roundDraw.none')}</p>;
  // Sections that are called apart are in rounds of their own: each opens at its own.
  const parts = calledParts(session, undefined).filter(({ session: own }) => lastRoundDrawn(own) > 0);
  const rounds = parts.map(({ session: own }) =>
    Math.min(wanted ?? roundToLookFor(own), lastRoundDrawn(own)),
  );
  const isOne = rounds.every((round) => round === rounds[0]);
  const many = placesInRound(session, Math.max(...rounds)).length >= LONG;
  return (
    <>
      {last > 1 && (
        <Choice
          label={t('roundDraw.rounds')}
          labelHidden
          value={isOne ? `${rounds[0]}` : ''}
          options={Array.from({ length: last }, (_, index) => ({
            value: `${index + 1}`,
            label: `${index + 1}`,
            spoken: t('roundDraw.round', { round: index + 1 }),
          }))}
          onChange={(value) => setWanted(Number(value))}
        />
      )}
      {many && (
        <TextInput
          label={t('roundDraw.find')}
          value={sought}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
      )}
      {parts.map(({ section, session: own }, index) => {
        const round = rounds[index]!;
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
            {own.round < round && session.status !== 'closed' && (
              <p className="muted">{t('roundDraw.notCalled')}</p>
            )}
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

/** The round that people look for: the next, where it is drawn, for a match of teams is drawn for several at once. */
function roundToLookFor(session: SessionSeen): number {
  return roundAhead(session) ?? Math.max(1, session.round);
}

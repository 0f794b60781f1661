import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionListed, SessionSeen } from '../../api/documents.js';
import { clockQuery, playSessionQuery } from '../../api/sessionQueries.js';
import { WordsOf } from '../../messages/WordsOf.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { Waiting } from '../../kit/Waiting.js';
import { calledParts } from '../../play/calledParts.js';
import { matchesPath, roundDrawPath, sessionPath, tablesPath } from '../../play/paths.js';
import { gameParts } from '../../play/gameParts.js';
import { ClockPill } from '../../play/ClockPill.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { ProjectedEnd } from '../../play/ProjectedEnd.js';
import { useLiveSession } from '../../play/useLiveSession.js';
import { playsTeams } from '../../play/playsTeams.js';
import { StandingsHead } from './StandingsHead.js';
import { sessionText } from '../../play/stageText.js';

/** A session that is played now: its round and clock, who leads, and the ways to all of it. */
export function SessionNow({
  tournament,
  listed: { session, stage },
  following,
  children,
}: {
  readonly tournament: string;
  readonly listed: SessionListed;
  /** Whether it has a line of its own to the server: a browser has few. */
  readonly following: boolean;
  /** What those who run it do here. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { data: seen } = useQuery({
    ...playSessionQuery(tournament, session),
    placeholderData: keepPreviousData,
    refetchInterval: following ? false : 30_000,
  });
  useLiveSession(tournament, session, following);
  return (
    <Panel title={sessionText(t, { session, stage })} aside={seen && <Now id={tournament} seen={seen} />}>
      {seen ? (
        <WordsOf individuals={isOfIndividuals(seen)} sheets={gameParts(seen.game).sheets}>
          <StandingsHead tournament={tournament} session={seen} />
          <p className="row gap-0 gap-x-16 links">
            <Link
              href={playsTeams(seen) ? matchesPath(tournament, session) : sessionPath(tournament, session)}
            >
              {playsTeams(seen) ? t('match.title') : t('overview.allStandings')}
            </Link>
            <Link
              href={
                gameParts(seen.game).boards
                  ? tablesPath(tournament, session)
                  : roundDrawPath(tournament, session)
              }
            >
              {t('tablesNow.title')}
            </Link>
            {children}
          </p>
        </WordsOf>
      ) : (
        <Waiting />
      )}
    </Panel>
  );
}

/** Round, clock and expected end, of each section where they are called apart. */
function Now({ id, seen }: { readonly id: string; readonly seen: SessionSeen }) {
  const { t } = useTranslation();
  const { data: clock } = useQuery(clockQuery(id, seen.session));
  return (
    <span className="row">
      {calledParts(seen, clock).map(({ section, session: { round, rounds }, clock: time }) => (
        <Fragment key={section ?? ''}>
          <Pill meaning={round > 0 ? 'live' : 'plain'} dot={round > 0}>
            {section !== undefined
              ? t('clock.sectionRound', { section, round, rounds })
              : round > 0
                ? t('standings.round', { round, rounds })
                : t('standings.status.running')}
          </Pill>
          <ClockPill clock={time} />
          <ProjectedEnd clock={time} />
        </Fragment>
      ))}
    </span>
  );
}

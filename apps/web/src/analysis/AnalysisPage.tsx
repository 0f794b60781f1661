import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { contestantAnalysisQuery } from '../api/analysisQueries.js';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { FollowStar } from '../follow/FollowStar.js';
import { Choice } from '../kit/Choice.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { playerPath } from '../play/paths.js';
import { Contestant } from '../play/Contestant.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { AnalysisTables } from './AnalysisTables.js';

/** What a contestant and its players have made of the boards of a session. */
export default function AnalysisPage({
  tournament,
  session,
  contestant,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="standings" title={t('analysis.title')}>
      {(shown) => <Analysis key={contestant} contestant={contestant} shown={shown} />}
    </SessionPage>
  );
}

function Analysis({
  contestant,
  shown: { tournament, session, at, path },
}: {
  readonly contestant: string;
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  const [who, setWho] = useState('');
  const query = useQuery({
    ...contestantAnalysisQuery(tournament.id, session.session, contestant, at),
    placeholderData: keepPreviousData,
  });
  if (!query.data) {
    const problem = query.error;
    if (problem instanceof Problem && problem.status === 404) return <p>{t('card.unknown')}</p>;
    return problem ? <QueryProblem problem={problem} retry={() => query.refetch()} /> : <Waiting />;
  }
  const { plays, rows, adjusted, players } = query.data;
  const player = players.find((one) => one.player === who);
  const alone = plays.every(({ seat }) => seat !== null);
  return (
    <>
      <div>
        <h2>
          <Contestant session={session} contestant={contestant} />
        </h2>
        <p className="row gap-4 gap-x-16 fingers">
          <Link href={address(`${path}/pair/${contestant}`, { at })}>{t('card.title')}</Link>
          {players.map((one) => (
            <Link key={one.player} href={playerPath(tournament.id, one.player)}>
              {t('analysis.allSessions', { name: one.name ?? t('analysis.aPlayer') })}
            </Link>
          ))}
        </p>
        {at === undefined && <FollowStar tournament={tournament} session={session} contestant={contestant} />}
      </div>
      {players.length > 1 && !alone && (
        <Choice
          label={t('analysis.whose')}
          labelHidden
          value={player ? who : ''}
          options={[
            { value: '', label: t('analysis.together') },
            ...players.map((one) => ({ value: one.player, label: one.name ?? t('analysis.aPlayer') })),
          ]}
          onChange={setWho}
        />
      )}
      <AnalysisTables
        plays={plays.map((play) => ({ ...play, tournament: tournament.id }))}
        rows={player ? player.rows : rows}
        adjusted={adjusted}
        at={at}
      />
    </>
  );
}

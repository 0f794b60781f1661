import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { contestQuery } from '../../api/contestQueries.js';
import { WordsOf } from '../../messages/WordsOf.js';
import { Choice } from '../../kit/Choice.js';
import { later } from '../../kit/later.js';
import { useOfficial } from '../../play/useOfficial.js';
import { StagePage } from '../../shell/StagePage.js';
import { PdfWhenAsked } from '../../prints/PdfWhenAsked.js';
import { ContestTable } from './ContestTable.js';
import { isOfPlayers } from './isOfPlayers.js';

const ContestChecks = later(() => import('./ContestChecks.js'));
const ContestActions = later(() => import('./ContestActions.js'));

/** The standing of a contest of several sessions. */
export default function ContestPage({
  tournament,
  name,
}: {
  readonly tournament: string;
  readonly name: string;
}) {
  const [search] = useSearchParams();
  const at = search.get('at') ?? undefined;
  const reading = useQuery({ ...contestQuery(tournament, name, at), placeholderData: keepPreviousData });
  return (
    <StagePage
      tournament={tournament}
      at={at}
      reading={reading}
      sessions={reading.data?.sessions.map(({ session }) => session) ?? []}
      renderChecks={(contest) => <ContestChecks tournament={tournament} contest={contest} at={at} />}
      renderActions={(contest) => (
        <WordsOf individuals={isOfPlayers(contest)}>
          <ContestActions tournament={tournament} contest={contest} />
        </WordsOf>
      )}
    >
      {(contest) => (
        <WordsOf individuals={isOfPlayers(contest)}>
          <Standing tournament={tournament} contest={contest} at={at} />
          <PdfWhenAsked tournament={tournament} of={{ paper: 'contest', contest: contest.contest }} at={at} />
        </WordsOf>
      )}
    </StagePage>
  );
}

function Standing({
  tournament,
  contest,
  at,
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState('');
  const { tables, sessions, cut } = contest;
  const table = tables.find((each) => each.name === shown);
  const chosen = contest.entries.filter(
    ({ qualifies, decided }) => qualifies === 'tied' && decided === 'goes-on',
  ).length;
  return (
    <>
      <p className="muted">
        {sessions.length > 0 && (
          <>
            <AsAt contest={contest} past={at !== undefined} />
            {' · '}
          </>
        )}
        <Link href={`/tournaments/${tournament}/sessions`}>{t('standings.tournament')}</Link>
      </p>
      <p className="small muted">{rulesText(contest.settings, t)}</p>
      {cut && (
        <p>
          {t('contest.cut', { count: cut.places })}
          {cut.open > 0 && ` ${t('contest.cutOpen', { count: cut.open })}`}
          {chosen > cut.open && ` ${t('contest.cutTooMany', { chosen })}`}
        </p>
      )}
      {tables.length > 0 && (
        <Choice
          label={t('standings.tables')}
          labelHidden
          value={table?.name ?? ''}
          options={[
            { value: '', label: t('standings.everybody') },
            ...tables.map((each) => ({ value: each.name, label: each.name })),
          ]}
          onChange={setShown}
        />
      )}
      {sessions.length === 0 || contest.entries.length === 0 ? (
        <p>{t('standings.none')}</p>
      ) : (
        <ContestTable tournament={tournament} contest={contest} table={table} at={at} />
      )}
    </>
  );
}

/** In words how its sessions count, and how players are told apart. */
function rulesText({ of, total, best, least }: ContestSeen['settings'], t: TFunction): string {
  return [
    `${t('combining.total')}: ${t(`contest.total.${total}`)}.`,
    ...(best === undefined ? [] : [t('contest.rules.best', { count: best })]),
    ...(least === undefined ? [] : [t('contest.rules.least', { count: least })]),
    ...(of === 'players' ? [t('contest.rules.players')] : []),
  ].join(' ');
}

/** What of its sessions is in it. */
function AsAt({
  contest: { final, sessions, corrections },
  past,
}: {
  readonly contest: ContestSeen;
  readonly past: boolean;
}) {
  const { t } = useTranslation();
  const official = useOfficial(corrections, past);
  if (final) return official;
  const words = sessions.map(({ session, afterRound, final: closed }) =>
    closed || afterRound === null
      ? t('contest.session', { session })
      : t('contest.sessionAfter', { session, round: afterRound }),
  );
  return words.join(', ');
}

import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { dueSealQuery } from '../../api/queries.js';
import { playSessionQuery, playSessionsQuery } from '../../api/sessionQueries.js';
import type { SessionListed } from '../../api/documents.js';
import type { Tournament } from '../../api/types.js';
import { NotFound } from '../../kit/NotFound.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { useMoment } from '../../parts/useMoment.js';
import { Waiting } from '../../kit/Waiting.js';
import { PushPanel } from '../../push/PushPanel.js';
import { deskPath } from '../../play/paths.js';
import { useNow } from '../../kit/useNow.js';
import { ArchiveTournament } from '../ArchiveTournament.js';
import PlayersLink from '../PlayersLink.js';
import { DueSeal } from '../DueSeal.js';
import { PublishTournament } from '../PublishTournament.js';
import { RequestSeal } from '../RequestSeal.js';
import { directs, organises } from '../../play/roles.js';
import { SEAL_MEANING } from '../../shell/sealMeaning.js';
import { StatusPill } from '../StatusPill.js';
import TakeWithYou from '../TakeWithYou.js';
import { MailPanel } from './MailPanel.js';
import { SessionEnd } from './SessionEnd.js';
import { PublicPages, WholeJournal } from './WholeJournal.js';

/** How many sessions have a line of their own to the server: a browser has six for all its pages of one. */
const FOLLOWED = 2;

/** The end of a tournament on one page: what each session still wants, the seal, the archive, and what to take along. */
export default function FinishTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const sessions = useQuery({ ...playSessionsQuery(tournament.id), enabled: directs(tournament) });
  if (!directs(tournament)) return <NotFound />;
  if (!sessions.data) {
    return sessions.isError ? (
      <QueryProblem problem={sessions.error} retry={() => sessions.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const running = sessions.data.filter(({ status }) => status === 'running');
  const order = [...running, ...sessions.data.filter(({ status }) => status === 'closed')];
  const ahead = sessions.data.filter(({ status }) => status === 'set-up');
  return (
    <>
      {tournament.status === 'draft' ? (
        <Publish tournament={tournament} />
      ) : (
        <Panel title={t('playersLink.title')}>
          <PlayersLink tournament={tournament} />
        </Panel>
      )}
      {[...order, ...ahead].map(({ session }, index) => (
        <SessionEnd key={session} tournament={tournament} session={session} following={index < FOLLOWED} />
      ))}
      {tournament.status !== 'draft' && <Seal tournament={tournament} />}
      <Archive tournament={tournament} sessions={sessions.data} />
      <TakeWithYou tournament={tournament} />
      {tournament.status !== 'draft' && <PublicPages tournament={tournament} />}
      {tournament.status !== 'draft' && <PushPanel tournament={tournament} />}
      {organises(tournament) && <MailPanel tournament={tournament} />}
      {organises(tournament) && <WholeJournal tournament={tournament} />}
    </>
  );
}

function Publish({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('publish.button')} aside={<StatusPill status={tournament.status} />}>
      <p className="muted">{t('finish.notPublished')}</p>
      {organises(tournament) && (
        <div className="row gap-x-16 links">
          <Button onClick={() => setAsking(true)}>{t('publish.button')}</Button>
        </div>
      )}
      {asking && <PublishTournament tournament={tournament} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function Seal({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const [asking, setAsking] = useState(false);
  const [last] = tournament.seals.toSorted((one, other) => other.position - one.position);
  return (
    <Panel
      title={t('finish.seal')}
      aside={last && <Pill meaning={SEAL_MEANING[last.kind]}>{t(`sealKind.${last.kind}`)}</Pill>}
    >
      <p className="muted">
        {last
          ? t('overview.sealed', { lines: last.position, time: momentOf(last.time) })
          : t('overview.notSealed')}
      </p>
      <DueSeal tournament={tournament} />
      <div className="row gap-x-16 links">
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('seal.button')}
        </Button>
        <Link href={`/tournaments/${tournament.id}/seals`}>{t('tab.seals')}</Link>
      </div>
      {asking && <RequestSeal tournament={tournament} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What archiving waits for, as far as the page knows: the server decides. */
function Archive({
  tournament,
  sessions,
}: {
  readonly tournament: Tournament;
  readonly sessions: readonly SessionListed[];
}) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const [asking, setAsking] = useState(false);
  const { id, status, head } = tournament;
  const { data: due } = useQuery({ ...dueSealQuery(id, head), placeholderData: keepPreviousData });
  const now = useNow(status !== 'archived');
  const playing = sessions.filter((each) => each.status === 'running');
  const runs = useQueries({
    queries: sessions
      .filter((each) => each.status === 'closed')
      .map(({ session }) => playSessionQuery(id, session)),
    combine: (read) => read.flatMap(({ data }) => data ?? []),
  }).filter(({ corrections }) => corrections !== null && corrections.official / 1000 > now);
  if (status === 'archived') {
    return (
      <Panel title={t('finish.archive')} aside={<StatusPill status={status} />}>
        <p className="muted">{t('finish.archived')}</p>
      </Panel>
    );
  }
  const open = due?.keptBack ?? [];
  const isOver = sessions.length > 0 && sessions.every((each) => each.status === 'closed');
  const waits = playing.length + runs.length + open.length > 0;
  return (
    <Panel title={t('finish.archive')}>
      <p className="muted">{t('archive.text')}</p>
      {waits && (
        <>
          <p>{t('finish.waits')}</p>
          <ul className="fingers">
            {playing.map(({ session }) => (
              <li key={session}>
                <Link href={deskPath(id, session)}>{t('finish.sessionOpen', { session })}</Link>
              </li>
            ))}
            {open.map(({ session, ...counts }) => (
              <li key={session}>
                <Link href={deskPath(id, session, 'scores')}>{t('session.name', { session })}</Link>
                {': '}
                {t('seals.due.keptBack', counts)}
              </li>
            ))}
            {runs.map(({ session, corrections }) => (
              <li key={session}>
                {t('finish.periodRuns', { session, time: momentOf(corrections!.official) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {!organises(tournament) && <p className="muted">{t('finish.organiserArchives')}</p>}
      {organises(tournament) && (
        <div className="row gap-x-16 links">
          <Button
            color="red"
            variant={isOver ? 'filled' : 'default'}
            disabled={waits}
            onClick={() => setAsking(true)}
          >
            {t('archive.button')}
          </Button>
        </div>
      )}
      {asking && <ArchiveTournament tournament={tournament} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

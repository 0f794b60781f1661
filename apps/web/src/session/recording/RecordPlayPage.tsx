import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { recordsQuery } from '../../api/recordQueries.js';
import { travellerQuery } from '../../api/sessionQueries.js';
import type { Tournament } from '../../api/types.js';
import { Page } from '../../kit/Page.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { playPath, deskPath, scorePath } from '../../play/paths.js';
import { SessionGate } from '../../shell/SessionGate.js';
import { RecordForm } from './RecordForm.js';
import { dealIn } from './recordDraft.js';

interface Place {
  readonly board: number;
  readonly table: string;
  readonly round: number;
}

/** Who runs a session records what was called and played on a board at a table. */
export default function RecordPlayPage({
  id,
  session,
  ...place
}: Place & { readonly id: string; readonly session: string }) {
  return (
    <SessionGate tournament={id} session={session} who="runs">
      {(tournament, seen) => <Recording tournament={tournament} session={seen} place={place} />}
    </SessionGate>
  );
}

function Recording({
  tournament,
  session,
  place,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly place: Place;
}) {
  const { t } = useTranslation();
  const { board, table, round } = place;
  const play = { session: session.session, ...place };
  const records = useQuery(recordsQuery(tournament.id, session.session, board));
  const traveller = useQuery(travellerQuery(tournament.id, session.session, board));
  const title = t('recording.title', { board, table, round });
  const problem = records.error ?? traveller.error;
  if (!records.data || !traveller.data)
    return (
      <Page title={title} of={tournament.name}>
        {problem ? (
          <QueryProblem
            problem={problem}
            retry={() => Promise.all([records.refetch(), traveller.refetch()])}
          />
        ) : (
          <Waiting />
        )}
      </Page>
    );
  const isHere = (one: { readonly table: string; readonly round: number }) =>
    one.table === table && one.round === round;
  const { dealer, vulnerable, deal, plays } = records.data;
  const line = traveller.data.lines.find(isHere);
  return (
    <Page title={title} of={tournament.name}>
      <nav className="row gap-0 gap-x-16 stretch ways" aria-label={t('replay.ways')}>
        <Link href={deskPath(tournament.id, session.session, `table/${table}`)}>
          {t('recording.toTable', { table })}
        </Link>
        <Link href={scorePath(tournament.id, play)}>{t('traveller.board', { board })}</Link>
        {plays.some(isHere) && <Link href={playPath(tournament.id, play)}>{t('recording.toPlay')}</Link>}
      </nav>
      <RecordForm
        tournament={tournament.id}
        play={play}
        known={{ board, dealer, deal: dealIn(deal), result: line?.result ?? null }}
        vulnerable={vulnerable}
        recorded={plays.find(isHere)}
        seenAt={records.data.position}
      />
    </Page>
  );
}

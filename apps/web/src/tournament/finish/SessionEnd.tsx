import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { deskQuery } from '../../api/deskQueries.js';
import { scoresQuery } from '../../api/scoresDocuments.js';
import { playSessionQuery } from '../../api/sessionQueries.js';
import type { Tournament } from '../../api/types.js';
import { WordsOf } from '../../messages/WordsOf.js';
import { Panel } from '../../kit/Panel.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { useIsOver } from '../../parts/useIsOver.js';
import { Waiting } from '../../kit/Waiting.js';
import { PdfsOf } from '../../prints/PdfsOf.js';
import { resultsOf } from '../../prints/printoutsOfSession.js';
import { periodsPath, deskPath, rulingsPath, sessionPath, setUpPath } from '../../play/paths.js';
import { CloseSession } from '../../session/desk/CloseSession.js';
import { openPlaysOf } from '../../play/stillOpen.js';
import { OpenPlays } from '../../session/desk/OpenPlays.js';
import { OpenScores } from '../../session/desk/OpenScores.js';
import { countsOf } from '../../play/scoreMarks.js';
import { gameParts } from '../../play/gameParts.js';
import { stepAtDesk } from '../../session/desk/sheets/stepAtDesk.js';
import { sheetsQuery } from '../../play/sheetQueries.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { useLiveSession } from '../../play/useLiveSession.js';
import { useOfficial } from '../../play/useOfficial.js';
import { OpenAppeals } from '../../rulings/OpenAppeals.js';
import { stageOf } from './stages.js';
import { StagesLine } from './StagesLine.js';

/** How far a session is from being over, what is in the way of the next stage, and the way on. */
export function SessionEnd({
  tournament,
  session,
  following,
}: {
  readonly tournament: Tournament;
  readonly session: string;
  /** Whether it has a line of its own to the server: a browser has few. */
  readonly following: boolean;
}) {
  const { t } = useTranslation();
  const seen = useQuery(playSessionQuery(tournament.id, session));
  useLiveSession(tournament.id, session, following && seen.isSuccess);
  return (
    <Panel title={t('session.name', { session })}>
      {seen.data && (
        <WordsOf individuals={isOfIndividuals(seen.data)} sheets={gameParts(seen.data.game).sheets}>
          <Ending tournament={tournament} session={seen.data} />
        </WordsOf>
      )}
      {!seen.data && seen.isPending && <Waiting />}
      {!seen.data && seen.isError && <QueryProblem problem={seen.error} retry={() => seen.refetch()} />}
    </Panel>
  );
}

function Ending({
  tournament,
  session: seen,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { session, status, corrections, round, rounds } = seen;
  const { id, seals } = tournament;
  const { boards, sheets } = gameParts(seen.game);
  const running = status === 'running';
  const isDraft = tournament.status === 'draft';
  const room = useQuery({ ...deskQuery(id, session), enabled: running });
  const scores = useQuery({ ...scoresQuery(id, session), enabled: boards && status !== 'set-up' });
  const written = useQuery({ ...sheetsQuery(id, session), enabled: sheets && running });
  const official = useOfficial(corrections, false);
  const correctionsOver = useIsOver(corrections?.official ?? null);
  const step =
    running && room.data && stepAtDesk(room.data, undefined, sheets ? written.data?.sheets : undefined);
  const open = step && step.kind === 'close' ? step.open : undefined;
  const plays = openPlaysOf(scores.data, sheets ? (written.data?.sheets ?? []) : undefined);
  const stage = stageOf({ status, scored: open === 0, corrections, correctionsOver }, seals);
  const counts = scores.data ? countsOf(scores.data) : [];
  return (
    <>
      {status !== 'set-up' && <StagesLine at={stage} isDraft={isDraft} corrections={corrections} />}
      <p className="muted">
        {status === 'set-up' && t('finish.notBegun')}
        {running && open === undefined && t('finish.playing', { round, rounds })}
        {running && open !== undefined && open > 0 && t('room.closeOpen', { count: open })}
        {open === 0 && t(isDraft ? 'finish.toCloseDraft' : 'finish.toClose')}
        {status === 'closed' && official}
      </p>
      {open !== undefined && open > 0 && <OpenPlays tournament={id} session={session} plays={plays} />}
      {status === 'closed' && stage === 'corrections' && <p className="muted">{t('finish.correcting')}</p>}
      {status === 'closed' && tournament.status !== 'archived' && (
        <OpenAppeals tournament={id} session={session} />
      )}
      {stage === 'sealed' && tournament.status !== 'archived' && (
        <p className="muted">{t('finish.toSeal')}</p>
      )}
      {counts.length > 0 && (
        <div className="row gap-x-16 links">
          <OpenScores counts={counts} />
          {tournament.status !== 'archived' && (
            <Link href={deskPath(id, session, 'scores')}>{t('room.scores')}</Link>
          )}
        </div>
      )}
      {status !== 'set-up' && <PdfsOf tournament={id} papers={resultsOf(seen, boards)} />}
      <div className="row gap-x-16 links">
        {open === 0 && room.data && (
          <CloseSession tournament={id} session={seen} open={0} plays={[]} at={room.data.position} />
        )}
        {status === 'set-up' && <Link href={setUpPath(id, session)}>{t('session.setUpLink')}</Link>}
        {status !== 'set-up' && tournament.status !== 'archived' && (
          <Link href={deskPath(id, session)}>{t('session.roomLink')}</Link>
        )}
        {status !== 'set-up' && <Link href={sessionPath(id, session)}>{t('session.standingsLink')}</Link>}
        {status !== 'set-up' && boards && (
          <Link href={rulingsPath(id, { session })}>{t('rulings.title')}</Link>
        )}
        {stage === 'corrections' && <Link href={periodsPath(id, session)}>{t('finish.changePeriod')}</Link>}
      </div>
    </>
  );
}

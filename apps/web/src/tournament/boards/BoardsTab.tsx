import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardSetsQuery, type BoardSetSeen } from '../../api/boardSets.js';
import type { SessionListed } from '../../api/documents.js';
import { playSessionsQuery } from '../../api/sessionQueries.js';
import type { Tournament } from '../../api/types.js';
import { Button } from '../../kit/Button.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { gameParts } from '../../play/gameParts.js';
import { directs } from '../../play/roles.js';
import { BoardSetPanel } from './BoardSetPanel.js';
import { DescribeSetDialog } from '../../deals/sets/DescribeSetDialog.js';

/** Numbers of sets that no session has by its own number begin behind this. */
const SETS_OF_SESSIONS = 100;

/** Milliseconds after which boards that are being dealt are looked for again. */
const SOON = 1_000;

function isUnderWay({ planning, boards }: BoardSetSeen): boolean {
  return planning || boards.some(({ status }) => status === 'requested');
}

/** Whether a set has nothing to show: it is of sessions whose tables deal for themselves. */
function isDealtAtTables(
  { description, sessions, boards }: BoardSetSeen,
  listed: readonly SessionListed[],
): boolean {
  return (
    description === null &&
    boards.length === 0 &&
    sessions.length > 0 &&
    sessions.every(({ session }) =>
      listed.some((one) => one.session === session && gameParts(one.game).sheets),
    )
  );
}

/** The sets of boards of a tournament, dealt before there is any session or for one. */
export default function BoardsTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  const sets = useQuery({
    ...boardSetsQuery(tournament.id),
    // Deals and plans come from jobs, not from the page's own commands.
    refetchInterval: ({ state }) => (state.data?.sets.some(isUnderWay) ? SOON : false),
  });
  const { data: listed = [] } = useQuery(playSessionsQuery(tournament.id));
  if (!sets.data) {
    return sets.isError ? <QueryProblem problem={sets.error} retry={() => sets.refetch()} /> : <Waiting />;
  }
  const next = Math.max(SETS_OF_SESSIONS, ...sets.data.map(({ set }) => Number(set))) + 1;
  return (
    <>
      <p>{t('sets.text')}</p>
      {directs(tournament) && tournament.status !== 'archived' && (
        <div>
          <Button onClick={() => setMaking(true)}>{t('sets.new')}</Button>
        </div>
      )}
      {making && (
        <DescribeSetDialog
          tournament={tournament.id}
          set={String(next)}
          description={null}
          onClose={() => setMaking(false)}
        />
      )}
      {sets.data.map((of) =>
        isDealtAtTables(of, listed) ? (
          <p key={of.set} className="muted">
            {t('sets.dealtAtTables', {
              sessions: of.sessions.map(({ session }) => t('session.name', { session })).join(', '),
            })}
          </p>
        ) : (
          <BoardSetPanel key={of.set} tournament={tournament} of={of} />
        ),
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { DealingStatus } from '../../api/roomDocuments.js';
import { whereaboutsQuery } from '../../api/roomQueries.js';
import { numbersText, runsOf } from '../../messages/fieldText.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';
import classes from './SetUp.module.css';

const STATUSES: readonly DealingStatus[] = ['none', 'requested', 'dealt', 'dealt-at-table', 'revealed'];
/** As many boards as one command has dealt. */
const AT_ONCE = 100;

type How = 'before-play' | 'at-the-table';

/** Has the boards dealt, run by run; a board that has been asked for already is not asked for again. */
function useDealing(tournament: string, set: string) {
  const client = useQueryClient();
  return useSubmission(
    async ({ boards, how }: { readonly boards: readonly number[]; readonly how: How }) => {
      let position = 0;
      const runs = runsOf(boards).flatMap(([from, to]) => pieces(from, to));
      for (const [from, to] of runs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, and the first refusal ends it
        const answer = await sendCommand(
          tournament,
          'board.request-dealing',
          { set, from, to, how },
          newCommandId(),
        );
        position = answer.position;
      }
      return position;
    },
    (position) => readAfter(client, tournament, position),
  );
}

function pieces(from: number, to: number): [number, number][] {
  return Array.from({ length: Math.ceil((to - from + 1) / AT_ONCE) }, (_, index) => [
    from + index * AT_ONCE,
    Math.min(to, from + (index + 1) * AT_ONCE - 1),
  ]);
}

/** Who deals: the computer before play, in secret, or the players at the table. */
export function DealsPanel({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(whereaboutsQuery(tournament, session.session));
  const dealing = useDealing(tournament, session.boardSet);
  const boardsWith = (status: DealingStatus) =>
    (data?.dealing ?? []).filter((board) => board.status === status).map(({ board }) => board);
  const undealt = boardsWith('none');
  return (
    <Panel title={t('session.deals')}>
      {session.boards.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <>
          <p>{t('session.dealsText')}</p>
          <ul className={classes.remarks}>
            {STATUSES.map((status) => ({ status, boards: boardsWith(status) }))
              .filter(({ boards }) => boards.length > 0)
              .map(({ status, boards }) => (
                <li key={status}>{t(`session.dealing.${status}`, { boards: numbersText(boards) })}</li>
              ))}
          </ul>
          <ProblemNote problem={dealing.problem} />
          {undealt.length > 0 && (
            <div className={classes.buttons}>
              <Button
                loading={dealing.pending}
                onClick={() => dealing.submit({ boards: undealt, how: 'before-play' })}
              >
                {t('session.dealBefore')}
              </Button>
              <Button
                variant="default"
                disabled={dealing.pending}
                onClick={() => dealing.submit({ boards: undealt, how: 'at-the-table' })}
              >
                {t('session.dealAtTable')}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/commands.js';
import { dealsQuery } from '../../api/dealQueries.js';
import { newCommandId } from '../../api/idempotency.js';
import type { DealingStatus } from '../../api/deskDocuments.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { CommitDealsDialog } from './CommitDealsDialog.js';
import { CommittedDeals } from './CommittedDeals.js';
import { dealable } from './dealable.js';
import { useStepVariant } from './steps.js';
import { useBoardRuns } from './useBoardRuns.js';

const STATUSES: readonly DealingStatus[] = [
  'none',
  'requested',
  'dealt',
  'dealt-at-table',
  'recorded',
  'revealed',
];
/** As many boards as one command has dealt. */
const AT_ONCE = 100;
/** Milliseconds after which keys that are being made are looked for again. */
const KEYS_TAKE = 700;

type How = 'before-play' | 'at-the-table';

/** How far boards of a set are dealt and promised; those that are not are dealt, or committed to first. */
export function DealBoards({
  tournament,
  set,
  dealing,
  mayChange = false,
}: {
  readonly tournament: string;
  readonly set: string;
  /** Nobody plays them yet: what was said of who deals can be said otherwise. */
  readonly mayChange?: boolean;
  readonly dealing: readonly {
    readonly board: number;
    readonly status: DealingStatus;
    /** Null or nothing: there is no deal that is analysed yet. */
    readonly analysed?: boolean | null;
  }[];
}) {
  const { t } = useTranslation();
  const { data: deals } = useQuery({
    ...dealsQuery(tournament, set),
    refetchInterval: ({ state }) =>
      state.data?.commitments.some(({ hash }) => hash === null) ? KEYS_TAKE : false,
  });
  const commitments = deals?.commitments ?? [];
  const boardsWith = (status: DealingStatus) =>
    dealing.filter((board) => board.status === status).map(({ board }) => board);
  const known = dealing.filter(({ analysed = null }) => analysed !== null);
  const undealt = boardsWith('none');
  const { uncovered, waiting, brought, ready } = dealable(undealt, commitments, deals?.squareDeal);
  const said = boardsWith('dealt-at-table');
  const instead = dealable(said, commitments, deals?.squareDeal).ready;
  return (
    <>
      <ul>
        {STATUSES.map((status) => ({ status, boards: boardsWith(status) }))
          .filter(({ boards }) => boards.length > 0)
          .map(({ status, boards }) => (
            <li key={status}>{t(`session.dealing.${status}`, ofBoards(boards))}</li>
          ))}
        {known.length > 0 && (
          <li>
            {t('session.analysed', {
              analysed: known.filter(({ analysed }) => analysed).length,
              deals: known.length,
            })}
          </li>
        )}
        {commitments.length > 0 && uncovered.length > 0 && (
          <li>{t('sealing.uncovered', ofBoards(uncovered))}</li>
        )}
        {brought.length > 0 && <li>{t('squaredeal.brought', ofBoards(brought))}</li>}
        {waiting.length > 0 && <li>{t('sealing.waiting', ofBoards(waiting))}</li>}
      </ul>
      {commitments.map((commitment) => (
        <CommittedDeals
          key={commitment.number}
          tournament={tournament}
          set={set}
          commitment={commitment}
          atTable={[...said, ...boardsWith('recorded')]}
        />
      ))}
      {mayChange && instead.length > 0 && <DealInstead tournament={tournament} set={set} boards={instead} />}
      {undealt.length > 0 && (
        <DealButtons
          tournament={tournament}
          set={set}
          boards={{ undealt, ready, uncovered: deals === undefined ? [] : uncovered }}
        />
      )}
    </>
  );
}

/** Boards that were to be dealt at the table are dealt by the computer after all. */
function DealInstead({
  tournament,
  set,
  boards,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly number[];
}) {
  const { t } = useTranslation();
  const dealing = useBoardRuns(tournament, AT_ONCE, (from, to) =>
    sendCommand(
      tournament,
      'board.request-dealing',
      { set, from, to, how: 'before-play', instead: true },
      newCommandId(),
    ),
  );
  return (
    <>
      <ProblemNote problem={dealing.problem} />
      <div>
        <Button variant="default" loading={dealing.pending} onClick={() => dealing.submit({ boards })}>
          {t('session.dealInstead')}
        </Button>
      </div>
    </>
  );
}

function DealButtons({
  tournament,
  set,
  boards: { undealt, ready, uncovered },
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: Readonly<Record<'undealt' | 'ready' | 'uncovered', readonly number[]>>;
}) {
  const { t } = useTranslation();
  const [committing, setCommitting] = useState(false);
  const variant = useStepVariant('deals');
  const dealing = useBoardRuns(
    tournament,
    AT_ONCE,
    (from, to, { how }: { readonly boards: readonly number[]; readonly how: How }) =>
      sendCommand(tournament, 'board.request-dealing', { set, from, to, how }, newCommandId()),
  );
  return (
    <>
      <ProblemNote problem={dealing.problem} />
      <div className="row">
        <Button
          variant={variant}
          loading={dealing.pending}
          disabled={ready.length === 0}
          onClick={() => dealing.submit({ boards: ready, how: 'before-play' })}
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
        {uncovered.length > 0 && (
          <Button variant="default" disabled={dealing.pending} onClick={() => setCommitting(true)}>
            {t('sealing.commit')}
          </Button>
        )}
      </div>
      {uncovered.length > 0 && <p className="muted">{t('sealing.about')}</p>}
      {committing && (
        <CommitDealsDialog
          tournament={tournament}
          set={set}
          boards={uncovered}
          onClose={() => setCommitting(false)}
        />
      )}
    </>
  );
}

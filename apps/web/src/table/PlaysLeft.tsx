import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { isAskedOf, isLeftOpen, isSamePlay, type PlayAtTable, type PlayOfPair } from '../offline/atTable.js';
import { BoardScreen } from './BoardScreen.js';
import { BoardTabs } from './BoardTabs.js';
import { draftOf } from './draftsOfBoards.js';
import type { Outbox } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';
import { useShake } from './useShake.js';

interface PlaysLeftProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  readonly give: Outbox['give'];
  /** Boards of which it is asked above which of two entries is right. */
  readonly inDoubt: readonly PlayAtTable[];
}

/**
 * What a pair has left open in earlier rounds, on its own phone, wherever the pair sits by now. It is asked at once for what
 * the other side has entered, and for a late play that it is to sit down for.
 */
export default function PlaysLeft({
  plays,
  ...props
}: PlaysLeftProps & { readonly plays: readonly PlayOfPair[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<PlayAtTable>();
  const open = plays.filter(({ board }) => isLeftOpen(board));
  const asked = open.find(({ board, own }) => isAskedOf(board, own));
  useShake(asked && draftOf(asked.board));
  const isChosen = (board: PlayAtTable) => chosen !== undefined && isSamePlay(board, chosen);
  const shown =
    open.find(({ board }) => isChosen(board)) ??
    asked ??
    open.find(({ board: { putOff } }) => (putOff?.at ?? null) !== null);
  if (open.length === 0) return null;
  return (
    <>
      {(open.length > 1 || shown !== asked || !asked) && (
        <section className={classes.card}>
          <h2>{t('entry.leftOpen')}</h2>
          <BoardTabs
            boards={open.map(({ board }) => board)}
            chosen={shown?.board}
            onChoose={(board) => choose(isChosen(board) ? undefined : board)}
          />
        </section>
      )}
      {shown && (
        <Left
          key={draftOf(shown.board)}
          {...props}
          play={shown}
          onStay={() => choose(shown.board)}
          onGoOn={() => choose(undefined)}
        />
      )}
    </>
  );
}

/** One of them: it is answered, entered, or said to be played later and where. */
function Left({
  tournament,
  session,
  table: { session: name, counts, bothSides },
  give,
  inDoubt,
  play: { board, own },
  onStay,
  onGoOn,
}: PlaysLeftProps & {
  readonly play: PlayOfPair;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
}) {
  const { t } = useTranslation();
  const { round, table, status, putOff } = board;
  const at = putOff?.at ?? null;
  if (status === 'postponed' && at === null) {
    return <p className={classes.card}>{t('entry.leftLater', { board: board.board, round })}</p>;
  }
  return (
    <>
      {at !== null && status === 'postponed' && (
        <p className={`${classes.card} shrinks strong warn`}>
          {t('entry.leftLate', { board: board.board, round, table: at })}
        </p>
      )}
      <BoardScreen
        tournament={tournament}
        board={board}
        session={session}
        place={{ session: name, table: at ?? table }}
        meeting={undefined}
        side={own}
        own={own}
        forBoth={false}
        onSide={() => undefined}
        give={give}
        counts={counts && at !== null}
        bothSides={bothSides}
        field={undefined}
        next={undefined}
        inDoubt={inDoubt}
        onStay={onStay}
        onGoOn={onGoOn}
      />
    </>
  );
}

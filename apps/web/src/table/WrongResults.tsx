import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import { ResultSeen } from '../contract/ResultSeen.js';
import { isSamePlay, type BoardNow, type PlayAtTable } from '../offline/atTable.js';
import { Key, Keys } from '../kit/Keys.js';
import type { Outbox } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';
import { WrongResult } from './WrongResult.js';

/** A board that was left behind, and on which side its pair sat then, where the phone is a pair's own. */
export interface PlayLeft {
  readonly board: BoardNow;
  readonly own: SideName | undefined;
}

/**
 * Boards that those at the phone have played and left behind: what is wrong about them is still said, as long as scores are
 * corrected.
 */
export function WrongResults({
  tournament,
  plays,
  place,
  side,
  give,
}: {
  readonly tournament: string;
  readonly plays: readonly PlayLeft[];
  readonly place: { readonly session: string };
  readonly side: SideName;
  readonly give: Outbox['give'];
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<PlayAtTable>();
  const agreed = plays.filter(({ board: { status, result } }) => status === 'agreed' && result !== null);
  if (agreed.length === 0) return null;
  const shown = chosen && agreed.find(({ board }) => isSamePlay(board, chosen));
  return (
    <details className={classes.card}>
      <summary>{t('entry.wrongList')}</summary>
      <Keys label={t('entry.wrongList')} labelHidden numbers>
        {agreed.map((each) => {
          const { table, round, board } = each.board;
          return (
            <Key
              key={`${table} ${round} ${board}`}
              pressed={shown === each}
              label={t('entry.wrongOf', { board, round })}
              onTap={() => setChosen(each.board)}
            >
              {board}
            </Key>
          );
        })}
      </Keys>
      {shown?.board.result && (
        <>
          <p>
            {t('entry.wrongOf', { board: shown.board.board, round: shown.board.round })}:{' '}
            <ResultSeen result={shown.board.result} />
          </p>
          <WrongResult
            key={`${shown.board.table} ${shown.board.round} ${shown.board.board}`}
            tournament={tournament}
            board={shown.board}
            place={place}
            own={shown.own}
            side={side}
            give={give}
          />
        </>
      )}
    </details>
  );
}

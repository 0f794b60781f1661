import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import { dealOfBoardQuery, type BoardOfSet } from '../../api/boardSets.js';
import { Button } from '../../kit/Button.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { AskCommand } from '../../form/AskCommand.js';
import { DealShown } from '../../sheets/duplicate/DealShown.js';
import { DealViews } from '../../traveller/DealViews.js';
import { DoubleDummy } from '../../traveller/DoubleDummy.js';
import classes from './BoardSets.module.css';

interface EarlyDealViewsProps {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly BoardOfSet[];
  /** Whether the reader directs: he may look, and sees the deals that he has asked for. */
  readonly directing: boolean;
  readonly open: boolean;
  /** Of which game its deals are. */
  readonly game: GameName;
}

/** The boards of a set whose deals somebody looked at before they were released: who, when and why. */
export function EarlyDealViews({ tournament, set, boards, directing, open, game }: EarlyDealViewsProps) {
  const { t } = useTranslation();
  const [board, setBoard] = useState<number>();
  const [asking, setAsking] = useState(false);
  const looked = boards.filter(({ looks }) => looks.length > 0);
  // A board that a session plays is looked at on its own page there.
  const hidden = boards.filter(
    ({ status, disclosed, sessions }) => sessions.length === 0 && status === 'dealt' && !disclosed,
  );
  const mayView = directing && open && hidden.length > 0;
  if (looked.length === 0 && !mayView) return null;
  const chosen = board ?? hidden[0]?.board;
  return (
    <details>
      <summary>
        {t('sets.looks')}: {looked.length}
      </summary>
      {looked.map((one) => (
        <EarlyDealView
          key={one.board}
          tournament={tournament}
          set={set}
          of={one}
          directing={directing}
          game={game}
        />
      ))}
      {mayView && (
        <div className="row gap-x-12 bottom pad-top-12">
          <Select
            label={t('sets.board')}
            value={chosen}
            data={hidden.map((one) => one.board)}
            onChange={setBoard}
          />
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('deal.look')}
          </Button>
        </div>
      )}
      {asking && chosen !== undefined && (
        <AskCommand
          tournament={tournament}
          command="board.look-at-deal"
          body={(reason) => ({ set, board: chosen, reason })}
          title={t('deal.lookTitle', { board: chosen })}
          text={t('sets.lookText')}
          action={t('deal.look')}
          reason="needed"
          grave
          onClose={() => setAsking(false)}
        />
      )}
    </details>
  );
}

function EarlyDealView({
  tournament,
  set,
  of: { board, looks },
  directing,
  game,
}: Pick<EarlyDealViewsProps, 'tournament' | 'set' | 'directing' | 'game'> & { readonly of: BoardOfSet }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <section className="stack pad-top-12" aria-label={t('traveller.board', { board })}>
      <h3>{t('traveller.board', { board })}</h3>
      <DealViews looks={looks} />
      {directing &&
        (shown ? (
          <DealSeen tournament={tournament} set={set} board={board} game={game} />
        ) : (
          <div>
            <Button
              variant="default"
              aria-label={t('sets.showDealLabel', { board })}
              onClick={() => setShown(true)}
            >
              {t('sets.showDeal')}
            </Button>
          </div>
        ))}
    </section>
  );
}

/** The deal to one who has asked to see it; others who direct ask for themselves. */
function DealSeen({
  tournament,
  set,
  board,
  game,
}: Pick<EarlyDealViewsProps, 'tournament' | 'set' | 'game'> & { readonly board: number }) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useQuery(dealOfBoardQuery(tournament, set, board));
  if (!data) return isError ? <QueryProblem problem={error} retry={() => refetch()} /> : <Waiting />;
  if (data.deal === null) return <p className="muted">{t('sets.dealNotAsked')}</p>;
  return (
    <div className={classes.deal}>
      <DealShown game={game} text={data.deal} />
      <DoubleDummy analysis={data.doubleDummy} />
    </div>
  );
}

import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardSetsSeenQuery, type BoardSetSeen, type DealingTold } from '../../api/boardSets.js';
import type { RepeatGround } from '../../api/sessionCommands.js';
import { numbersText } from '../../messages/fieldText.js';
import { AskCommand } from '../../form/AskCommand.js';
import { TellDealingDialog } from './TellDealingDialog.js';
import { Button } from '../../kit/Button.js';

interface DealingProps {
  readonly tournament: string;
  readonly of: BoardSetSeen;
  /** Whether the reader directs, and nothing is closed. */
  readonly mayOrder: boolean;
}

const REPEATS: readonly RepeatGround[] = ['replay', 'simultaneous', 'imported-again'];

/** What is said of dealing by hand, folded up as the copies of a set are. */
export function DealtByHand(props: DealingProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('sets.byHand')}</summary>
      <div className="stack pad-top-8">
        <DealingByHand {...props} />
      </div>
    </details>
  );
}

/** Who dealt boards by hand (Law 6E), who is present meanwhile (Law 6C), and whether deals may have been played before (Law 6D2). */
export function DealingByHand({ tournament, of, mayOrder }: DealingProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'dealing' | 'presence' | 'repeats'>();
  const [ground, setGround] = useState<RepeatGround>('replay');
  const { set, bothSides, repeats } = of;
  const byHand = of.boards.filter((board) => board.byHand).map(({ board }) => board);
  const untold = of.boards.filter(({ byHand: own, dealing }) => own && !dealing).map(({ board }) => board);
  const { data: seen } = useQuery(boardSetsSeenQuery(tournament));
  const at = seen?.position;
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="muted">{t('sets.byHandText')}</p>
      <ul>
        {toldTogether(of.boards).map(({ boards, dealing }) => (
          <li key={boards[0]}>{toldText(t, boards, dealing)}</li>
        ))}
        {untold.length > 0 && <li>{[numberedText(t, untold), t('sets.told.nobody')].join(': ')}</li>}
        {!bothSides && <li>{t('sets.presenceOrdered')}</li>}
        {repeats && <li>{t(`sets.repeatsAre.${repeats}`)}</li>}
      </ul>
      {mayOrder && (
        <div className="row">
          {byHand.length > 0 && (
            <Button variant="default" onClick={() => setAsked('dealing')}>
              {t('sets.dealtByAction')}
            </Button>
          )}
          {byHand.length > 0 && (
            <Button variant="default" onClick={() => setAsked('presence')}>
              {t(bothSides ? 'sets.presence' : 'sets.presenceBack')}
            </Button>
          )}
          <Button variant="default" onClick={() => setAsked('repeats')}>
            {t('sets.repeats')}
          </Button>
        </div>
      )}
      {asked === 'dealing' && (
        <TellDealingDialog tournament={tournament} set={set} boards={byHand} onClose={close} />
      )}
      {asked === 'presence' && (
        <AskCommand
          tournament={tournament}
          command="deal-set.order-presence"
          body={(reason) => ({ set, bothSides: !bothSides, at, reason })}
          title={t('sets.presenceTitle', { set })}
          text={t(bothSides ? 'sets.presenceTo.one' : 'sets.presenceTo.both')}
          action={t('sets.presenceAction')}
          reason="needed"
          onClose={close}
        />
      )}
      {asked === 'repeats' && (
        <AskCommand
          tournament={tournament}
          command="deal-set.declare-repeats"
          body={(reason) => ({ set, ground, at, reason })}
          title={t('sets.repeatsTitle', { set })}
          text={
            <>
              <p>{t('sets.repeatsText')}</p>
              <Select
                label={t('sets.repeatsWhy')}
                value={ground}
                data={REPEATS.map((value) => ({ value, label: t(`room.doubt.ground.${value}`) }))}
                onChange={(value) => setGround(value as RepeatGround)}
              />
            </>
          }
          action={t('sets.repeatsAction')}
          reason="needed"
          onClose={close}
        />
      )}
    </>
  );
}

function numberedText(t: TFunction, boards: readonly number[]): string {
  return t('sets.numbered', { count: boards.length, boards: numbersText(boards) });
}

/** Boards of which the same was said, together. */
function toldTogether(all: BoardSetSeen['boards']): { boards: number[]; dealing: DealingTold }[] {
  const found = new Map<string, { boards: number[]; dealing: DealingTold }>();
  for (const { board, dealing } of all) {
    if (!dealing) continue;
    const same = found.get(JSON.stringify(dealing));
    if (same) same.boards.push(board);
    else found.set(JSON.stringify(dealing), { boards: [board], dealing });
  }
  return [...found.values()];
}

function toldText(t: TFunction, boards: readonly number[], dealing: DealingTold): string {
  const { by, table, bothSides, named, instruction } = dealing;
  const who = table === null ? t(`sets.told.${by}`) : t('sets.told.atTable', { table });
  return [
    `${numberedText(t, boards)}: ${who}`,
    ...(bothSides === false ? [t('sets.told.oneSide')] : []),
    ...[named, instruction].flatMap((said) => said ?? []),
  ].join(' · ');
}

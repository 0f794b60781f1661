import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import classes from '../kit/Phone.module.css';
import { announce } from '../kit/announce.js';
import { isDone, type BoardNow } from '../offline/atTable.js';
import { BoardsOfRound, RoundRight } from './MoveOn.js';

/** A round that was left. */
export interface RoundLeft {
  readonly table: string;
  readonly round: number;
  readonly boards: readonly BoardNow[];
  /** The side whose own phone this is; undefined: both sides have this one. */
  readonly own: SideName | undefined;
  /** The sides that have said that what is recorded of it is right. */
  readonly confirmed: readonly SideName[];
}

/**
 * Rounds that were left before it was said that what is recorded of them is right: that can still be said, and nothing
 * waits for it. Results are shown once somebody asks: others who come to the table may have these boards before them.
 */
export default function RightBefore({
  rounds,
  onConfirm,
}: {
  readonly rounds: readonly RoundLeft[];
  readonly onConfirm: (of: RoundLeft, side: SideName) => void;
}) {
  const { t } = useTranslation();
  const open = rounds.filter(
    ({ boards, own, confirmed }) =>
      boards.length > 0 &&
      boards.every(isDone) &&
      (own === undefined ? confirmed.length < 2 : !confirmed.includes(own)),
  );
  if (open.length === 0) return null;
  return (
    <details className={classes.card}>
      <summary>{t('move.rightBefore')}</summary>
      {open.map((of) => (
        <Round
          key={`${of.table} ${of.round}`}
          of={of}
          onConfirm={(side) => {
            announce(t('move.saidRight', { side: t(`contract.sideName.${side}`) }));
            onConfirm(of, side);
          }}
        />
      ))}
    </details>
  );
}

function Round({
  of: { table, round, boards, own, confirmed },
  onConfirm,
}: {
  readonly of: RoundLeft;
  readonly onConfirm: (side: SideName) => void;
}) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('move.thisRound', { round })}</h2>
      <BoardsOfRound boards={boards} table={{ table, fields: [] }} own={own} />
      <RoundRight own={own} confirmed={confirmed} onConfirm={onConfirm} />
    </section>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BridgeResult, SideName } from '#tournament';
import { ResultSeen } from '../contract/ResultSeen.js';
import { announce } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';
import type { OwnEntry } from './bothEntries.js';
import type { Outbox } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';

/**
 * Two phones have entered a board, and not the same: both entries stand side by side, and one of them is chosen, or it is
 * entered once more. What is agreed already the director alone corrects: then the own entry is what is asked for.
 */
export function WhichIsRight({
  board,
  own,
  mayAsk,
  give,
  onDone,
  onAnother,
}: OwnEntry & {
  /** A correction can be asked for from here. */
  readonly mayAsk: boolean;
  readonly give: Outbox['give'];
  readonly onDone: () => void;
  /** Opens the board once more. */
  readonly onAnother: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { status, result, enteredBy, entry } = board;
  const asked = t('entry.both', { board: board.board });
  useEffect(() => announce(asked), [asked]);
  if (!result) return null;
  const isAgreed = status === 'agreed';
  const { side, result: mine, at, seating: _seating, ...play } = own;
  const there = { ...play, ...(at !== undefined && { at }) };
  const isTheirs = !isAgreed && enteredBy !== null && enteredBy !== side;
  const choose = (chosen: 'theirs' | 'ours' | 'neither') => {
    onDone();
    if (chosen === 'ours') {
      if (isAgreed) give('result.ask-correction', { ...play, side, result: mine, entry });
      else give('result.enter', { ...own, entry });
    } else if (isTheirs && (chosen === 'theirs' || status === 'entered')) {
      give(chosen === 'theirs' ? 'result.confirm' : 'result.dispute', { ...there, side, entry });
    }
    if (chosen === 'neither') onAnother?.();
  };
  return (
    <section className={classes.card} data-bad>
      <strong>{asked}</strong>
      <div className={classes.both}>
        <Entry
          by={isAgreed || enteredBy === null ? undefined : enteredBy}
          result={result}
          onRight={() => choose('theirs')}
        />
        <Entry
          by={side}
          result={mine}
          // What is agreed is the director's to change: they are asked for it.
          {...(isAgreed && { action: t('entry.wrongAsk') })}
          onRight={isAgreed && !mayAsk ? undefined : () => choose('ours')}
        />
      </div>
      {!isAgreed && (onAnother || isTheirs) && (
        <Button variant="default" onClick={() => choose('neither')}>
          {t('entry.bothAnother')}
        </Button>
      )}
    </section>
  );
}

/** One of the two entries. */
function Entry({
  by,
  result,
  action,
  onRight,
}: {
  /** Who has entered it; left out: it is agreed. */
  readonly by: SideName | undefined;
  readonly result: BridgeResult;
  /** What saying so does, where it is more than that. */
  readonly action?: string;
  readonly onRight: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const right = action ?? t('entry.bothRight');
  const whose = by ? t('entry.bothBy', { side: t(`contract.sideName.${by}`) }) : t('entry.bothAgreed');
  return (
    <div className={classes.one}>
      <span className="muted">
        <Whole text={whose} />
      </span>
      <span className={classes.big}>
        <ResultSeen result={result} />
      </span>
      {onRight && (
        <Button variant="default" aria-label={`${whose}: ${right}`} onClick={onRight}>
          {right}
        </Button>
      )}
    </div>
  );
}

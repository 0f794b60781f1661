import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskOnce } from './AskOnce.js';
import type { BoardNow } from '../offline/atTable.js';
import type { TableCommands } from '../offline/commands.js';
import type { Outbox } from '../offline/outbox.js';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';
import { useAnnounced } from '../kit/announce.js';
import { Button } from '../kit/Button.js';

/** A board that is postponed, or may be: players ask the director for it, and start it here once all four are free. */
export function Postponed({
  board: { board, status, putOff, here },
  own,
  at,
  give,
}: {
  readonly board: BoardNow;
  /** The play, at the table where it was to be played. */
  readonly own: TableCommands['result.ask-late-play'];
  /** This table. */
  readonly at: string;
  readonly give: Outbox['give'];
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const onClose = () => setAsking(false);
  useAnnounced(putOff && !putOff.granted ? t('late.asked', { board }) : undefined);
  if (here) return null;
  if (!putOff?.granted) {
    if (status !== 'to-play') return null;
    return (
      <p className={`row gap-4 gap-x-12 between tiny muted ${classes.facts} ${classes.later}`}>
        {putOff ? (
          <span className="muted">{t('late.asked', { board })}</span>
        ) : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('late.ask')}
          </Button>
        )}
        {asking && (
          <AskOnce
            title={t('late.askTitle', { board })}
            text={t('late.askText')}
            action={t('late.ask')}
            onYes={() => give('result.ask-late-play', own)}
            onClose={onClose}
          />
        )}
      </p>
    );
  }
  if (status === 'entered' || status === 'disputed') return null;
  return (
    <p className={`row gap-4 gap-x-12 between tiny muted ${classes.facts} ${classes.later}`}>
      <span className="muted">
        {t(putOff.at === null ? 'late.waits' : 'late.isAt', { table: putOff.at })}
      </span>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('late.takeUpHere')}
      </Button>
      {asking && (
        <AskOnce
          title={t('late.takeUpTitle', { board })}
          text={t('late.takeUpText')}
          action={t('late.takeUpHere')}
          onYes={() => give('result.begin-late-play', { ...own, at })}
          onClose={onClose}
        />
      )}
    </p>
  );
}

/** A board of the round that is played later: those at the table go on without it, or play it here after all. */
export function PostponedBoard({
  next,
  onGoOn,
  ...props
}: Parameters<typeof Postponed>[0] & {
  /** The board that comes next; none: the round is done. */
  readonly next: number | undefined;
  readonly onGoOn: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} data-primary>
      <StepHeading>{t('late.putOff', { board: props.board.board })}</StepHeading>
      <Button onClick={onGoOn}>
        {next === undefined ? t('entry.toMove') : t('entry.nextBoard', { board: next })}
      </Button>
      <Postponed {...props} />
    </section>
  );
}

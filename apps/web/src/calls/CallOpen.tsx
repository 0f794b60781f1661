import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen } from '../api/tableDocuments.js';
import { Button } from '../kit/Button.js';
import type { Instant } from '../api/types.js';
import { announce } from '../kit/announce.js';
import { useTimes } from '../parts/useTimes.js';
import classes from '../kit/Phone.module.css';

/** A call that is open, as those who made it see it: since when, whether somebody comes, and the way to take it back. */
export function CallOpen({
  time,
  coming,
  came,
  sent = true,
  children,
  onTakeBack,
}: Pick<CallSeen, 'coming' | 'came'> & {
  readonly time: Instant;
  /** The server has it. */
  readonly sent?: boolean;
  /** What it is about, and more that can be done about it. */
  readonly children?: ReactNode;
  readonly onTakeBack: () => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <section className={`${classes.card} shrinks strong warn`}>
      <strong>{t('calls.calledAt', { time: times.minute(time) })}</strong>
      {!sent && <span>{t('calls.notSent')}</span>}
      {(coming !== null || came !== null) && (
        <span>{t(came === null ? 'calls.coming' : 'calls.isHere')}</span>
      )}
      {children}
      <Button
        variant="default"
        onClick={() => {
          announce(t('waits.callBack'));
          onTakeBack();
        }}
      >
        {t('calls.takeBack')}
      </Button>
    </section>
  );
}

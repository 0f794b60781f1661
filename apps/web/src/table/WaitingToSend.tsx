import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { reachability } from '../api/reachability.js';
import { problemText } from '../messages/problemText.js';
import { useTimes } from '../parts/useTimes.js';
import type { OutboxState } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';
import { UnsentList } from './UnsentSeen.js';

/** What this phone has not got rid of yet: how much, since when, and each by itself; and what keeps it here. */
export function WaitingToSend({ unsent, kept, notCalled, turnedAway, heldUp }: Omit<OutboxState, 'refused'>) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  const late = useLate(unsent[0]?.id);
  // What goes at once is no list to be read: the keys above would move under the thumbs.
  const isHeldUp = !reached || !kept || notCalled !== undefined || (turnedAway ?? heldUp) !== undefined;
  if (unsent.length === 0) {
    return (
      <output className={classes.foot} data-waits={!kept || undefined}>
        {t(kept ? 'entry.allSent' : 'entry.cannotKeep')}
      </output>
    );
  }
  // On a good network it is there before anybody could read that it waits.
  if (!isHeldUp && !late) return <output className={classes.foot}>{'\u00A0'}</output>;
  const since = unsent.find(({ at }) => at !== undefined)?.at;
  return (
    <div className={classes.foot} data-waits>
      <output>
        {t(kept ? 'entry.waiting' : 'entry.waitingHere', { count: unsent.length })}
        {notCalled !== undefined && ` ${t('entry.waitsForCall', { round: notCalled })}`}
      </output>
      {heldUp && <p role="alert">{problemText(i18n, heldUp)}</p>}
      {turnedAway && (
        <p role="alert">
          {t('entry.turnedAway')} <Link href="/pair">{t('table.typeCode')}</Link>
        </p>
      )}
      {isHeldUp && (
        <details>
          <summary>
            {since === undefined
              ? t('entry.whatWaits')
              : t('entry.whatWaitsSince', { time: times.minute(since * 1000) })}
          </summary>
          <UnsentList unsent={unsent} />
        </details>
      )}
    </div>
  );
}

/** Milliseconds until it is told that something waits which nothing is known to hold up. */
const TOLD_AFTER = 3_000;

/** Whether the same command has been the next to be sent for so long that it is worth a word. */
function useLate(next: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setLate(next), TOLD_AFTER);
    return () => clearTimeout(timer);
  }, [next]);
  return next !== undefined && late === next;
}

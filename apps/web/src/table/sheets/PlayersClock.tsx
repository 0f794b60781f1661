import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { minutesText } from '../../messages/fieldText.js';
import { recall, remember } from '../../browser/memory.js';
import { useNow } from '../../kit/useNow.js';
import { Key, Keys } from '../../kit/Keys.js';
import type { Unsent } from '../../offline/outbox.js';
import classes from '../../kit/Phone.module.css';
import type { PlayerAt } from '../../sheets/playersAt.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import { secondsLeft } from '../../sheets/table/secondsLeft.js';

const KEY = 'tirage.thinks';

/** Milliseconds after which the judge is told how long somebody has thought who still thinks. */
const TOLD_EVERY = 60_000;

/** Who thinks, and since when, in milliseconds since the epoch. */
interface Thinking {
  readonly at: string;
  readonly seat: SeatName;
  readonly since: number;
}

/** What is remembered of who thinks at a table in a round. */
function remembered(at: string): Thinking | undefined {
  const known = JSON.parse(recall(KEY) || 'null') as Thinking | null;
  return known?.at === at ? known : undefined;
}

/** Remembers who thinks from now on; tells for how many seconds somebody else has until now. */
function changed(at: string, before: Thinking | undefined, seat: SeatName | undefined) {
  const now = Date.now();
  const next = seat && { at, seat, since: now };
  remember(KEY, next ? JSON.stringify(next) : '');
  return { next, seconds: before ? Math.round((now - before.since) / 1000) : 0 };
}

/** The clock of the players: a tap on whoever thinks starts it, another one stops it and sends how long it was. */
export function PlayersClock({
  seen,
  players,
  session,
  unsent,
  onUsed,
}: {
  readonly seen: SheetSeen;
  readonly players: readonly PlayerAt[];
  readonly session: string;
  readonly unsent: readonly Unsent[];
  readonly onUsed: (seat: SeatName, seconds: number) => void;
}) {
  const { t } = useTranslation();
  const at = `${session}/${seen.table}/${seen.round}`;
  // Remembered, so that the time runs on while the phone sleeps.
  const [thinking, setThinking] = useState(() => remembered(at));
  const now = useNow(thinking !== undefined);
  const think = (seat: SeatName | undefined) => {
    const { next, seconds } = changed(at, thinking, seat);
    if (thinking && seconds > 0) onUsed(thinking.seat, seconds);
    setThinking(next);
  };
  useEffect(() => {
    if (!thinking) return undefined;
    const timer = setTimeout(() => think(thinking.seat), thinking.since + TOLD_EVERY - Date.now());
    return () => clearTimeout(timer);
  });
  return (
    <section className={classes.card}>
      <Keys label={t('sheetTable.time')} inTwos>
        {players.map(({ seat, short }) => {
          const thinksNow = thinking?.seat === seat;
          const since = thinksNow ? Math.max(0, now - thinking.since) / 1000 : 0;
          const left = secondsLeft(seen, seat, unsent) - since;
          return (
            <Key
              key={seat}
              size="small"
              pressed={thinksNow}
              onTap={() => think(thinksNow ? undefined : seat)}
            >
              {short}{' '}
              <span
                className={left < 0 ? 'bad' : undefined}
                aria-label={left < 0 ? t('sheetTable.timeOver', { by: minutesText(-left) }) : undefined}
              >
                {minutesText(left)}
              </span>
            </Key>
          );
        })}
      </Keys>
      <p className="muted">{t('sheetTable.timeHint')}</p>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { ClockSeen } from '../api/documents.js';
import { Pill, type Meaning } from '../parts/Pill.js';
import { durationText } from './figures.js';
import { useTimeLeft } from './useTimeLeft.js';

/** Milliseconds before the end from which the clock says "look soon". */
const SOON = 2 * 60_000;

function meaningOf(left: number, paused: boolean): Meaning {
  if (paused) return 'plain';
  if (left <= 0) return 'bad';
  return left < SOON ? 'warn' : 'plain';
}

/** The round's clock in a few characters; nothing while it is stopped. */
export function ClockPill({ clock }: { readonly clock: ClockSeen | undefined }) {
  const { t } = useTranslation();
  const left = useTimeLeft(clock);
  if (left === undefined || !clock) return null;
  const paused = clock.status === 'paused';
  return (
    <Pill meaning={meaningOf(left, paused)}>
      <span className="number" role="timer">
        {left <= 0
          ? t('clock.over')
          : t(paused ? 'clock.paused' : 'clock.left', { time: durationText(left) })}
      </span>
    </Pill>
  );
}

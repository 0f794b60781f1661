import { useTranslation } from 'react-i18next';
import type { ClockFacts, SessionSeen } from '../api/documents.js';
import { clockFace } from '../play/clockFace.js';
import { useTimes } from '../parts/useTimes.js';
import { boardText } from '../play/faceText.js';
import { durationText } from '../play/figures.js';
import { useNow } from '../kit/useNow.js';
import classes from '../kit/Display.module.css';

/** The clock to be read from afar, with the round and what it counts: the change, play, a break. */
export function HallClock({
  clock,
  section,
  session: { round, rounds },
}: {
  readonly clock: ClockFacts | undefined;
  /** Where sections are called apart: the one whose clock it is. */
  readonly section: string | undefined;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const now = useNow(clock !== undefined && clock.status !== 'stopped');
  const face = clock && clockFace(clock, now);
  if (!face) return null;
  const board = boardText(t, face);
  return (
    <p className={classes.clock} role="timer" data-phase={face.phase}>
      <span className={classes.counted}>
        <span className={classes.round}>
          {section === undefined
            ? t('standings.round', { round, rounds })
            : t('clock.sectionRound', { section, round, rounds })}
        </span>
        <span>
          {t(`clock.phase.${face.phase}`)}
          {board !== undefined && <> · {board}</>}
        </span>
      </span>
      <span className={classes.digits}>{durationText(face.left)}</span>
    </p>
  );
}

/** What time it is, to be read from afar, as long as nothing is counted. */
export function TimeOfDay() {
  const times = useTimes();
  const minute = Math.floor(useNow(true) / 60_000);
  return <span className={classes.digits}>{times.minute(minute * 60_000_000)}</span>;
}

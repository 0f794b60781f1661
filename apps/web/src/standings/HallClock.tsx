import { useTranslation } from 'react-i18next';
import type { ClockFacts, SessionSeen } from '../api/documents.js';
import { clockFace } from './clockFace.js';
import { boardText } from './faceText.js';
import { durationText } from './figures.js';
import { useNow } from './useNow.js';
import classes from './HallDisplayPage.module.css';

/** The clock to be read from afar, with what it counts: the change, play, a break. */
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
      {durationText(face.left)}
      <span className={classes.phase}>
        {section !== undefined && <>{t('clock.sectionRound', { section, round, rounds })} · </>}
        {t(`clock.phase.${face.phase}`)}
        {board !== undefined && <> · {board}</>}
      </span>
    </p>
  );
}

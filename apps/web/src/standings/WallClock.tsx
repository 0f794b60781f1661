import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clockQuery } from '../api/sessionQueries.js';
import { clockFace } from './clockFace.js';
import { boardText } from './faceText.js';
import { durationText } from './figures.js';
import { useNow } from './useNow.js';
import classes from './WallPage.module.css';

/** The clock to be read from afar, with what it counts: the change, play, a break. */
export function WallClock({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  const { data: clock } = useQuery(clockQuery(tournament, session));
  const now = useNow(clock !== undefined && clock.status !== 'stopped');
  const face = clock && clockFace(clock, now);
  if (!face) return null;
  const board = boardText(t, face);
  return (
    <p className={classes.clock} role="timer" data-phase={face.phase}>
      {durationText(face.left)}
      <span className={classes.phase}>
        {t(`clock.phase.${face.phase}`)}
        {board !== undefined && <> · {board}</>}
      </span>
    </p>
  );
}

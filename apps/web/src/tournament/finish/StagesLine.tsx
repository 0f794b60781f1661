import { useTranslation } from 'react-i18next';
import type { CorrectionsSeen } from '../../api/documents.js';
import { useMoment } from '../../parts/useMoment.js';
import classes from './Finish.module.css';
import { isBehind, nameOfStage, STAGES, type Stage } from './stages.js';

/** From the last score to the seal: what lies behind a session, and where it is now. */
export function StagesLine({
  at,
  isDraft,
  corrections,
}: {
  readonly at: Stage | 'done';
  /** Whether the tournament is not published. */
  readonly isDraft: boolean;
  readonly corrections: CorrectionsSeen | null;
}) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  return (
    <ol className={classes.stages} aria-label={t('finish.stages')}>
      {STAGES.map((stage) => {
        const done = isBehind(stage, at);
        return (
          <li
            key={stage}
            data-is={done ? 'done' : undefined}
            aria-current={stage === at ? 'step' : undefined}
          >
            {stage === 'corrections' && at === 'corrections' && corrections
              ? t('finish.stage.correctionsUntil', { time: momentOf(corrections.official) })
              : t(`finish.stage.${nameOfStage(stage, isDraft)}`)}
            {done && <span aria-hidden="true">✓</span>}
            {done && <span className="visually-hidden">{t('steps.done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

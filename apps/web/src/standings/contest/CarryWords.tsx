import { useTranslation } from 'react-i18next';
import type { ContestSeen, StageSeen } from '../../api/contestDocuments.js';
import { useLocale } from '../../parts/useLocale.js';
import { pointsText } from '../figures.js';

/** In words what is brought along, and with which numbers, so that anybody can compute it again. */
export function CarryWords({
  contest: {
    carry,
    settings: { carry: chosen },
  },
}: {
  readonly contest: ContestSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!chosen) return null;
  const from = chosen.from.join(', ');
  const { regulation } = chosen;
  const stage = ({ boards, maximum }: StageSeen) => ({
    boards,
    maximum: maximum === null ? '–' : pointsText(maximum, locale),
  });
  return (
    <details className="muted">
      <summary>{t('contest.carriedFrom', { sessions: from })}</summary>
      <p>
        {regulation.kind === 'ebu'
          ? t('contest.carry.ebu')
          : t(`contest.carry.${regulation.of}`, { part: regulation.part })}
        {regulation.kind === 'part' && regulation.most !== undefined && (
          <> {t('contest.carry.most', { most: regulation.most })}</>
        )}
      </p>
      {carry && (
        <ul>
          <li>{t('contest.qualification', stage(carry.qualification))}</li>
          <li>{t('contest.finalStage', stage(carry.final))}</li>
          <li>{t('contest.average', { average: pointsText(carry.average, locale) })}</li>
        </ul>
      )}
    </details>
  );
}

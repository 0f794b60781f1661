import { useTranslation } from 'react-i18next';
import type { ContestSeen, StageSeen } from '../../api/contestDocuments.js';
import { useLocale } from '../../parts/useLocale.js';
import { pointsText } from '../../play/figures.js';
import { totalText } from './ContestTable.js';

/** In words what is brought along, and with which numbers, so that anybody can compute it again. */
export function CarryWords({
  contest: {
    carry,
    settings: { carry: chosen, total },
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
        {regulation.decimals !== undefined && (
          <> {t('contest.carry.rounded', { count: regulation.decimals })}</>
        )}
      </p>
      {carry && regulation.kind === 'ebu' && (
        <ul>
          <li>{t('contest.qualification', stage(carry.qualification))}</li>
          <li>{t('contest.finalStage', stage(carry.final))}</li>
        </ul>
      )}
      {carry && regulation.kind === 'part' && regulation.of === 'difference-to-average' && (
        <p>{t('contest.average', { average: totalText(carry.average, total, locale) })}</p>
      )}
    </details>
  );
}

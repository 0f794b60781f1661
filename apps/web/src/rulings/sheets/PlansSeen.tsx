import { useTranslation } from 'react-i18next';
import { drawnPlan, type DisputedPlan } from '#preferans';
import type { PlayerAt } from '../../sheets/playersAt.js';
import { DealSeen } from '../../sheets/table/DealSeen.js';

/** A ruling on two plans: what came of each, who dissented, what the lot has given, and how anybody draws it again. */
export function PlansSeen({
  ruling: { ofWhister, ofDissenter, dissenters, seed },
  players,
}: {
  readonly ruling: DisputedPlan;
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  const names = players.filter(({ seat }) => dissenters.includes(seat)).map(({ name }) => name);
  return (
    <div className="light">
      <p>
        {t('rulings.plans.ofWhister')}: <DealSeen record={ofWhister} players={players} />
        {'. '}
        {t('rulings.plans.ofDissenter', { names: names.join(', ') })}:{' '}
        <DealSeen record={ofDissenter} players={players} />
      </p>
      <p>
        <strong>{t(`rulings.plans.drawn.${drawnPlan(seed)}`)}</strong>
      </p>
      <details className="opens">
        <summary>{t('rulings.plans.again')}</summary>
        <p>{t('rulings.plans.againText')}</p>
        <code className="mono breaks">{`printf '%s%016x' ${seed} 0 | xxd -r -p | sha256sum`}</code>
      </details>
    </div>
  );
}

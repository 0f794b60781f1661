import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import type { Seal, Tournament } from '../api/types.js';
import { Pill } from '../kit/Pill.js';
import { useTimes } from '../parts/useTimes.js';
import { journalPath } from '../play/paths.js';
import { SEAL_MEANING } from './sealMeaning.js';

/** By what anybody checks that nothing was changed: the last seal of the journal, and the ways to all that proves results. */
export function Proof({
  tournament: { id, seals },
  at,
  children,
}: {
  readonly tournament: Pick<Tournament, 'id' | 'seals'>;
  /** The point in the past that is looked at. */
  readonly at?: string | undefined;
  /** Links to what else proves them: draws, deals. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const last = seals.reduce<Seal | undefined>(
    (found, seal) => (found && found.position > seal.position ? found : seal),
    undefined,
  );
  return (
    <section>
      <h2>
        {t('overview.proof')}{' '}
        {last && <Pill meaning={SEAL_MEANING[last.kind]}>{t(`sealKind.${last.kind}`)}</Pill>}
      </h2>
      <p className="muted">
        {last
          ? t('overview.sealed', { lines: last.position, time: times.dayAndClock(last.time) })
          : t('overview.notSealed')}
      </p>
      <p className="row gap-4 gap-x-16 fingers">
        {children}
        <Link href={address(`/tournaments/${id}/seals`, { at })}>{t('seals.link')}</Link>
        <Link href={journalPath(id, at)}>{t('tab.journal')}</Link>
      </p>
    </section>
  );
}

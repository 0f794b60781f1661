import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import type { Tournament } from '../api/types.js';
import { CheckDealsLink } from '../deals/CheckDealsLink.js';

/** Links to what proves the results: the deals, and the seals of the journal. */
export function ProofLinks({
  tournament,
  set,
  at,
}: {
  readonly tournament: Pick<Tournament, 'id' | 'seals'>;
  /** The boards whose deals anybody may check; nothing where none are shown yet. */
  readonly set: string | undefined;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      {set !== undefined && <CheckDealsLink tournament={tournament.id} set={set} at={at} />}
      {tournament.seals.length > 0 && (
        <Link href={address(`/tournaments/${tournament.id}/seals`, { at })}>{t('seals.link')}</Link>
      )}
    </>
  );
}

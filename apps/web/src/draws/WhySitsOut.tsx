import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { playsTeams } from '../play/playsTeams.js';

/** By what rule a pair or a team of an odd number sits out in a round that is drawn from results. */
export function WhySitsOut({ session }: { readonly session: SessionSeen }) {
  const { t } = useTranslation();
  return <p className="muted">{t(playsTeams(session) ? 'roundDraw.whyBye' : 'roundDraw.whyOut')}</p>;
}

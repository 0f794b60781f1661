import { useTranslation } from 'react-i18next';
import type { SessionSeen, StandingsSeen } from '../api/documents.js';
import { useOfficial } from '../play/useOfficial.js';

/** The round that standings are made of, in words; of what is played whether they are official. */
export function useAsAt(
  session: SessionSeen | undefined,
  past = false,
): (standings: StandingsSeen, session: SessionSeen) => string {
  const { t } = useTranslation();
  const official = useOfficial(session?.corrections, past);
  return ({ final, afterRound }, { rounds }) => {
    if (final) return official;
    if (afterRound === null) return t('standings.soFar');
    return afterRound === 0 ? t('standings.before') : t('standings.after', { round: afterRound, rounds });
  };
}

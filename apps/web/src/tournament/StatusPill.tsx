import { useTranslation } from 'react-i18next';
import type { TournamentStatus } from '../api/types.js';
import { Pill, type Meaning } from '../kit/Pill.js';

const MEANING: Readonly<Record<TournamentStatus, Meaning>> = {
  draft: 'warn',
  published: 'live',
  archived: 'plain',
};

/** How far a tournament has come. */
export function StatusPill({ status }: { readonly status: TournamentStatus }) {
  const { t } = useTranslation();
  return <Pill meaning={MEANING[status]}>{t(`status.${status}`)}</Pill>;
}

import { useTranslation } from 'react-i18next';
import type { Answer } from '../api/schemas.js';
import { Pill } from '../kit/Pill.js';

export type OwnRequestSeen = Answer<'/api/tournaments/{tournament}/entry-requests/own', 'post'>;

/** What somebody has entered, and how it stands. */
export function OwnRequest({ seen: { players, standing, place } }: { readonly seen: OwnRequestSeen }) {
  const { t } = useTranslation();
  const good = standing === 'confirmed' || standing === 'placed';
  return (
    <output className="stack gap-12 card pad-16">
      <strong className="breaks">{players.join(' – ')}</strong>
      <span>
        <Pill meaning={good ? 'live' : 'plain'}>{t(`entering.standing.${standing}`)}</Pill>
      </span>
      <span>{t(`entering.standingText.${standing}`, { place })}</span>
    </output>
  );
}

import type { TFunction } from 'i18next';
import type { SessionListed } from '../api/documents.js';
import { forText } from './forText.js';

/** What a session is in its knockout: `semi-final`, `final, extra boards`; nothing of others. */
export function stageText(t: TFunction, { stage }: Pick<SessionListed, 'stage'>): string {
  if (!stage) return '';
  const { round, places, extra } = stage;
  const known = places.from > 1 || places.to <= 8;
  const told = known ? forText(t, places) : t('knockout.round', { round });
  return extra ? t('knockout.withExtra', { stage: told }) : told;
}

/** A session as lists call it: `Session 3 · semi-final`. */
export function sessionText(t: TFunction, session: Pick<SessionListed, 'session' | 'stage'>): string {
  return [t('session.name', { session: session.session }), stageText(t, session)].filter(Boolean).join(' · ');
}

/** A session within a line: `session 3 · semi-final`. */
export function sessionWithin(t: TFunction, session: Pick<SessionListed, 'session' | 'stage'>): string {
  return [t('standings.session', { session: session.session }), stageText(t, session)]
    .filter(Boolean)
    .join(' · ');
}

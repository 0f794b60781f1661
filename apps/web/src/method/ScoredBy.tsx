import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { methodText } from '../messages/methodText.js';
import MethodWords from './MethodWords.js';

/** The method of the session, and what it does, in words. */
export default function ScoredBy({ session: { settings, rules } }: { readonly session: SessionSeen }) {
  const { t, i18n } = useTranslation();
  return (
    <section>
      <h2>{t('standings.scoredBy', { method: methodText(i18n, settings.method) })}</h2>
      <MethodWords method={settings.method} laws={rules.laws} />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { methodText } from './methodText.js';
import { MethodWords } from './MethodWords.js';

/** The method of the session, and in words what it does. */
export default function ScoredBy({ session: { settings, rules } }: { readonly session: SessionSeen }) {
  const { t, i18n } = useTranslation();
  return (
    <details className="muted">
      <summary>{t('standings.scoredBy', { method: methodText(i18n, settings.method) })}</summary>
      <MethodWords method={settings.method} laws={rules.laws} />
    </details>
  );
}

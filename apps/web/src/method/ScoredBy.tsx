import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { later } from '../kit/later.js';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { methodText } from '../messages/methodText.js';

const MethodWords = later(() => import('./MethodWords.js'));

/** The method of the session, and for who asks what it does, in words. */
export default function ScoredBy({ session: { settings, rules } }: { readonly session: SessionSeen }) {
  const { t, i18n } = useTranslation();
  return (
    <OpensWhenAsked
      className="muted"
      summary={t('standings.scoredBy', { method: methodText(i18n, settings.method) })}
    >
      <MethodWords method={settings.method} laws={rules.laws} />
    </OpensWhenAsked>
  );
}

import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import { BODIES, type Body } from '#scoring';
import type { TournamentSettings } from '#tournament';
import { regulationInText } from '../../messages/regulationText.js';
import { bodyText } from '../../play/bodyText.js';
import { methodText } from '../../messages/methodText.js';
import { asIn, federationOf } from './federation.js';

/** One federation for scoring and regulation; where they differ it says which is whose. */
export function FederationField({
  rules,
  onChange,
}: {
  readonly rules: TournamentSettings;
  readonly onChange: (rules: TournamentSettings) => void;
}) {
  const { t, i18n } = useTranslation();
  const federation = federationOf(rules);
  const differs = t('federation.differs', {
    method: methodText(i18n, rules.method),
    regulation: regulationInText(i18n, rules.regulation),
  });
  return (
    <Select
      label={t('federation.choose')}
      description={federation ? t('federation.hint') : differs}
      value={federation ?? ''}
      onChange={(value) => onChange(asIn(rules, value as Body))}
    >
      {!federation && (
        <option value="" disabled>
          {t('federation.none')}
        </option>
      )}
      {BODIES.map((body) => (
        <option key={body} value={body}>
          {bodyText(t, body)}
        </option>
      ))}
    </Select>
  );
}

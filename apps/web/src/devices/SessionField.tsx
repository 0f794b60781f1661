import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../kit/FieldAt.js';

/** The field for the session that tables belong to. */
export function SessionField({ field }: { readonly field: FieldAt<string> }) {
  const { t } = useTranslation();
  return <TextInput {...field} label={t('field.session')} autoComplete="off" />;
}

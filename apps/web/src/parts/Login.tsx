import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../kit/FieldAt.js';

/** A login's field: no word of a language, so nothing is corrected or capitalised. */
export function Login({
  field,
  description,
}: {
  readonly field: FieldAt<string>;
  readonly description?: string;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      label={t('field.login')}
      description={description}
      autoComplete="username"
      autoCapitalize="none"
      spellcheck={false}
    />
  );
}

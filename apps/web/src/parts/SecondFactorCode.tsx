import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../kit/FieldAt.js';
import { TextInput } from '../kit/TextInput.js';

/** The code of an authenticator app; a recovery code is taken in its place, so letters can be typed. */
export function SecondFactorCode({
  field,
  description,
  ref,
}: {
  readonly field: FieldAt<string>;
  readonly description?: string;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      ref={ref}
      label={t('secondFactor.code')}
      description={description}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellcheck={false}
    />
  );
}

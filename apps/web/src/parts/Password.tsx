import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './useFields.js';

/** A password's field, with the way to look at what was typed. */
export function Password({
  field,
  kind,
  label,
  description,
}: {
  readonly field: FieldProps;
  readonly kind: 'new-password' | 'current-password';
  readonly label: string;
  readonly description?: string;
}) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...field}
      label={label}
      description={description}
      autoComplete={kind}
      rightSectionWidth={44}
      visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword'), tabIndex: 0 }}
    />
  );
}

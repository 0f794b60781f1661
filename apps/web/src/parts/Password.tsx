import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A password's field, with the way to look at what was typed. */
export function Password(props: {
  readonly label: string;
  readonly name: string;
  readonly description?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly kind: 'new-password' | 'current-password';
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const { kind, onChange, ...rest } = props;
  return (
    <PasswordInput
      {...rest}
      autoComplete={kind}
      rightSectionWidth={44}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword'), tabIndex: 0 }}
    />
  );
}

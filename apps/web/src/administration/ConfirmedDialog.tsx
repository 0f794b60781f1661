import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Password } from '../parts/Password.js';
import { useInstallation } from './useInstallation.js';

/** What cannot be undone: it says what will happen and asks for the password once more. */
export function ConfirmedDialog({
  title,
  action,
  ask,
  onDone,
  onClose,
  children,
}: {
  readonly title: string;
  readonly action: string;
  readonly ask: (confirmed: { readonly password: string }) => Promise<unknown>;
  readonly onDone?: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { password: '' },
    submission: useInstallation(),
    body: (confirmed) => ({
      ask: () => ask(confirmed),
      onDone: () => {
        onClose();
        return onDone?.();
      },
    }),
  });
  return (
    <FormDialog form={form} title={title} action={action} grave onClose={onClose}>
      {children}
      <Password
        field={form.at('password', false)}
        kind="current-password"
        label={t('installation.yourPassword')}
      />
    </FormDialog>
  );
}

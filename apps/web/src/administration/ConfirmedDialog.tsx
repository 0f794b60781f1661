import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import { Password } from '../parts/Password.js';
import { useFields } from '../parts/useFields.js';
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
  const fields = useFields({ password: '' });
  const change = useInstallation(['password']);
  return (
    <Dialog
      title={title}
      action={action}
      grave
      pending={change.pending}
      problem={change.problem}
      onSubmit={() =>
        fields.complete() &&
        change.submit({
          ask: () => ask(fields.values),
          onDone: () => {
            onClose();
            return onDone?.();
          },
        })
      }
      onClose={onClose}
    >
      {children}
      <Password
        field={fields.of('password', change.fault)}
        kind="current-password"
        label={t('installation.yourPassword')}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Password } from '../parts/Password.js';
import { useOwnAccount } from './ownAccount.js';

const NOTHING_TYPED = { current: '', next: '' };

/** A new password for who is signed in. */
export function ChangePassword() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <Panel title={t('field.password')}>
      {changed && (
        <output className="note" data-meaning="good">
          {t('password.changed')}
        </output>
      )}
      <div>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('password.action')}
        </Button>
      </div>
      {asked && <PasswordDialog onChanged={() => setChanged(true)} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

function PasswordDialog({
  onChanged,
  onClose,
}: {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: NOTHING_TYPED,
    submission: useOwnAccount(
      (body: typeof NOTHING_TYPED) => api.post('/api/password', { body }),
      () => {
        onChanged();
        onClose();
      },
    ),
    body: (typed) => typed,
  });
  return (
    <FormDialog form={form} title={t('password.title')} action={t('password.action')} onClose={onClose}>
      <Password
        field={form.at('current', false)}
        kind="current-password"
        label={t('field.currentPassword')}
      />
      <Password
        field={form.at('next', false)}
        kind="new-password"
        label={t('field.newPassword')}
        description={t('field.passwordHint')}
      />
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Password } from '../parts/Password.js';
import { SecondFactorCode } from '../parts/SecondFactorCode.js';
import { useOwnAccount } from './ownAccount.js';

const NOTHING_TYPED = { password: '', code: '' };

/** The end of one's own second factor, by password and code. */
export function SwitchSecondFactorOff({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    start: NOTHING_TYPED,
    submission: useOwnAccount(
      (body: typeof NOTHING_TYPED) => api.post('/api/account/second-factor/off', { body }),
      onClose,
    ),
    body: (typed) => typed,
  });
  return (
    <FormDialog
      form={form}
      title={t('secondFactor.offTitle')}
      action={t('secondFactor.off')}
      grave
      onClose={onClose}
    >
      <Password
        field={form.at('password', false)}
        kind="current-password"
        label={t('field.currentPassword')}
      />
      <SecondFactorCode field={form.at('code', false)} description={t('secondFactor.codeHint')} />
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { CopyText } from '../parts/CopyText.js';
import { Password } from '../parts/Password.js';
import { QrCode } from '../parts/QrCode.js';
import { SecondFactorCode } from '../parts/SecondFactorCode.js';
import { useSubmission } from '../parts/useSubmission.js';
import { type NewSecondFactor, useOwnAccount } from './ownAccount.js';

/** The password once more, for a key. */
export function BeginSecondFactor({
  onBegun,
  onClose,
}: {
  readonly onBegun: (begun: NewSecondFactor) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { password: '' },
    submission: useSubmission(
      (body: { readonly password: string }) => api.post('/api/account/second-factor', { body }),
      (begun) => {
        onBegun(begun);
        onClose();
      },
    ),
    body: (typed) => typed,
  });
  return (
    <FormDialog form={form} title={t('secondFactor.title')} action={t('secondFactor.next')} onClose={onClose}>
      <Password
        field={form.at('password', false)}
        kind="current-password"
        label={t('field.currentPassword')}
      />
    </FormDialog>
  );
}

/** The key for the app, and its first code. */
export function ConfirmSecondFactor({
  begun: { key, link },
  onConfirmed,
}: {
  readonly begun: NewSecondFactor;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { code: '' },
    submission: useOwnAccount(
      (body: { readonly code: string }) => api.post('/api/account/second-factor/confirm', { body }),
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    ),
    body: (typed) => typed,
  });
  return (
    <form
      className="stack gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{t('secondFactor.scan')}</p>
      <QrCode text={link} label={t('secondFactor.qr')} />
      <CopyText
        label={t('secondFactor.key')}
        text={key.replaceAll(/.{4}(?=.)/g, '$& ')}
        action={t('secondFactor.copyKey')}
      />
      <SecondFactorCode field={form.at('code', false)} />
      <p className="muted">{t('secondFactor.endsOthers')}</p>
      <ProblemNote problem={form.problem} />
      <div>
        <Button type="submit" loading={form.pending}>
          {t('secondFactor.on')}
        </Button>
      </div>
    </form>
  );
}

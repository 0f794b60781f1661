import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { Login } from './Login.js';
import { Password } from './Password.js';
import type { Fields } from './useFields.js';

interface Account extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

export const NO_ACCOUNT: Account = { name: '', login: '', password: '' };
export const ACCOUNT_FIELDS = Object.keys(NO_ACCOUNT);

/** What makes an account: how somebody is called, and how they sign in. */
export function AccountFields({
  fields,
  fault,
}: {
  readonly fields: Fields<Account>;
  readonly fault: (field: string) => string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...fields.of('name', fault)}
        label={t('field.name')}
        description={t('field.nameHint')}
        autoComplete="name"
      />
      <Login field={fields.of('login', fault)} description={t('field.loginHint')} />
      <Password
        field={fields.of('password', fault)}
        kind="new-password"
        label={t('field.password')}
        description={t('field.passwordHint')}
      />
    </>
  );
}

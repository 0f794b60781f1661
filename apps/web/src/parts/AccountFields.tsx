import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  const { values, set } = fields;
  return (
    <>
      <TextInput
        label={t('field.name')}
        description={t('field.nameHint')}
        name="name"
        autoComplete="name"
        value={values.name}
        error={fields.fault('name') ?? fault('name')}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <TextInput
        label={t('field.login')}
        description={t('field.loginHint')}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        error={fields.fault('login') ?? fault('login')}
        onChange={(event) => set('login', event.currentTarget.value)}
      />
      <Password
        label={t('field.password')}
        description={t('field.passwordHint')}
        name="password"
        kind="new-password"
        value={values.password}
        error={fields.fault('password') ?? fault('password')}
        onChange={(value) => set('password', value)}
      />
    </>
  );
}

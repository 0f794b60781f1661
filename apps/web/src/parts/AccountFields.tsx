import { TextInput } from '../kit/TextInput.js';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Login } from './Login.js';
import { Password } from './Password.js';
import type { FieldAt } from '../kit/FieldAt.js';

export const NO_ACCOUNT = { name: '', login: '', password: '' };

/** As many characters as a new password has at least. */
const SHORTEST_PASSWORD = 10;

/** What is wrong with an account before it is sent: all of it at once, each at its field. */
export function wrongInAccount(t: TFunction, { login, password }: typeof NO_ACCOUNT) {
  const isShort = password !== '' && Array.from(password).length < SHORTEST_PASSWORD;
  return {
    login: /\s/.test(login.trim()) && t('field.loginSpaces'),
    password: isShort && t('field.passwordShort'),
  };
}

/** What makes an account: how somebody is called, and how they sign in. */
export function AccountFields({
  form,
}: {
  readonly form: { readonly at: (name: keyof typeof NO_ACCOUNT, optional: boolean) => FieldAt<string> };
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.at('name', false)}
        label={t('field.name')}
        description={t('field.nameHint')}
        autoComplete="name"
      />
      <Login field={form.at('login', false)} description={t('field.loginHint')} />
      <Password
        field={form.at('password', false)}
        kind="new-password"
        label={t('field.password')}
        description={t('field.passwordHint')}
      />
    </>
  );
}

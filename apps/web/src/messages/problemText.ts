import type { i18n as I18n } from 'i18next';
import { Problem } from '../api/problem.js';

/** A message by a key that is only known when it is needed; undefined when the catalogue does not have it. */
export function optionalMessage(
  i18n: I18n,
  key: string,
  parameters: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const translate = i18n.t as unknown as (key: string, parameters: object) => string;
  return i18n.exists(key) ? translate(key, parameters) : undefined;
}

function inWords(i18n: I18n, parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const role = (name: unknown) => optionalMessage(i18n, `role.${String(name)}`) ?? String(name);
  const named: Record<string, unknown> = { ...parameters };
  if (typeof parameters.role === 'string') named.role = role(parameters.role);
  const { roles } = parameters;
  const list = typeof roles === 'string' ? roles.split(/[\s,]+/) : roles;
  if (Array.isArray(list)) named.roles = list.map(role).join(', ');
  return named;
}

/** A problem in the reader's words: by its code, otherwise the server's own sentence. */
export function problemText(i18n: I18n, error: unknown): string {
  if (!(error instanceof Problem)) return i18n.t('problems.unexpected');
  const known = optionalMessage(i18n, `problems.${error.code}`, inWords(i18n, error.parameters));
  return known ?? (error.detail || i18n.t('problems.other', { status: error.status }));
}

import type { i18n as I18n } from 'i18next';
import { Problem } from '../api/problem.js';
import { venueZone } from '../browser/venueZone.js';
import { localeFor } from './languages.js';

/** A message by a key that is only known when it is needed; undefined when the catalogue does not have it. */
export function optionalMessage(
  i18n: I18n,
  key: string,
  parameters: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const translate = i18n.t as unknown as (key: string, parameters: object) => string;
  return i18n.exists(key, parameters) ? translate(key, parameters) : undefined;
}

/** Parameters that are moments (microseconds since the epoch), as a reader has them. */
const MOMENTS = ['ended', 'until'] as const;

function withTimes(i18n: I18n, parameters: Problem['parameters']): Problem['parameters'] {
  const named = MOMENTS.filter((name) => typeof parameters[name] === 'number');
  if (named.length === 0) return parameters;
  const locale = localeFor(i18n.language, navigator.languages);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: venueZone(),
  });
  const moments = named.map((name) => [name, format.format(Number(parameters[name]) / 1000)] as const);
  return { ...parameters, ...Object.fromEntries(moments) };
}

/**
 * A problem in the reader's words: by its code where the pages have more to say than the server, otherwise the server's
 * own sentence, which it gives in the language of the page.
 */
export function problemText(i18n: I18n, error: unknown): string {
  if (!(error instanceof Problem)) return i18n.t('problems.unexpected');
  const known = optionalMessage(i18n, `problems.${error.code}`, withTimes(i18n, error.parameters));
  return known ?? (error.detail || i18n.t('problems.other', { status: error.status }));
}

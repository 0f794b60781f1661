import type { i18n as I18n, TFunction, TOptions } from 'i18next';

/**
 * What has words of its own, as a context of i18next: `standings.pair_alone` is what `standings.pair` says where
 * everybody plays for himself, and a key with `_sheets` what it says where sheets are written.
 */
export type WordsKind = 'alone' | 'sheets';

/** The messages, each in the first of these forms that it has; without one as it always is. */
export function inWordsOf(i18n: I18n, kinds: readonly WordsKind[]): I18n {
  const inWords = (t: TFunction) =>
    Object.assign((key: string, options?: TOptions) => {
      const context = kinds.find((kind) => i18n.exists(`${key}_${kind}`, options));
      const said = t as unknown as (key: string, options: object) => string;
      return said(key, { ...(context && { context }), ...options });
    }, t) as unknown as TFunction;
  return Object.assign(Object.create(i18n) as I18n, {
    t: inWords(i18n.t),
    getFixedT: ((...fixed: Parameters<I18n['getFixedT']>) =>
      inWords(i18n.getFixedT(...fixed))) as I18n['getFixedT'],
    exists: (key: string, options?: TOptions) =>
      i18n.exists(key, options) || kinds.some((context) => i18n.exists(key, { context, ...options })),
  });
}

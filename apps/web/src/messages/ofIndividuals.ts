import type { i18n as I18n, TFunction } from 'i18next';

/** The context of i18next: `standings.pair_alone` is what `standings.pair` says where everybody plays for himself. */
const ALONE = { context: 'alone' } as const;

/**
 * The messages as they are where everybody plays for himself: one that has such a form (`<key>_alone`) in that form, all
 * others as they always are.
 */
export function ofIndividuals(i18n: I18n): I18n {
  const inWords = (t: TFunction) =>
    Object.assign(
      (key: string, options?: object) =>
        (t as unknown as (key: string, options: object) => string)(key, { ...ALONE, ...options }),
      t,
    ) as unknown as TFunction;
  return Object.assign(Object.create(i18n) as I18n, {
    t: inWords(i18n.t),
    getFixedT: ((...fixed: Parameters<I18n['getFixedT']>) =>
      inWords(i18n.getFixedT(...fixed))) as I18n['getFixedT'],
    exists: (key: string, options?: object) => i18n.exists(key, { ...ALONE, ...options }),
  });
}

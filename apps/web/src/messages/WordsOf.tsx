import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { inWordsOf } from './inWordsOf.js';

/**
 * Says "player" within it where messages say "pair" otherwise: everybody plays for himself there; and speaks of tables
 * and sheets where messages speak of movements and boards.
 */
export function WordsOf({
  individuals,
  sheets = false,
  children,
}: {
  readonly individuals: boolean;
  readonly sheets?: boolean;
  readonly children: ReactNode;
}) {
  const { i18n } = useTranslation();
  const words = useMemo(
    () =>
      inWordsOf(i18n, [
        ...(sheets ? (['sheets'] as const) : []),
        ...(individuals ? (['alone'] as const) : []),
      ]),
    [individuals, sheets, i18n],
  );
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}

import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ofIndividuals } from './ofIndividuals.js';

/** Says "player" within it where messages say "pair" otherwise: everybody plays for himself there. */
export function WordsOf({
  individuals,
  children,
}: {
  readonly individuals: boolean;
  readonly children: ReactNode;
}) {
  const { i18n } = useTranslation();
  const words = useMemo(() => (individuals ? ofIndividuals(i18n) : i18n), [individuals, i18n]);
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}

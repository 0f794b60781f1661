import { useTranslation } from 'react-i18next';
import type { Convention } from '#preferans';
import { conventionText, type Language } from '#words';
import { SettingsList } from './SettingsList.js';

/** The convention that a session of sheets is played by, with its settings. */
export default function SheetMethod({ convention }: { readonly convention: Convention }) {
  const { i18n } = useTranslation();
  return (
    <section>
      <h2>{conventionText(i18n.language as Language, convention.name)}</h2>
      <SettingsList convention={convention} />
    </section>
  );
}

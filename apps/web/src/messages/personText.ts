import i18n from 'i18next';
import { shortened } from './shortened.js';

/**
 * How somebody is called; who has no name, or none any more because the data were erased, by a neutral word, with the
 * beginning of the id for those who know it.
 */
export function personText({
  person,
  name,
}: {
  readonly person?: string | undefined;
  readonly name: string | null | undefined;
}): string {
  if (name !== null && name !== undefined) return name;
  return person ? i18n.t('person.noNameOf', { id: shortened(person) }) : i18n.t('person.noName');
}

import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';

/** Titles of what belongs to one section: with its name where there are several. */
export function useTitleIn(
  { sections }: Pick<SessionSeen, 'sections'>,
  section: string,
): (title: string) => string {
  const { t } = useTranslation();
  return (title) => (sections.length > 1 ? `${title} · ${t('movement.section', { section })}` : title);
}

import { useTranslation } from 'react-i18next';
import type { SessionMethod, TournamentSettings } from '#tournament';
import { methodWords } from './methodText.js';

/** What a method does, in words. */
export function MethodWords({
  method,
  laws,
}: {
  readonly method: SessionMethod;
  readonly laws: TournamentSettings['laws'];
}) {
  const { t } = useTranslation();
  return <p>{methodWords(t, method, laws).join(' ')}</p>;
}

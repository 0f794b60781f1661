import { useTranslation } from 'react-i18next';
import type { SessionMethod, TournamentSettings } from '#tournament';
import { methodWords } from '../play/wordsOfMethod.js';

/** What a method does, in words. */
export default function MethodWords({
  method,
  laws,
}: {
  readonly method: SessionMethod;
  readonly laws: TournamentSettings['laws'];
}) {
  const { i18n } = useTranslation();
  return <p>{methodWords(i18n, method, laws).join(' ')}</p>;
}

import { LANGUAGES, type Language } from '#words';
import { UsageError } from './command-line.js';

/**
 * The language that `--language` asks for, or that the environment has, among ours; English otherwise.
 *
 * @throws UsageError when another one is asked for
 */
export function readLanguage(
  values: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = values.get('language');
  const local = (env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '').slice(0, 2);
  const language = LANGUAGES.find((one) => one === (asked ?? local));
  if (asked !== undefined && !language) throw new UsageError(`--language is one of ${LANGUAGES.join(', ')}.`);
  return language ?? 'en';
}

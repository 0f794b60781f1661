import { readSquareDeal, withDelayedValue } from '#cards';
import { bytesOfFile, refusedInWords, writeNewFiles } from '../files/deal-files.js';
import { readLanguage } from '../command/language.js';
import { requireArguments, type SquareDealRun } from './usage.js';
import { say } from './words.js';

/** `tirage squaredeal value`: puts the delayed value into an SQD. */
export async function addValue(...[args, , { values, env, terminal }]: SquareDealRun): Promise<number> {
  requireArguments(args, [2, 2], 'value FILE.sqd VALUE');
  const language = readLanguage(values, env);
  const [sqd, value] = args;
  const bytes = await bytesOfFile(sqd!, language);
  const written = refusedInWords(sqd, language, () => withDelayedValue(bytes, readSquareDeal(bytes), value!));
  await writeNewFiles([{ file: sqd!, bytes: written }], true, language);
  terminal.out(say(language, 'valued', { sqd, value: readSquareDeal(written).delayedValue }));
  return 0;
}

import { randomBytes } from 'node:crypto';
import {
  hashOfSessionKeys,
  newSessionKeys,
  readPhase,
  readSquareDeal,
  writeSessionKeys,
  writeSquareDeal,
} from '#cards';
import { UsageError } from '../command/command-line.js';
import { refusedInWords, writeNewFiles } from '../files/deal-files.js';
import { readLanguage } from '../command/language.js';
import { requireArguments, type SquareDealRun } from './usage.js';
import { say } from './words.js';

const USAGE = 'new FILE.sqd PHASE... --name NAME --delayed WHAT';

/** `tirage squaredeal new`: makes an SQD and the SQK that it promises. */
export async function newTournament(...[args, , { values, env, terminal }]: SquareDealRun): Promise<number> {
  requireArguments(args, [2, Number.POSITIVE_INFINITY], USAGE);
  const language = readLanguage(values, env);
  const [sqd, ...written] = args;
  if (!/[^/\\]\.sqd$/i.test(sqd!))
    throw new UsageError(`The file name ${sqd} must end with .sqd. Usage: tirage squaredeal ${USAGE}`);
  const [name, delayedInformation] = ['name', 'delayed'].map((option) => values.get(option)?.trim() ?? '');
  if (!name || !delayedInformation)
    throw new UsageError(
      `Set the tournament name and the delayed information. Usage: tirage squaredeal ${USAGE}`,
    );
  const phases = written.map((text) => {
    const phase = readPhase(text);
    if (!phase) throw new UsageError(`${text} is not a phase. Write it as sessions:boards:file:description.`);
    return phase;
  });
  const keys = newSessionKeys(phases, (bytes) => Uint8Array.from(randomBytes(bytes)));
  const secret = writeSessionKeys(keys);
  const bytes = writeSquareDeal({ name, delayedInformation, phases, keyHash: hashOfSessionKeys(secret) });
  // What cannot be read again would bind nobody.
  refusedInWords(sqd, language, () => readSquareDeal(bytes));
  const sqk = `${sqd!.slice(0, -1)}${sqd!.endsWith('D') ? 'K' : 'k'}`;
  await writeNewFiles(
    [
      { file: sqd!, bytes },
      { file: sqk, bytes: secret, secret: true },
    ],
    false,
    language,
  );
  terminal.out(say(language, 'made', { sqd, sqk, count: keys.size, delayed: delayedInformation }));
  return 0;
}

import {
  compareDeals,
  readSessionKeys,
  readSquareDeal,
  type DealDifference,
  type DealsCompared,
  type SquareDealDescription,
} from '#cards';
import type { Language } from '#words';
import { bytesOfFile, refusedInWords } from '../files/deal-files.js';
import { readLanguage } from '../command/language.js';
import { readFoundDeals } from './read-found-deals.js';
import { sessionName } from './session-name.js';
import { requireArguments, type SquareDealRun } from './usage.js';
import { say } from './words.js';

/** `tirage squaredeal verify`: whether keys and deals are those that were promised. */
export async function verifyDeals(...[args, options, context]: SquareDealRun): Promise<number> {
  requireArguments(args, [2, Number.POSITIVE_INFINITY], 'verify SQD SQK [FILE...]');
  const { values, env, terminal, signal } = context;
  const language = readLanguage(values, env);
  const [sqdFile, sqkFile, ...files] = args;
  const [sqd, sqk] = [await bytesOfFile(sqdFile!, language), await bytesOfFile(sqkFile!, language)];
  const { description, keys } = refusedInWords(undefined, language, () => {
    const read = readSquareDeal(sqd);
    return { description: read, keys: readSessionKeys(sqk, read) };
  });
  const compared: (DealsCompared & { readonly file: string; readonly deals: number })[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    const found = readFoundDeals(file, await bytesOfFile(file, language), language);
    const one = refusedInWords(undefined, language, () => compareDeals(description, keys, found));
    compared.push({ file, deals: found.length, ...one });
  }
  const asDealt = compared.every(({ differences }) => differences.length === 0);
  if (options.has('json')) {
    const { delayedValue = null, keyHash } = description;
    terminal.out(
      JSON.stringify({ keys: keys.size, keyHash, delayedValue, asDealt, files: compared }, null, 2),
    );
  } else {
    terminal.out(say(language, 'promised', { sqk: sqkFile, count: keys.size, hash: description.keyHash }));
    if (description.delayedValue === undefined)
      terminal.out(say(language, 'waiting', { delayed: description.delayedInformation }));
    for (const one of compared) terminal.out(comparedText(one, description, language));
  }
  return asDealt ? 0 : 1;
}

const MOST_SESSIONS_LISTED = 20;

function comparedText(
  { file, deals, sessions, differences }: DealsCompared & { readonly file: string; readonly deals: number },
  description: SquareDealDescription,
  language: Language,
): string {
  const equal = sessions.reduce((sum, session) => sum + session.equal, 0);
  const head =
    differences.length === 0
      ? say(language, 'all-equal', { file, deals, sessions: sessions.length })
      : say(language, 'not-equal', { file, deals, equal });
  const listed = sessions.length > MOST_SESSIONS_LISTED ? [] : sessions;
  return [
    head,
    ...differences.map((difference) => differenceText(difference, description, language)),
    ...listed.map((session) =>
      say(language, 'session', { ...session, session: sessionName(description, session, language) }),
    ),
  ].join('\n');
}

function differenceText(
  difference: DealDifference,
  description: SquareDealDescription,
  language: Language,
): string {
  const session = difference.kind === 'unknown' ? undefined : sessionName(description, difference, language);
  const wrong = difference.kind === 'altered' ? difference.wrong : undefined;
  return say(language, difference.kind, { ...difference, ...wrong, session });
}

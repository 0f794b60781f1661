import { readFile } from 'node:fs/promises';
import { jsonOf, textOfFile, Unreadable } from '#interchange';
import { readingFaultText } from '#words';
import { BadDealLine } from '../dd/read-deal-lines.js';
import type { ConformedFile, FiguresInJson, UncomparedFile } from './comparison/conformed-file.js';
import { conformDealFile } from './deals/conform-deal-file.js';
import { conformSquareDeal } from './deals/conform-squaredeal.js';
import { conformDoubleDummy } from './double-dummy/conform-double-dummy.js';
import type { EachOnce } from './each-once.js';
import type { FileAt } from './files-at.js';
import { addUpKinds } from './results/conform-game.js';
import { conformResults } from './results/conform-results.js';

/**
 * Compares every figure of a file with what it is here; its content tells the format.
 *
 * @param once knows the files that were compared before: another copy of one is not compared again
 * @param figures what else is read in JSON
 */
export async function conformFile(
  file: FileAt,
  once: EachOnce,
  figures: FiguresInJson,
): Promise<ConformedFile | UncomparedFile> {
  const { path } = file;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return { file: path, why: `Cannot read it (${bytes.code}).`, fault: true };
  const conformed = await conformBytes(file, bytes, figures);
  const same = 'why' in conformed ? undefined : once.sameAs(conformed, bytes);
  if (same === undefined) return conformed;
  const why = same === path ? 'It occurs twice' : `It has the same contents as ${same}`;
  return { file: path, why: `${why}, so its values count once.`, fault: false };
}

async function conformBytes(
  { path, named }: FileAt,
  bytes: Uint8Array,
  figures: FiguresInJson,
): Promise<ConformedFile | UncomparedFile> {
  const uncompared = (why: string, fault: boolean) => ({ file: path, why, fault });
  const dealt = (await conformSquareDeal(path, bytes)) ?? (await conformDealFile(path, bytes));
  const { text } = textOfFile(bytes);
  if (dealt) {
    if (!('why' in dealt)) return withResults(dealt, text);
    return withoutDeals(path, text, dealt) ?? uncompared(dealt.why, dealt.fault);
  }
  const json = readJson(text);
  if ('fault' in json && path.toLowerCase().endsWith('.json')) {
    return uncompared(json.fault, true);
  }
  try {
    const conformed =
      ('content' in json ? figures.conform(path, json.content) : undefined) ??
      conformDoubleDummy(path, text) ??
      conformResults(path, text);
    return (
      conformed ??
      uncompared(`It contains no ${figures.named}, double-dummy results, deals or published results.`, named)
    );
  } catch (error) {
    if (error instanceof Unreadable) return uncompared(saidOf(error), true);
    if (error instanceof BadDealLine) return uncompared(error.message, true);
    throw error;
  }
}

/** A file of deals that has results as well: both are compared. */
function withResults(dealt: ConformedFile, text: string): ConformedFile {
  const conformed = resultsBeside(dealt.file, text) ?? ofNobody(dealt.file, text);
  if (!conformed) return dealt;
  const left = [...(dealt.notCompared ?? []), ...(conformed.notCompared ?? [])];
  return {
    ...dealt,
    holds: { ...dealt.holds, ...conformed.holds },
    kinds: addUpKinds([dealt.kinds, conformed.kinds]),
    equal: dealt.equal + conformed.equal,
    different: [...dealt.different, ...conformed.different],
    irregular: [...dealt.irregular, ...conformed.irregular],
    unknown: [...dealt.unknown, ...conformed.unknown],
    ...(left.length > 0 && { notCompared: left }),
    ...(conformed.unpublished && { unpublished: conformed.unpublished }),
  };
}

/** Results whose deals are not in the file, or not whole: the deals are not compared, the results are. */
function withoutDeals(
  path: string,
  text: string,
  { why, lacks }: { readonly why: string; readonly lacks?: 'deals' | 'hands' },
): ConformedFile | undefined {
  const conformed = lacks && resultsBeside(path, text);
  if (!conformed || conformed.format === '') return undefined;
  if (lacks === 'deals') return conformed;
  const left = [{ of: 'deals', why, figures: 1 }];
  return { ...conformed, notCompared: [...left, ...(conformed.notCompared ?? [])] };
}

function resultsBeside(path: string, text: string): ConformedFile | undefined {
  try {
    return conformResults(path, text);
  } catch (error) {
    // Deals that nobody is said to have played, or tables that deals do not need.
    if (!(error instanceof Unreadable)) throw error;
    if (error.fault.code === 'interchange.nobody') return undefined;
    const unknown = [{ of: path, why: saidOf(error), figures: 1 }];
    return { file: path, format: '', equal: 0, different: [], irregular: [], unknown };
  }
}

const SCORES = /^[^\S\n]*\[(?:Score(?:IMP|MP|Percentage|Table)?|TotalScoreTable)\s+"(?!"|[?*#]|-")/gim;

/** Scores beside deals of which nobody is named as having played them. */
function ofNobody(path: string, text: string): ConformedFile | undefined {
  const figures = text.match(SCORES)?.length ?? 0;
  if (figures === 0) return undefined;
  const notCompared = [{ of: 'scores', why: 'the file names no players', figures }];
  return { file: path, format: '', equal: 0, different: [], irregular: [], unknown: [], notCompared };
}

function readJson(text: string): { readonly content: unknown } | { readonly fault: string } {
  try {
    return { content: jsonOf(text, 'JSON') };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: saidOf(error) };
    throw error;
  }
}

function saidOf({ fault }: Unreadable): string {
  return `${readingFaultText({ ...fault }, 'en')}.`;
}

import type { BoardRange, SquareDealDescription, SquareDealPhase } from './description.js';
import { SquareDealRefused, type SquareDealFault } from './squaredeal-fault.js';

const ONCE = ['TN', 'DI', 'DV', 'KH'] as const;

/**
 * Reads an SQD: lines of a tag, a space and a text. Comments begin with #; empty lines say nothing.
 *
 * @param bytes in UTF-8 or an encoding that has ASCII in it
 * @throws SquareDealRefused which names the first wrong line
 */
export function readSquareDeal(bytes: Uint8Array): SquareDealDescription {
  const { text, exact } = decoded(bytes);
  const once = new Map<string, string>();
  const phases: SquareDealPhase[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const content = raw.trimEnd();
    if (content === '' || content.startsWith('#')) continue;
    const [, tag, value] =
      /^(TN|DI|DV|SN|KH)(?: +(.*))?$/.exec(content) ?? refuse({ code: 'squaredeal.line', line });
    if (tag === 'SN') {
      phases.push(readPhase(value ?? '') ?? refuse({ code: 'squaredeal.phase', line }));
      continue;
    }
    if (once.has(tag!)) refuse({ code: 'squaredeal.tag-again', line, tag: tag! });
    if (tag === 'KH' && !/^[\da-f]{64}$/i.test(value ?? '')) refuse({ code: 'squaredeal.hash', line });
    // oxlint-disable-next-line no-control-regex
    if (tag === 'DV' && !exact && /[^\x00-\x7f]/.test(value ?? ''))
      refuse({ code: 'squaredeal.encoding', line });
    once.set(tag!, value ?? '');
  }
  for (const tag of ['TN', 'DI']) if (!once.has(tag)) refuse({ code: 'squaredeal.tag-missing', tag });
  if (phases.length === 0) refuse({ code: 'squaredeal.tag-missing', tag: 'SN' });
  const [name, delayedInformation, delayedValue, keyHash] = ONCE.map((tag) => once.get(tag));
  return {
    name: name!,
    delayedInformation: delayedInformation!,
    // An empty DV is written by programs that have none yet.
    ...(delayedValue && { delayedValue }),
    phases,
    ...(keyHash !== undefined && { keyHash: keyHash.toLowerCase() }),
  };
}

/**
 * Reads what follows SN: `sessions:boards:file:description`, boards as `16`, `1-16`, a list of such, or `?`.
 *
 * @returns nothing for anything else
 */
export function readPhase(text: string): SquareDealPhase | undefined {
  const [, count, boards, file, description] =
    /^\s*([1-9]\d{0,3}|\*):\s*([^:]+?)\s*:([^:/\\]+):(.*)$/.exec(text) ?? [];
  if (count === undefined) return undefined;
  const ranges = boards === '?' ? undefined : readBoards(boards!);
  if (boards !== '?' && !ranges) return undefined;
  return {
    sessions: count === '*' ? 'open' : Number(count),
    ...(ranges && { boards: ranges }),
    file: file!.trim(),
    description: description!.trim(),
  };
}

/**
 * Reads the boards of sessions: `16` or `1-16`, a list of such with commas, or `3x7` for `1-7,8-14,15-21`.
 *
 * @returns nothing for anything else
 */
export function readBoards(text: string): readonly BoardRange[] | undefined {
  const [, sets, size] = /^([1-9]\d?)x([1-9]\d{0,2})$/.exec(text) ?? [];
  if (sets !== undefined) {
    const length = Number(size);
    return Array.from({ length: Number(sets) }, (_, set) => ({
      first: set * length + 1,
      last: (set + 1) * length,
    }));
  }
  const ranges = text.split(',').map((part) => {
    const [, first = '1', last] = /^\s*(?:([1-9]\d{0,3})-)?([1-9]\d{0,3})\s*$/.exec(part) ?? [];
    return { first: Number(first), last: Number(last) };
  });
  return ranges.every(({ first, last }) => first <= last) ? ranges : undefined;
}

function decoded(bytes: Uint8Array): { readonly text: string; readonly exact: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), exact: true };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), exact: false };
  }
}

function refuse(fault: SquareDealFault): never {
  throw new SquareDealRefused(fault);
}

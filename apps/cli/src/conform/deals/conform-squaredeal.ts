import { basename } from 'node:path';
import {
  compareDeals,
  hashOfSessionKeys,
  readSessionKeys,
  readSquareDeal,
  SquareDealRefused,
  type DealDifference,
  type SquareDealDescription,
} from '#cards';
import { isHandList, readHandList, UnreadableDeals } from '#interchange';
import { dealProblemText } from '#words';
import type { ConformedFile, Difference, UncomparedFile } from '../comparison/conformed-file.js';
import { bytesBeside, namesakes } from './beside.js';

type Compared = ConformedFile | Pick<UncomparedFile, 'why' | 'fault'>;

/**
 * Compares what an SQD promises with the SQK beside it, and the plain lists of hands there with what is dealt from it.
 *
 * @returns nothing for other files
 */
export async function conformSquareDeal(path: string, bytes: Uint8Array): Promise<Compared | undefined> {
  const beside = await namesakes(path);
  const sqd = beside.find((name) => name.toLowerCase().endsWith('.sqd'));
  if (sqd !== undefined && (/\.sqk$/i.test(path) || isHandList(bytes)))
    return { why: `It is compared with ${sqd}.`, fault: false };
  if (!/\.sqd$/i.test(path)) return undefined;
  const sqk = beside.find((name) => name.toLowerCase().endsWith('.sqk'));
  if (sqk === undefined) return { why: 'There is no SQK in the same folder.', fault: true };
  try {
    return await compared(path, { bytes, sqk: (await bytesBeside(path, sqk))!, beside });
  } catch (error) {
    if (!(error instanceof SquareDealRefused || error instanceof UnreadableDeals)) throw error;
    return { why: `${dealProblemText(error.fault.code, { ...error.fault }, 'en')}.`, fault: true };
  }
}

async function compared(
  path: string,
  {
    bytes,
    sqk,
    beside,
  }: { readonly bytes: Uint8Array; readonly sqk: Uint8Array; readonly beside: readonly string[] },
): Promise<ConformedFile> {
  const description = readSquareDeal(bytes);
  const expected = description.keyHash ?? 'nothing';
  const ours = hashOfSessionKeys(sqk);
  const head = { file: path, format: 'SquareDeal', irregular: [], unknown: [] };
  if (expected !== ours)
    return {
      ...head,
      equal: 0,
      different: [{ of: basename(path), kind: 'hash', expected, ours, explanation: [] }],
    };
  const keys = readSessionKeys(sqk, description);
  let [deals, equal] = [0, 1];
  const different: Difference[] = [];
  for (const name of beside) {
    const list = (await bytesBeside(path, name))!;
    if (!isHandList(list)) continue;
    const found = readHandList(list).deals.map(({ deal }) => ({ deal }));
    const { sessions, differences } = compareDeals(description, keys, found);
    deals += found.length;
    equal += sessions.reduce((sum, session) => sum + session.equal, 0);
    different.push(...differences.map((difference) => differenceOf(difference, description, name)));
  }
  return { ...head, holds: { keys: keys.size, deals }, equal, different };
}

function differenceOf(
  difference: DealDifference,
  { phases }: SquareDealDescription,
  name: string,
): Difference {
  const place = difference.kind === 'missing' ? '' : `, deal ${difference.place}`;
  const of = `${name}${place}`;
  if (difference.kind === 'unknown')
    return { of, kind: 'deal', expected: 'this deal', ours: 'nothing', explanation: [] };
  const { phase, session, set, board } = difference;
  const ours = `board ${board} of session ${phase},${session}${set === 'reserve' ? ', reserve' : ''}`;
  const explanation = [`phase ${phase}: ${phases[phase - 1]!.description}`];
  if (difference.kind === 'altered') {
    const { card, dealt, found } = difference.wrong;
    return { of, kind: `hand with ${card}`, expected: found, ours: `${dealt}, ${ours}`, explanation };
  }
  const expected = { renumbered: 'another board', again: 'once more', missing: 'nothing' }[difference.kind];
  return { of, kind: 'board', expected, ours, explanation };
}

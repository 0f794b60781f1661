import { BRIDGE_PACK, type Card } from '#cards';
import { CALLS, type Call, type MadeCall } from '../auction/call.js';
import type { TableRecord } from './record.js';

/**
 * The one way to write a record, without what was explained: calls with `!` behind those that were alerted, cards, and
 * the claim; `1NT! pass 3NT pass pass pass|S4 SA ...|9`.
 */
export function formatRecord({ calls, cards, claimed }: TableRecord): string {
  const called = calls.map(({ call, alert }) => `${call}${alert ? '!' : ''}`).join(' ');
  return [called, cards.join(' '), claimed ?? ''].join('|');
}

/** Reads what `formatRecord` has written; undefined: it is none. */
export function parseRecord(text: string): TableRecord | undefined {
  const [called, played, claimed, ...more] = text.split('|');
  if (called === undefined || played === undefined || claimed === undefined || more.length > 0)
    return undefined;
  const calls = called.split(' ').filter(Boolean).map(callIn);
  const cards = played.split(' ').filter(Boolean).map(cardIn);
  if (!calls.every((call) => call !== undefined) || !cards.every((card) => card !== undefined))
    return undefined;
  if (!/^\d{0,2}$/.test(claimed)) return undefined;
  return { calls, cards, claimed: claimed === '' ? null : Number(claimed) };
}

function callIn(text: string): MadeCall | undefined {
  const call = CALLS.find((one): one is Call => one === text.replace('!', ''));
  return call && { call, ...(text.endsWith('!') && { alert: true as const }) };
}

function cardIn(text: string): Card | undefined {
  return BRIDGE_PACK.find((card) => card === text);
}

/** What was explained of calls, a line each: the number of the call, from 1, and the words. */
export function formatExplanations(calls: readonly MadeCall[]): string {
  return calls
    .flatMap(({ explanation }, index) =>
      explanation === undefined ? [] : [`${index + 1} ${explanation.replaceAll(/\s+/g, ' ').trim()}`],
    )
    .join('\n');
}

/** The calls with what was explained of them. */
export function withExplanations(calls: readonly MadeCall[], explanations: string): MadeCall[] {
  const lines = new Map(
    explanations.split('\n').map((line) => {
      const [, number, words] = /^(\d+) (.*)$/.exec(line) ?? [];
      return [Number(number), words] as const;
    }),
  );
  return calls.map((call, index) => {
    const explanation = lines.get(index + 1);
    return explanation === undefined ? call : { ...call, explanation };
  });
}

import type { Call, MadeCall } from '#bridge';
import type { Card } from '#cards';
import { refuse, type Expected } from '../deals/unreadable-deals.js';
import { besides } from '../pbn/pbn-game.js';
import { inSuitSigns } from '../text/suit-signs.js';
import type { LinBoard } from './lin-file.js';
import type { LinPair } from './lin-pairs.js';

const CALL = /\s*(p|d|r|[1-7](?:nt?|[shdc]))(!?)\s*/gy;
const CARD = /\s*([SHDC])(10|[2-9TJQKA])\s*/gy;

/** What was called and played on a board. */
export interface LinMoves {
  readonly calls: readonly MadeCall[];
  readonly cards: readonly Card[];
  /** Tricks that declarer had in the end, where they were claimed. */
  readonly tricks?: number;
}

/**
 * The auction and the play of a board: `mb` calls, `an` what was explained of the last one, `pc` cards, `mc` the tricks
 * that declarer claimed.
 *
 * @throws UnreadableDeals which names line and column of the first call, card or claim that is none
 */
export function linMoves({ pairs }: LinBoard): LinMoves {
  const calls: MadeCall[] = [];
  const cards: Card[] = [];
  let tricks: number | undefined;
  for (const pair of pairs) {
    const { key, value } = pair;
    if (key === 'mb') calls.push(...callsIn(value, () => wrong(pair, 'call')));
    else if (key === 'an') explain(calls, value);
    else if (key === 'pc') cards.push(...cardsIn(value, () => wrong(pair, 'card')));
    else if (key === 'mc') {
      tricks = /^\s*\d{1,2}\s*$/.test(value) && Number(value) <= 13 ? Number(value) : wrong(pair, 'number');
    }
  }
  return { calls, cards, ...(tricks !== undefined && { tricks }) };
}

function wrong(pair: LinPair, expected: Expected): never {
  const { line, value } = pair;
  return refuse({
    format: 'LIN',
    line,
    ...besides(pair),
    code: 'deal-file.expected',
    expected,
    found: value.slice(0, 20),
  });
}

function callsIn(text: string, refused: () => never): MadeCall[] {
  return matched(text.toLowerCase(), CALL, refused).map(([, sign, alert]) => ({
    call: callOf(sign!),
    ...(alert && { alert: true as const }),
  }));
}

function callOf(sign: string): Call {
  const words: Readonly<Record<string, Call>> = { p: 'pass', d: 'x', r: 'xx' };
  return words[sign] ?? (`${sign[0]}${sign[1] === 'n' ? 'NT' : sign[1]!.toUpperCase()}` as Call);
}

function cardsIn(text: string, refused: () => never): Card[] {
  return matched(text.toUpperCase(), CARD, refused).map(
    ([, suit, rank]) => `${suit}${rank === '10' ? 'T' : rank}` as Card,
  );
}

/** All of a text in pieces of one kind. */
function matched(text: string, kind: RegExp, refused: () => never): RegExpExecArray[] {
  const found = [...text.matchAll(kind)] as RegExpExecArray[];
  return found.map(([whole]) => whole).join('') === text ? found : refused();
}

/** A text explains the call before it; who explains has alerted. */
function explain(calls: MadeCall[], text: string): void {
  const last = calls.at(-1);
  const explanation = inSuitSigns(text.trim(), '!');
  if (last && explanation !== '') calls[calls.length - 1] = { ...last, alert: true, explanation };
}

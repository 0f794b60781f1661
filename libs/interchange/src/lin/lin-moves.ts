import { isBid, levelOf, type MadeCall } from '#bridge';
import type { Card } from '#cards';
import { refuse, type DealPlace, type Expected } from '../faults/unreadable.js';
import { besides } from '../pbn/pbn-game.js';
import {
  callWritten,
  CALL_WRITTEN,
  passesThatEnd,
  inSuitSigns,
  withSuitLetters,
} from '../text/calls-written.js';
import { cardIn, saysNothing, tricksIn } from '../text/written-values.js';
import type { LinBoard } from './lin-file.js';
import type { LinPair } from './lin-pairs.js';

const CALL = new RegExp(String.raw`\s*(${CALL_WRITTEN}|ALL ?PASS|[-?])([!*]?)\s*`, 'giy');
const CARD = /\s*([SHDC](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[SHDC])\s*/giy;

/** What was called and played on a board. */
export interface LinMoves {
  readonly calls: readonly MadeCall[];
  /** Where each call stands. */
  readonly callPlaces: readonly DealPlace[];
  readonly cards: readonly Card[];
  readonly cardPlaces: readonly DealPlace[];
  /** Tricks that declarer had in the end, where they were claimed. */
  readonly tricks?: number;
  readonly claimPlace?: DealPlace;
  /** The first claim behind that one that tells other tricks. */
  readonly claimAgain?: { readonly tricks: number; readonly place: DealPlace };
}

/**
 * The auction and the play of a board: `mb` calls, `an` what was explained of the last one, `pc` cards, `mc` the tricks
 * that declarer claimed, which are -1 where there is no result. Of several claims the first is read.
 *
 * @param board its number, where it is known
 * @throws UnreadableDeals which names line, column and board of the first call, card or claim that is none
 */
export function linMoves({ pairs }: LinBoard, board: number | undefined): LinMoves {
  const [calls, callPlaces]: [MadeCall[], DealPlace[]] = [[], []];
  const [cards, cardPlaces]: [Card[], DealPlace[]] = [[], []];
  let claim: Pick<LinMoves, 'tricks' | 'claimPlace' | 'claimAgain'> = {};
  for (const pair of pairs) {
    const { key, value, line } = pair;
    const place = { format: 'LIN', line, ...besides(pair) };
    if (key === 'mb') {
      for (const call of callsIn(value, calls, () => wrong(pair, board, 'call'))) {
        calls.push(call);
        callPlaces.push(place);
      }
    } else if (key === 'an') explain(calls, value);
    else if (key === 'pc') {
      for (const card of cardsIn(value, () => wrong(pair, board, 'card'))) {
        cards.push(card);
        cardPlaces.push(place);
      }
    } else if (key === 'mc') {
      const tricks = claimedIn(value, calls, () => wrong(pair, board, 'number'));
      if (tricks === undefined) continue;
      if (claim.tricks === undefined) claim = { tricks, claimPlace: place };
      else if (claim.tricks !== tricks) claim = { claimAgain: { tricks, place }, ...claim };
    }
  }
  return { calls, callPlaces, cards, cardPlaces, ...claim };
}

/** Tricks of a claim, also told beside the contract (`+1`, `=`); nothing where there is none. */
function claimedIn(value: string, calls: readonly MadeCall[], refused: () => never): number | undefined {
  if (saysNothing(value) || value.trim() === '-1') return undefined;
  if (/^\s*-/.test(value)) return refused();
  const bid = calls.map(({ call }) => call).findLast(isBid);
  return tricksIn(value, { level: bid && levelOf(bid) }) ?? refused();
}

function wrong(pair: LinPair, board: number | undefined, expected: Expected): never {
  const { line, value } = pair;
  return refuse({
    format: 'LIN',
    line,
    ...besides(pair),
    ...(board !== undefined && { board }),
    code: 'deal-file.expected',
    expected,
    found: value.slice(0, 20),
  });
}

function callsIn(text: string, before: readonly MadeCall[], refused: () => never): MadeCall[] {
  const calls: MadeCall[] = [];
  for (const [, written, alert] of matched(withSuitLetters(text), CALL, refused)) {
    // Whose turn it is not yet, or who is asked, has called nothing.
    if (written === '-' || written === '?') continue;
    const call = /^all/i.test(written!) ? 'ap' : callWritten(written!)!;
    if (call === 'ap') calls.push(...passesThatEnd([...before, ...calls]));
    else calls.push({ call, ...(alert && { alert: true as const }) });
  }
  return calls;
}

function cardsIn(text: string, refused: () => never): Card[] {
  return matched(withSuitLetters(text), CARD, refused).map(([, card]) => cardIn(card!)!);
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
  if (!last || explanation === '') return;
  const whole = last.explanation === undefined ? explanation : `${last.explanation}; ${explanation}`;
  calls[calls.length - 1] = { ...last, alert: true, explanation: whole };
}

import type { Seat } from '#cards';
import { checkAuction, LADDER, type AuctionCall, type CheckedAuction, type Settings } from '#preferans';
import { z } from 'zod';
import { explained, type Answer } from '../../comparison/answer.js';
import type { Expected } from '../../comparison/compare-answer.js';
import { shape } from '../vectors/shape.js';
import { said } from './notation/said.js';
import { USUAL } from './notation/table-of.js';

/** The hands: first, second, third. Who deals is the third. */
const HANDS: Readonly<Record<string, Seat>> = { 1: 'N', 2: 'E', 3: 'S' };
const TABLE = { players: ['N', 'E', 'S'], dealer: 'S' } as const;

const PHRASES = {
  распасовка: 'all-pass',
  'insufficient: may be changed to any legal call, including pass; no penalty': 'changed-freely',
  'кабальный мизер: only as own first call': 'auction.misere-after-call',
  'auction ends': 'over',
};

const CALL = z
  .tuple([z.enum(['1', '2', '3']), z.string()])
  .transform(([hand, text], context): AuctionCall => {
    const [said = '', held] = text.split(' ');
    const call = ({ мизер: 'misere', пас: 'pass' } as const)[said] ?? said;
    const isHeld = held === 'здесь' || held === 'мои';
    if (call !== 'pass' && call !== 'misere' && !LADDER.some((bid) => bid === call)) {
      context.addIssue(`no call: ${text}`);
      return z.NEVER;
    }
    return {
      seat: HANDS[hand]!,
      call: call as AuctionCall['call'],
      ...(isHeld ? { hold: true as const } : {}),
    };
  });

/** auction: the ladder, and auctions call by call. */
export const auctions = [
  shape(z.strictObject({ op: z.literal('ladder') }), () => {
    const term = 'five denominations from spades up to no trumps, on each level from 6 to 10 (3.3.7)';
    return { ladder: explained(LADDER, term), size: explained(LADDER.length, term) };
  }),
  shape(
    z.strictObject({ hands: z.literal(3).optional(), calls: z.array(CALL).min(1) }),
    ({ calls }, expected) => answerOf(calls, expected),
  ),
];

function answerOf(calls: readonly AuctionCall[], expected: Readonly<Record<string, Expected>>): Answer {
  const check = (settings: Settings) => checkAuction(calls, TABLE, settings);
  const checked = check(USUAL);
  const readings = ([9, 10] as const).map((misereBeatenBy) => check({ ...USUAL, misereBeatenBy }).legal);
  const isSetting = new Set(readings).size > 1;
  const term = checked.legal ? `it stands: ${checked.auction.outcome}` : `${checked.fault} (${checked.rule})`;
  const answer: Answer = {
    legal: explained(isSetting ? 'CONFIG' : checked.legal, term, 'misère beaten by a nine, or by a ten only'),
    tournament_default: explained(checked.legal, term),
    reason: checked.legal ? null : said(expected['reason'], PHRASES, checked.fault, term),
    result: said(expected['result'], PHRASES, resultOf(calls, checked), term),
    // Written so because an object with such a name of its own would be a promise.
    ...Object.fromEntries(
      Object.entries(expected)
        .filter(([name]) => /^then$/.test(name))
        .map(([name, phrase]) => [name, said(phrase, PHRASES, isOver(checked) ? 'over' : 'open', term)]),
    ),
  };
  if (!checked.legal || checked.auction.outcome !== 'won') return answer;
  const { declarer, least } = checked.auction;
  const hand = Object.keys(HANDS).find((one) => HANDS[one] === declarer);
  return { ...answer, declarer: explained(hand, term), min_contract: explained(least, term) };
}

function isOver(checked: CheckedAuction): boolean {
  return checked.legal && checked.auction.outcome !== 'open';
}

function resultOf(calls: readonly AuctionCall[], checked: CheckedAuction): string {
  if (checked.legal) return checked.auction.outcome;
  if (checked.fault !== 'auction.insufficient') return checked.fault;
  // "May be changed to any legal call, pass among them": so the same hand is still to call, and may pass.
  const before = calls.slice(0, checked.call);
  const passed = checkAuction([...before, { seat: calls[checked.call]!.seat, call: 'pass' }], TABLE, USUAL);
  return passed.legal ? 'changed-freely' : checked.fault;
}

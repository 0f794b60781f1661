import { numberText } from '#importing';
import { balancesOf, dealEntries, dealRecordSchema, figuresOf, settle, type SettledPlayer } from '#preferans';
import { z } from 'zod';
import { explained, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { BY_PLAYER, CONVENTION, lettered } from './notation/table-of.js';
import { byName, numberAs, pointsOf } from './notation/written.js';
import { dealerBeside, seated } from './deal-scores.js';

const COUNT = z.literal([3, 4]);
const HEAD = { convention: CONVENTION, players: COUNT, player: z.string(), tricks: BY_PLAYER };

/** deal_value: what a deal is worth to a player, in whists. */
export const dealValues = [
  shape(
    z.strictObject({
      ...HEAD,
      kind: z.literal('game'),
      level: z.literal([6, 7, 8, 9, 10]),
      declarer: z.string(),
      whist: z.record(z.string(), z.enum(['pass', 'half', 'whist'])),
    }),
    (deal) => {
      const { declarer, level, whist } = deal;
      return {
        net_whists: valueOf(deal, [declarer, ...Object.keys(whist)], (seatOf) => ({
          played: { kind: 'contract', level, denomination: 'C', declarer: seatOf(declarer) },
          whists: Object.entries(whist).map(([name, call]) => ({ seat: seatOf(name), call })),
        })),
      };
    },
  ),
  shape(z.strictObject({ ...HEAD, kind: z.literal('misere'), declarer: z.string() }), (deal) => ({
    net_whists: valueOf(deal, [deal.declarer], (seatOf) => ({
      played: { kind: 'misere', declarer: seatOf(deal.declarer) },
    })),
  })),
  shape(z.strictObject({ ...HEAD, kind: z.literal('raspas') }), (deal) => ({
    net_whists: valueOf(deal, [], () => ({ played: { kind: 'all-pass' } })),
  })),
];

type Deal = z.infer<z.ZodObject<typeof HEAD>>;

function valueOf(
  { convention, players: count, player, tricks }: Deal,
  named: readonly string[],
  rest: (seatOf: (name: string) => string) => object,
): Figures {
  const table = lettered(count);
  const names = table.players.map(table.nameOf);
  const record = dealRecordSchema.parse({
    players: table.players,
    dealer: dealerBeside(named, names, table),
    tricks: seated(tricks, table),
    ...rest(table.seatOf),
  });
  const settled = settle(figuresOf(dealEntries(record, convention), table.players), convention);
  const own = settled.find(({ seat }) => seat === table.seatOf(player))!;
  return explained(own.balance, ...termsOf(own));
}

function termsOf({ terms }: SettledPlayer): readonly string[] {
  return terms.length === 0
    ? ['nothing was written']
    : terms.map(({ of, whists, rule }) => `${of}: ${numberText(whists)} (${rule})`);
}

const HALVED =
  /^(?<declarer>\w+) plays misere in halves with dealer (?<dealer>\w+), (?<tricks>made|one down|\d+ down)$/;

/** misere_half: a misère shared with the dealer. */
export const halvedMiseres = [
  shape(
    z.strictObject({ convention: CONVENTION, players: z.literal(4), fact: z.string().regex(HALVED) }),
    ({ convention, fact }, expected) => {
      const { declarer, dealer, tricks } = HALVED.exec(fact)!.groups as Record<string, string>;
      const table = lettered(4);
      const taken = tricks === 'made' ? 0 : tricks === 'one down' ? 1 : Number.parseInt(tricks!, 10);
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: table.seatOf(dealer!),
        played: { kind: 'misere', declarer: table.seatOf(declarer!), halved: true },
        tricks: { [table.seatOf(declarer!)]: taken },
      });
      const entries = dealEntries(record, convention);
      const settled = settle(figuresOf(entries, table.players), convention);
      const balances = balancesOf(settled);
      return {
        pool: pointsOf(entries, 'pool', table, expected['pool']),
        mountain: pointsOf(entries, 'mountain', table, expected['mountain']),
        net: Object.fromEntries(
          settled.map((one) => {
            const name = table.nameOf(one.seat);
            return [
              name,
              explained(numberAs(balances[one.seat]!, byName(expected['net'])[name]), ...termsOf(one)),
            ];
          }),
        ),
      };
    },
  ),
];

import { Rational } from '#scoring';
import { dealEntries, dealRecordSchema, plainTerms, type DealRecord, type Settings } from '#preferans';
import { z } from 'zod';
import type { Answer } from '../../comparison/answer.js';
import type { Expected } from '../../comparison/compare-answer.js';
import { shape } from '../vectors/shape.js';
import { BY_PLAYER, CONVENTION, namedTable, PLAYERS, type NamedTable } from './notation/table-of.js';
import { pointsOf, whistsOf } from './notation/written.js';

const LEVEL = z.literal([6, 7, 8, 9, 10]);
const WHISTS = z.array(z.tuple([z.string(), z.enum(['pass', 'half', 'whist'])]));

/** deal_score: what a deal writes into pools, on mountains and in whists. */
export const dealScores = [
  shape(
    z.strictObject({
      convention: CONVENTION,
      players: PLAYERS,
      kind: z.literal('raspas'),
      tricks: BY_PLAYER,
      price: z.int().optional(),
      dealer: z.string().optional(),
      dealer_no_bonus: z.string().optional(),
    }),
    ({ convention, players, tricks, price, dealer, dealer_no_bonus: without }, expected) => {
      const table = namedTable(players);
      const settings = without === undefined ? convention : { ...convention, allPassNoneForDealer: false };
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: table.seatOf(without ?? dealer ?? players.at(-1)!),
        played: { kind: 'all-pass' },
        tricks: seated(tricks, table),
      });
      const terms = {
        ...plainTerms(settings),
        ...(price === undefined ? {} : { allPassPrice: Rational.of(price) }),
      };
      return written(record, settings, terms, table, expected);
    },
  ),
  shape(
    z.strictObject({
      convention: CONVENTION,
      players: PLAYERS,
      kind: z.literal('misere'),
      declarer: z.string(),
      declarer_tricks: z.int(),
      dealer: z.string().optional(),
      mult: z.int().optional(),
    }),
    ({ convention, players, declarer, declarer_tricks: count, dealer, mult = 1 }, expected) => {
      const table = namedTable(players);
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: dealer ? table.seatOf(dealer) : dealerBeside([declarer], players, table),
        played: { kind: 'misere', declarer: table.seatOf(declarer) },
        tricks: { [table.seatOf(declarer)]: count },
      });
      const terms = { ...plainTerms(convention), multiplier: Rational.of(mult) };
      return written(record, convention, terms, table, expected);
    },
  ),
  shape(
    z.strictObject({
      convention: CONVENTION,
      players: PLAYERS,
      kind: z.literal('game').optional(),
      sitting_out: z.string().nullable().optional(),
      dealer: z.string().optional(),
      declarer: z.string(),
      contract: LEVEL,
      whist_in_order: WHISTS,
      tricks: BY_PLAYER,
      mult: z.int().optional(),
      returned: z.boolean().optional(),
    }),
    (deal, expected) => {
      const { convention, players, declarer, contract, whist_in_order: order, tricks, mult = 1 } = deal;
      const table = namedTable(players);
      const dealer = deal.sitting_out ?? deal.dealer;
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: dealer ? table.seatOf(dealer) : dealerBeside(Object.keys(tricks), players, table),
        // Which denomination it is changes no entry.
        played: { kind: 'contract', declarer: table.seatOf(declarer), level: contract, denomination: 'C' },
        whists: (deal.returned ? asReturned(order) : order).map(([name, call]) => ({
          seat: table.seatOf(name),
          call,
        })),
        tricks: seated(tricks, table),
      });
      const terms = { ...plainTerms(convention), multiplier: Rational.of(mult) };
      return written(record, convention, terms, table, expected);
    },
  ),
];

/** "Pass, half-whist, whist": how one comes to whist who has returned it; the other may only pass. 3.8.8.2. */
function asReturned(order: z.infer<typeof WHISTS>): z.infer<typeof WHISTS> {
  const whister = order.find(([, call]) => call === 'whist')![0];
  const other = order.find(([name]) => name !== whister)![0];
  return [
    [whister, 'pass'],
    [other, 'half'],
    [whister, 'whist'],
    [other, 'pass'],
  ];
}

/** Tricks by seat. */
export function seated(
  tricks: Readonly<Record<string, number>>,
  { seatOf }: NamedTable,
): DealRecord['tricks'] {
  return Object.fromEntries(Object.entries(tricks).map(([name, count]) => [seatOf(name), count]));
}

/** Who dealt: of four, the last of those who are not named; of three it is the same whoever it was. */
export function dealerBeside(
  named: readonly string[],
  players: readonly string[],
  { seatOf }: NamedTable,
): string {
  return seatOf(players.findLast((name) => !named.includes(name)) ?? players.at(-1)!);
}

function written(
  record: DealRecord,
  settings: Settings,
  terms: Parameters<typeof dealEntries>[2],
  table: NamedTable,
  expected: Readonly<Record<string, Expected>>,
): Answer {
  const entries = dealEntries(record, settings, terms);
  return {
    pool: pointsOf(entries, 'pool', table, expected['pool']),
    mountain: pointsOf(entries, 'mountain', table, expected['mountain']),
    whists: whistsOf(entries, table, expected['whists']),
    whists_subset: whistsOf(
      onlyWhists(entries, table, expected['whists_subset']),
      table,
      expected['whists_subset'],
    ),
  };
}

/** Of the whists those whose writers and objects are asked for. */
function onlyWhists(
  entries: ReturnType<typeof dealEntries>,
  { nameOf }: NamedTable,
  expected: Expected | undefined,
): ReturnType<typeof dealEntries> {
  const asked = z.array(z.looseObject({ by: z.string(), on: z.string() })).safeParse(expected).data ?? [];
  return entries.filter(
    ({ kind, seat, on }) =>
      kind === 'whists' && asked.some((one) => one.by === nameOf(seat) && one.on === nameOf(on!)),
  );
}

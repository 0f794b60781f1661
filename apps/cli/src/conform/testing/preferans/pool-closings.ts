import { Rational } from '#scoring';
import { dealEntries, dealRecordSchema, judgeDeal, writePool, type Entry } from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { BY_PLAYER, CONVENTION, lettered, namedTable, USUAL } from './notation/table-of.js';
import { pointsOf, whistsOf } from './notation/written.js';

const MADE = /^(?<declarer>\w+) makes (?<game>6|7|8|9|10|misere) \((?<points>\d+) points\)$/;

/** What is told of help and of writing off in tournaments, and what it comes to here. */
const ONLY_BARRED_LEFT =
  'A whister who wrote to the mountain in this deal, or the sitting dealer, is the only one left to help';
const OFF_MOUNTAIN = 'declarer wants to write an unwhisted game off his mountain instead of the pool';

/** pool_close: where points go once a pool is played to its size. */
export const poolClosings = [
  shape(
    z.strictObject({
      convention: CONVENTION,
      limit: z.int(),
      pool: BY_PLAYER,
      event: z.string().regex(MADE),
      help: z.boolean().optional(),
    }),
    ({ convention, limit, pool, event, help = convention.help }, expected) => {
      const { declarer, game, points } = MADE.exec(event)!.groups as Record<string, string>;
      const names = Object.keys(pool);
      const table = namedTable(names);
      const seat = table.seatOf(declarer!);
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: table.players.findLast((one) => one !== seat)!,
        played:
          game === 'misere'
            ? { kind: 'misere', declarer: seat }
            : { kind: 'contract', declarer: seat, level: Number(game), denomination: 'C' },
      });
      const entries = dealEntries(record, convention).flatMap((one) =>
        one.kind === 'pool'
          ? writePool(
              one,
              {
                players: table.players,
                pools: Object.fromEntries(
                  names.map((name) => [table.seatOf(name), Rational.of(pool[name]!)]),
                ),
              },
              { ...convention, poolSize: limit, help },
            )
          : [one],
      );
      const own = dealEntries(record, convention).find(({ kind }) => kind === 'pool')!.amount;
      if (!own.equals(Rational.from(points!))) throw new RangeError(`it is worth ${own} points here`);
      return {
        pool: pointsOf(entries, 'pool', table, expected['pool']),
        mountain: pointsOf(entries, 'mountain', table, expected['mountain']),
        whists: whistsOf(entries, table, expected['whists']),
      };
    },
  ),
  shape(
    z.strictObject({ context: z.literal('qualification_tournament'), fact: z.literal(ONLY_BARRED_LEFT) }),
    () => ({ help_allowed: explained(isBarredHelped(), `barred from help: ${USUAL.helpBarred} (fn 73)`) }),
  ),
  shape(
    z.strictObject({ context: z.literal('qualification_tournament'), fact: z.literal(OFF_MOUNTAIN) }),
    () => ({
      allowed: explained(mayWriteOff(), 'off one’s own mountain only once no pool is open (fn 74)'),
    }),
  ),
];

/** Whether an unwhisted game may be written off the mountain, as tournaments agree it. */
function mayWriteOff(): boolean {
  const record = dealRecordSchema.parse({
    players: ['N', 'E', 'S'],
    dealer: 'S',
    played: { kind: 'contract', declarer: 'N', level: 6, denomination: 'C', offMountain: true },
    whists: [
      { seat: 'E', call: 'pass' },
      { seat: 'S', call: 'pass' },
    ],
  });
  return judgeDeal(record, USUAL).possible;
}

/** Whether who is left is helped, as tournaments agree it. */
function isBarredHelped(): boolean {
  const { players, seatOf } = lettered(3);
  const points: Entry = {
    seat: seatOf('A'),
    kind: 'pool',
    count: Rational.ONE,
    price: Rational.of(2),
    amount: Rational.of(2),
    rule: '3.5.1',
    because: 'game-made',
  };
  const left = seatOf('B');
  const pools = Object.fromEntries(players.map((seat) => [seat, Rational.of(seat === left ? 5 : 10)]));
  const barred = USUAL.helpBarred === 'nobody' ? [] : [left];
  return writePool(points, { players, pools, barred }, { ...USUAL, poolSize: 10 }).some(
    ({ because }) => because === 'help',
  );
}

import { Rational } from '#scoring';
import {
  balancesOf,
  CONVENTIONS,
  dealEntries,
  dealRecordSchema,
  figuresOf,
  GAME_LEVELS,
  judgeDeal,
  settle,
  writePool,
  type DealRecord,
  type Settings,
  type SheetFigures,
} from '#preferans';
import type { Seat } from '#cards';

const PLAYERS = [
  ['N', 'E', 'S'],
  ['N', 'E', 'S', 'W'],
] as const satisfies readonly (readonly Seat[])[];

const made = new Map<number, readonly DealRecord[]>();

/** Deals of North's with three and with four: each level, misères, all-passes, any tricks of his with some of the others. */
function deals(tricks = 10): readonly DealRecord[] {
  const before = made.get(tricks);
  if (before) return before;
  const all = [...everyDeal(tricks)];
  made.set(tricks, all);
  return all;
}

function* everyDeal(tricks: number): Generator<DealRecord> {
  for (const players of PLAYERS) {
    const dealer: Seat = players.length === 4 ? 'W' : 'S';
    const of = (rest: object) => dealRecordSchema.parse({ players: [...players], dealer, ...rest });
    for (let north = 0; north <= tricks; north++) {
      for (let east = 0; east <= tricks - north; east += 3) {
        const won = { N: north, E: east, S: tricks - north - east };
        yield of({ played: { kind: 'misere', declarer: 'N' }, tricks: won });
        yield of({ played: { kind: 'all-pass' }, tricks: won });
        for (const level of GAME_LEVELS) {
          for (const [first, second] of [
            ['whist', 'whist'],
            ['whist', 'pass'],
            ['pass', 'whist'],
          ]) {
            yield of({
              played: { kind: 'contract', declarer: 'N', level, denomination: 'H' },
              whists: [
                { seat: 'E', call: first },
                { seat: 'S', call: second },
              ],
              tricks: won,
            });
          }
        }
      }
    }
  }
}

function everywhere(holds: (record: DealRecord, settings: Settings) => boolean): boolean {
  return CONVENTIONS.every(({ settings }) => deals().every((record) => holds(record, settings)));
}

function figures(record: DealRecord, settings: Settings): SheetFigures {
  return figuresOf(dealEntries(record, settings), record.players);
}

/** Whether the balances of every deal add up to 0. */
export function balancesAreZero(): boolean {
  return everywhere(
    (record, settings) =>
      Rational.sum(settle(figures(record, settings), settings).map(({ balance }) => balance)).isZero,
  );
}

/** Whether points of the pool are worth the same in one's own pool, as help, and off the mountain. */
export function helpIsNeutral(): boolean {
  return everywhere((record, settings) => {
    const open = dealEntries(record, settings);
    const [own, ...ways] = [20, 3, 0].map((others) => {
      const pools = Object.fromEntries(
        record.players.map((seat) => [seat, Rational.of(seat === 'N' ? 19 : 20 - others)]),
      );
      const written = open.flatMap((one) =>
        one.kind === 'pool'
          ? writePool(
              one,
              { players: record.players, pools },
              { ...settings, poolSize: others === 20 ? 1000 : 20 },
            )
          : [one],
      );
      return settle(figuresOf(written, record.players), settings);
    });
    return ways.every((way) => same(balancesOf(way), balancesOf(own!)));
  });
}

/** Whether as much more on all mountains and in all pools leaves the balances as they are. */
export function constantsChangeNothing(): boolean {
  return everywhere((record, settings) => {
    const plain = figures(record, settings);
    const more = (points: SheetFigures['pools'], by: number) =>
      Object.fromEntries(
        record.players.map((seat) => [seat, (points[seat] ?? Rational.ZERO).add(Rational.of(by))]),
      );
    const raised = { ...plain, mountains: more(plain.mountains, 7), pools: more(plain.pools, 3) };
    return same(balancesOf(settle(raised, settings)), balancesOf(settle(plain, settings)));
  });
}

/** Whether deals of ten tricks are possible, and with one more or less none is. */
export function tricksAreTen(): boolean {
  const [{ settings }] = CONVENTIONS;
  const isPossible = (record: DealRecord) => judgeDeal(record, settings).possible;
  return deals().every(isPossible) && !deals(9).some(isPossible);
}

type Balances = ReturnType<typeof balancesOf>;

function same(one: Balances, other: Balances): boolean {
  return Object.keys(one).every((seat) => one[seat as Seat]!.equals(other[seat as Seat]!));
}

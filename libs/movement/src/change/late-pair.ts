import type { Search } from '../generators/cyclic/first-round.js';
import type { Movement, Play } from '../movement/movement.js';
import { newcomer } from './wish/history.js';
import { roundsFrom } from './wish/merged.js';
import { oneEachRound, type RoundOption } from './one-each-round.js';
import type { ChangeSearch, MovementUnderWay } from './wish/wish.js';

type Rest = (Play | null)[][];

/** A pair takes another's place in a round. */
interface Bump extends RoundOption {
  readonly round: number;
  readonly table: number;
  readonly side: 'ns' | 'ew';
}

/** Who goes round and takes others' places. */
export interface Rover {
  readonly contestant: string;
  readonly line: 'NS' | 'EW' | 'one';
}

/** One pair more as a rover: in the line where it has a way. */
export function withLatePair(
  under: MovementUnderWay,
  search: ChangeSearch,
): Search<{ readonly rest: Rest; readonly newcomers: readonly string[] }> {
  const { movement, fromRound } = under;
  const lines = movement.winners === 2 ? (['NS', 'EW'] as const) : (['one'] as const);
  const rest = roundsFrom(movement, fromRound);
  const rounds = Array.from({ length: movement.rounds - fromRound + 1 }, (_, index) => index);
  let late = false;
  for (const line of lines) {
    const contestant = newcomer(under, line);
    const found = roving(under, rest, { contestant, line }, { rounds, search });
    if (found.outcome === 'found')
      return { outcome: 'found', found: { rest: found.found, newcomers: [contestant] } };
    late ||= found.outcome === 'out-of-time';
  }
  return { outcome: late ? 'out-of-time' : 'none' };
}

/**
 * A pair goes round: in each of these rounds it takes the place of one that is not there or of one that sits out
 * instead, each of them as rarely as can be. It meets nobody and plays nothing twice.
 *
 * @param rest `rest[table - 1][round - fromRound]`
 * @param rounds counted from 0 at `fromRound`
 * @param avoided who sits out already, and had better not do so again
 */
export function roving(
  { movement, fromRound, away }: MovementUnderWay,
  rest: Rest,
  { contestant, line }: Rover,
  {
    rounds,
    search,
    avoided = new Set(),
  }: {
    readonly rounds: readonly number[];
    readonly search: ChangeSearch;
    readonly avoided?: ReadonlySet<string>;
  },
): Search<Rest> {
  const own = playsElsewhere(movement, fromRound, rest, contestant);
  const options = rounds.map((round) =>
    rest
      .flatMap((row, table) => {
        const play = row[round];
        if (!play) return [];
        return SIDES.flatMap((side): Bump[] => {
          const [bumped, opponent] = side === 'ns' ? [play.ns, play.ew] : [play.ew, play.ns];
          if (line !== 'one' && line.toLowerCase() !== side) return [];
          if (away.has(opponent) || opponent === contestant || bumped === contestant) return [];
          if (own.some((other) => other.opponent === opponent || other.set === play.set)) return [];
          const place = { round, table, side, uses: [`opponent ${opponent}`, `set ${play.set}`] };
          return [away.has(bumped) ? place : { ...place, sitsOut: bumped }];
        });
      })
      .toSorted((one, other) => cost(one, avoided) - cost(other, avoided)),
  );
  const open = options.filter((each) => each.length > 0);
  if (open.length === 0) return { outcome: 'none' };
  // The rover itself sits out as rarely as can be, then the others for it.
  const allowed = open.flatMap((_, without) => [1, 2].map((atMost) => ({ atMost, without })));
  const found = oneEachRound(open, allowed, search);
  return found.outcome === 'found'
    ? { outcome: 'found', found: bumpedBy(rest, contestant, found.found) }
    : found;
}

const SIDES = ['ns', 'ew'] as const;

function cost({ sitsOut }: Bump, avoided: ReadonlySet<string>): number {
  if (sitsOut === undefined) return 0;
  return avoided.has(sitsOut) ? 2 : 1;
}

function bumpedBy(rest: Rest, contestant: string, bumps: readonly Bump[]): Rest {
  return rest.map((row, table) =>
    row.map((play, round) => {
      const bump = bumps.find((each) => each.table === table && each.round === round);
      return bump && play ? { ...play, [bump.side]: contestant } : play;
    }),
  );
}

/** What a contestant plays before the round, and behind it in the rows as they are. */
function playsElsewhere({ rows, phantom }: Movement, fromRound: number, rest: Rest, contestant: string) {
  const plays = [...rows.flatMap((row) => row.slice(0, fromRound - 1)), ...rest.flat()];
  return plays.flatMap((play) => {
    if (!play || (play.ns !== contestant && play.ew !== contestant)) return [];
    const opponent = play.ns === contestant ? play.ew : play.ns;
    return opponent === phantom ? [] : [{ opponent, set: play.set }];
  });
}

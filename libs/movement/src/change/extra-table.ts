import type { Search } from '../generators/cyclic/first-round.js';
import type { Play } from '../movement/movement.js';
import { historyOf, newcomer, presentIn, setsAhead } from './wish/history.js';
import { roundsFrom } from './wish/merged.js';
import { oneEachRound, type RoundOption } from './one-each-round.js';
import { seatIn } from './wish/seat-changes.js';
import type { ChangeSearch, MovementUnderWay } from './wish/wish.js';

type Rest = (Play | null)[][];
type Found = Search<{ readonly rest: Rest; readonly newcomers: readonly string[] }>;

/** What is played at the new table in a round. */
interface AtNewTable extends RoundOption {
  readonly round: number;
  readonly play: Play;
  /** The place that the other late pair takes, or that is left empty. */
  readonly from?: { readonly table: number; readonly becomes: Play | null };
}

/**
 * Two late pairs and a new table. One stays there; the other takes in each round the place of a pair that goes to the
 * new table instead, with the boards that it was to play anyway: nobody sits out, and two tables share a set.
 */
export function withTwoMore(under: MovementUnderWay, search: ChangeSearch): Found {
  const lines = under.movement.winners === 2 ? (['EW', 'NS'] as const) : (['one'] as const);
  let late = false;
  for (const line of lines) {
    const goes = newcomer(under, line);
    const stays = line === 'one' ? newcomer(under, line, 2) : newcomer(under, line === 'EW' ? 'NS' : 'EW');
    const found = seated(under, guestsAt(under, { goes, stays, line }), search);
    if (found.outcome === 'found')
      return { outcome: 'found', found: { rest: found.found, newcomers: [stays, goes] } };
    late ||= found.outcome === 'out-of-time';
  }
  return { outcome: late ? 'out-of-time' : 'none' };
}

function guestsAt(
  { movement, fromRound, away }: MovementUnderWay,
  {
    goes,
    stays,
    line,
  }: { readonly goes: string; readonly stays: string; readonly line: 'NS' | 'EW' | 'one' },
): AtNewTable[][] {
  const rest = roundsFrom(movement, fromRound);
  return Array.from({ length: movement.rounds - fromRound + 1 }, (_, round) =>
    rest.flatMap((row, table) => {
      const play = row[round];
      if (!play || away.has(play.ns) || away.has(play.ew)) return [];
      return (['ew', 'ns'] as const).flatMap((side): AtNewTable[] => {
        if (line !== 'one' && line.toLowerCase() !== side) return [];
        const [guest, opponent] = side === 'ew' ? [play.ew, play.ns] : [play.ns, play.ew];
        const there = side === 'ew' ? { ns: stays, ew: guest } : { ns: guest, ew: stays };
        return [
          {
            round,
            play: { ...there, set: play.set },
            from: { table, becomes: { ...play, [side]: goes } },
            uses: [`guest ${guest}`, `opponent ${opponent}`, `set ${play.set}`],
          },
        ];
      });
    }),
  );
}

/** One late pair and a new table, at which it plays who would sit out. */
export function withOneMore(under: MovementUnderWay, search: ChangeSearch): Found {
  const lines = under.movement.winners === 2 ? (['EW', 'NS'] as const) : (['one'] as const);
  let late = false;
  for (const line of lines) {
    const contestant = newcomer(under, line);
    const found = seated(under, idleWith(under, contestant, line), search);
    if (found.outcome === 'found')
      return { outcome: 'found', found: { rest: found.found, newcomers: [contestant] } };
    late ||= found.outcome === 'out-of-time';
  }
  return { outcome: late ? 'out-of-time' : 'none' };
}

function idleWith(under: MovementUnderWay, contestant: string, line: 'NS' | 'EW' | 'one'): AtNewTable[][] {
  const { movement, fromRound, away } = under;
  const rest = roundsFrom(movement, fromRound);
  const ahead = setsAhead(under);
  const through = historyOf(under, movement.rounds + 1);
  const facing = presentIn(under).filter((name) => line === 'one' || !name.startsWith(line));
  return Array.from({ length: movement.rounds - fromRound + 1 }, (_, round) => {
    const inPlay = new Set(rest.flatMap((row) => (row[round] ? [row[round].set] : [])));
    const sets = ahead.toSorted((one, other) => Number(inPlay.has(one)) - Number(inPlay.has(other)));
    return facing
      .filter((name) => seatIn(movement, name, fromRound + round, away).kind === 'sits-out')
      .flatMap((idle) => {
        const table = rest.findIndex((row) => row[round]?.ns === idle || row[round]?.ew === idle);
        const from = table < 0 ? {} : { from: { table, becomes: null } };
        return sets
          .filter((set) => !through.hasPlayed(idle, set))
          .map((set): AtNewTable => ({
            round,
            play: { ...(line === 'EW' ? { ns: idle, ew: contestant } : { ns: contestant, ew: idle }), set },
            ...from,
            uses: [`opponent ${idle}`, `set ${set}`],
          }));
      });
  });
}

/** Who plays at the new table in each round, or in as many as can be. */
function seated(
  { movement, fromRound }: MovementUnderWay,
  rounds: readonly (readonly AtNewTable[])[],
  search: ChangeSearch,
): Search<Rest> {
  const open = rounds.filter((options) => options.length > 0);
  if (open.length === 0) return { outcome: 'none' };
  const allowed = open.map((_, without) => ({ atMost: 1, without }));
  const found = oneEachRound(open, allowed, search);
  return found.outcome === 'found'
    ? { outcome: 'found', found: atNewTable(roundsFrom(movement, fromRound), found.found) }
    : found;
}

function atNewTable(rest: Rest, plays: readonly AtNewTable[]): Rest {
  const changed = rest.map((row, table) =>
    row.map((play, round) => {
      const place = plays.find((each) => each.round === round && each.from?.table === table);
      return place?.from ? place.from.becomes : play;
    }),
  );
  const rounds = rest[0]?.length ?? 0;
  const added = Array.from(
    { length: rounds },
    (_, round) => plays.find((each) => each.round === round)?.play ?? null,
  );
  return [...changed, added];
}

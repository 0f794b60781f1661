import type { Search } from '../generators/cyclic/first-round.js';
import type { Play } from '../movement/movement.js';
import { roundsFrom } from './wish/merged.js';
import { roving } from './late-pair.js';
import type { BrokenTableWay, ChangeSearch, MovementUnderWay } from './wish/wish.js';

type Rest = (Play | null)[][];

/**
 * Nobody plays at a table any longer.
 *
 * @param way sit-out: who comes there sits out; spread: so do they, but who would stay there goes round instead and takes
 *   others' places, so that all sit out as evenly as can be; moved: everything goes on at a table of another number
 */
export function withoutTable(
  under: MovementUnderWay,
  { table, way }: { readonly table: number; readonly way: BrokenTableWay },
  search: ChangeSearch,
): Search<Rest> {
  const { movement, fromRound, away } = under;
  const before = roundsFrom(movement, fromRound);
  const gone = before[table - 1]!;
  const rest = before.map((row, index) => (index === table - 1 ? row.map(() => null) : row));
  if (way === 'moved') return { outcome: 'found', found: [...rest, gone] };
  if (way === 'sit-out') return { outcome: 'found', found: rest };
  const there = gone.flatMap((play) => (play ? [play.ns, play.ew] : [])).filter((name) => !away.has(name));
  const played = gone.filter((play) => play !== null).length;
  const always = [...new Set(there)].filter(
    (name) => played > 1 && there.filter((other) => other === name).length === played,
  );
  const avoided = new Set(there);
  let spread: Rest = rest;
  for (const contestant of always) {
    const rounds = gone.flatMap((play, round) =>
      play && (play.ns === contestant || play.ew === contestant) ? [round] : [],
    );
    const line = movement.winners === 1 ? 'one' : contestant.startsWith('NS') ? 'NS' : 'EW';
    const found = roving(under, spread, { contestant, line }, { rounds, search, avoided });
    if (found.outcome !== 'found') return found;
    spread = found.found;
  }
  return { outcome: 'found', found: spread };
}

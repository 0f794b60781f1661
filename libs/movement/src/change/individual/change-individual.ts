import type { Search } from '../../generators/cyclic/first-round.js';
import { individualFor } from '../../individual/individual-for.js';
import { asMovement } from '../../individual/individual-movement.js';
import { contestantsOf } from '../../movement/contestants.js';
import type { Movement, Play } from '../../movement/movement.js';
import { MovementRefused } from '../../movement/refusal.js';
import { newcomer, presentIn } from '../wish/history.js';
import { longer, merged } from '../wish/merged.js';
import type { ChangeRefusal, ChangeSearch, ChangeWish, Made, MovementUnderWay } from '../wish/wish.js';
import { restForIndividual } from './rest-for-individual.js';

type WishForIndividual = Exclude<ChangeWish, { kind: 'curtail' }>;

/** Changes an individual in mid-session; that a table or a pair comes or goes is said by the other kinds. */
export function changeIndividual(
  under: MovementUnderWay,
  wish: WishForIndividual,
  search: ChangeSearch,
): Made | ChangeRefusal {
  const { movement, fromRound } = under;
  if (wish.kind === 'rows')
    return { movement: merged(movement, fromRound, wish.rows, { anew: true }), fromRound };
  if (wish.kind === 'lengthen') return longer(under, wish.rounds, { lengthened, mostRounds });
  if (wish.kind === 'another') {
    if (wish.rounds < fromRound) return { code: 'change.round-called', round: wish.rounds };
    const most = Math.floor(presentIn(under).length / 4);
    if (wish.tables < 1 || wish.tables > most) return { code: 'change.tables-unfit', least: 1, most };
    return made(under, restForIndividual(under, wish, search));
  }
  if (wish.kind !== 'late-pair') return { code: 'change.individual' };
  if (fromRound > movement.rounds) return { code: 'change.round-called', round: movement.rounds };
  return made(under, withLatePlayer(under, search));
}

/** One player more, who takes his turn as all others do; where he is the fourth who would sit out, at a table more. */
function withLatePlayer(under: MovementUnderWay, search: ChangeSearch): Search<(Play | null)[][]> {
  const { movement } = under;
  const tables = Math.floor((presentIn(under).length + 1) / 4);
  const copies = movement.declared?.copies ?? 1;
  return restForIndividual(
    under,
    {
      tables,
      rounds: movement.rounds,
      newSets: 0,
      copies: copies >= movement.tables ? Math.max(copies, tables) : copies,
      meetAgain: false,
      newcomers: [newcomer(under, 'one')],
    },
    search,
  );
}

function made(under: MovementUnderWay, found: Search<(Play | null)[][]>): Made | ChangeRefusal {
  if (found.outcome === 'none') return { code: 'change.none' };
  if (found.outcome === 'out-of-time') return { code: 'change.out-of-time' };
  const { movement, fromRound } = under;
  const copies = mostAtOnce(found.found);
  const more = copies > (movement.declared?.copies ?? 1) ? { declared: { copies } } : {};
  return { movement: merged(movement, fromRound, found.found, { anew: true, ...more }), fromRound };
}

/** At how many tables at most a set is played in a round. */
function mostAtOnce(rest: readonly (readonly (Play | null)[])[]): number {
  const inRounds = (rest[0] ?? []).map((_, round) => {
    const sets = rest.flatMap((row) => row[round]?.set ?? []);
    return Math.max(0, ...sets.map((set) => sets.filter((other) => other === set).length));
  });
  return Math.max(1, ...inRounds);
}

function mostRounds(movement: Movement): number {
  const { length: players } = contestantsOf(movement);
  let most = movement.rounds;
  for (let rounds = most + 1; rounds <= players; rounds++) if (lengthened(movement, rounds)) most = rounds;
  return most;
}

function lengthened(movement: Movement, rounds: number): Movement | undefined {
  const { phantom, name, rows, declared } = movement;
  if (name === 'rows') return undefined;
  const players = contestantsOf(movement).length + (phantom === undefined ? 0 : 1);
  const barometer = (declared?.copies ?? 1) >= movement.tables ? ({ barometer: true } as const) : {};
  const longer = individual({ players, rounds, ...barometer });
  const isSame = (play: Play | null, other: Play | null | undefined) =>
    JSON.stringify(inOrder(play)) === JSON.stringify(inOrder(other ?? null));
  const begins =
    longer?.name === name &&
    rows.every((row, table) => row.every((play, round) => isSame(play, longer.rows[table]?.[round])));
  return begins ? { ...longer, ...(phantom !== undefined && { phantom }) } : undefined;
}

function inOrder(play: Play | null) {
  return play && [play.ns, play.ew, play.partners?.ns, play.partners?.ew, play.set];
}

function individual(wish: Parameters<typeof individualFor>[0]): Movement | undefined {
  try {
    return asMovement(individualFor(wish));
  } catch (error) {
    if (error instanceof MovementRefused) return undefined;
    throw error;
  }
}

import { checkMovement } from '../check/check-movement.js';
import type { MovementFault } from '../check/faults.js';
import { isIndividual } from '../movement/seats.js';
import { contestantsOf } from '../movement/contestants.js';
import type { Declared, Movement, Play } from '../movement/movement.js';
import type { Search } from '../generators/cyclic/first-round.js';
import { anotherRest } from './rest/another-movement.js';
import { withOneMore, withTwoMore } from './extra-table.js';
import { presentIn } from './wish/history.js';
import { changeIndividual } from './individual/change-individual.js';
import { withLatePair, roving } from './late-pair.js';
import { lengthened, mostRounds, withMoreDraws } from './lengthened.js';
import { longer, merged, roundsFrom } from './wish/merged.js';
import { seatChanges } from './wish/seat-changes.js';
import type {
  ChangeOutcome,
  ChangeRefusal,
  ChangeSearch,
  ChangeWish,
  Made,
  MovementUnderWay,
  BrokenTableWay,
} from './wish/wish.js';

/**
 * Changes a movement in mid-session: the rounds that were called stay exactly as they are, and what comes of it goes
 * through the checker.
 *
 * @returns the whole movement with the difference seat by seat, or why there is none
 */
export function changeMovement(
  under: MovementUnderWay,
  wish: ChangeWish,
  search: ChangeSearch,
): ChangeOutcome {
  const made = makeChange(withPhantomAway(under), wish, search);
  if ('code' in made) return { outcome: 'refused', refusal: made };
  const { fromRound } = made;
  const movement = withIdle(made.movement, under.movement);
  const { away } = under;
  const before = new Set(checkMovement(under.movement).map(faultName));
  const known = new Set(presentIn({ ...under, away: new Set() }));
  const newcomers = contestantsOf(movement).flatMap(({ contestant }) =>
    known.has(contestant) ? [] : [contestant],
  );
  // That who comes late was not there before goes without saying, and so does that who has left is not there.
  const goesWithoutSaying = (fault: MovementFault) =>
    (fault.code === 'movement.sits-out' && newcomers.includes(fault.contestant) && fault.round < fromRound) ||
    (fault.code === 'movement.sits-out' && away.has(fault.contestant) && fault.round >= fromRound) ||
    (fault.code === 'movement.sit-outs-uneven' &&
      (newcomers.includes(fault.contestant) || away.has(fault.contestant)));
  const findings = checkMovement(asPlayed(movement, away)).filter(
    (fault) => !before.has(faultName(fault)) && !goesWithoutSaying(fault) && !isToBeDrawn(fault, under),
  );
  const fault = findings.find(({ severity }) => severity === 'impossible');
  if (fault) return { outcome: 'refused', refusal: { code: 'change.impossible', fault } };
  const seats = seatChanges(under.movement, movement, { ...under, fromRound });
  if (seats.length === 0) return { outcome: 'refused', refusal: { code: 'change.nothing' } };
  return { outcome: 'changed', movement, fromRound, newcomers, findings, seats };
}

/** Of a round that is still to be drawn there is nothing to be found yet. */
function isToBeDrawn(fault: MovementFault, { drawn }: MovementUnderWay): boolean {
  return drawn !== undefined && 'round' in fault && fault.round > drawn;
}

/** Whoever was there stays a contestant, with what it has played, also where the new movement has no place for it. */
function withIdle(
  { idle: _before, ...after }: Movement,
  { phantom: _phantom, ...before }: Movement,
): Movement {
  const seated = new Set(contestantsOf(after).map(({ contestant }) => contestant));
  const idle = contestantsOf(before).flatMap(({ contestant }) =>
    seated.has(contestant) || contestant === after.phantom ? [] : [contestant],
  );
  return idle.length === 0 ? after : { ...after, idle };
}

/** A phantom whose place somebody has taken is none. */
function withPhantomAway(under: MovementUnderWay): MovementUnderWay {
  return { ...under, movement: asPlayed(under.movement, under.away) };
}

function asPlayed(movement: Movement, away: ReadonlySet<string>): Movement {
  const { phantom, ...others } = movement;
  return phantom === undefined || away.has(phantom) ? movement : others;
}

/** A fault by all that it says. */
function faultName(fault: MovementFault): string {
  return JSON.stringify(Object.entries(fault).toSorted(([one], [other]) => one.localeCompare(other)));
}

function makeChange(under: MovementUnderWay, wish: ChangeWish, search: ChangeSearch): Made | ChangeRefusal {
  const { movement, fromRound, drawn } = under;
  if (wish.kind === 'curtail') return curtailed(under, wish.rounds);
  if (drawn !== undefined)
    return wish.kind === 'lengthen' ? withMoreDraws(under, wish.rounds) : { code: 'change.drawn-by-round' };
  if (movement.contestants === 'teams') return { code: 'change.teams' };
  if (isIndividual(movement)) return changeIndividual(under, wish, search);
  if (wish.kind === 'lengthen') return longer(under, wish.rounds, { lengthened, mostRounds });
  if (wish.kind === 'rows')
    return { movement: merged(movement, fromRound, wish.rows, { anew: true }), fromRound };
  if (wish.kind !== 'another' && fromRound > movement.rounds)
    return { code: 'change.round-called', round: fromRound };
  switch (wish.kind) {
    case 'late-pair': {
      const found = withLatePair(under, search);
      return mergedWith(under, found.outcome === 'found' ? { ...found, found: found.found.rest } : found);
    }
    case 'extra-table': {
      const found = (wish.pairs === 2 ? withTwoMore : withOneMore)(under, search);
      if (found.outcome === 'none' && wish.pairs === 1) return { code: 'change.nobody-sits-out' };
      return mergedWith(under, found.outcome === 'found' ? { ...found, found: found.found.rest } : found);
    }
    case 'broken-table': {
      const isThere = roundsFrom(movement, fromRound)[wish.table - 1]?.some((play) => play !== null);
      if (!isThere) return { code: 'change.table-unknown', table: wish.table };
      return mergedWith(under, withoutTable(under, wish, search));
    }
    case 'another':
      return another(under, wish, search);
    default:
      return wish satisfies never;
  }
}

function curtailed({ movement, fromRound, drawn }: MovementUnderWay, rounds: number): Made | ChangeRefusal {
  const [least, most] = [Math.max(1, fromRound - 1), movement.rounds - 1];
  if (most < least) return { code: 'change.round-called', round: movement.rounds };
  if (rounds < least || rounds > most) return { code: 'change.rounds-unfit', least, most };
  const rest = roundsFrom(movement, fromRound).map((row) => row.slice(0, rounds - fromRound + 1));
  const { stationary, name, sets } = movement;
  const made = merged(movement, fromRound, rest);
  const kept = {
    stationary,
    name,
    ...(drawn !== undefined && { sets: Math.min(sets, Math.max(rounds, made.sets)) }),
  };
  return { movement: { ...made, ...kept }, fromRound: rounds + 1 };
}

function another(
  under: MovementUnderWay,
  wish: Extract<ChangeWish, { kind: 'another' }>,
  search: ChangeSearch,
): Made | ChangeRefusal {
  const { fromRound } = under;
  if (wish.rounds < fromRound) return { code: 'change.round-called', round: wish.rounds };
  const most = Math.floor(presentIn(under).length / 2);
  if (wish.tables < 1 || wish.tables > most) return { code: 'change.tables-unfit', least: 1, most };
  return mergedWith(under, anotherRest(under, wish, search), { anew: true, mayMeetAgain: wish.meetAgain });
}

function mergedWith(
  { movement, fromRound, away }: MovementUnderWay,
  found: Search<(Play | null)[][]>,
  { anew, mayMeetAgain = false }: { readonly anew?: true; readonly mayMeetAgain?: boolean } = {},
): Made | ChangeRefusal {
  if (found.outcome === 'none') return { code: 'change.none' };
  if (found.outcome === 'out-of-time') return { code: 'change.out-of-time' };
  const rest = found.found;
  const declared = declaredIn(movement, rest, { fromRound, away, mayMeetAgain });
  return {
    movement: merged(movement, fromRound, rest, { ...(anew && { anew }), ...(declared && { declared }) }),
    fromRound,
  };
}

/** What the change has on purpose: sets that tables share, and meetings where they may be again. */
function declaredIn(
  { rows, declared }: Movement,
  rest: readonly (readonly (Play | null)[])[],
  {
    fromRound,
    away,
    mayMeetAgain,
  }: { readonly fromRound: number; readonly away: ReadonlySet<string>; readonly mayMeetAgain: boolean },
): Declared | undefined {
  const isPlayed = (play: Play | null | undefined): play is Play =>
    !!play && !away.has(play.ns) && !away.has(play.ew);
  const inRounds = (rest[0] ?? []).map((_, round) =>
    most(rest.map((row) => row[round]).flatMap((play) => (isPlayed(play) ? [String(play.set)] : []))),
  );
  const copies = Math.max(declared?.copies ?? 1, ...inRounds);
  const all = [...rows.flatMap((row) => row.slice(0, fromRound - 1)), ...rest.flat()].filter(isPlayed);
  const meetings = mayMeetAgain ? most(all.map(({ ns, ew }) => [ns, ew].toSorted().join(' '))) : 1;
  const said = {
    ...(copies > 1 && { copies }),
    ...(meetings > (declared?.meetings ?? 1) && { meetings }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** How often the one is there that is there most often. */
function most(names: readonly string[]): number {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

type Rest = (Play | null)[][];

/**
 * Nobody plays at a table any longer.
 *
 * @param way sit-out: who comes there sits out; spread: so do they, but who would stay there goes round instead and takes
 *   others' places, so that all sit out as evenly as can be; moved: everything goes on at a table of another number
 */
function withoutTable(
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

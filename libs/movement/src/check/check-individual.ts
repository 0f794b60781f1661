import type { IndividualMovement } from '../individual/individual-movement.js';
import { by } from './by.js';
import { graded, type MovementFault, type MovementFaultFound } from './faults.js';

interface Sitting {
  readonly round: number;
  readonly table: number;
  readonly set: number;
  readonly played: boolean;
  readonly players: readonly string[];
}

/** A sitting as one of the four sees it. */
interface Visit extends Sitting {
  readonly contestant: string;
  readonly partner: string;
  readonly opponents: readonly string[];
}

/**
 * What is wrong with an individual, and what is unusual about it, with round, table and player. Like checkMovement it
 * looks at the rows alone.
 *
 * @returns faults that make it impossible to play first; none: nothing to remark.
 */
export function checkIndividual(movement: IndividualMovement): readonly MovementFault[] {
  const sittings = sittingsOf(movement);
  const visits = sittings.flatMap(visitsOf);
  const played = visits.filter(({ played }) => played);
  return graded([
    ...shape(movement),
    ...figures(movement, sittings),
    ...twoTables(visits),
    ...boardsAgain(played),
    ...(movement.phantom !== undefined && !visits.some(({ contestant }) => contestant === movement.phantom)
      ? [{ code: 'movement.phantom-unknown', contestant: movement.phantom } as const]
      : []),
    ...partners(played),
    ...opponents(played),
    ...sharing(movement, sittings),
    ...sitOuts(movement, visits),
  ]);
}

function sittingsOf({ rows, phantom }: IndividualMovement): readonly Sitting[] {
  return rows
    .flatMap((row, table) =>
      row.flatMap((play, round) => {
        if (!play) return [];
        const players = [play.n, play.s, play.e, play.w];
        const played = phantom === undefined || !players.includes(phantom);
        return [{ round: round + 1, table: table + 1, set: play.set, played, players }];
      }),
    )
    .sort((one, other) => one.round - other.round || one.table - other.table);
}

function visitsOf(sitting: Sitting): readonly Visit[] {
  const [n, s, e, w] = sitting.players as [string, string, string, string];
  const [ns, ew] = [
    [n, s],
    [e, w],
  ];
  return [
    { ...sitting, contestant: n, partner: s, opponents: ew },
    { ...sitting, contestant: s, partner: n, opponents: ew },
    { ...sitting, contestant: e, partner: w, opponents: ns },
    { ...sitting, contestant: w, partner: e, opponents: ns },
  ];
}

function* shape({ rows, tables, rounds }: IndividualMovement): Iterable<MovementFaultFound> {
  if (rows.length !== tables) yield { code: 'movement.table-count', tables, rows: rows.length };
  for (const [index, row] of rows.entries()) {
    if (row.length !== rounds) yield { code: 'movement.row-length', table: index + 1, rounds: row.length };
  }
}

function* figures({ sets }: IndividualMovement, sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  for (const { round, table, set, players } of sittings) {
    for (const contestant of players) {
      if (!/^[1-9]\d*$/.test(contestant))
        yield { code: 'movement.contestant-name', round, table, contestant };
    }
    for (const contestant of new Set(players.filter((player, at) => players.indexOf(player) !== at))) {
      yield { code: 'movement.against-itself', round, table, contestant };
    }
    if (!Number.isInteger(set) || set < 1 || set > sets) {
      yield { code: 'movement.set-unknown', round, table, set };
    }
  }
}

function* twoTables(visits: readonly Visit[]): Iterable<MovementFaultFound> {
  for (const inRound of by(visits, ({ round, contestant }) => `${round} ${contestant}`)) {
    const first = inRound[0]!;
    for (const { round, table, contestant } of inRound) {
      if (table !== first.table) {
        yield { code: 'movement.pair-at-two-tables', round, table, contestant, otherTable: first.table };
      }
    }
  }
}

function* boardsAgain(played: readonly Visit[]): Iterable<MovementFaultFound> {
  for (const again of by(played, ({ contestant, set }) => `${contestant} ${set}`)) {
    const earlierRound = again[0]!.round;
    for (const { round, table, contestant, set } of again) {
      if (round !== earlierRound) {
        yield { code: 'movement.board-played-twice', round, table, contestant, set, earlierRound };
      }
    }
  }
}

function* partners(played: readonly Visit[]): Iterable<MovementFaultFound> {
  const once = played.filter(({ contestant, partner }) => contestant < partner);
  const rounds = new Set(played.map(({ round }) => round)).size;
  const others = new Set(played.map(({ contestant }) => contestant)).size - 1;
  // With more rounds than partners some have to play together again.
  const unavoidable = others < 1 ? 1 : Math.ceil(rounds / others);
  for (const together of by(once, ({ contestant, partner }) => `${contestant} ${partner}`)) {
    const earlierRound = together[0]!.round;
    for (const { round, table, contestant, partner } of together.slice(unavoidable)) {
      yield { code: 'movement.partners-met-twice', round, table, contestant, partner, earlierRound };
    }
  }
}

function* opponents(played: readonly Visit[]): Iterable<MovementFaultFound> {
  const met = by(
    played.flatMap((visit) => visit.opponents.map((opponent) => ({ ...visit, opponent }))),
    ({ contestant, opponent }) => `${contestant} ${opponent}`,
  );
  const players = new Set(played.map(({ contestant }) => contestant)).size;
  // Each of the two sees the other; who is nobody's opponent is not met at all.
  const least =
    met.length < players * (players - 1) ? 0 : Math.min(...met.map((meetings) => meetings.length));
  for (const meetings of met) {
    const { contestant, opponent } = meetings[0]!;
    const { round, table } = meetings.at(-1)!;
    const times = meetings.length;
    if (times > least + 1 && contestant < opponent) {
      yield { code: 'movement.opponents-uneven', round, table, contestant, opponent, times, least };
    }
  }
}

function* sharing(
  { declared }: IndividualMovement,
  sittings: readonly Sitting[],
): Iterable<MovementFaultFound> {
  const played = sittings.filter(({ played }) => played);
  for (const together of by(played, ({ round, set }) => `${round} ${set}`)) {
    const { round, table, set } = together[0]!;
    const tables = together.map((sitting) => sitting.table);
    if (tables.length > (declared?.copies ?? 1)) {
      yield { code: 'movement.set-shared', round, table, set, tables, copies: tables.length };
    }
  }
}

function* sitOuts(
  { rounds, phantom }: IndividualMovement,
  visits: readonly Visit[],
): Iterable<MovementFaultFound> {
  const sitting = by(visits, ({ contestant }) => contestant)
    .filter((theirs) => theirs[0]!.contestant !== phantom)
    .map((theirs) => {
      const there = Array.from({ length: rounds }, (_, index) =>
        theirs.filter(({ round }) => round === index + 1),
      );
      return {
        contestant: theirs[0]!.contestant,
        out: there.flatMap((visits, index) =>
          visits.some(({ played }) => played) ? [] : [{ round: index + 1, table: visits[0]?.table ?? null }],
        ),
      };
    });
  for (const { contestant, out } of sitting) {
    for (const where of out) yield { code: 'movement.sits-out', ...where, contestant };
  }
  const least = Math.min(...sitting.map(({ out }) => out.length));
  for (const { contestant, out } of sitting) {
    if (out.length > least + 1) {
      yield { code: 'movement.sit-outs-uneven', contestant, rounds: out.length, least };
    }
  }
}

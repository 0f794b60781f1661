import type { IndividualMovement } from '../individual/individual-movement.js';
import {
  atTwoTables,
  boardsAgain,
  by,
  shape,
  sharing,
  sitOuts,
  unevenSitOuts,
  type AtTable,
} from './at-tables.js';
import { graded, type MovementFault, type MovementFaultFound } from './faults.js';

interface Sitting extends AtTable {
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
  const isMissing = (contestant: string) => contestant === movement.phantom;
  const out = [...sitOuts(movement.rounds, visits, isMissing)];
  const contestants = [...new Set(visits.map(({ contestant }) => contestant))].filter(
    (one) => !isMissing(one),
  );
  return graded([
    ...shape(movement),
    ...figures(movement, sittings),
    ...atTwoTables(visits),
    ...boardsAgain(played),
    ...(movement.phantom !== undefined && !visits.some(({ contestant }) => contestant === movement.phantom)
      ? [{ code: 'movement.phantom-unknown', contestant: movement.phantom } as const]
      : []),
    ...partners(played),
    ...opponents(played),
    ...sharing(movement, sittings),
    ...out,
    ...unevenSitOuts(
      contestants.map((contestant) => ({
        contestant,
        rounds: out.filter((one) => one.contestant === contestant).length,
      })),
    ),
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

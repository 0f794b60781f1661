import type { PlayerToDraw, RoundOfPlayers } from '../tables-of-players/table-of-players.js';

/** What is wrong with rounds, or to be avoided in them. Rounds and tables from 1. */
export type TablesFault =
  /** A table is for three or four. */
  | { readonly kind: 'size'; readonly round: number; readonly table: number; readonly players: number }
  /** Somebody sits twice in a round. */
  | { readonly kind: 'twice'; readonly round: number; readonly player: string }
  /** Somebody has no table. */
  | { readonly kind: 'missing'; readonly round: number; readonly player: string }
  /** Somebody sits there who does not play. */
  | { readonly kind: 'unknown'; readonly round: number; readonly player: string }
  /** A table is there twice, or its number is no whole one from 1. */
  | { readonly kind: 'table'; readonly round: number; readonly table: number }
  /** Two meet who have met so many times before. */
  | {
      readonly kind: 'repeat';
      readonly round: number;
      readonly table: number;
      readonly players: readonly [string, string];
      readonly before: number;
    }
  /** Two of a group meet. */
  | {
      readonly kind: 'together';
      readonly round: number;
      readonly table: number;
      readonly players: readonly [string, string];
      readonly group: string;
    };

/** Everything that is wrong with rounds: it shares no code with what draws them, so that one keeps the other honest. */
export function tablesFaults(
  rounds: readonly RoundOfPlayers[],
  field: readonly PlayerToDraw[],
): TablesFault[] {
  const faults: TablesFault[] = [];
  const meetings = new Map<string, Map<string, number>>();
  const groupsOf = new Map(field.map(({ player, groups = [] }) => [player, new Set(groups)]));
  rounds.forEach((tables, index) => {
    const round = index + 1;
    const sitting = tables.flatMap(({ players }) => players);
    const once = new Set(sitting);
    for (const player of once) {
      if (sitting.indexOf(player) !== sitting.lastIndexOf(player))
        faults.push({ kind: 'twice', round, player });
      if (!groupsOf.has(player)) faults.push({ kind: 'unknown', round, player });
    }
    for (const player of groupsOf.keys()) {
      if (!once.has(player)) faults.push({ kind: 'missing', round, player });
    }
    const numbers = new Set<number>();
    for (const { table, players } of tables) {
      if (!Number.isInteger(table) || table < 1 || numbers.has(table))
        faults.push({ kind: 'table', round, table });
      numbers.add(table);
      if (players.length !== 3 && players.length !== 4) {
        faults.push({ kind: 'size', round, table, players: players.length });
      }
      for (const one of players) {
        for (const other of players) {
          if (!(one < other)) continue;
          const own = meetings.get(one) ?? meetings.set(one, new Map()).get(one)!;
          const before = own.get(other) ?? 0;
          own.set(other, before + 1);
          const pair = [one, other] as const;
          if (before > 0) faults.push({ kind: 'repeat', round, table, players: pair, before });
          const group = [...(groupsOf.get(one) ?? [])].find((each) => groupsOf.get(other)?.has(each));
          if (group !== undefined) faults.push({ kind: 'together', round, table, players: pair, group });
        }
      }
    }
  });
  return faults;
}

/** How often somebody has sat in each seat and at tables of three, and how many others he has met. */
export interface SeatedSoFar {
  readonly player: string;
  /** North (the first dealer), East, South and West. */
  readonly seats: readonly [number, number, number, number];
  readonly threes: number;
  readonly met: number;
}

/** What the rounds were for each player, by name. */
export function seatedSoFar(rounds: readonly RoundOfPlayers[]): readonly SeatedSoFar[] {
  const names = [...new Set(rounds.flatMap((tables) => tables.flatMap(({ players }) => players)))].toSorted();
  return names.map((player) => {
    const own = rounds.flatMap((tables) => tables.filter(({ players }) => players.includes(player)));
    const inSeat = (seat: number) => own.filter(({ players }) => players[seat] === player).length;
    return {
      player,
      seats: [inSeat(0), inSeat(1), inSeat(2), inSeat(3)],
      threes: own.filter(({ players }) => players.length === 3).length,
      met: new Set(own.flatMap(({ players }) => players)).size - 1,
    };
  });
}

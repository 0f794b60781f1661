import { z } from 'zod';
import { MovementRefused, type PlayerToDraw, type RoundOfPlayers } from '#movement';
import { reject, type Rejected } from '../../command/command.js';
import { contestantName, roundNumber, sectionName, sectionOf, tableName } from '../../journal/names.js';
import { isAbsent, withArrival, withDeparture, type Absences } from './absences.js';
import { drawBasis } from './drawn-rounds.js';
import { takenAlong, type SectionData } from '../section/section-data.js';

/** The players of a table in a round: North, East, South and of four West, clockwise; North deals first. */
export const drawnTable = z.strictObject({
  table: tableName,
  players: z.array(contestantName).min(3).max(4),
});
export type DrawnTable = z.infer<typeof drawnTable>;

/** From what tables were drawn; `seats`: they stand as they were, and only who sits where at them was drawn. */
const tablesBasis = z.discriminatedUnion('kind', [
  ...drawBasis.options,
  z.strictObject({ kind: z.literal('seats') }),
]);
export type TablesBasis = z.infer<typeof tablesBasis>;

/** Rounds of a section that are drawn together: all at once, or one. */
export const drawnTables = {
  section: sectionName,
  rounds: z
    .array(z.strictObject({ round: roundNumber, tables: z.array(drawnTable).max(400) }))
    .min(1)
    .max(200),
  basis: tablesBasis,
  /** The seed of the cards by which the players of these tables sit (`cardsAtTable` of #preferans); left out: as drawn by the judges. */
  cards: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Who is cut from the first of these rounds on. */
  cut: z.array(contestantName).max(1000).optional(),
  /** What those who play these rounds take along of what they have; left out: everything. */
  carry: takenAlong.optional(),
};

interface TablesDrawn {
  readonly section: string;
  readonly rounds: readonly { readonly round: number; readonly tables: readonly DrawnTable[] }[];
  readonly cut?: readonly string[] | undefined;
}

/** How cuts are told apart: by their section and the first round that they are about. */
export function cutKey({ section, round }: { readonly section: string; readonly round: number }): string {
  return `${section}/${round}`;
}

interface WithCuts {
  readonly absences: Absences;
  readonly cuts: { readonly [round: string]: readonly string[] };
}

/** Who is cut from the first of drawn rounds on; whom an earlier draw of it had cut is back. */
export function withCut(
  { absences: known, cuts }: WithCuts,
  { section, rounds, cut = [] }: TablesDrawn,
): WithCuts {
  const round = Math.min(...rounds.map((one) => one.round));
  const key = cutKey({ section, round });
  const absences = { ...known };
  for (const player of cuts[key] ?? []) absences[player] = withArrival(absences[player] ?? [], round, 'late');
  for (const player of cut) absences[player] = withDeparture(absences[player] ?? [], round);
  return { absences, cuts: { ...cuts, [key]: cut } };
}

/** The sections with rounds as they were drawn. Every round has a set of its own. */
export function withTablesDrawn(
  sections: readonly SectionData[],
  { section, rounds }: TablesDrawn,
): SectionData[] {
  return sections.map((data) => {
    if (data.section !== section) return data;
    const { movement } = data;
    const drawn = new Map(rounds.map(({ round, tables }) => [round, tables]));
    const rows = movement.rows.map((row, index) =>
      row.map((known, at) => {
        const tables = drawn.get(at + 1);
        if (!tables) return known;
        const seats = tables.find(({ table }) => table === `${section}${index + 1}`);
        return seats ? playOf(seats.players.map(ownName), at + 1) : null;
      }),
    );
    const last = Math.max(movement.drawn ?? 0, ...drawn.keys());
    return { ...data, movement: { ...movement, rows, drawn: last } };
  });
}

function playOf([ns, ew, south, west]: readonly string[], set: number) {
  const seats = { ns: ns!, ew: ew!, set };
  return west === undefined ? { ...seats, south: south! } : { ...seats, partners: { ns: south!, ew: west } };
}

/** A contestant's name in its section. */
function ownName(contestant: string): string {
  return contestant.slice(sectionOf(contestant).length + 1);
}

/** What a draw of a section has come to, or why there are no tables for its players. */
export function unlessRefused<Drawn extends object>(section: string, draw: () => Drawn): Rejected | Drawn {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof MovementRefused)) throw error;
    const { code: fault, ...figures } = error.refusal;
    return reject({ ...figures, code: 'session.movement-refused', section, fault } as Rejected['rejection']);
  }
}

/** The tables of a round as #movement has drawn them, by their names in a section. */
export function namedTables(section: string, tables: RoundOfPlayers): DrawnTable[] {
  return tables.map(({ table, players }) => ({ table: `${section}${table}`, players: [...players] }));
}

/** The rounds of a section before one, as #movement draws from them. */
export function roundsBefore(data: SectionData, round: number): RoundOfPlayers[] {
  return Array.from({ length: round - 1 }, (_, index) => roundOf(data, index + 1));
}

/** A round of a section as it is drawn. */
export function roundOf(
  { section, movement }: Pick<SectionData, 'section' | 'movement'>,
  round: number,
): RoundOfPlayers {
  return movement.rows.flatMap((row, at) => {
    const play = row[round - 1];
    if (!play) return [];
    const { ns, ew, partners, south } = play;
    const players = partners ? [ns, ew, partners.ns, partners.ew] : [ns, ew, south!];
    return [{ table: at + 1, players: players.map((player) => `${section}-${player}`) }];
  });
}

/** The players of a section who are there in a round, also whom an earlier draw of it had cut, with the groups that are kept apart. */
export function playersToDraw(
  { section, movement, tables }: SectionData,
  { absences, cuts }: WithCuts,
  round: number,
): PlayerToDraw[] {
  const back = cuts[cutKey({ section, round })] ?? [];
  return (movement.idle ?? [])
    .map((name) => `${section}-${name}`)
    .filter((player) => back.includes(player) || !isAbsent({ absences }, player, round))
    .map((player) => {
      const together = [...(tables?.apart ?? []), ...(tables?.teams ?? []).map((team) => team.players)];
      const groups = together.flatMap((group, index) => (group.includes(player) ? [`${index}`] : []));
      return groups.length > 0 ? { player, groups } : { player };
    });
}

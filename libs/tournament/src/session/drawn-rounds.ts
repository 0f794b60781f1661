import { z } from 'zod';
import { boardsOfSet } from '#movement';
import { contestantName, roundNumber, sectionName, sectionOf, tableName } from '../names.js';
import { pairsOfTeam } from '../team/matches.js';
import type { DrawOptions } from './draw-options.js';
import type { MovementData } from './movement-data.js';
import type { SectionData } from './section-data.js';

type Sections = { readonly sections: readonly SectionData[] };

/**
 * Who meets at a table in a drawn round; one of the two may not be there, and the other sits out. Of teams the first of
 * their two tables: there the North-South pair is of the team that is called first.
 */
export const drawnPlay = z.strictObject({ table: tableName, ns: contestantName, ew: contestantName });
export type DrawnPlay = z.infer<typeof drawnPlay>;

const seed = z.string().regex(/^[0-9a-f]{64}$/);

/** A contestant's place when a round was drawn, and the exact figure that it goes by. */
export const rankedForDraw = z.strictObject({
  contestant: contestantName,
  /** Nothing: nobody could tell. */
  place: z.int().min(1).nullable(),
  /** A number, or a fraction. */
  value: z.string().regex(/^-?\d+(\/\d+)?$/),
});
export type RankedForDraw = z.infer<typeof rankedForDraw>;

/** From what a round was drawn: anybody draws it again from this. */
export const drawBasis = z.discriminatedUnion('kind', [
  /** The numbers in the order of `drawOrder`. */
  z.strictObject({ kind: z.literal('lot'), seed }),
  z.strictObject({ kind: z.literal('numbers') }),
  /** The standings of the rounds up to one, as the book told them at a line; so many plays were still open. */
  z.strictObject({
    kind: z.literal('standings'),
    at: z.int().positive(),
    upTo: z.int().min(0).max(200),
    open: z.int().min(0),
  }),
  /** Two have changed places in the draw before. */
  z.strictObject({ kind: z.literal('by-hand'), exchanged: z.tuple([contestantName, contestantName]) }),
]);
export type DrawBasis = z.infer<typeof drawBasis>;

/** A drawn round in an event. */
export const drawnRound = {
  section: sectionName,
  round: roundNumber,
  plays: z.array(drawnPlay).min(1).max(200),
  /** Who is there and sits out. */
  byes: z.array(contestantName).max(400),
};

/** The last round of a section that is drawn: all, unless it is drawn round by round. */
export function lastDrawn({ movement }: Pick<SectionData, 'movement'>): number {
  return movement.drawn ?? movement.rounds;
}

/** For how many rounds a draw holds: those of a match of teams, which may have several segments. */
export function roundsOfDraw({ movement }: Pick<SectionData, 'movement'>): number {
  return movement.teams?.segments ?? 1;
}

/** The round whose draw a round belongs to. */
export function firstRoundOfDraw(data: Pick<SectionData, 'movement'>, round: number): number {
  return round - ((round - 1) % roundsOfDraw(data));
}

/** Whether it is known who meets in a round of the section that a table or a contestant belongs to. */
export function isDrawn({ sections }: Sections, name: string, round: number): boolean {
  const data = sections.find(({ section }) => section === sectionOf(name));
  return !data || round <= lastDrawn(data);
}

/** The first round that some section has still to draw; undefined when all are drawn. */
export function roundToDraw({ sections }: Sections): number | undefined {
  const open = sections.filter((data) => lastDrawn(data) < data.movement.rounds);
  return open.length === 0 ? undefined : Math.min(...open.map(lastDrawn)) + 1;
}

/** Whether a board lies in a round that is not drawn yet: anybody may come to play it. */
export function isToBeDrawn({ sections }: Sections, board: number): boolean {
  return sections.some((data) => {
    const { movement } = data;
    return Array.from(
      { length: movement.rounds - lastDrawn(data) },
      (_, index) => lastDrawn(data) + index + 1,
    ).some((round) => round <= movement.sets && boardsOfSet(round, data).includes(board));
  });
}

/** The sections with a round as it has been drawn, and those that belong to it. Every round has a set of its own. */
export function withDrawnRound(
  sections: readonly SectionData[],
  {
    section,
    round,
    plays,
  }: { readonly section: string; readonly round: number; readonly plays: readonly DrawnPlay[] },
): SectionData[] {
  return sections.map((data) => {
    if (data.section !== section) return data;
    const { movement } = data;
    const last = Math.min(movement.rounds, round + roundsOfDraw(data) - 1);
    const seats = plays.flatMap((play) => (movement.teams ? roomsOf(play) : [play]));
    const rows = movement.rows.map((row, index) => {
      const seat = seats.find(({ table }) => table === `${section}${index + 1}`);
      return row.map((known, at) => {
        if (at < round - 1 || at >= last) return known;
        return seat ? { ns: ownName(seat.ns), ew: ownName(seat.ew), set: at + 1 } : null;
      });
    });
    return { ...data, movement: { ...movement, rows, drawn: Math.max(lastDrawn(data), last) } };
  });
}

/** The two tables of a match: at the first its North-South pair is of the team that is called first, at the next of the other. */
function roomsOf({ table, ns, ew }: DrawnPlay): DrawnPlay[] {
  const [, section, number] = /^([A-Z]+)(\d+)$/.exec(table)!;
  const [home, away] = [pairsOfTeam(ns), pairsOfTeam(ew)];
  return [
    { table, ns: home.NS, ew: away.EW },
    { table: `${section}${Number(number) + 1}`, ns: away.NS, ew: home.EW },
  ];
}

/** A contestant's name in its section. */
function ownName(contestant: string): string {
  return contestant.slice(sectionOf(contestant).length + 1);
}

/** Who keeps its table, as the movement calls it: of a team each pair. */
export function stationaryIn(
  { teams }: Pick<MovementData, 'teams'>,
  contestants: readonly string[],
): string[] {
  const pairs = teams ? contestants.flatMap((team) => Object.values(pairsOfTeam(team))) : contestants;
  return pairs.map(ownName);
}

/** The sections with what draws of one of them keep to. */
export function withDrawOptions(
  sections: readonly SectionData[],
  { section, draw }: { readonly section: string; readonly draw: DrawOptions },
): SectionData[] {
  return sections.map((data) => {
    if (data.section !== section) return data;
    const { movement } = data;
    return {
      ...data,
      draw,
      movement: { ...movement, stationary: stationaryIn(movement, draw.stationary) },
    };
  });
}

/** The movement with somebody at every table in the rounds that are not drawn: boards travel whoever sits there. */
export function withRoundsToCome(movement: SectionData['movement']): SectionData['movement'] {
  const drawn = movement.drawn ?? movement.rounds;
  if (drawn >= movement.rounds) return movement;
  const seats = (table: number) =>
    movement.teams
      ? { ns: `NS${table}`, ew: `EW${table % 2 === 1 ? table + 1 : table - 1}` }
      : { ns: `${2 * table - 1}`, ew: `${2 * table}` };
  const rows = movement.rows.map((row, table) =>
    row.map((play, index) => (index < drawn ? play : { ...seats(table + 1), set: index + 1 })),
  );
  return { ...movement, rows };
}

import { z } from 'zod';
import { boardsOfSet, contestantsOf } from '#movement';
import { contestantName, roundNumber, sectionName, sectionOf, tableName } from '../../journal/names.js';
import { roundOfThree } from '../../team/match-of-three.js';
import { pairsOfTeam } from '../../team/matches.js';
import type { DrawOptions } from '../section/draw-options.js';
import {
  type MovementData,
  movementOf,
  type SectionData,
  setOfRound,
  setsOfMatch,
} from '../section/section-data.js';

type Sections = { readonly sections: readonly SectionData[] };

/**
 * Who meets at a table in a drawn round; one of the two may not be there, and the other sits out. Of teams the first of
 * their two tables: there the North-South pair is of the team that is called first.
 */
export const drawnPlay = z.strictObject({
  table: tableName,
  ns: contestantName,
  ew: contestantName,
  /** Of a match of three teams the third, and the third table. */
  third: z.strictObject({ table: tableName, contestant: contestantName }).optional(),
});
export type DrawnPlay = z.infer<typeof drawnPlay>;

/** Who is drawn together. */
export function drawnTogether({ ns, ew, third }: DrawnPlay): string[] {
  return third ? [ns, ew, third.contestant] : [ns, ew];
}

/** Who meets whom: of three each both others. */
export function whoMeets({ ns, ew, third }: DrawnPlay): (readonly [string, string])[] {
  if (!third) return [[ns, ew]];
  return [
    [ns, ew],
    [ns, third.contestant],
    [ew, third.contestant],
  ];
}

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

/** What a round was drawn from: anybody can repeat the draw with it. */
export const drawBasis = z.discriminatedUnion('kind', [
  /** The numbers in the order of `drawOrder`. */
  z.strictObject({ kind: z.literal('lot'), seed }),
  z.strictObject({ kind: z.literal('numbers') }),
  /** The standings after rounds up to one, as they were at a line, with this many plays still open. */
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
  /** Who is present and sits out. */
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
    )
      .flatMap((round) => {
        const { spare } = setsOfMatch(movement, firstRoundOfDraw(data, round));
        return [setOfRound(movement, round), ...spare];
      })
      .some((set) => set <= movement.sets && boardsOfSet(set, data).includes(board));
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
    const seatsIn = Array.from({ length: last + 1 - round }, (_, index) => {
      const seats = plays.flatMap((play) => roomsOf(play, data, { first: round, index }));
      return new Map(
        seats.map(({ table, ns, ew, set }) => [table, { ns: ownName(ns), ew: ownName(ew), set }]),
      );
    });
    const rows = movement.rows.map((row, index) =>
      row.map((known, at) => {
        if (at < round - 1 || at >= last) return known;
        return seatsIn[at + 1 - round]!.get(`${section}${index + 1}`) ?? null;
      }),
    );
    const drawn = { ...movement, rows, drawn: Math.max(lastDrawn(data), last) };
    return { ...data, movement: withLeftOut(movement, drawn) };
  });
}

/** Who was in a movement and sits nowhere by now: one that was not there when three teams were drawn together. */
function withLeftOut(before: MovementData, { idle: _before, ...drawn }: MovementData): MovementData {
  if (drawn.teams?.spareBehind === undefined) return drawn;
  const everybody = (movement: MovementData) =>
    contestantsOf(movementOf(movement)).map(({ contestant }) => contestant);
  const seated = new Set(everybody(drawn));
  const idle = everybody(before).filter((contestant) => !seated.has(contestant));
  return idle.length === 0 ? drawn : { ...drawn, idle };
}

/** Who sits where in a drawn round: the team called first is North-South at the first table. */
function roomsOf(
  { table, ns, ew, third }: DrawnPlay,
  { movement }: SectionData,
  { first, index }: { readonly first: number; readonly index: number },
) {
  const sets = setsOfMatch(movement, first);
  const set = sets.rounds[index]!;
  if (!movement.teams) return [{ table, ns, ew, set }];
  const tables = [table, nextTable(table)] as const;
  if (third)
    return roundOfThree({ tables: [...tables, third.table], teams: [ns, ew, third.contestant] }, sets, index);
  const [home, away] = [pairsOfTeam(ns), pairsOfTeam(ew)];
  return [
    { table, ns: home.NS, ew: away.EW, set },
    { table: tables[1], ns: away.NS, ew: home.EW, set },
  ];
}

/** The other table of a match of teams. */
export function nextTable(table: string): string {
  const [, section, number] = /^([A-Z]+)(\d+)$/.exec(table)!;
  return `${section}${Number(number) + 1}`;
}

/** A contestant's name in its section. */
function ownName(contestant: string): string {
  return contestant.slice(sectionOf(contestant).length + 1);
}

/** Who keeps its table, in the movement's numbers; for a team each of its pairs. */
export function stationaryIn(
  { teams }: Pick<MovementData, 'teams'>,
  contestants: readonly string[],
): string[] {
  const pairs = teams ? contestants.flatMap((team) => Object.values(pairsOfTeam(team))) : contestants;
  return pairs.map(ownName);
}

/** The team that is never there, where a Swiss of teams has an odd number; a pair of it may be asked for. */
export function isMissingTeam({ movement, section }: SectionData, contestant: string): boolean {
  const { teams, drawn, phantom } = movement;
  if (!teams || drawn === undefined || phantom === undefined) return false;
  return Object.values(pairsOfTeam(`${section}-${phantom}`)).includes(contestant);
}

/** The sections once a pair has come: a late team takes the place of the one that was never there, and is one as all others. */
export function withTeamThere(sections: readonly SectionData[], contestant: string): readonly SectionData[] {
  if (!sections.some((data) => isMissingTeam(data, contestant))) return sections;
  return sections.map((data) => {
    if (!isMissingTeam(data, contestant)) return data;
    const { phantom: _phantom, ...movement } = data.movement;
    return { ...data, movement };
  });
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
    row.map((play, index) =>
      index < drawn ? play : { ...seats(table + 1), set: setOfRound(movement, index + 1) },
    ),
  );
  return { ...movement, rows };
}

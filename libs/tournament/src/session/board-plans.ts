import { boardPlan, boardsOfSet, type BoardPlan, type Movement } from '#movement';
import { withRoundsToCome } from './drawn-rounds.js';
import { hostedIn } from './hosting.js';
import { movementOf } from './movement-data.js';
import { isAbsent, type Scheduled } from './schedule.js';
import type { SectionData } from './section-data.js';

/** The plan by which boards travel: those of one section, or of several that play with the same copies. */
export interface PlannedBoards {
  readonly sections: readonly SectionData[];
  /** Its tables are numbered through the sections. */
  readonly plan: BoardPlan;
  /** The names of the tables, in the order of their numbers. */
  readonly tables: readonly string[];
  /** Which set each table plays in each round by the movement, `sets[table - 1][round - 1]`. */
  readonly sets: readonly (readonly (number | null)[])[];
  /** The boards of a set of the plan. */
  boardsOf(set: number): readonly number[];
}

/** Whoever is not there, in rows. */
const NOBODY = 'nobody';

/** The movement with nobody in the place of those who are not there, round by round. */
function movementPlayed({ section, movement }: SectionData, scheduled: Scheduled): Movement {
  const { phantom: _phantom, ...movementGiven } = movementOf(withRoundsToCome(movement));
  const present = (contestant: string, round: number) =>
    isAbsent(scheduled, contestant, round) ? NOBODY : contestant;
  const rows = movementGiven.rows.map((row, table) =>
    row.map((play, index) => {
      if (!play) return null;
      const hosted = hostedIn(scheduled, section, index + 1);
      const own = { ns: `${section}-${play.ns}`, ew: `${section}-${play.ew}` };
      const { ns, ew } = hosted?.table === `${section}${table + 1}` ? hosted : own;
      const away = Object.values(play.partners ?? {}).some(
        (partner) => present(`${section}-${partner}`, index + 1) === NOBODY,
      );
      return { ...play, ns: away ? NOBODY : present(ns, index + 1), ew: present(ew, index + 1) };
    }),
  );
  return { ...movementGiven, rows, phantom: NOBODY };
}

/** The movements of sections as one, the tables numbered through them and the sets counted from the lowest board. */
function together(sections: readonly SectionData[], scheduled: Scheduled): Movement {
  const played = sections.map((section) => movementPlayed(section, scheduled));
  const lowest = Math.min(...sections.map(({ firstBoard }) => firstBoard));
  const rounds = Math.max(...played.map((movement) => movement.rounds));
  const rows = played.flatMap((movement, index) => {
    const { firstBoard, boardsPerRound } = sections[index]!;
    const before = (firstBoard - lowest) / boardsPerRound;
    return movement.rows.map((row) =>
      Array.from({ length: rounds }, (_, round) => {
        const play = row[round];
        return play ? { ...play, set: play.set + before } : null;
      }),
    );
  });
  return { ...played[0]!, rows, rounds, tables: rows.length };
}

function plannedBoards(sections: readonly SectionData[], scheduled: Scheduled): PlannedBoards {
  const [{ boardsPerRound, copies }] = sections as [SectionData];
  const firstBoard = Math.min(...sections.map((section) => section.firstBoard));
  const movement = together(sections, scheduled);
  const circles = sections.map(({ movement: { tables } }) => tables);
  return {
    sections,
    plan: boardPlan(movement, { circles, ...(copies !== undefined && { copies }) }),
    tables: sections.flatMap(({ section, movement: { tables } }) =>
      Array.from({ length: tables }, (_, index) => `${section}${index + 1}`),
    ),
    sets: movement.rows.map((row) => row.map((play) => play?.set ?? null)),
    boardsOf: (set) => boardsOfSet(set, { boardsPerRound, firstBoard }),
  };
}

/**
 * Where the boards of a session are and where they go: a plan for each section with copies of its own, together with the
 * sections that play with them. A set rests at a table where somebody sits out, unless it is wanted elsewhere.
 * Contestants that come late or leave change it.
 */
export function boardPlansOf(scheduled: Scheduled): PlannedBoards[] {
  const { sections } = scheduled;
  return sections
    .filter(({ boardsWith }) => boardsWith === undefined)
    .map((owner) => {
      const others = sections.filter(({ boardsWith }) => boardsWith === owner.section);
      return plannedBoards([owner, ...others], scheduled);
    });
}

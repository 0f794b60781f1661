import { boardsOfSet } from './boards-of-set.js';
import { hostedPlay, type HostingSection } from '../hosting/hosted-play.js';
import type { Movement } from '../movement/movement.js';
import { boardPlan, type BoardPlan } from './board-plan.js';

/** A section with its boards, as sessions have it. */
export interface PlannedSection extends HostingSection {
  readonly boardsPerRound: number;
  /** The number on the first board of its set 1. */
  readonly firstBoard: number;
  /** At most so many copies of each board, which tables share; left out: as many as keep the tables apart. */
  readonly copies?: number | undefined;
  /** Tables may play one copy in the same round, board by board; left out: only where the movement is made for it. */
  readonly shared?: boolean | undefined;
  /** The section with whose copies it plays; left out: with copies of its own. */
  readonly boardsWith?: string | undefined;
}

/** The plan by which boards travel: those of one section, or of several that play with the same copies. */
export interface PlannedBoards {
  /** The one whose copies they are goes first. */
  readonly sections: readonly PlannedSection[];
  /** Its tables are numbered through the sections. */
  readonly plan: BoardPlan;
  /** The names of the tables, in the order of their numbers. */
  readonly tables: readonly string[];
  /** The boards of a set of the plan. */
  boardsOf(set: number): readonly number[];
}

/** Whether a contestant, named with its section (`A-NS3`), is not there in a round. */
type IsAway = (contestant: string, round: number) => boolean;

/** Whoever is not there, in rows. */
const NOBODY = 'nobody';

/**
 * Where the boards of a session are and where they go: a plan for each section with copies of its own, together with the
 * sections that play with them. A set rests at a table where somebody sits out, unless it is wanted elsewhere.
 * Contestants that come late or leave change it.
 */
export function plannedBoardsIn(sections: readonly PlannedSection[], isAway: IsAway): PlannedBoards[] {
  return sections
    .filter(({ boardsWith }) => boardsWith === undefined)
    .map((owner) => {
      const others = sections.filter(({ boardsWith }) => boardsWith === owner.section);
      return plannedTogether(
        [owner, ...others].map((data) => ({ data, played: movementPlayed(data, sections, isAway) })),
      );
    });
}

/** The movement with nobody in the place of those who are not there, round by round. */
function movementPlayed(
  { section, movement }: PlannedSection,
  sections: readonly PlannedSection[],
  isAway: IsAway,
): Movement {
  const { phantom: _phantom, ...movementGiven } = movement;
  const isHosting = sections.some(({ hosts }) => hosts !== undefined);
  const present = (contestant: string, round: number) => (isAway(contestant, round) ? NOBODY : contestant);
  const rows = movementGiven.rows.map((row, table) =>
    row.map((play, index) => {
      if (!play) return null;
      const hosted = isHosting ? hostedPlay(sections, section, index + 1, isAway) : undefined;
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

interface Played {
  readonly data: PlannedSection;
  readonly played: Movement;
}

/** The movements of sections as one, the tables numbered through them and the sets counted from the lowest board. */
function together(all: readonly Played[], lowest: number): Movement {
  const rounds = Math.max(...all.map(({ played }) => played.rounds));
  const rows = all.flatMap(({ data: { firstBoard, boardsPerRound }, played }) => {
    const before = (firstBoard - lowest) / boardsPerRound;
    return played.rows.map((row) =>
      Array.from({ length: rounds }, (_, round) => {
        const play = row[round];
        return play ? { ...play, set: play.set + before } : null;
      }),
    );
  });
  return { ...all[0]!.played, rows, rounds, tables: rows.length };
}

function plannedTogether(all: readonly Played[]): PlannedBoards {
  const sections = all.map(({ data }) => data);
  const [{ boardsPerRound, copies }] = sections as [PlannedSection];
  const firstBoard = Math.min(...sections.map((section) => section.firstBoard));
  const movement = together(all, firstBoard);
  const circles = sections.map(({ movement: { tables } }) => tables);
  return {
    sections,
    plan: boardPlan(movement, { circles, ...(copies !== undefined && { copies }) }),
    tables: sections.flatMap(({ section, movement: { tables } }) =>
      Array.from({ length: tables }, (_, index) => `${section}${index + 1}`),
    ),
    boardsOf: (set) => boardsOfSet(set, { boardsPerRound, firstBoard }),
  };
}

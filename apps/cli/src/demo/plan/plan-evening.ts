import { createHash } from 'node:crypto';
import { makeMovement, type MovementChoice } from '#movement';
import { tablesOf, type Scheduled, type SectionData } from '#tournament';
import { auctionsWrittenDown } from './auctions-written-down.js';
import { Chance } from './chance.js';
import { absences, roundStarts, closing, rulings } from './director-actions.js';
import type { EveningChoice, EveningPlan } from './evening-plan.js';
import { namesOf, seatedPairs } from './seated-pairs.js';
import { tableActions } from './table-actions.js';
import { BOARD_MINUTES, timetable } from './timetable.js';
import { chooseTroubles } from './troubles.js';

const SECTION = 'A';
const FIRST_BOARD = 1;

/** About as many boards as an evening has time for. */
const BOARDS = 24;
const MOST_ROUNDS = 12;

/** A movement of so many tables, of about 24 boards. */
function chooseMovement(tables: number): { movement: MovementChoice; boardsPerRound: number } {
  const odd = tables % 2 === 1;
  const rounds = Math.min(odd ? tables : tables - 1, MOST_ROUNDS);
  const movement = { name: odd ? 'mitchell' : 'skip-mitchell', tables, rounds } as const;
  return { movement, boardsPerRound: Math.max(2, Math.round(BOARDS / rounds)) };
}

/** Plans an evening: nothing but the deals is left to chance when it is played. */
export function planEvening({ tables: count, seed }: EveningChoice): EveningPlan {
  const chance = new Chance(`${seed} ${count}`);
  const { movement, boardsPerRound } = chooseMovement(count);
  const section: SectionData = {
    section: SECTION,
    boardsPerRound,
    firstBoard: FIRST_BOARD,
    movement: makeMovement(movement) as SectionData['movement'],
  };
  const everybody: Scheduled = { sections: [section], absences: {} };
  const draw = createHash('sha256').update(`${seed} seats`).digest('hex');
  const pairs = seatedPairs(everybody, seed, draw, chance);
  const troubles = chooseTroubles(everybody, chance.of('troubles'));
  const present: Scheduled = {
    sections: everybody.sections,
    absences: {
      [troubles.noShow]: [{ fromRound: 1 }],
      [troubles.late]: [{ fromRound: 1, untilRound: 2 }],
    },
  };
  const roundMinutes = Math.round(boardsPerRound * BOARD_MINUTES + 1);
  const rounds = timetable(present, roundMinutes, troubles, chance.of('times'));
  const names = new Map(pairs.map((pair) => [pair.contestant, namesOf(pair)]));
  const directed = [
    ...roundStarts(present, roundMinutes),
    ...absences(troubles, roundMinutes, names),
    ...rulings(troubles, rounds, seed),
  ];
  const played = tableActions(rounds, troubles, chance);
  const looked = auctionsWrittenDown(rounds, played, troubles);
  const actions = [...directed, ...played, ...looked].toSorted((one, other) => one.at - other.at);
  return {
    name: `Thursday pairs (demo ${seed})`,
    pairs,
    movement: { kind: 'made', ...movement },
    boardsPerRound,
    boards: movement.tables * boardsPerRound,
    tables: tablesOf(everybody),
    draw,
    roundMinutes,
    actions: [...actions, closing(actions.at(-1)!.at + 2)],
  };
}

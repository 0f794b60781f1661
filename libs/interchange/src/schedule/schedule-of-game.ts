import { grouped } from '../text/grouped.js';
import type { PublishedGame, PublishedSection } from '../published/published-game.js';
import { computedRounds } from './computed-rounds.js';
import { givenRounds, tellsRounds } from './given-rounds.js';
import type { SectionSchedule } from './section-schedule.js';

/** How long rounds are searched for: far longer than a club's Howell takes, and a few seconds at the most. */
const LOOKS = 2_000_000;

/** The schedule of each section of a game that has lines: as the lines tell it, else computed. */
export function scheduleOfGame({ kind, sections }: PublishedGame, looks = LOOKS): SectionSchedule[] {
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map((section) => {
      if (kind === 'swiss-pairs') return asSwiss(scheduleOf(withTables(section), looks));
      return scheduleOf(section, looks);
    });
}

function scheduleOf(section: PublishedSection, looks: number): SectionSchedule {
  return tellsRounds(section) ? givenRounds(section) : computedRounds(section, looks);
}

/** The lines of a Swiss at tables, where they tell their rounds alone: the matches of a round one after the other. */
function withTables(section: PublishedSection): PublishedSection {
  const { lines } = section;
  if (!lines.every(({ round, table }) => round !== null && table === null)) return section;
  const tableOf = new Map<string, number>();
  for (const [round, ofRound] of grouped(lines, (line) => line.round)) {
    const matches = grouped(ofRound, ({ ns, ew }) => `${ns} ${ew}`);
    for (const [index, meeting] of [...matches.keys()].entries())
      tableOf.set(`${round} ${meeting}`, index + 1);
  }
  return {
    ...section,
    lines: lines.map((line) => ({ ...line, table: tableOf.get(`${line.round} ${line.ns} ${line.ew}`)! })),
  };
}

/** All tables of a Swiss play the same boards at once, each with a copy of its own. */
function asSwiss(schedule: SectionSchedule): SectionSchedule {
  const { movement } = schedule;
  return { ...schedule, movement: { ...movement, name: 'swiss', declared: { copies: movement.tables } } };
}

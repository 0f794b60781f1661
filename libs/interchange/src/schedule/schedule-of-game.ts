import { grouped } from '#cards';
import { setOfBoard } from '#movement';
import type { PublishedGame, PublishedSection } from '../published/published-game.js';
import { computedRounds } from './computed-rounds.js';
import {
  possibleMovement,
  mostFrequent,
  setsOfLines,
  type SectionSchedule,
  type PlacedLine,
  type Rows,
} from './section-schedule.js';
import { isMeeting, playOf } from './meeting.js';
import { holdLooseLines } from './hold-loose-lines.js';

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

/** A line whose round and table are known. */
type LineInPlace = PublishedSection['lines'][number] & { readonly round: number; readonly table: number };

function isInPlace(line: PublishedSection['lines'][number]): line is LineInPlace {
  return line.round !== null && line.table !== null;
}

/** Whether every line of a section says in which round and at which table it was played. */
function tellsRounds({ lines }: PublishedSection): boolean {
  return lines.every(isInPlace);
}

/**
 * The schedule that a section's lines give by their rounds and tables. At a table in a round those meet whom most of its
 * lines name, with the set that most of its boards are of; lines that say otherwise are irregular, and so are all lines
 * of a play that the others make impossible.
 */
function givenRounds(section: PublishedSection): SectionSchedule {
  const lines = section.lines.filter(isInPlace);
  const plays = [...grouped(lines, ({ table, round }) => `${table} ${round}`).values()];
  const sets = setsOfLines(plays, section.boardsPerRound);
  const tables = Math.max(...lines.map(({ table }) => table));
  const playedRounds = Math.max(...lines.map(({ round }) => round));
  const said: Rows = Array.from({ length: tables }, () => Array.from({ length: playedRounds }, () => null));
  for (const play of plays) {
    const { table, round } = play[0]!;
    const [ns, ew] = mostFrequent(play, (line) => `${line.ns} ${line.ew}`).split(' ') as [string, string];
    const set = mostFrequent(play, ({ board }) => setOfBoard(board, sets));
    said[table - 1]![round - 1] = playOf({ ns, ew, set });
  }
  const highest = Math.max(...lines.map(({ board }) => setOfBoard(board, sets)));
  const { rows } = possibleMovement(said, section.winners, highest);
  const scheduled: PlacedLine[] = [];
  const loose: LineInPlace[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const { table, round, board } = line;
    const play = rows[table - 1]![round - 1];
    const place = `${table} ${round} ${board}`;
    const fits = isMeeting(play, { ...line, set: setOfBoard(board, sets) });
    if (fits && !seen.has(place)) {
      seen.add(place);
      scheduled.push({ line, table, round, fit: 'scheduled' });
    } else {
      loose.push(line);
    }
  }
  return holdLooseLines({
    section,
    rounds: 'given',
    sets,
    rows: rows.map((row) => [...row]),
    playedRounds,
    scheduled,
    loose: loose.map((line) => ({ line, table: line.table, round: line.round })),
  });
}

import { setOfBoard } from '#movement';
import { grouped } from '../text/grouped.js';
import type { PublishedSection } from '../published/published-game.js';
import { isMeeting, playOf } from './meeting.js';
import { holdLooseLines } from './hold-loose-lines.js';
import { possibleMovement } from './possible-movement.js';
import type { PlacedLine, Rows, SectionSchedule } from './section-schedule.js';
import { mostFrequent, setsOfLines } from './sets-of-lines.js';

/** A line whose round and table are known. */
type LineInPlace = PublishedSection['lines'][number] & { readonly round: number; readonly table: number };

function isInPlace(line: PublishedSection['lines'][number]): line is LineInPlace {
  return line.round !== null && line.table !== null;
}

/** Whether every line of a section says in which round and at which table it was played. */
export function tellsRounds({ lines }: PublishedSection): boolean {
  return lines.every(isInPlace);
}

/**
 * The schedule that a section's lines give by their rounds and tables. At a table in a round those meet whom most of its
 * lines name, with the set that most of its boards are of; lines that say otherwise are irregular, and so are all lines
 * of a play that the others make impossible.
 */
export function givenRounds(section: PublishedSection): SectionSchedule {
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

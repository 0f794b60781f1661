import { grouped } from '#cards';
import { setOfBoard, type SetsOfBoards } from '#movement';
import type { PublishedLine, PublishedSection } from '../published/published-game.js';
import { holdLooseLines } from './hold-loose-lines.js';
import { everybodyIn, playOf, areForThemselves, type Meeting } from './meeting.js';
import { roundsOfMeetings } from './rounds-of-meetings.js';
import {
  mostFrequent,
  setsOfLines,
  type PlacedLine,
  type Rows,
  type SectionSchedule,
} from './section-schedule.js';

/** A meeting with the lines that were played in it. */
interface PlayedMeeting extends Meeting {
  readonly lines: readonly PublishedLine[];
}

/**
 * A schedule for a section whose lines do not tell their rounds: each pair at one table a round, with one set. Meetings
 * that do not fit into the rounds which the busiest pair needs follow in further rounds, which nobody plays at tables.
 *
 * @param looks how long is searched for rounds (`roundsOfMeetings`)
 */
export function computedRounds(section: PublishedSection, looks: number): SectionSchedule {
  const together = grouped(section.lines, ({ ns, ew }) => [ns, ew].toSorted().join(' '));
  const sets = setsOfLines([...together.values()], section.boardsPerRound);
  const { meetings, again } = meetingsOf(section.lines, sets);
  const { rounds, roundOf } = roundsOfMeetings(meetings, looks);
  const allRounds = withFurtherRounds(meetings, roundOf, rounds);
  const tableOf = seatAtTables(meetings, allRounds);
  const tables = Math.max(...tableOf);
  const last = Math.max(...allRounds) + 1;
  const rows: Rows = Array.from({ length: tables }, () => Array.from({ length: last }, () => null));
  for (const [index, meeting] of meetings.entries()) {
    rows[tableOf[index]! - 1]![allRounds[index]!] = playOf(meeting);
  }
  const inPlace = meetings.flatMap(({ ns, ew, lines }, index) =>
    lines.map((line) => ({
      line,
      table: tableOf[index]!,
      round: allRounds[index]! + 1,
      turned: line.ns !== ns || line.ew !== ew,
    })),
  );
  const scheduled = inPlace
    .filter(({ turned }) => !turned)
    .map(({ line, table, round }): PlacedLine => ({ line, table, round, fit: 'scheduled' }));
  const loose = [
    ...inPlace.filter(({ turned }) => turned),
    ...again.map((line) => ({ line, table: null, round: null })),
  ];
  return holdLooseLines({ section, rounds: 'computed', sets, rows, playedRounds: rounds, scheduled, loose });
}

/** Who met with which set, in the seats that most of the lines have; and lines of sets that somebody had played before. */
function meetingsOf(lines: readonly PublishedLine[], sets: SetsOfBoards) {
  const groups = grouped(lines, ({ board, ns, ew }) =>
    [setOfBoard(board, sets), ...[ns, ew].toSorted()].join(' '),
  );
  const meetings: PlayedMeeting[] = [];
  const again: PublishedLine[] = [];
  const played = new Set<string>();
  // Where a pair is said to have played a set twice, the fuller meeting is the one that was scheduled.
  for (const group of [...groups.values()].toSorted((one, other) => other.length - one.length)) {
    const [ns, ew] = mostFrequent(group, (line) => `${line.ns} ${line.ew}`).split(' ') as [string, string];
    const set = setOfBoard(group[0]!.board, sets);
    const everybody = everybodyIn({ ns, ew });
    const before = everybody.some((contestant) => played.has(`${contestant} ${set}`));
    const boards = grouped(group, ({ board }) => board);
    again.push(...(before ? group : [...boards.values()].flatMap((same) => same.slice(1))));
    if (before) continue;
    for (const contestant of everybody) played.add(`${contestant} ${set}`);
    meetings.push({ ns, ew, set, lines: [...boards.values()].map((same) => same[0]!) });
  }
  return { meetings, again };
}

/** A round for every meeting, from 0: those without one get the first further round in which everybody is free. */
function withFurtherRounds(
  meetings: readonly Meeting[],
  roundOf: readonly (number | null)[],
  rounds: number,
): number[] {
  const busy = new Set<string>();
  return meetings.map((meeting, index) => {
    const known = roundOf[index] ?? null;
    if (known !== null) return known;
    const everybody = everybodyIn(meeting);
    let round = rounds;
    while (everybody.some((contestant) => busy.has(`${contestant} ${round}`))) round++;
    for (const contestant of everybody) busy.add(`${contestant} ${round}`);
    return round;
  });
}

/**
 * A table for each meeting, from 1: each table has one meeting a round. Where North-South never sit East-West they stay
 * at their tables; elsewhere whoever can stay in a seat stays.
 *
 * @param roundOf the round of each meeting
 */
function seatAtTables(meetings: readonly Meeting[], roundOf: readonly number[]): number[] {
  const north = new Set(meetings.map(({ ns }) => ns));
  if (meetings.every((meeting) => !areForThemselves(meeting) && !north.has(meeting.ew))) {
    const byNumber = [...north].sort((one, other) => numberOf(one) - numberOf(other));
    return meetings.map(({ ns }) => byNumber.indexOf(ns) + 1);
  }
  return stayingWherePossible(meetings, roundOf);
}

function numberOf(contestant: string): number {
  return Number(contestant.replace(/^\D+/, ''));
}

function stayingWherePossible(meetings: readonly Meeting[], roundOf: readonly number[]): number[] {
  const inRounds = [...grouped(meetings.keys(), (index) => roundOf[index]!)].sort(
    ([one], [other]) => one - other,
  );
  const tables = Math.max(0, ...inRounds.map(([, together]) => together.length));
  const tableOf = meetings.map(() => 0);
  let seats = new Map<string, number>();
  for (const [, together] of inRounds) {
    const free = new Set(Array.from({ length: tables }, (_, index) => index + 1));
    const take = (index: number, table: number | undefined) => {
      if (tableOf[index] !== 0 || table === undefined || !free.delete(table)) return;
      tableOf[index] = table;
    };
    for (const index of together) take(index, seats.get(`NS ${meetings[index]!.ns}`));
    for (const index of together) take(index, seats.get(`EW ${meetings[index]!.ew}`));
    for (const index of together) take(index, [...free][0]);
    seats = new Map(
      together.flatMap((index) => [
        [`NS ${meetings[index]!.ns}`, tableOf[index]!] as const,
        [`EW ${meetings[index]!.ew}`, tableOf[index]!] as const,
      ]),
    );
  }
  return tableOf;
}

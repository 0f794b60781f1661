import { everybodyAt, isPlaceOfPhantom, sideOf } from '#movement';
import type { SeatName, SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { TableAtDesk } from '../api/deskDocuments.js';
import { calledIn, sectionOf } from './calledParts.js';
import { hostedIn, isAway, meetingAt, seatsOf, type Scheduled } from './schedule.js';

/** The seat that a contestant of an individual holds first in these rounds; undefined: none, or it is a pair. */
export function seatIn(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'tables'>,
  name: string,
  from: number,
  to: number,
): SeatName | undefined {
  const rounds = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const seats = rounds.flatMap((round) =>
    session.tables.flatMap((table) => {
      const meeting = meetingAt(session, table, round);
      return meeting?.partners ? seatsOf(meeting) : [];
    }),
  );
  return seats.find(([, contestant]) => contestant === name)?.[0] as SeatName | undefined;
}

/** The round in which a contestant that is not there in a round comes; undefined where nobody knows of one. */
export function comesIn(
  { contestants }: Pick<SessionSeen, 'contestants'>,
  name: string,
  round: number,
): number | undefined {
  const absences = contestants.find(({ contestant }) => contestant === name)?.absent ?? [];
  const now = absences.find(
    ({ fromRound, untilRound }) => round >= fromRound && (untilRound === null || round < untilRound),
  );
  return now?.untilRound ?? undefined;
}

/** The absence of a contestant that is to begin after a round; undefined where it is not to leave. */
export function absenceAhead(
  { contestants }: Pick<SessionSeen, 'contestants'>,
  name: string,
  round: number,
): { readonly fromRound: number } | undefined {
  const absences = contestants.find(({ contestant }) => contestant === name)?.absent ?? [];
  return absences.find(({ fromRound }) => fromRound > round);
}

/** A play of a board. */
export interface PlayMissed {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** Whether a contestant is a place of the movement that nobody has: whoever meets it sits out, and nobody misses a board. */
function isNobody(
  { sections, contestants }: Pick<SessionSeen, 'sections' | 'contestants'>,
  name: string,
): boolean {
  const absent = contestants.find(({ contestant }) => contestant === name)?.absent ?? [];
  return (
    sections.some(({ section, movement: { phantom } }) => isPlaceOfPhantom(`${section}-${phantom}`, name)) &&
    absent.some(({ fromRound, untilRound }) => fromRound === 1 && untilRound === null)
  );
}

/** What a contestant has missed or will miss while those are there who were to meet it, and on which side it sits. */
export function missedBy(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'tables'>,
  name: string,
): readonly (PlayMissed & { readonly side: SideName })[] {
  if (isNobody(session, name)) return [];
  const rounds = Math.max(0, ...session.sections.map(({ movement }) => movement.rounds));
  return Array.from({ length: rounds }, (_, index) => index + 1)
    .filter((round) => isAway(session, name, round))
    .flatMap((round) =>
      session.tables.flatMap((table) => {
        const meeting = meetingAt(session, table, round);
        if (!meeting || !everybodyAt(meeting).includes(name)) return [];
        const others = everybodyAt(meeting).filter((other) => other !== name);
        if (others.every((other) => isAway(session, other, round))) return [];
        const side = sideOf(meeting, name)!;
        return meeting.boards.map((board) => ({ table, round, board, side }));
      }),
    );
}

/** Whom a contestant is to meet from a round on, by the movement; of those who are away themselves nobody is left waiting. */
export function metFrom(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'tables'>,
  name: string,
  from: number,
): readonly { readonly round: number; readonly others: readonly string[] }[] {
  const rounds = Math.max(0, ...session.sections.map(({ movement }) => movement.rounds));
  return Array.from({ length: Math.max(0, rounds - from + 1) }, (_, index) => from + index).flatMap((round) =>
    session.tables.flatMap((table) => {
      const meeting = meetingAt(session, table, round);
      if (!meeting || !everybodyAt(meeting).includes(name)) return [];
      const others = everybodyAt(meeting).filter((other) => other !== name && !isAway(session, other, round));
      return others.length === 0 ? [] : [{ round, others }];
    }),
  );
}

/** How a board stands that nobody has a result on. */
const UNPLAYED: readonly TableAtDesk['boards'][number]['status'][] = [
  'to-play',
  'voided',
  'postponed',
  'not-played',
];

/**
 * From which round on a contestant can leave: the one that is played, or the next where it has a result in that one;
 * undefined where that was the last of its section.
 */
export function leavesFrom(
  session: Pick<SessionSeen, 'sections' | 'round' | 'called'>,
  name: string,
  tables: readonly Pick<TableAtDesk, 'table' | 'round' | 'boards'>[],
): number | undefined {
  const now = Math.max(1, calledIn(session, name));
  const played = tables.some(({ table, round, boards }) => {
    const meeting = round === now ? meetingAt(session, table, now) : undefined;
    if (!meeting || !everybodyAt(meeting).includes(name)) return false;
    return boards.some(({ status }) => !UNPLAYED.includes(status));
  });
  if (!played) return now;
  const rounds = session.sections.find(({ section }) => section === sectionOf(name))?.movement.rounds ?? 0;
  return now < rounds ? now + 1 : undefined;
}

type TablesNow = readonly Pick<TableAtDesk, 'table' | 'round' | 'state' | 'boards'>[];

/**
 * From which round on a contestant that was missing can come: the one that is played, as long as its table has begun none of
 * its boards, some table still plays it and somebody is there to meet it; else the next.
 */
export function comesFrom(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'round' | 'called' | 'tables'>,
  name: string,
  tables: TablesNow,
): number {
  const now = calledIn(session, name);
  const section = sectionOf(name);
  // Meanwhile somebody else plays in its place.
  if (now === 0 || hostedIn(session, section, now)) return matchFrom(session, section, now + 1);
  const isPlayed = tables.some(
    ({ table, round, state }) => sectionOf(table) === section && round === now && state === 'playing',
  );
  const own = session.tables.find((table) => {
    const meeting = meetingAt(session, table, now);
    const met = meeting ? everybodyAt(meeting) : [];
    return met.includes(name) && met.some((other) => other !== name && !isAway(session, other, now));
  });
  const boards = tables.find(({ table, round }) => table === own && round === now)?.boards ?? [];
  const begun = boards.some(({ status }) => !UNPLAYED.includes(status));
  return matchFrom(session, section, isPlayed && own !== undefined && !begun ? now : now + 1);
}

/** A round, or of teams that are drawn the first of the next match: a late team comes between matches. */
function matchFrom({ sections }: Pick<SessionSeen, 'sections'>, section: string, round: number): number {
  const { drawn, teams } = sections.find((data) => data.section === section)?.movement ?? {};
  const segments = (drawn === undefined ? undefined : teams?.segments) ?? 1;
  return Math.ceil((round - 1) / segments) * segments + 1;
}

/** From which round on somebody sits in for a player: the one that is played, or the next where the table is done with it. */
export function sitsInFrom(
  session: Pick<SessionSeen, 'sections' | 'round' | 'called'>,
  name: string,
  tables: TablesNow,
): number {
  const now = Math.max(1, calledIn(session, name));
  const done = tables.some(({ table, round, state }) => {
    const meeting = round === now ? meetingAt(session, table, now) : undefined;
    return meeting && everybodyAt(meeting).includes(name) && (state === 'finished' || state === 'sit-out');
  });
  return done ? now + 1 : now;
}

/** The sides on which a contestant sits in these rounds, by the movement. */
export function sidesIn(scheduled: Scheduled, name: string, from: number, to: number): Set<SideName> {
  const [section, own] = name.split('-') as [string, string];
  const rows = scheduled.sections.find((data) => data.section === section)?.movement.rows ?? [];
  const rounds = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const plays = rounds.flatMap((round) => {
    const hosted = hostedIn(scheduled, section, round);
    const meets = hosted && [hosted.ns, hosted.ew].includes(name);
    if (meets) return [{ ns: hosted.ns === name, ew: hosted.ew === name }];
    return rows.map((row) => ({ ns: row[round - 1]?.ns === own, ew: row[round - 1]?.ew === own }));
  });
  return new Set(
    plays.flatMap(({ ns, ew }) => [...(ns ? (['NS'] as const) : []), ...(ew ? (['EW'] as const) : [])]),
  );
}

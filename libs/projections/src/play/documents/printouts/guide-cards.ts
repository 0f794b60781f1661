import { opponentsOf, partnerOf, type Meeting } from '#movement';
import {
  isAbsent,
  isDrawn,
  placeOf,
  roundsOfContestant,
  roundsOfSection,
  sectionOf,
  type Scheduled,
  type SeatName,
  type SideName,
} from '#tournament';
import { scheduleOf, type Schedule } from '../../schedule.js';
import type { SessionPlay } from '../../play-state.js';

/** Where a contestant is in a round, and what it does there, as far as the round is drawn. */
export type WayRound = {
  readonly round: number;
  /** 'undrawn': nobody knows yet where it goes, the round is still to be drawn. */
  readonly what: 'plays' | 'sits-out' | 'absent' | 'undrawn';
  /** Nothing: at no table. Who is not there has its place all the same, as long as the movement keeps one for it. */
  readonly table: string | null;
  readonly side: SideName | null;
  /** Of an individual: the seat. */
  readonly seat?: SeatName;
  /** Who is met; nobody in a sit-out. Of an individual, the one of the two who sits North or East. */
  readonly opponents: string | null;
  /** For an individual who plays: the partner, and the partner of `opponents`. */
  readonly partners?: { readonly own: string; readonly theirs: string };
  readonly boards: readonly number[];
  /** Arrows are switched: the boards are turned, and who sits North-South plays East-West. */
  readonly turned: boolean;
};

/** A contestant's table and boards in a round. */
export function wayRound(session: SessionPlay, contestant: string, round: number): WayRound {
  const schedule = scheduleOf(session);
  const place = placeOf(schedule, contestant, round);
  const absent = isAbsent(schedule, contestant, round);
  const meeting = place && schedule.playedAt(place.table, round);
  const drawn = isDrawn(schedule, contestant, round);
  return {
    round,
    what: absent ? 'absent' : !drawn ? 'undrawn' : meeting ? 'plays' : 'sits-out',
    table: place?.table ?? null,
    side: place?.side ?? null,
    ...(place?.seat && { seat: place.seat }),
    ...(meeting?.partners && { partners: partnersOf(meeting, contestant) }),
    opponents: meeting ? (place.side === 'NS' ? meeting.ew : meeting.ns) : null,
    boards: meeting?.boards ?? [],
    turned: place !== undefined && isTurned(schedule, place.table, round),
  };
}

function partnersOf(meeting: Meeting, contestant: string): { own: string; theirs: string } {
  const [, theirs] = opponentsOf(meeting, contestant) as [string, string];
  return { own: partnerOf(meeting, contestant)!, theirs };
}

/** A contestant's way through its section's rounds. */
export function wayOf(session: SessionPlay, contestant: string): WayRound[] {
  const rounds = roundsOfSection(scheduleOf(session), contestant);
  return Array.from({ length: rounds }, (_, index) => wayRound(session, contestant, index + 1));
}

/** Whether the boards are turned at a table in a round. */
export function isTurned({ sections }: Pick<Scheduled, 'sections'>, table: string, round: number): boolean {
  const section = sectionOf(table);
  const { arrowSwitched, scrambled } = sections.find((one) => one.section === section)!.movement;
  const atTable = scrambled?.[Number(table.slice(section.length)) - 1];
  return [...(arrowSwitched ?? []), ...(atTable ?? [])].includes(round);
}

/** Those who are there in some round: everybody but phantoms and who never came. */
export function takingPart(schedule: Schedule): string[] {
  return schedule.contestants.filter((contestant) => roundsOfContestant(schedule, contestant).length > 0);
}

/** A contestant's guide card: its way through the session. */
export type GuideCard = {
  readonly contestant: string;
  readonly section: string;
  /** The table at which it stays for the whole session; nothing: it moves. */
  readonly stationary: string | null;
  readonly rounds: readonly WayRound[];
};

const made = new WeakMap<Schedule, readonly GuideCard[]>();

/** The guide cards of everybody who takes part. */
export function guideCards(session: SessionPlay): readonly GuideCard[] {
  const schedule = scheduleOf(session);
  const cards =
    made.get(schedule) ?? takingPart(schedule).map((contestant) => guideCardOf(session, contestant));
  made.set(schedule, cards);
  return cards;
}

/** A contestant's guide card. */
export function guideCardOf(session: SessionPlay, contestant: string): GuideCard {
  const rounds = wayOf(session, contestant);
  const tables = new Set(rounds.map(({ table }) => table));
  const [only = null] = tables;
  return {
    contestant,
    section: sectionOf(contestant),
    stationary: tables.size === 1 && rounds.length > 1 ? only : null,
    rounds,
  };
}

/** A contestant's slip: who it is, and where it begins. */
export type QrSlip = {
  readonly contestant: string;
  /** The first round in which it is there and has a place; nothing where it has none at all. */
  readonly start: Pick<WayRound, 'round' | 'what' | 'table' | 'side' | 'seat'> | null;
};

/** The slips of everybody who takes part. */
export function nameSlips(session: SessionPlay): QrSlip[] {
  return takingPart(scheduleOf(session)).map((contestant) => {
    const first = wayOf(session, contestant).find(({ what, table }) => what !== 'absent' && table !== null);
    if (!first) return { contestant, start: null };
    const { round, what, table, side, seat } = first;
    return { contestant, start: { round, what, table, side, ...(seat && { seat }) } };
  });
}

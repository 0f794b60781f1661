import { sectionOf } from '#tournament';
import { scheduleOf, type Schedule } from '../../schedule.js';
import type { SessionPlay } from '../../play-state.js';
import { takingPart, wayOf, type WayRound } from './way.js';

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
  const known = made.get(schedule);
  if (known) return known;
  const cards = takingPart(schedule).map((contestant) => guideCardOf(session, contestant));
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

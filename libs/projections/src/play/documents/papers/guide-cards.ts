import { sectionOf } from '#tournament';
import { scheduleOf } from '../../schedule.js';
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

/** The guide cards of everybody who takes part. */
export function guideCards(session: SessionPlay): GuideCard[] {
  return takingPart(scheduleOf(session)).map((contestant) => guideCardOf(session, contestant));
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

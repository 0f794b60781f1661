import type { RankingAtLine } from '../../command/command.js';
import { createSession, setSwiss } from '../commands/commands.js';
import { lastDrawn } from '../plan/drawn-rounds.js';
import { meetingAt, tablesOf } from '../plan/schedule.js';
import { session, type Journal, type Step } from './evening.js';

/** Session 1 with a Swiss of so many pairs, two boards a round. */
export function swissSetUp(
  pairs: number,
  rounds: number,
  draw: Readonly<Record<string, unknown>> = {},
): Step[] {
  return [
    [createSession, { session: '1' }],
    [setSwiss, { session: '1', pairs, rounds, boardsPerRound: 2, draw: { first: 'neighbours', ...draw } }],
  ];
}

/** Standings as the journal has them: the numbers of the pairs, the best first. */
export function standingsOf(
  text: string,
  { open = 0, upTo = 1, section = 'A' } = {},
): { readonly ranking: RankingAtLine } {
  const numbers = text.split(' ');
  const ranking = numbers.map((number, index) => ({
    contestant: `${section}-${number}`,
    place: index + 1,
    value: `${100 - index}`,
  }));
  return { ranking: { at: 100, upTo, open, ranking } };
}

/** Who meets in a round, table by table: `1-2 3-4`. */
export function meetings(journal: Journal, round: number): string {
  const state = session(journal);
  return tablesOf(state)
    .map((table) => meetingAt(state, table, round))
    .map((meeting) => (meeting ? `${meeting.ns.slice(2)}-${meeting.ew.slice(2)}` : '?'))
    .join(' ');
}

/** The last round of section A that is drawn. */
export function drawnUpTo(journal: Journal): number {
  return lastDrawn(session(journal).sections[0]!);
}

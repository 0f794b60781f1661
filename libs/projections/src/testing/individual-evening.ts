import { asMovement, individualFor } from '#movement';
import type { JournalEvent, SectionData } from '#tournament';
import { scheduleOf } from '../play/schedule.js';
import { agreed, called, event, played, score, setUp, uuid, type PlayAt } from './play-events.js';

/** Twelve players at three tables, each with each as partner, one board a round. */
export const TWELVE_ALONE: readonly SectionData[] = [
  {
    section: 'A',
    movement: asMovement(individualFor({ players: 12 })) as SectionData['movement'],
    boardsPerRound: 1,
    firstBoard: 1,
  },
];

/** A session of twelve players in its first round; player 7 has a name. */
export function individualBegun(session = '1'): JournalEvent[] {
  return [
    ...setUp({ session, sections: TWELVE_ALONE }),
    event('session.started', { session, players: { 'A-7': [uuid(7)] } }),
    called(1, session),
  ];
}

const POINTS = [420, 450, -50, 170, 420, 620, -100];

/** What who sits North and South has. */
export function pointsAlone({ board, table, round }: PlayAt): number {
  return POINTS[(5 * board + 3 * Number(table.slice(1)) + round) % POINTS.length]!;
}

/** All rounds of a session, in which who sits North and South has what `pointsAlone` says. */
export function individualEvening(
  but: (play: PlayAt) => JournalEvent[] | undefined = () => undefined,
  session = '1',
): JournalEvent[] {
  const { tables, rounds, playedAt } = scheduleOf(played(individualBegun(session)).sessions[session]!);
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) => [
    ...(round === 1 ? [] : [called(round, session)]),
    ...tables.flatMap((table) =>
      playedAt(table, round)!.boards.flatMap((board) => {
        const play = { session, table, round, board, sections: TWELVE_ALONE };
        return but(play) ?? agreed(play, score(pointsAlone(play)));
      }),
    ),
  ]);
}

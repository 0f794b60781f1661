import { CLUB_REGULATION } from '#laws';
import { DEFAULT_SETTINGS } from '#tournament';
import type { Evening } from './evening.js';

const SCORE = { kind: 'score', score: 110 };

/**
 * Plays a Howell of four pairs, three rounds of one board, of which nothing can be corrected once it is closed.
 *
 * @param resultOf what every table enters for a board; left out: 110
 */
export async function playHowellOfFour(
  evening: Evening,
  resultOf: (board: number) => object = () => SCORE,
): Promise<void> {
  const own = { ...CLUB_REGULATION, name: 'own', source: '', edition: '' };
  const corrections = { scores: { minutes: 0 }, rulings: { minutes: 0 } };
  const settings = { ...DEFAULT_SETTINGS, regulation: { ...own, corrections } };
  await evening.command('tournament.choose-settings', { settings });
  await evening.command('session.create', { session: '1', boardSet: '1' });
  const movement = { kind: 'made', name: 'howell', tables: 2, rounds: 3 };
  const section = { section: 'A', boardsPerRound: 1, movement };
  await evening.command('session.set-movement', { session: '1', sections: [section] });
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2, 3]) {
    await evening.command('session.call-round', { session: '1', round });
    const path = `/api/tournaments/${evening.tournament}/sessions/1/room?after=${(await evening.book()).length}`;
    const { tables } = (await evening.director.get(path)).body;
    for (const { table, boards } of tables as { table: string; boards: { board: number }[] }[]) {
      for (const { board } of boards) {
        await evening.command('result.record', {
          session: '1',
          table,
          round,
          board,
          result: resultOf(board),
        });
      }
    }
  }
}

import type { Evening } from '../../testing/evening.js';

/** What the tables of two matches score on two boards: of tables A1 and A2 home wins both, those of A3 and A4 are alike. */
const SCORES = [
  ['A1', 1, 420],
  ['A2', 1, 50],
  ['A1', 2, 50],
  ['A2', 2, 110],
  ['A3', 1, 420],
  ['A4', 1, 420],
  ['A3', 2, 110],
  ['A4', 2, 110],
] as const;

/** Records round 1 of session 1 of four teams, two boards a match. */
export async function playFirstRound(evening: Evening): Promise<void> {
  for (const [table, board, score] of SCORES) {
    const result = { kind: 'score', score };
    await evening.command('result.record', { session: '1', table, round: 1, board, result });
  }
}

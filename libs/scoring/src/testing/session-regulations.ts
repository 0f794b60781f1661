import type { SessionRegulation } from '../session/session.js';

/** Regulations that sessions are commonly scored by. */
export const SESSION_REGULATIONS = {
  /** The Laws of 2017 as the English Bridge Union applies them (White Book 2025): exact to the end. */
  'white-book': {
    method: { kind: 'matchpoints', scale: 'double', smallFields: 'white-book' },
    guarantee: 'law-12c2c',
    fullCard: 'own',
  },
  /**
   * As ACBLscore does it: an award is rounded to hundredths before it is added, the session score when it has been
   * scaled, and the percentage is taken from that score. Artificial scores stay 60, 50 and 40 %.
   */
  acblscore: {
    method: { kind: 'matchpoints', scale: 'acbl', smallFields: 'single-score', decimals: 2 },
    guarantee: 'none',
    fullCard: 'section',
    decimals: { score: 2, percentage: 2 },
  },
} as const satisfies Readonly<Record<string, SessionRegulation>>;

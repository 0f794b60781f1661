import type { PublishedMatch } from './published-match.js';

type CarryOver = PublishedMatch['carryOver'];

const DECIMAL = /^-?\d{1,6}(\.\d{1,2})?$/;

/** What two teams begin a match with where a file does not tell. */
const NOTHING_CARRIED: CarryOver = { home: '0', away: '0' };

/** Whether either begins with anything. */
export function isCarried({ home, away }: CarryOver): boolean {
  return Number(home) !== 0 || Number(away) !== 0;
}

/** Whether a text says what two teams begin a match with: `10 0`. */
export function isCarryOver(text: string): boolean {
  const [, home = '', away = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  return DECIMAL.test(home) && DECIMAL.test(away);
}

/**
 * What a file says the teams begin with: nothing where it says none, or no numbers.
 *
 * @param said the home team's and the other's in its groups
 */
export function carryOverSaid(said: RegExpExecArray | null): CarryOver {
  const [, home = '', away = ''] = said ?? [];
  return DECIMAL.test(home) && DECIMAL.test(away) ? { home, away } : NOTHING_CARRIED;
}

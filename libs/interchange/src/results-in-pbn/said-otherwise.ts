import { pbnPlace, type PbnGame } from '../pbn/pbn-game.js';
import type { ValueFault } from '../faults/unreadable.js';
import { SESSION_TAGS } from './further-tables.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';

/** Tags that say something of a whole session: its first game that has one is believed. */
const OF_SESSION = ['Site', 'Scoring', 'Competition', ...SESSION_TAGS] as const;

/** What later games of a session, or of a match, say otherwise of all of it, each value once. */
export function saidOtherwise(
  games: readonly PbnGame[],
  names: readonly string[] = OF_SESSION,
): ValueFault[] {
  return names.flatMap((name) => {
    const values = new Map<string, PbnGame>();
    for (const game of games) {
      const said = saidBy(game, name);
      if (said !== '' && !values.has(said)) values.set(said, game);
    }
    const [first, ...others] = values;
    return others.map(([found, game]): ValueFault => {
      const { line } = pbnPlace(game, name);
      const other = `${name} ${first![0]}`;
      return { code: 'interchange.contradiction', format: TITLE, line, path: name, found, other };
    });
  });
}

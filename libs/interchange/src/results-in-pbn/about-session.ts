import type { DealInFile } from '../deals/deal-file.js';
import { dealOfGame, hiddenHand } from '../deals/read-pbn.js';
import { oncePerBoard } from '../deals/same-boards.js';
import { isNoDeal } from '../text/written-fields.js';
import type { PbnGame } from '../pbn/pbn-game.js';
import { dayOf } from '../published/published-event.js';
import type { PublishedGame } from '../published/published-game.js';
import { dateIn } from '../text/written-values.js';
import { methodIn } from './further-tables.js';
import { saidBy, saidInSome, TITLE } from './sessions-in-pbn.js';

/** What the games of a session tell of it. */
export function aboutSession(
  games: readonly PbnGame[],
): Pick<PublishedGame, 'title' | 'date' | 'event' | 'session'> {
  const value = (name: string) => saidInSome(games, name);
  const said = dateIn(value('Date'));
  const date = said && dayOf(said.year, said.month, said.day);
  const program = value('Generator') || value('Application');
  const method = methodIn(games);
  const number = /^[1-9]\d?$/.test(value('Session')) ? Number(value('Session')) : 1;
  return {
    title: value('Event') || TITLE,
    date: value('Date') || null,
    event: {
      ...(date !== undefined && { day: date }),
      ...(value('Site') !== '' && { venue: value('Site') }),
      ...(program !== '' && { program: { name: program } }),
      ...(method !== '' && { method }),
    },
    session: { number, of: number },
  };
}

/** The deals of a session that are whole, each once. @throws UnreadableDeals */
export function dealsOf(games: readonly PbnGame[]): DealInFile[] {
  return oncePerBoard(
    games.flatMap((game) =>
      isNoDeal(saidBy(game, 'Deal')) || hiddenHand(game, 1) ? [] : [dealOfGame(game, 1)],
    ),
  );
}

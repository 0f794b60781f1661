import { pbnPlace, type PbnGame } from '../pbn/pbn-game.js';
import { isCarryOver } from '../published/published-match.js';
import { saysNothing } from '../text/written-values.js';
import type { ValueFault } from '../faults/unreadable.js';
import { CARRY_OVER, isSessionTagUnderstood, SESSION_TAGS } from './further-tables.js';
import type { RowOfBoard } from './rows-of-games.js';
import { isId } from './about-session.js';
import { isOfOneTable, isOfTeams, saidBy, TITLE } from './sessions-in-pbn.js';

const NUMBER = /^[1-9]\d{0,3}$/;
const SCORING =
  /^(MPs?|MP[12]|EMP|match|IMP|X-?IMP|cross|butler|mean|median|BAM|PAB|board|VP|victory|point|total|aggregate|rubber|chicago|cavendish|instant|list|trumps|pairs|teams?)/i;
const COMPETITION =
  /indiv|pair|team|swiss|knock|robin|duplicate|butler|match|barometer|mitchell|howell|patton|board|cavendish|chicago|rubber/i;

/** Tags by which something of a session is told beside its results: whether their values are understood. */
const UNDERSTOOD: Readonly<Record<string, (text: string, game: PbnGame) => boolean>> = {
  Scoring: (text) => SCORING.test(text),
  Competition: (text) => COMPETITION.test(text),
  Session: (text) => /^[1-9]\d?$/.test(text),
  Room: (text, game) => !isOfTeams(game) || /^(open|closed)$/i.test(text),
  [CARRY_OVER]: (text) => isCarryOver(text),
};

/**
 * Values of tags and of the columns Round and Table that are not understood, each once.
 *
 * @param sections the letters of those that there are
 */
export function notUnderstood(
  games: readonly PbnGame[],
  rows: readonly RowOfBoard[],
  sections: readonly string[],
): ValueFault[] {
  const seen = new Set<string>();
  const once = (name: string, text: string, line: number): ValueFault[] => {
    const key = `${name} ${text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const found = text.slice(0, 20);
    return [{ code: 'interchange.not-understood', format: TITLE, line, path: name, found }];
  };
  const ofGames = games
    .filter((game) => game.tags.has('ScoreTable') || isOfOneTable(game))
    .flatMap((game) => {
      const unread = (name: string, isUnderstood: (text: string) => boolean) => {
        const text = saidBy(game, name);
        return text === '' || isUnderstood(text) ? [] : once(name, text, pbnPlace(game, name).line);
      };
      return [
        ...Object.entries(UNDERSTOOD).flatMap(([name, test]) => unread(name, (text) => test(text, game))),
        ...SESSION_TAGS.flatMap((name) =>
          unread(name, (text) => isSessionTagUnderstood(name, text, sections)),
        ),
      ];
    });
  const ofRows = rows.flatMap(({ game, row }) =>
    ['Round', 'Table'].flatMap((name) => {
      const text = (row.more.get(name) ?? '').trim();
      const line = game.tags.has('ScoreTable') ? row.line : pbnPlace(game, name).line;
      return saysNothing(text) || NUMBER.test(text) ? [] : once(name, text, line);
    }),
  );
  // Some say them by numbers: then others, too, are no names.
  const pairs = (rows.some(({ row }) => isId(row.pairNS)) ? rows : []).flatMap(({ game }) =>
    game.tags.has('ScoreTable')
      ? []
      : ['PairNS', 'PairEW'].flatMap((name) => {
          const text = saidBy(game, name);
          return text === '' || isId(text) ? [] : once(name, text, pbnPlace(game, name).line);
        }),
  );
  return [...ofGames, ...ofRows, ...pairs];
}

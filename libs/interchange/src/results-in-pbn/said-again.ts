import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { boardIn } from '../text/written-values.js';
import type { ValueFault } from '../faults/unreadable.js';
import { TITLE } from './sessions-in-pbn.js';

/** Tags by which nothing of a result is told: whatever stands there again takes none away. */
const BESIDE = /^(Annotator|AnnotationNA|Application|Generator|Hidden|Mode|Note|Termination|Time|UTC.*)$/;

/** Tags of results that a game has again, and otherwise: a second table of scores is not read, and that is told. */
export function saidAgain(games: readonly PbnGame[]): ValueFault[] {
  return games.flatMap((game) =>
    (game.again ?? []).flatMap(({ name, line }): ValueFault[] => {
      if (BESIDE.test(name)) return [];
      const board = boardIn(pbnValue(game, 'Board'));
      const { line: firstLine } = pbnPlace(game, name);
      const place = { format: TITLE, line, ...(board !== undefined && { board }) };
      return [{ code: 'interchange.again', ...place, name, firstLine }];
    }),
  );
}

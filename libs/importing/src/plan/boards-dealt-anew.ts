import { contestantsOnLine, type PublishedGame, type PublishedResult } from '#interchange';
import { numbersBehind } from './game-plan.js';

/** A game whose boards have numbers of their own, and which numbers it had for several deals. */
export interface NumberedGame {
  readonly result: PublishedResult;
  /** Nothing where each number was one deal already. */
  readonly again: readonly number[];
}

/**
 * A Swiss of pairs in which boards of the same numbers are dealt anew for later rounds: nobody plays a deal twice, so who
 * meets a number again plays another deal, which is compared with those of its round alone. Such boards get numbers
 * behind the others, with the same dealer and vulnerability. Which of several deals a file means by a number is not known.
 */
export function withNumbersOfTheirOwn(result: PublishedResult): NumberedGame {
  const { game, figures } = result;
  const again = game.kind === 'swiss-pairs' ? playedAgain(game) : new Set<number>();
  if (again.size === 0) return { result, again: [] };
  const before = numbersBefore(game);
  const numbered = (board: number, round: number | null) => board + (before.get(round) ?? 0);
  return {
    result: {
      game: {
        ...game,
        sections: game.sections.map((section) => ({
          ...section,
          lines: section.lines.map((line) => ({ ...line, board: numbered(line.board, line.round) })),
        })),
        deals: game.deals.filter(({ board }) => !again.has(board)),
      },
      figures: { ...figures, datums: figures.datums.filter(({ board }) => !again.has(board)) },
    },
    again: [...again].toSorted((one, other) => one - other),
  };
}

/** The numbers that somebody meets in several rounds. */
function playedAgain({ sections }: PublishedGame): Set<number> {
  const again = new Set<number>();
  for (const { lines } of sections) {
    const roundOf = new Map<string, number | null>();
    for (const line of lines) {
      for (const one of contestantsOnLine(line)) {
        const key = `${one} ${line.board}`;
        const known = roundOf.get(key);
        if (known !== undefined && known !== line.round) again.add(line.board);
        roundOf.set(key, line.round);
      }
    }
  }
  return again;
}

/** By how much the numbers of each round are raised: more from each round on in which some come again. */
function numbersBefore({ sections }: PublishedGame): ReadonlyMap<number | null, number> {
  const lines = sections.flatMap((section) => section.lines);
  const highest = lines.reduce((most, { board }) => Math.max(most, board), 0);
  const step = numbersBehind(highest);
  const rounds = [...new Set(lines.map(({ round }) => round))].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const before = new Map<number | null, number>();
  let raised = 0;
  let seen = new Set<number>();
  for (const round of rounds) {
    const boards = new Set(lines.filter((line) => line.round === round).map(({ board }) => board));
    if ([...boards].some((board) => seen.has(board))) {
      raised += step;
      seen = new Set();
    }
    for (const board of boards) seen.add(board);
    before.set(round, raised);
  }
  return before;
}

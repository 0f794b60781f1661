import type { KnockoutSegment, Team, TeamBoardAward } from '#scoring';
import { numberText } from './number-text.js';

/** What a segment adds to a team's running score: board by board, and what was given or taken. */
export function segmentTerms(segment: KnockoutSegment, number: number, team: Team): string[] {
  const { before, after, boards } = segment;
  return [
    `before segment ${number}: ${numberText(before[team])}`,
    ...boards.map((board) => `board ${board.board}: ${boardTerm(board[team])}`),
    ...segment[team].adjustments.map(({ id, amount }) => `${id}: ${String(amount)}`),
    `won ${numberText(segment[team].won)}, so after it ${numberText(after[team])}`,
  ];
}

function boardTerm({ comparisons, points }: TeamBoardAward): string {
  const compared = comparisons.map((one) => {
    if (one.kind === 'not-played') return 'a table has no score';
    if (one.kind === 'ruled') return `ruled: ${numberText(one.points)}`;
    return one.parts
      .map(({ home, away, difference }) => `${home} and ${away}, a difference of ${difference}`)
      .join('; ');
  });
  return `${compared.join('; ')}: ${points ? `${numberText(points)} IMPs` : 'it does not count'}`;
}

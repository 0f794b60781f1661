import type { MatchChangedSeen } from '../api/rulingPreview.js';
import type { ChangedRow } from './comparedRows.js';
import { impsText, pointsText } from '../play/figures.js';

/** By which a match that is changed is told from others. */
export function keyOfMatch({
  home,
  away,
  firstBoard,
}: Pick<MatchChangedSeen, 'home' | 'away' | 'firstBoard'>) {
  return `${home} ${away} ${firstBoard}`;
}

/** What is otherwise of a match as rows: its boards, and behind them what it stands at. */
export function changedRows(
  { imps, before, after, boards }: Pick<MatchChangedSeen, 'imps' | 'before' | 'after' | 'boards'>,
  locale: string,
  called: { readonly score: string; readonly victoryPoints: string },
): ChangedRow[] {
  const onBoard = (points: (typeof boards)[number]['before']) => {
    const text = imps ? impsText : pointsText;
    return points ? `${text(points.home, locale)} / ${text(points.away, locale)}` : '–';
  };
  const standing = (figures: typeof before) => {
    if (!figures) return '–';
    const { score, victoryPoints } = figures;
    const stands = `${pointsText(score.home, locale)} : ${pointsText(score.away, locale)}`;
    if (!victoryPoints) return stands;
    const [home, away] = [victoryPoints.home, victoryPoints.away].map((points) => pointsText(points, locale));
    return `${stands} · ${home} – ${away} ${called.victoryPoints}`;
  };
  return [
    ...boards.map((board) => ({
      key: `${board.board}`,
      called: `${board.board}`,
      before: onBoard(board.before),
      after: onBoard(board.after),
    })),
    { key: 'score', called: called.score, before: standing(before), after: standing(after) },
  ];
}

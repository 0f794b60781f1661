import type { i18n as I18n, TFunction } from 'i18next';
import { guaranteeOf, hasTop, type LawsEdition } from '#scoring';
import type { SessionMethod } from '#tournament';

type Board = SessionMethod['board'];
type BoardOf<Kind extends Board['kind']> = Extract<Board, { readonly kind: Kind }>;

/** What a method does, sentence by sentence, from what it says itself. */
export function methodWords(i18n: I18n, method: SessionMethod, laws: LawsEdition): string[] {
  const { t } = i18n;
  const { board, ranking } = method;
  return [
    ...boardWords(t, board),
    guaranteeWords(t, method, laws),
    ...(hasTop(board) ? [t(`method.fullCard.${method.fullCard}`)] : []),
    t(`method.by.${ranking.by}`),
    ...rankingWords(t, ranking),
    ...roundingWords(i18n, method),
  ];
}

function rankingWords(t: TFunction, ranking: SessionMethod['ranking']): string[] {
  if (ranking.by === 'victory-points') return [t(`method.scale.${ranking.scale.kind}`)];
  return ranking.withoutBoards ? [t('method.withoutBoards.words')] : [];
}

function boardWords(t: TFunction, board: Board): string[] {
  switch (board.kind) {
    case 'matchpoints':
      return [t(`method.matchpoints.${board.scale}`), t(`method.fewResults.${board.smallFields}`)];
    case 'butler':
      return butlerWords(t, board);
    case 'cross-imps':
      return [
        t(`method.crossImps.${board.result}`),
        ...(board.cap === undefined ? [] : [t('method.cap', { cap: board.cap })]),
        t(`method.singleScore.${board.singleScore}`),
      ];
    case 'board-a-match':
      return [
        t(`method.boardAMatch.${board.scale}`),
        ...(board.tieUpTo === 0 ? [] : [t('method.tieUpTo', { points: board.tieUpTo })]),
        t(`method.singleScore.${board.singleScore}`),
      ];
    case 'instant-matchpoints':
      return [t('method.instant', { top: board.top })];
    default:
      return board satisfies never;
  }
}

function butlerWords(t: TFunction, board: BoardOf<'butler'>): string[] {
  return [
    t(`method.butler.${board.datum.roundTo}`),
    dropWords(t, board.datum),
    ...(board.shortBoards === 'factored' ? [t('method.shortBoards')] : []),
    t(`method.singleScore.${board.singleScore}`),
  ];
}

function dropWords(t: TFunction, { drop, dropFrom: from }: BoardOf<'butler'>['datum']): string {
  if (drop === 'none') return t('method.drop.none');
  if ('percentEachEnd' in drop)
    return t('method.drop.percentEachEnd', { from, percent: drop.percentEachEnd });
  return drop.eachEnd === 1
    ? t('method.drop.one', { from })
    : t('method.drop.several', { from, count: drop.eachEnd });
}

function guaranteeWords(t: TFunction, method: SessionMethod, laws: LawsEdition): string {
  const { board } = method;
  const guarantee = guaranteeOf(method, laws);
  if (hasTop(board)) return t(`method.guarantee.top.${guarantee}`);
  const added = board.kind === 'cross-imps' && (board.result === 'sum' || board.result === 'scheduled-sum');
  const worth = t(added ? 'method.worth.comparison' : 'method.worth.board');
  return t(`method.guarantee.imps.${guarantee}`, { worth });
}

/** To whole numbers, tenths, hundredths as the language writes them: `1`, `0.1`, `0,01`. */
function roundTo(language: string, decimals: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(10 ** -decimals);
}

function roundingWords({ t, language }: I18n, { board, decimals }: SessionMethod): string[] {
  const [award, total] = [board.decimals, decimals?.score];
  if (award === undefined && total === undefined) return [t('method.exact')];
  return [
    ...(award === undefined ? [] : [t('method.rounded', { unit: roundTo(language, award) })]),
    ...(total === undefined ? [] : [t('method.totalsRounded', { unit: roundTo(language, total) })]),
  ];
}

import { useTranslation } from 'react-i18next';
import { Key, Keys } from '../../kit/Keys.js';
import type { BoardOnSheetSeen } from '../../play/sheetQueries.js';

/** Which board is to be played: one of those that the table has still to play. */
export function BoardKeys({
  left,
  board,
  onChoose,
}: {
  readonly left: readonly BoardOnSheetSeen[];
  readonly board: number;
  readonly onChoose: (board: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <Keys label={t('sheetBoards.boardToPlay')}>
      {left.map((one) => (
        <Key key={one.board} size="small" pressed={one.board === board} onTap={() => onChoose(one.board)}>
          {one.board}
        </Key>
      ))}
    </Keys>
  );
}

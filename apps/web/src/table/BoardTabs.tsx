import { useTranslation } from 'react-i18next';
import { isSamePlay, signOf, statusTold, type BoardNow } from '../offline/atTable.js';
import { Key, Keys } from '../kit/Keys.js';

/** The boards of the round, those still open from earlier rounds before them; each with how far it has come. */
export function BoardTabs({
  boards,
  chosen,
  onChoose,
}: {
  readonly boards: readonly BoardNow[];
  readonly chosen: BoardNow | undefined;
  readonly onChoose: (board: BoardNow) => void;
}) {
  const { t } = useTranslation();
  return (
    <Keys label={t('entry.boards')} labelHidden beside>
      {boards.map((board) => (
        <Key
          key={`${board.table} ${board.round} ${board.board}`}
          size="small"
          pressed={chosen !== undefined && isSamePlay(board, chosen)}
          label={t(`entry.status.${statusTold(board)}`, { board: board.board })}
          onTap={() => onChoose(board)}
        >
          {board.board}
          {signOf(board)}
        </Key>
      ))}
    </Keys>
  );
}

import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { BoardOnSheetSeen } from '../../play/sheetQueries.js';

/** Which board of a round is meant. */
export function BoardField({
  boards,
  board,
  onChange,
}: {
  readonly boards: readonly BoardOnSheetSeen[];
  readonly board: number;
  readonly onChange: (board: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('sheetBoards.board')}
      value={board}
      data={boards.map((one) => one.board)}
      onChange={onChange}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetPlace } from '../../api/sheetCommands.js';
import { AskedButton } from '../../form/AskedButton.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import { boardsLeft } from './atBoard.js';
import { BoardField } from './BoardField.js';

/** A judge takes a board off a table that is not to play it: others play it all the same, so the table cannot say so. */
export function TakeBoardOff({
  tournament,
  place,
  sheet,
}: {
  readonly tournament: string;
  readonly place: SheetPlace;
  readonly sheet: SheetSeen;
}) {
  const { t } = useTranslation();
  const [wanted, setBoard] = useState<number>();
  const left = boardsLeft(sheet.boards, sheet.lines).filter(({ board }) => !sheet.hidden.includes(board));
  const next = left.find(({ board }) => board === wanted) ?? left[0];
  if (!next) return null;
  return (
    <AskedButton
      tournament={tournament}
      command="sheet.write-line"
      body={(reason) => ({
        ...place,
        board: next.board,
        line: sheet.next,
        what: { kind: 'void' },
        reason,
      })}
      title={t('sheetsRoom.takeOffTitle', { table: place.table })}
      text={
        <>
          <p>{t('sheetsRoom.takeOffText')}</p>
          <BoardField boards={left} board={next.board} onChange={setBoard} />
        </>
      }
      action={t('sheetsRoom.takeOff')}
      reason="needed"
      grave
    />
  );
}

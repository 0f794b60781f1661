import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetPlace } from '../../api/sheetCommands.js';
import { AskCommand } from '../../session/AskCommand.js';
import type { SheetSeen } from '../sheetQueries.js';
import { boardsLeft } from './atBoard.js';
import { BoardField } from './BoardField.js';
import { Button } from '../../parts/Button.js';

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
  const [asking, setAsking] = useState(false);
  const [wanted, setBoard] = useState<number>();
  const left = boardsLeft(sheet.boards, sheet.lines);
  const next = left.find(({ board }) => board === wanted) ?? left[0];
  if (!next) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('sheetsRoom.takeOff')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="sheet.write-line"
          body={(reason) => ({
            ...place,
            board: next.board,
            line: sheet.lines.length + 1,
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
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../../api/documents.js';
import { ofBoards } from '../../../messages/fieldText.js';
import { AskedButton } from '../../../form/AskedButton.js';
import { hiddenBoards } from '../../../sheets/duplicate/hiddenBoards.js';
import { sheetBoardQuery } from '../../../play/sheetQueries.js';

/** A sheet that is hidden as long as a judge has boards to play: they are shown when the judge asks, which is recorded. */
export function HiddenSheet({
  tournament,
  session: { session, boards },
}: {
  readonly tournament: string;
  readonly session: Pick<SessionSeen, 'session' | 'boards'>;
}) {
  const { t } = useTranslation();
  const travellers = useQueries({
    queries: boards.map((board) => sheetBoardQuery(tournament, session, board)),
  });
  const problems = travellers.map(({ error }) => error);
  const hidden = hiddenBoards(boards, problems);
  // All are asked for at once: the sheet is hidden as long as one of them is.
  if (travellers.some(({ isPending }) => isPending) || hidden.length === 0) return null;
  return (
    <div>
      <AskedButton
        tournament={tournament}
        command="session.show-hidden"
        body={() => ({ session, boards: hidden })}
        title={t('sheetsRoom.showHiddenTitle', ofBoards(hidden))}
        text={t('sheetsRoom.showHiddenText')}
        action={t('room.showHidden')}
        grave
      />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dealsQuery } from '../api/dealQueries.js';
import { site } from '../api/site.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';

/** All deals of a session on paper, once everybody may see every board: until then nothing says that they are known. */
export function HandRecords({ shown: { tournament, session, at } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { boards, released, boardSet } = session;
  const isOver = site === undefined && boards.length > 0 && boards.every((board) => released.includes(board));
  const { data: deals } = useQuery({ ...dealsQuery(tournament.id, boardSet, at), enabled: isOver });
  // Boards that were dealt at the table have no record.
  if (!isOver || !deals || deals.boards.length === 0) return null;
  return (
    <PdfWhenAsked
      tournament={tournament.id}
      of={{ paper: 'hand-records', session: session.session }}
      at={at}
      label={t('print.hand-records')}
    />
  );
}

import { PdfsOf } from '../prints/PdfsOf.js';
import { printoutsForHall, resultsOf } from '../prints/printoutsOfSession.js';
import { gameParts } from '../play/gameParts.js';
import type { PrintoutProps } from './PrintoutProps.js';

/** The printouts that are not shown as pages, as PDF files: for the hall, and with results. */
export function AsPdfPrintout({ tournament, session }: PrintoutProps) {
  const { boards } = gameParts(session.game);
  return (
    <PdfsOf
      tournament={tournament.id}
      papers={[...printoutsForHall(session.session, boards), ...resultsOf(session, boards)]}
    />
  );
}

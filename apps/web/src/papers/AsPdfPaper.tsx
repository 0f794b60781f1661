import { PdfsOf } from '../prints/PdfsOf.js';
import { papersOfHall, resultsOf } from '../prints/papersOfSession.js';
import { gameParts } from '../sheets/gameParts.js';
import type { PaperProps } from './PaperProps.js';

/** The papers that are no page here, as files: for the hall, and with results. */
export function AsPdfPaper({ tournament, session }: PaperProps) {
  const { boards } = gameParts(session.game);
  return (
    <PdfsOf
      tournament={tournament.id}
      papers={[...papersOfHall(session.session, boards), ...resultsOf(session, boards)]}
    />
  );
}

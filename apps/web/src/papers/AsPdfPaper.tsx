import { PdfsOf, papersOfHall, resultsOf } from '../prints/PdfsOf.js';
import { gameParts } from '../sheets/gameParts.js';
import type { PaperProps } from './PaperProps.js';

/** The papers that are no page here, as files: for the hall, and with results. */
export function AsPdfPaper({ tournament, session }: PaperProps) {
  const { boards } = gameParts(session.game);
  const name = session.session;
  return (
    <PdfsOf tournament={tournament.id} papers={[...papersOfHall(name, boards), ...resultsOf(name, boards)]} />
  );
}

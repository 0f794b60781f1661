import type { SeatName, SheetSettings } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { sheetDocument, type SheetDocument } from '../play/sheets/sheet-document.js';
import {
  sheetStandingsDocument,
  type SheetStandingsDocument,
} from '../play/sheets/sheet-standings-document.js';
import { scheduleOf } from '../play/schedule.js';

/**
 * The score sheets of a session, and the standings that follow from them. Reasons are the salted hashes of the journal.
 */
export type SheetsInProtocol = {
  readonly settings: SheetSettings;
  readonly standings: SheetStandingsDocument['standings'];
  /** Left out where nobody plays for a team. */
  readonly teams?: SheetStandingsDocument['teams'];
  readonly sheets: readonly SheetInProtocol[];
};

/** A sheet as it was agreed: the signatures stand for the one on paper. */
export type SheetInProtocol = Pick<
  SheetDocument,
  'table' | 'round' | 'status' | 'seated' | 'lines' | 'parts' | 'signed'
> & {
  readonly cards: readonly { readonly card: number; readonly seat: SeatName; readonly contestant: string }[];
  /** How long each has thought, where their time was taken. */
  readonly times?: SheetDocument['times'];
};

/** The sheets of a session, round by round and table by table; undefined: it is not written on sheets. */
export function sheetsInProtocol(session: SessionPlay): SheetsInProtocol | undefined {
  const standings = sheetStandingsDocument(session, { kind: 'everything' });
  if (!session.sheets || !standings) return undefined;
  const { tables, rounds } = scheduleOf(session);
  const sheets = Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    tables.flatMap((table) => {
      const sheet = session.written[table]?.[round] && sheetDocument(session, table, round);
      return sheet ? [sheetIn(sheet)] : [];
    }),
  );
  const { teams } = standings;
  return {
    settings: session.sheets,
    standings: standings.standings,
    ...(teams.length > 0 && { teams }),
    sheets,
  };
}

function sheetIn({
  table,
  round,
  status,
  seated,
  lines,
  parts,
  signed,
  cards,
  times,
}: SheetDocument): SheetInProtocol {
  const standing = cards.filter(({ takenBack }) => takenBack === null);
  return {
    table,
    round,
    status,
    seated,
    lines,
    parts,
    signed: [...signed].toSorted(),
    cards: standing.map(({ card, seat, contestant }) => ({ card, seat, contestant })),
    ...(times.length > 0 && { times }),
  };
}

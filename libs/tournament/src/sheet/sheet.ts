import { reject, type Rejected } from '../command.js';
import { sheetGame, type SheetLine, type SheetSettings } from '../games/games.js';
import { SEATS, type Seated, type SeatName } from '../names.js';
import { calledIn } from '../session/called-rounds.js';
import { noSuchTable } from '../session/guards.js';
import { seatedAt } from '../session/schedule.js';
import { sessionStream, type SessionState } from '../session/state.js';
import { tableStream } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { sheetStream, type SheetPlace, type SheetState } from './state.js';

/** The streams that a command about a sheet depends on. */
export const usesOfSheet = (place: SheetPlace) => ({
  sheet: sheetStream(place),
  table: tableStream(place),
  session: sessionStream(place.session),
  tournament: tournamentStream,
});

/** A table's sheet as a command finds it: who sits there, and by what it is written. */
export interface SheetAtTable {
  readonly game: NonNullable<ReturnType<typeof sheetGame>>;
  readonly settings: SheetSettings;
  readonly seated: Seated;
  readonly seats: readonly SeatName[];
}

/** The sheet of a table in a round, or what stands against there being one. */
export function sheetAt(session: SessionState, { table, round }: SheetPlace): Rejected | SheetAtTable {
  const game = sheetGame(session.game);
  const { sheets: settings } = session;
  if (!game || !settings) return reject({ code: 'sheet.no-sheets' });
  const unknown = noSuchTable(session, table);
  if (unknown) return unknown;
  const called = calledIn(session, table);
  if (round > called) return reject({ code: 'session.round-not-called', round, called });
  const seated = seatedAt(session, table, round);
  if (!seated) return reject({ code: 'sheet.nobody-there', table, round });
  return { game, settings, seated, seats: SEATS.filter((seat) => seated[seat] !== undefined) };
}

/** What a line is flagged with, or why it cannot be the one of its number. */
export function judgedLine(
  what: SheetLine,
  line: number,
  { lines }: SheetState,
  { game, settings, seats }: SheetAtTable,
): { readonly flags: readonly string[] } | Rejected {
  const [before, standing] = [lines.slice(0, line - 1), lines.slice(line - 1)];
  const judgement = game.judge(what, { settings, players: seats, lines: before, standing });
  if (judgement.possible) return judgement;
  const { fault, rule, seat } = judgement;
  return reject({ code: 'sheet.line-impossible', line, fault, rule, ...(seat !== undefined && { seat }) });
}

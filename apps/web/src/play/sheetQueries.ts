import type { Answer, Schemas } from '../api/schemas.js';
import { reading } from '../api/sessionQueries.js';

// Points and whists are exact: fractions as text.

type Of<What extends string> = `/api/tournaments/{tournament}/sessions/{session}/${What}`;

/** The sheet (пулька) of a table in a round. */
export type SheetSeen = Omit<Answer<Of<'sheets/{table}/{round}'>>, 'position'>;
/** A line of a sheet with what it has written. */
export type LineSeen = SheetSeen['lines'][number];
export type EntrySeen = LineSeen['entries'][number];
/** A player's part of a sheet: columns as they are written, `2.6.10`; the balance with the terms that add up to it. */
export type PartSeen = SheetSeen['parts'][number];
/** A term of a balance, in whists. */
export type TermSeen = PartSeen['terms'][number];
/** A yellow card. */
export type CardOnSheetSeen = SheetSeen['cards'][number];
/** A player's time by the clock at the table, in seconds. */
export type TimeSeen = SheetSeen['times'][number];
export type BoardOnSheetSeen = SheetSeen['boards'][number];
/** What was done to a sheet. */
export type SheetEventSeen = SheetSeen['history'][number];

/** How far the sheet of a table has come. */
export type SheetListed = Answer<Of<'sheets'>>['sheets'][number];

/** Who stands where by the sheets up to a round. */
export type SheetStandingsSeen = Schemas['SheetStandingsDocument'];
export type SheetStandingSeen = SheetStandingsSeen['standings'][number];
export type SheetRoundSeen = SheetStandingSeen['rounds'][number];
export type SheetTeamSeen = SheetStandingsSeen['teams'][number];
/** A cut that is announced and not made yet, with whom it would let go on as they stand. */
export type CutAheadSeen = SheetStandingsSeen['cuts'][number];

/** A board over all tables. */
export type SheetBoardSeen = Answer<Of<'sheet-boards/{board}'>>;
export type TableOfBoardSeen = SheetBoardSeen['tables'][number];
/** What a player has made of a board that others play too. */
export type SeatOfBoardSeen = TableOfBoardSeen['seats'][number];
/** A part of a score; the values of the parts add up to it. */
export type PartOfScore = SeatOfBoardSeen['parts'][number];

/** How far the sheets of all tables have come, round by round. */
export const sheetsQuery = (tournament: string, session: string, at?: string) =>
  reading('/sheets', { tournament, session }, { at });

/** The sheet of a table in a round; now, or as it stood at a position or time. */
export const sheetQuery = (tournament: string, session: string, table: string, round: number, at?: string) =>
  reading('/sheets/{table}/{round}', { tournament, session, table, round }, { at });

/** Who stands where by the sheets. */
export const sheetStandingsQuery = (tournament: string, session: string, at?: string) =>
  reading('/sheet-standings', { tournament, session }, { at });

/** What all tables have made of a board, hand by hand; now, or as it stood at a position or time. */
export const sheetBoardQuery = (tournament: string, session: string, board: number, at?: string) =>
  reading('/sheet-boards/{board}', { tournament, session, board }, { at });

import { z } from 'zod';
import { defineQuery, numberIn, ofSession } from './define-query.js';

export const sheetList = defineQuery({
  name: 'sheet.list',
  summary: 'Progress of each table’s score sheet, by round',
  path: 'sessions/:session/sheets',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, { session }) => ({ sheets: queries.sheets.all(session) }),
});

export const sheet = defineQuery({
  name: 'sheet.one',
  summary: 'A table’s score sheet for a round: each row, each entry with its rule, and the settlement',
  path: 'sessions/:session/sheets/:table/:round',
  audience: 'may-see',
  parameters: ofSession.extend({ table: z.string(), round: z.string() }),
  read: ({ queries }, { session, table, round }) =>
    queries.sheets.sheet(session, table, numberIn(round, 'sheet.nobody-there', { table, round })),
});

export const sheetBoard = defineQuery({
  name: 'sheet.board',
  summary:
    'Results of a shared deal at all tables, compared seat by seat, once it has been played everywhere',
  path: 'sessions/:session/sheet-boards/:board',
  audience: 'may-see',
  parameters: ofSession.extend({ board: z.string() }),
  read: ({ queries }, { session, board }) =>
    queries.sheets.board(session, numberIn(board, 'session.board-unknown', { board })),
});

export const sheetStandings = defineQuery({
  name: 'sheet.standings',
  summary: 'The standings from the score sheets, each score with the rows behind it',
  path: 'sessions/:session/sheet-standings',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, { session }) => queries.sheets.standings(session),
});

import { reading } from './sessionQueries.js';

/** What was called and played on a board, as far as the reader may see it. */
export const recordsQuery = (tournament: string, session: string, board: number, at?: string) =>
  reading('/boards/{board}/records', { tournament, session, board }, { at });

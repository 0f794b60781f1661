import type { Answer, Schemas } from './schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { dealsKey } from './dealQueries.js';
export type BoardSetSeen = Schemas['BoardSetSeen'];
export type BoardOfSet = BoardSetSeen['boards'][number];
export type DealingTold = NonNullable<BoardOfSet['dealing']>;
export type CopySeen = BoardOfSet['copies'][number];
export type CopyMaking = NonNullable<CopySeen['made']>['how'];
export type CopyChecking = NonNullable<CopySeen['check']>['how'];

/** The cards of a copy: of one board suit by suit, or of several in a file. */
export type CopyCards =
  | { readonly how: 'by-hand'; readonly copy: number; readonly board: number; readonly deal: string }
  | {
      readonly how: 'machine-report' | 'second-reading';
      readonly copy: number;
      readonly format: DealFileFormat;
      readonly file: string;
      readonly first?: number;
    };
export type CopiesCompared = Answer<'/api/tournaments/{tournament}/board-sets/{set}/checks', 'post'>;

/** How files of deals are called, and how their names end. */
export const DEAL_FILE_FORMATS = [
  'PBN',
  'DUP',
  'DLM',
  'BRI',
  'DGE',
  'BER',
  'BHG',
  'CDS',
  'RZD',
  'LIN',
  'CSV',
] as const;
/** The format of deals of preferans, for which no machine has one. */
export const PREFERANS_HANDS = 'HANDS';

export type DealFileFormat = (typeof DEAL_FILE_FORMATS)[number] | typeof PREFERANS_HANDS;

/** All deal sets of a tournament, and the journal entry up to which they were read. */
export const boardSetsSeenQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), 'sets'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/board-sets', { params: { path: { tournament } }, signal }),
  });

/** Every set of boards of a tournament. */
export const boardSetsQuery = (tournament: string) =>
  queryOptions({ ...boardSetsSeenQuery(tournament), select: ({ sets }) => sets });
export type DealOfBoard = Answer<'/api/tournaments/{tournament}/board-sets/{set}/boards/{board}/deal'>;

/** The deal of a board, whether or not a session plays it. */
export const dealOfBoardQuery = (tournament: string, set: string, board: number) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), set, 'board', board],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/board-sets/{set}/boards/{board}/deal', {
        params: { path: { tournament, set, board } },
        signal,
      }),
  });

function given(tournament: string, set: string, commandId: string) {
  return { path: { tournament, set }, header: { 'Idempotency-Key': commandId } };
}
export type FileGiven = Answer<'/api/tournaments/{tournament}/board-sets/{set}/file', 'post'>;

/** Deals that nobody may see, in a file for a dealing machine. */
export function takeDealFile(
  tournament: string,
  set: string,
  body: { readonly format: DealFileFormat; readonly boards: readonly number[] },
  commandId: string,
): Promise<FileGiven> {
  return api.post('/api/tournaments/{tournament}/board-sets/{set}/file', {
    params: given(tournament, set, commandId),
    body,
  });
}

/** Compares a copy of boards with their originals. */
export function checkCopies(
  tournament: string,
  set: string,
  body: CopyCards,
  commandId: string,
): Promise<CopiesCompared> {
  return api.post('/api/tournaments/{tournament}/board-sets/{set}/checks', {
    params: given(tournament, set, commandId),
    body,
  });
}
export type DealsTaken = Answer<'/api/tournaments/{tournament}/board-sets/{set}/deals', 'post'>;

/** Deals that were made elsewhere. */
export function importDeals(
  tournament: string,
  set: string,
  body: {
    readonly format: DealFileFormat;
    readonly file: string;
    readonly first?: number;
    readonly sqk?: string;
  },
  commandId: string,
): Promise<DealsTaken> {
  return api.post('/api/tournaments/{tournament}/board-sets/{set}/deals', {
    params: given(tournament, set, commandId),
    body,
  });
}

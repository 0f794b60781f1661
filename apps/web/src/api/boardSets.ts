import { queryOptions } from '@tanstack/react-query';
import type { SetDescription } from '#tournament';
import { request } from './client.js';
import { dealsKey } from './dealQueries.js';
import type { DealingStatus } from './roomDocuments.js';
import type { DealLookSeen, DoubleDummySeen } from './travellerDocuments.js';
import type { DealtBy, RepeatGround } from './sessionCommands.js';

/** A set of boards for those who prepare them. */
export interface BoardSetSeen {
  readonly set: string;
  readonly description: SetDescription | null;
  /** How many copies are needed is being worked out. */
  readonly planning: boolean;
  /** Why its deals may have been played before (Law 6D2). */
  readonly repeats: RepeatGround | null;
  /** Whether players of both sides are present while its boards are dealt at the table (Law 6C). */
  readonly bothSides: boolean;
  readonly sessions: readonly {
    readonly session: string;
    readonly status: 'set-up' | 'running' | 'closed';
  }[];
  readonly boards: readonly BoardOfSet[];
  /** Deals that were given to duplicators in files. */
  readonly files: readonly {
    readonly position: number;
    readonly time: number;
    readonly boards: readonly number[];
    readonly format: string;
    readonly contestant: boolean;
    readonly name: string | null;
  }[];
}

export interface BoardOfSet {
  readonly board: number;
  readonly status: DealingStatus;
  readonly promised: number | null;
  readonly sessions: readonly string[];
  readonly disclosed: boolean;
  /** Looks at its deal before it was released. */
  readonly looks: readonly DealLookSeen[];
  /** How many copies the sessions need; nothing as long as nobody has asked. */
  readonly needed: number | null;
  readonly copies: readonly CopySeen[];
  /** It was dealt by hand, or nothing is known of it yet. */
  readonly byHand: boolean;
  readonly dealing: DealingTold | null;
}

/** Who dealt a board by hand, as somebody has said; helpers and orders for those who direct. */
export interface DealingTold {
  readonly by: DealtBy;
  readonly bothSides: boolean | null;
  readonly table: string | null;
  readonly named?: string | null;
  readonly instruction?: string | null;
}

/** A copy of a board: who made it, and whether it was the same when it was last compared. */
export interface CopySeen {
  readonly copy: number;
  readonly made: { readonly time: number; readonly how: CopyMaking; readonly name: string | null } | null;
  readonly check: {
    readonly time: number;
    readonly how: CopyChecking;
    readonly equal: boolean;
    readonly name: string | null;
  } | null;
}

export type CopyMaking = 'by-hand' | 'machine';
export type CopyChecking = 'by-hand' | 'machine-report' | 'second-reading';

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

/** What came of comparing copies with their originals. */
export interface CopiesCompared {
  readonly position: number;
  readonly boards: readonly { readonly board: number; readonly equal: boolean }[];
}

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

/** Every set of boards of a tournament. */
export const boardSetsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), 'sets'],
    queryFn: async ({ signal }) =>
      (await request<{ sets: BoardSetSeen[] }>(`/api/tournaments/${tournament}/board-sets`, { signal })).sets,
  });

/** The deal of a board; nothing to one who may not see it. */
export interface DealOfBoard {
  readonly deal: string | null;
  readonly doubleDummy: DoubleDummySeen | null;
}

/** The deal of a board, whether or not a session plays it. */
export const dealOfBoardQuery = (tournament: string, set: string, board: number) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), set, 'board', board],
    queryFn: ({ signal }) =>
      request<DealOfBoard>(`/api/tournaments/${tournament}/board-sets/${set}/boards/${board}/deal`, {
        signal,
      }),
  });

function post<Answer>(tournament: string, path: string, body: unknown, commandId: string): Promise<Answer> {
  return request(`/api/tournaments/${tournament}/board-sets/${path}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': commandId },
  });
}

/** A file that the server has made: its bytes in base64. */
export interface FileGiven {
  readonly position: number;
  readonly name: string;
  readonly file: string;
}

/** Deals that nobody may see, in a file for a dealing machine. */
export function takeDealFile(
  tournament: string,
  set: string,
  body: { readonly format: DealFileFormat; readonly boards: readonly number[] },
  commandId: string,
): Promise<FileGiven> {
  return post(tournament, `${set}/file`, body, commandId);
}

/** Compares a copy of boards with their originals. */
export function checkCopies(
  tournament: string,
  set: string,
  body: CopyCards,
  commandId: string,
): Promise<CopiesCompared> {
  return post(tournament, `${set}/checks`, body, commandId);
}

/** What became of a file that was brought. */
export interface DealsTaken {
  readonly position: number;
  readonly boards: readonly number[];
  /** Boards whose deals were dealt before (Law 6D2). */
  readonly known: readonly number[];
  /** They were compared with the deals that an SQD has promised. */
  readonly promised: boolean;
}

/** Deals that were made elsewhere. */
export function bringDeals(
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
  return post(tournament, `${set}/deals`, body, commandId);
}

import type { TableAtDesk } from '../../api/deskDocuments.js';
import type { Meaning } from '../../kit/Pill.js';
import { isTimeOver, type Alert } from './alerts.js';

/** How tables status from across the hall, what wants the director first. */
export const TABLE_STATUSES = [
  'call',
  'disputed',
  'behind',
  'late',
  'attended',
  'held-up',
  'finishing',
  'playing',
  'put-off',
  'finished',
  'over',
  'sit-out',
  'waiting',
  'empty',
] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** In which colour a table stands, and by which sign; its word says the same. */
export const LOOK: Readonly<Record<TableStatus, { readonly meaning: Meaning; readonly sign: string }>> = {
  call: { meaning: 'bad', sign: '!' },
  disputed: { meaning: 'bad', sign: '≠' },
  behind: { meaning: 'warn', sign: '«' },
  late: { meaning: 'warn', sign: '+' },
  attended: { meaning: 'warn', sign: '§' },
  'held-up': { meaning: 'warn', sign: '…' },
  finishing: { meaning: 'live', sign: '◑' },
  playing: { meaning: 'live', sign: '►' },
  'put-off': { meaning: 'plain', sign: '→' },
  finished: { meaning: 'good', sign: '✓' },
  over: { meaning: 'good', sign: '✓' },
  'sit-out': { meaning: 'plain', sign: '–' },
  waiting: { meaning: 'plain', sign: '…' },
  empty: { meaning: 'plain', sign: '·' },
};

/** What a table is looked at by. */
export interface StatusBasis {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether it cannot begin its round: somebody, or a board, is still elsewhere. */
  readonly heldUp: boolean;
  /** Whether its scores come on slips: nobody can know how far it is. */
  readonly onPaper?: boolean;
}

/** How a table statuses from across the hall: what is most urgent about it. */
export function tableStatusOf(
  table: TableAtDesk,
  { now, heldUp, onPaper = false }: StatusBasis,
): TableStatus {
  const { state, boards, late, behind, left, putOff, over, calls } = table;
  if (calls.some(({ came }) => came === null)) return 'call';
  if (over) return 'over';
  if ([...boards, ...late].some(({ status }) => status === 'disputed')) return 'disputed';
  if (calls.length > 0) return 'attended';
  if (behind > 0 && !onPaper) return 'behind';
  if (state === 'finished' && putOff > 0) return 'put-off';
  if (state !== 'playing') return state;
  if (isTimeOver(table, now) && left > 0 && !onPaper) return 'late';
  if (heldUp) return 'held-up';
  return left === 1 && boards.length > 1 ? 'finishing' : 'playing';
}

/** Which tables of the hall are shown: all, those that want the director, or those with one status. */
export type Shown = 'all' | 'attention' | TableStatus;

/**
 * Of what there is to choose from, with how many tables each shows: all, those that want somebody, and each status that
 * there is; what is chosen stays even when no table has it any more.
 */
export function shownChoices(
  statuses: readonly TableStatus[],
  wanting: number,
  chosen: Shown,
): { readonly shown: Shown; readonly count: number }[] {
  const counts = TABLE_STATUSES.map((shown) => ({
    shown,
    count: statuses.filter((status) => status === shown).length,
  }));
  return [
    { shown: 'all' as const, count: statuses.length },
    { shown: 'attention' as const, count: wanting },
    ...counts,
  ].filter(({ shown, count }) => count > 0 || shown === 'all' || shown === chosen);
}

/** The tables that want the director, by what wants him. */
export function tablesWanting(alerts: readonly Alert[]): ReadonlySet<string> {
  return new Set(
    alerts.flatMap((want) => {
      if (want.kind === 'no-phone' || !('table' in want)) return [];
      // Another director is there, or on the way.
      const taken = want.kind === 'called' ? (want.cameBy ?? want.comingBy) : null;
      if (taken && !taken.self) return [];
      return want.kind === 'boards-missing' ? want.table.split(' + ') : [want.table];
    }),
  );
}

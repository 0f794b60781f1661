import { api } from './client.js';
import type { JournalLine } from './types.js';

/** The part of a journal that this page holds: newest first, without gaps as far as it reaches. */
export interface HeldJournal {
  readonly lines: readonly JournalLine[];
  /** The position up to which this was read, also when the last lines are not for this reader. */
  readonly position: number;
  /** True when there are no older lines to ask for. */
  readonly whole: boolean;
}

export const PAGE = 50;

/** Lines of both, each position once, newest first. */
export function mergeLines(held: readonly JournalLine[], more: readonly JournalLine[]): JournalLine[] {
  const byPosition = new Map([...held, ...more].map((line) => [line.position, line]));
  return [...byPosition.values()].sort((a, b) => b.position - a.position);
}

interface JournalQuery {
  readonly at?: string | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** The address of a reading with its parameters, those left out that are undefined. */
export function address(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The newest lines before a position (or at a point in the past). */
export async function fetchJournal(
  tournament: string,
  query: JournalQuery,
  signal?: AbortSignal,
): Promise<HeldJournal> {
  const { lines, position } = await api.get('/api/tournaments/{tournament}/journal', {
    params: { path: { tournament }, query: { ...query, limit: PAGE } },
    signal,
  });
  const sorted = mergeLines([], lines);
  const oldest = sorted.at(-1)?.position ?? 1;
  return { lines: sorted, position, whole: lines.length < PAGE || oldest <= 1 };
}

/** A journal with the lines that have come since. */
export function withNewer(held: HeldJournal, lines: readonly JournalLine[]): HeldJournal {
  const merged = mergeLines(held.lines, lines);
  return { ...held, lines: merged, position: Math.max(held.position, merged[0]?.position ?? 0) };
}

/** A journal with an older page of it. */
export function withOlder(held: HeldJournal, page: HeldJournal): HeldJournal {
  return { ...held, lines: mergeLines(held.lines, page.lines), whole: page.whole };
}

import { everybodyAt } from '#movement';
import type { BoardField, SideResult } from '#scoring';
import { sectionOf } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { byeLines } from './byes.js';
import { cancelledIn } from './cancelled.js';
import type { Extent } from './extent.js';
import { scoredLines } from './scored-lines.js';

/** Sections that are scored together, and how many scores their boards should have. */
export interface Scope {
  readonly sections: readonly string[];
  /** As many as the board that is played most: boards that are played less are factored to it. */
  readonly expected: number;
}

/** The sections of a session as they are scored: all together or each by itself. */
export function scopesOf(session: SessionPlay): Scope[] {
  const sections = session.sections.map(({ section }) => section);
  const scopes = session.settings.scored === 'together' ? [sections] : sections.map((section) => [section]);
  return scopes.map((together) => ({ sections: together, expected: expectedIn(session, together) }));
}

function expectedIn(session: SessionPlay, sections: readonly string[]): number {
  const counts = [...scheduleOf(session).playsOfBoard.values()].map(
    (plays) => plays.filter(({ table }) => sections.includes(sectionOf(table))).length,
  );
  return Math.max(1, ...counts);
}

/** The name of a board's field: its sections and its number, `A+B/7`. */
export function fieldName({ sections }: Scope, board: number): string {
  return `${sections.join('+')}/${board}`;
}

/** A board's fields: one, or one for each section that has played it. */
export function fieldsOfBoard(
  session: SessionPlay,
  scopes: readonly Scope[],
  board: number,
  extent: Extent,
): BoardField[] {
  const cancelled = cancelledIn(session);
  const played = scoredLines(session, board, extent).map((line) =>
    everybodyAt(line.contestants).some((contestant) => cancelled.has(contestant))
      ? { ...line, ns: NOT_PLAYED, ew: NOT_PLAYED }
      : line,
  );
  const there = new Set(played.map(({ id }) => id));
  const byes = byeLines(session, board, extent).filter(
    ({ id, contestants, ns }) =>
      !there.has(id) && !cancelled.has(ns.kind === 'not-played' ? contestants.ew : contestants.ns),
  );
  const lines = [...played, ...byes];
  return scopes.flatMap((scope) => {
    const own = lines.filter(({ place }) => scope.sections.includes(sectionOf(place.table)));
    if (own.length === 0) return [];
    const scores = own.filter(({ ns, ew }) => isCompared(ns) || isCompared(ew)).length;
    const expected = Math.max(scope.expected, scores);
    return [{ field: fieldName(scope, board), board, expected, lines: own }];
  });
}

/** Results with who has left do not count where the rule of the session cancels them: for nobody. */
const NOT_PLAYED = { kind: 'not-played' } as const satisfies SideResult;

function isCompared({ kind }: SideResult): boolean {
  return kind === 'score' || kind === 'weighted';
}

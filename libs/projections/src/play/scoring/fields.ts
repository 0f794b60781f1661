import { everybodyAt } from '#movement';
import type { BoardField, SideResult } from '#scoring';
import { sectionOf } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { byeLines } from './byes.js';
import { cancelledIn } from './cancelled.js';
import type { Extent } from './extent.js';
import { scoredLines, type Place } from './scored-lines.js';

/** Sections that are scored together, and how many scores their boards should have. */
export interface Scope {
  readonly sections: readonly string[];
  /** As many as the board that is played most: boards that are played less are factored to it. */
  readonly expected: number;
}

const known = new WeakMap<SessionPlay, readonly Scope[]>();

/** The sections of a session as they are scored: all together or each by itself. */
export function scopesOf(session: SessionPlay): readonly Scope[] {
  const scopes = known.get(session) ?? scopesIn(session);
  known.set(session, scopes);
  return scopes;
}

function scopesIn(session: SessionPlay): Scope[] {
  const sections = session.sections.map(({ section }) => section);
  const scopes = session.settings.scored === 'together' ? [sections] : sections.map((section) => [section]);
  const plays = [...scheduleOf(session).playsOfBoard.values()].map((of) => countBySection(of));
  return scopes.map((together) => ({ sections: together, expected: expectedIn(plays, together) }));
}

function countBySection(plays: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { table } of plays) {
    const section = sectionOf(table);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

function expectedIn(plays: readonly ReadonlyMap<string, number>[], sections: readonly string[]): number {
  const counts = plays.map((of) => sections.reduce((sum, section) => sum + (of.get(section) ?? 0), 0));
  return Math.max(1, ...counts);
}

/** What stands at places, by the scope in which it is scored; nothing of sections that are in no scope. */
export function inScopes<At>(
  scopes: readonly Scope[],
  all: readonly At[],
  tableOf: (one: At) => string,
): ReadonlyMap<Scope, readonly At[]> {
  const scopeOf = new Map(scopes.flatMap((scope) => scope.sections.map((section) => [section, scope])));
  const found = new Map<Scope, At[]>(scopes.map((scope) => [scope, []]));
  for (const one of all) {
    const scope = scopeOf.get(sectionOf(tableOf(one)));
    if (scope) found.get(scope)!.push(one);
  }
  return found;
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
  return [...inScopes(scopes, lines, ({ place }) => place.table)].flatMap(([scope, own]) => {
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

import { everybodyAt } from '#movement';
import type { BoardField, SideResult } from '#scoring';
import { methodOf, sectionOf, type TournamentSettings } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { byeLines } from './byes.js';
import { cancelledIn } from './contestants.js';
import type { Extent } from './extent.js';
import { scoredLines, type Place } from './scored-lines.js';

/** Sections that are scored together, and how many scores their boards should have. */
export interface Scope {
  readonly sections: readonly string[];
  /** As many as the board that is played most: boards that are played less are factored to it. */
  readonly expected: number;
  /** Each board's own number where each round is a match of its own: who comes later changes none that is over. */
  readonly ofBoard?: Readonly<Record<number, number>>;
}

/** Sections that are scored together. */
type Sections = Pick<Scope, 'sections'>;

const known = new WeakMap<SessionPlay, { readonly byMatch: boolean; readonly scopes: readonly Scope[] }>();

/** The sections of a session as they are scored, and how many scores their boards should have. */
export function scopesOf(
  session: SessionPlay,
  settings: Pick<TournamentSettings, 'method'>,
): readonly Scope[] {
  const byMatch =
    session.sections.some(({ movement }) => movement.drawn !== undefined) &&
    methodOf(settings, session.settings).ranking.by === 'victory-points';
  const before = known.get(session);
  if (before?.byMatch === byMatch) return before.scopes;
  const scopes = scopesIn(session, byMatch);
  known.set(session, { byMatch, scopes });
  return scopes;
}

/** The sections of a session as they are scored: all together or each by itself. */
export function sectionsScored(session: Pick<SessionPlay, 'sections' | 'settings'>): readonly Sections[] {
  const sections = session.sections.map(({ section }) => section);
  const scopes = session.settings.scored === 'together' ? [sections] : sections.map((section) => [section]);
  return scopes.map((together) => ({ sections: together }));
}

function scopesIn(session: SessionPlay, byMatch: boolean): Scope[] {
  const plays = [...scheduleOf(session).playsOfBoard].map(
    ([board, of]) => [board, countBySection(of)] as const,
  );
  return sectionsScored(session).map(({ sections }) => {
    const counts = plays.map(
      ([board, of]) => [board, sections.reduce((sum, section) => sum + (of.get(section) ?? 0), 0)] as const,
    );
    const expected = Math.max(1, ...counts.map(([, count]) => count));
    return { sections, expected, ...(byMatch && { ofBoard: Object.fromEntries(counts) }) };
  });
}

function countBySection(plays: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { table } of plays) {
    const section = sectionOf(table);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

/** What stands at places, by the scope in which it is scored; nothing of sections that are in no scope. */
export function inScopes<S extends Sections, At>(
  scopes: readonly S[],
  all: readonly At[],
  tableOf: (one: At) => string,
): ReadonlyMap<S, readonly At[]> {
  const scopeOf = new Map(scopes.flatMap((scope) => scope.sections.map((section) => [section, scope])));
  const found = new Map<S, At[]>(scopes.map((scope) => [scope, []]));
  for (const one of all) {
    const scope = scopeOf.get(sectionOf(tableOf(one)));
    if (scope) found.get(scope)!.push(one);
  }
  return found;
}

/** The name of a board's field: its sections and its number, `A+B/7`. */
export function fieldName({ sections }: Sections, board: number): string {
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
    const expected = Math.max(scope.ofBoard?.[board] ?? scope.expected, scores);
    return [{ field: fieldName(scope, board), board, expected, lines: own }];
  });
}

/** Results with who has left do not count where the rule of the session cancels them: for nobody. */
const NOT_PLAYED = { kind: 'not-played' } as const satisfies SideResult;

function isCompared({ kind }: SideResult): boolean {
  return kind === 'score' || kind === 'weighted';
}

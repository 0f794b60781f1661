import type { SessionSeen } from '../../api/documents.js';
import type { TableAtDesk } from '../../api/deskDocuments.js';
import { contestantText } from '../../messages/fieldText.js';

/** Something that was looked for in the room. */
export type Found =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'board'; readonly board: number }
  /** Who plays, and the table where they sit now; nothing: they sit at none. */
  | {
      readonly kind: 'contestant';
      readonly contestant: string;
      readonly table: string | null;
      readonly round: number;
    };

type Session = Pick<SessionSeen, 'sections' | 'contestants' | 'boards' | 'tables'>;

/** As many as are listed. */
const MOST = 8;

/** Small letters without marks: `Łukasz Żak` is found by `lukasz zak`. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').trim();
}

/** Whether the words of a text begin with what was written, word by word. */
function begins(text: string, wanted: string): boolean {
  const words = plain(text).split(/[\s\p{Pd}]+/u);
  return wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}

/** What a table and a board are called where somebody looks for one: `Table`, `Board`. */
export type FoundWords = Readonly<Record<'table' | 'board', string>>;

/** `board 2` is looked for as a board, under its number alone. */
function ofKind(wanted: string, words: FoundWords) {
  const [, word = '', number = ''] = /^(\p{L}{2,})\s+(\S+)$/u.exec(wanted) ?? [];
  const kind = (['table', 'board'] as const).find((each) => plain(words[each]).startsWith(word));
  return word !== '' && kind !== undefined ? { kind, number } : undefined;
}

/**
 * Tables, pairs, players and boards by the beginning of a name or by a number, with the word for it or without: tables
 * first, then who plays.
 */
export function findAtDesk(
  text: string,
  session: Session,
  tables: readonly TableAtDesk[],
  words: FoundWords,
): readonly Found[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const named = ofKind(wanted, words);
  if (named)
    return findAtDesk(named.number, session, tables, words).filter(({ kind }) => kind === named.kind);
  const close = wanted.replaceAll(/\s/g, '');
  const byName = session.tables
    .filter((table) => plain(table).startsWith(close) || plain(table) === `a${close}`)
    .toSorted((one, other) => Number(plain(other) === close) - Number(plain(one) === close));
  const contestants = session.contestants.filter(({ contestant, players, team }) => {
    const numbers = [true, false].map((section) => plain(contestantText(contestant, { section })));
    return (
      numbers.some((number) => number.replaceAll(/\s/g, '') === close) ||
      numbers[1]!.split(/\s/).at(-1) === close ||
      [team, ...players.map(({ name }) => name)].some((name) => name && begins(name, wanted))
    );
  });
  const boards = session.boards.filter((board) => `${board}` === close);
  return [
    ...byName.map((table) => ({ kind: 'table' as const, table })),
    ...contestants.map(({ contestant }) => ({
      kind: 'contestant' as const,
      contestant,
      ...whereNow(contestant, tables),
    })),
    ...boards.map((board) => ({ kind: 'board' as const, board })),
  ].slice(0, MOST);
}

/** Where somebody sits now: of several tables the one that has come furthest. */
function whereNow(contestant: string, tables: readonly TableAtDesk[]) {
  const at = tables
    .filter(({ ns, ew, partners }) => [ns, ew, partners?.ns, partners?.ew].includes(contestant))
    .toSorted((one, other) => other.round - one.round)[0];
  return { table: at?.table ?? null, round: at?.round ?? 0 };
}

/** The one table that is meant as soon as no other begins so; undefined: more than one, or none. */
export function onlyTable(text: string, tables: readonly string[]): string | undefined {
  const wanted = plain(text).replaceAll(/\s/g, '');
  const [only, other] = tables.filter((table) => plain(table).startsWith(wanted));
  return only !== undefined && other === undefined && plain(only) === wanted ? only : undefined;
}

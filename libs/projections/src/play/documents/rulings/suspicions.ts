import { imps } from '#scoring';
import {
  boardGame,
  calledIn,
  isContradiction,
  openSuspicions,
  standing,
  undecided,
  type Suspicion,
} from '#tournament';
import { placeKey, type ResultPlay, type SessionPlay } from '../../play-state.js';
import { isSettled } from '../../progress.js';
import { scheduleOf } from '../../schedule.js';
import { ALL } from '../../scoring/extent.js';
import { inScopes, sectionsScored } from '../../scoring/fields.js';
import { scoredLines, type ScoredLine } from '../../scoring/scored-lines.js';
import { statusOf } from '../../play-status.js';

/** An entry with what looks suspicious about it, until somebody decides. */
export type SuspectedPlay = {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly entry: number;
  /** What cannot be, and then what is unlikely. */
  readonly suspicions: readonly Suspicion[];
  /** The two sides have entered different results, and neither has agreed yet. */
  readonly sidesDiffer: boolean;
  /** Boards of the round whose deals have the lead where this one has it not. */
  readonly fits: readonly number[];
};

/** What keeps the official seal back: how many plays have contradictions, are in dispute, or have no score yet. */
export type SealKeptBack = {
  readonly contradictions: number;
  readonly disputes: number;
  readonly missing: number;
};

/**
 * A score is far from its field when none of the others is nearer than this, in IMPs (Law 78B), and there are at least so
 * many others. The measure is our own choice: of 10,476 scores of ACBL club games with five others or more, 2.1 % are so.
 */
const FAR_IMPS = 10;
const OTHERS = 5;

/** The scores of a board that are far from all others of their field, by `table/round`. */
function farFromField(session: SessionPlay, board: number): ReadonlySet<string> {
  const scores = scoredLines(session, board, ALL).flatMap((line) =>
    line.ns.kind === 'score' && statusOf(session, { ...line.place, board }) === 'agreed'
      ? [{ line, score: line.ns.score }]
      : [],
  );
  const inScope = inScopes(sectionsScored(session), scores, ({ line }) => line.place.table);
  const far = [...inScope.values()].flatMap((own) => {
    const forms = new Set(own.map(({ line }) => line.form));
    return [...forms].flatMap((form) => farOf(own.filter(({ line }) => line.form === form)));
  });
  return new Set(far.map(({ place }) => placeKey(place)));
}

function farOf(field: readonly { readonly line: ScoredLine; readonly score: number }[]): ScoredLine[] {
  if (field.length <= OTHERS) return [];
  const ordered = field.toSorted((one, other) => one.score - other.score);
  const away = (from: number, to: number) => {
    const [one, other] = [ordered[from], ordered[to]];
    return !one || !other || imps(Math.abs(one.score - other.score)) >= FAR_IMPS;
  };
  return ordered.flatMap(({ line }, index) =>
    away(index, index - 1) && away(index, index + 1) ? [line] : [],
  );
}

/** Whether each side has entered something else since a result was last agreed or voided. */
function sidesDiffer({ game }: SessionPlay, { status, history }: ResultPlay): boolean {
  if (status !== 'entered') return false;
  const since = history.slice(1 + history.findLastIndex(({ what }) => what !== 'entered'));
  const last = since.at(-1);
  const other = since.findLast(({ side }) => side !== last?.side);
  return !!last?.result && !!other?.result && !boardGame(game).agree(last.result, other.result);
}

/** The flags of an entry that nobody has decided about. */
export function openFlags(play: ResultPlay): readonly string[] {
  const stands = standing(play);
  return stands ? undecided({ check: null, decided: stands.decided }, stands.flags as Suspicion[]) : [];
}

/** Entries that look suspicious, in the order of rounds, tables and boards. A ruling in the place of one is a decision. */
export function suspectedPlays(session: SessionPlay): SuspectedPlay[] {
  const { orderOf, boards } = scheduleOf(session);
  return boards
    .flatMap((board) => {
      const far = farFromField(session, board);
      return Object.entries(session.results[board] ?? {}).flatMap(([key, play]): SuspectedPlay[] => {
        const [table, round] = key.split('/') as [string, string];
        const place = { table, round: Number(round), board };
        const stands = standing(play);
        if (!stands || statusOf(session, place) === 'ruled') return [];
        const { check, entry } = stands;
        const known = openSuspicions(stands);
        const ofField = undecided(stands, far.has(key) ? ['far-from-field' as const] : []);
        const suspicions = [...known, ...ofField].toSorted(
          (one, other) => Number(isContradiction(other)) - Number(isContradiction(one)),
        );
        const differ = sidesDiffer(session, play);
        if (suspicions.length === 0 && !differ) return [];
        const fits = suspicions.includes('other-board') ? (check?.fits ?? []) : [];
        return [{ ...place, entry, suspicions, sidesDiffer: differ, fits }];
      });
    })
    .toSorted(
      (one, other) =>
        one.round - other.round || orderOf(one.table) - orderOf(other.table) || one.board - other.board,
    );
}

/** What keeps the official seal back in a session: scores are missing in the rounds that were called, in all once it was closed. */
export function sealKeptBack(session: SessionPlay, suspected: readonly SuspectedPlay[]): SealKeptBack {
  const plays = [...scheduleOf(session).playsOfBoard.entries()].flatMap(([board, at]) =>
    at.map((place) => ({ ...place, board })),
  );
  const isToBeScored = ({ table, round }: (typeof plays)[number]) =>
    session.status === 'closed' || round <= calledIn(session, table);
  const open = plays.filter((play) => isToBeScored(play) && !isSettled(session, play));
  const differ = new Set(suspected.filter((one) => one.sidesDiffer).map(playName));
  const disputed = open.filter(
    (play) => statusOf(session, play) === 'disputed' || differ.has(playName(play)),
  );
  return {
    contradictions: suspected.filter(({ suspicions }) => suspicions.some(isContradiction)).length,
    disputes: disputed.length,
    missing: open.length - disputed.length,
  };
}

function playName(play: { readonly table: string; readonly round: number; readonly board: number }): string {
  return `${placeKey(play)}/${play.board}`;
}

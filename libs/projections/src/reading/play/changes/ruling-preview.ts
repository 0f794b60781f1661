import { hasTeams, type NewEvent } from '#tournament';
import { play } from '../../../play/projection/play.js';
import type { AwardDocument } from '../../../play/documents/boards/traveller-document.js';
import { travellerDocument } from '../../../play/documents/boards/traveller-document.js';
import { standingMoves, standingsAt, type StandingMove } from '../../../play/documents/standing-moves.js';
import type { PlayState, SessionPlay } from '../../../play/play-state.js';
import { scoresOf } from '../../../play/scoring/scores.js';
import { foldLines, type JournalEntry } from '../../../projection/projection.js';
import { EVERYTHING } from '../../../visibility/standings-seen.js';
import { matchesChanged, type MatchChanged } from './matches-changed.js';
import { sheetsChanged, type SheetChanged } from './sheets-changed.js';

/** What each side of a table has on a board; nothing where there is no score. */
export type AwardsOfLine = { readonly NS: AwardDocument; readonly EW: AwardDocument } | null;

/** A line of a traveller that would be another one. */
export interface LineChanged {
  readonly table: string;
  readonly round: number;
  readonly ns: string | null;
  readonly ew: string | null;
  readonly before: AwardsOfLine;
  readonly after: AwardsOfLine;
}

/** What would be otherwise once something were written. */
export interface EffectPreview {
  /** None of a session of teams, which has matches. */
  readonly boards: readonly { readonly board: number; readonly lines: readonly LineChanged[] }[];
  /** Of a session of teams: the matches, with what their boards are worth in them. */
  readonly matches: readonly MatchChanged[];
  /** Of a session that is written on sheets: the sheets. */
  readonly sheets: readonly SheetChanged[];
  readonly standings: readonly StandingMove[];
}

/** The state as it would be with these events behind it. */
export function stateWith(
  state: PlayState,
  events: readonly NewEvent[],
  { position, time, actor }: { readonly position: number; readonly time: number; readonly actor: string },
): PlayState {
  const lines = events.map((event, index) => ({ ...event, position: position + index + 1, time, actor }));
  return foldLines(play, state, lines as unknown as readonly JournalEntry[]);
}

/** What is otherwise in a session: the lines of boards, and who stands where, side by side. */
export function previewOf(before: PlayState, after: PlayState, name: string): EffectPreview {
  const [past, now] = [before.sessions[name]!, after.sessions[name]!];
  return {
    boards: boardsChanged(before, after, { name, boards: boardsTouched(past, now) }),
    matches: matchesChanged({ state: before, seen: EVERYTHING }, { state: after, seen: EVERYTHING }, name, {
      maySee: () => true,
      totals: true,
    }),
    sheets: sheetsChanged(past, now),
    standings: standingMoves(standingsAt(before, past, EVERYTHING), standingsAt(after, now, EVERYTHING)),
  };
}

/** The boards of whose plays something is said by one and not by the other. */
export function boardsTouched(before: SessionPlay, after: SessionPlay): number[] {
  const keys = new Set([...Object.keys(before.rulings), ...Object.keys(after.rulings)]);
  const boards = [...keys].flatMap((key) => {
    const [one, other] = [before.rulings[key], after.rulings[key]];
    if (one === other) return [];
    const { what } = (other ?? one)!;
    return what.kind === 'adjustment' || what.kind === 'field-split' ? [what.board] : [];
  });
  return [...new Set(boards)].toSorted((one, other) => one - other);
}

/** Boards with the lines that are worth something else at one moment than at another; teams are not compared by lines. */
export function boardsChanged(
  before: PlayState,
  after: PlayState,
  { name, boards }: { readonly name: string; readonly boards: readonly number[] },
): EffectPreview['boards'] {
  if (hasTeams(after.sessions[name]!)) return [];
  return boards.flatMap((board) => {
    const lines = linesChanged(before, after, { name, board });
    return lines.length > 0 ? [{ board, lines }] : [];
  });
}

/** The lines of a board that are worth something else at one moment than at another. */
export function linesChanged(
  before: PlayState,
  after: PlayState,
  { name, board }: { readonly name: string; readonly board: number },
): LineChanged[] {
  const lines = (state: PlayState) => {
    const session = state.sessions[name]!;
    return travellerDocument(state, session, board, scoresOf(session, state.settings), true).lines;
  };
  const known = new Map(lines(before).map((line) => [`${line.table}/${line.round}`, line]));
  return lines(after).flatMap((line) => {
    const { table, round, ns, ew } = line;
    const [was, is] = [known.get(`${table}/${round}`)?.awards ?? null, line.awards];
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ table, round, ns, ew, before: sidesOf(was), after: sidesOf(is) }];
  });
}

function sidesOf(awards: { readonly NS: AwardDocument; readonly EW: AwardDocument } | null): AwardsOfLine {
  return awards && { NS: awards.NS, EW: awards.EW };
}

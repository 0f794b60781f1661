import { scoreStanding, type ScoreStanding } from '../../../play/documents/score-life.js';
import { standingMoves, standingsAt, type StandingMove } from '../../../play/documents/standing-moves.js';
import type { DecisionEvent, DecisionPlay, PlayState } from '../../../play/play-state.js';
import type { PlayOfBoard } from '../../../play/progress.js';
import { standingsSeenOfPast, type StandingsSeen } from '../../../visibility/standings-seen.js';
import { boardsChanged, boardsTouched, type EffectPreview, type LineChanged } from './ruling-preview.js';
import { matchesChanged } from './matches-changed.js';
import { sheetsChanged } from './sheets-changed.js';
import { awardView } from '../views/traveller-view.js';

/** What changed when a ruling was given, amended, decided or withdrawn. */
export interface RulingChange extends EffectPreview {
  readonly what: 'given' | DecisionEvent['what'];
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** The scores that it put something else in the place of. */
  readonly scores: readonly (PlayOfBoard & {
    readonly before: ScoreStanding;
    readonly after: ScoreStanding;
  })[];
  /** Who stands elsewhere, or has another score, because of it. */
  readonly standings: readonly StandingMove[];
}

/** When something was said of a ruling that may have changed scores. */
export type RulingMoment = Pick<RulingChange, 'what' | 'position' | 'time'>;

const LEAVES_AS_IT_IS: readonly DecisionEvent['what'][] = ['reviewed', 'appealed', 'appeal-withdrawn'];

/** The moments at which a ruling may have changed scores, in their order. */
export function momentsOfRuling({ given, history }: DecisionPlay): RulingMoment[] {
  return [
    { what: 'given', position: given.position, time: given.time },
    ...history
      .filter(({ what }) => !LEAVES_AS_IT_IS.includes(what))
      .map(({ what, position, time }) => ({ what, position, time })),
  ];
}

/** The lines that one command has written, by one of them: the first and the last. */
export function written(
  lines: readonly { readonly position: number; readonly command: string }[],
  position: number,
): { readonly first: number; readonly last: number } {
  const command = lines.find((line) => line.position === position)?.command;
  const together = lines.filter((line) => line.command === command).map((line) => line.position);
  return { first: Math.min(position, ...together), last: Math.max(position, ...together) };
}

/**
 * What is otherwise in a session just behind something that was said of a ruling than just before it, of what somebody
 * sees now.
 */
export function rulingChange(
  moment: RulingMoment,
  [before, after]: readonly [before: PlayState, after: PlayState],
  {
    name,
    seen,
    maySee,
    maySeeSheet,
    result,
  }: {
    readonly name: string;
    readonly seen: StandingsSeen;
    readonly maySee: (board: number) => boolean;
    readonly maySeeSheet: (place: { readonly table: string; readonly round: number }) => boolean;
    /** What stands for a play, as far as it may be seen. */
    readonly result: (standing: ScoreStanding, board: number) => ScoreStanding;
  },
): RulingChange {
  const [past, now] = [before.sessions[name]!, after.sessions[name]!];
  const [seenAtMoment, seenNow] = [standingsSeenOfPast(past, seen), standingsSeenOfPast(now, seen)];
  const totals = { totals: seen.kind === 'everything' };
  const sides = (awards: LineChanged['before']) =>
    awards && { NS: awardView(awards.NS, totals), EW: awardView(awards.EW, totals) };
  const boards = boardsTouched(past, now).filter(maySee);
  return {
    ...moment,
    scores: playsRuled(before, after, name)
      .filter(({ board }) => maySee(board))
      .map((play) => ({
        ...play,
        before: result(scoreStanding(past, play), play.board),
        after: result(scoreStanding(now, play), play.board),
      })),
    boards: boardsChanged(before, after, { name, boards }).map(({ board, lines }) => ({
      board,
      lines: lines.map((line) => ({ ...line, before: sides(line.before), after: sides(line.after) })),
    })),
    matches: matchesChanged({ state: before, seen: seenAtMoment }, { state: after, seen: seenNow }, name, {
      maySee,
      ...totals,
    }),
    sheets: sheetsChanged(past, now).filter(
      (sheet) => maySeeSheet(sheet) && (sheet.board === null || maySee(sheet.board)),
    ),
    standings: standingMoves(standingsAt(before, past, seenAtMoment), standingsAt(after, now, seenNow)),
  };
}

/** The plays whose scores are adjusted by another ruling, or by none any more. */
function playsRuled(before: PlayState, after: PlayState, name: string): PlayOfBoard[] {
  const [past, now] = [before.sessions[name]!.rulings, after.sessions[name]!.rulings];
  const plays = [...new Set([...Object.keys(past), ...Object.keys(now)])].flatMap((key) => {
    const [one, other] = [past[key], now[key]];
    const { what } = (other ?? one)!;
    if (one === other || what.kind !== 'adjustment') return [];
    if (one && other && (one.withdrawn === null) === (other.withdrawn === null)) return [];
    const { table, round, board } = what;
    return [[`${table}/${round}/${board}`, { table, round, board }] as const];
  });
  return [...new Map(plays).values()];
}

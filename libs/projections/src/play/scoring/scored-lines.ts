import type { SideResult, TravellerLine } from '#scoring';
import {
  boardGame,
  seatingOf,
  type AdjustmentEffect,
  type FieldSplitEffect,
  type GameResult,
  type ResultState,
  type SideAdjustment,
  type SideName,
} from '#tournament';
import { placeKey, type RulingPlay, type SeatingPlay, type SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { resultAsAt, standsAt, type Extent } from './extent.js';

/** Where a line of a traveller stands: a table in a round. */
export interface Place {
  readonly table: string;
  readonly round: number;
}

/** A ruling on the score of one play. */
export type Adjusting = RulingPlay & { readonly what: AdjustmentEffect };

/** A ruling that splits a field. */
export type Splitting = RulingPlay & { readonly what: FieldSplitEffect };

/** The rulings on plays of a board, in the order in which they were given. */
export function rulingsOfBoard({ rulings }: SessionPlay, board: number): Adjusting[] {
  return Object.values(rulings)
    .filter((ruling): ruling is Adjusting => ruling.what.kind === 'adjustment' && ruling.what.board === board)
    .toSorted((one, other) => one.given.position - other.given.position);
}

/** The rulings by which the field of a board is split, in the order in which they were given. */
export function splitsOfBoard({ rulings }: SessionPlay, board: number): Splitting[] {
  return Object.values(rulings)
    .filter(
      (ruling): ruling is Splitting => ruling.what.kind === 'field-split' && ruling.what.board === board,
    )
    .toSorted((one, other) => one.given.position - other.given.position);
}

/** Which form of a board was played at a place, by the last ruling that names it; nothing: that of the original. */
export function formAt(splits: readonly Splitting[], { table, round }: Place): string | undefined {
  const split = splits.findLast(({ what }) =>
    what.plays.some((play) => play.table === table && play.round === round),
  );
  return split?.ruling;
}

/** Where a board was or is to be played or was ruled on, by rounds and tables. */
export function placesOfBoard(session: SessionPlay, board: number): Place[] {
  const { orderOf, playsOfBoard } = scheduleOf(session);
  const places = new Map<string, Place>();
  const add = ({ table, round }: Place) => places.set(placeKey({ table, round }), { table, round });
  for (const play of playsOfBoard.get(board) ?? []) add(play);
  for (const place of Object.keys(session.results[board] ?? {})) {
    const [table, round] = place.split('/') as [string, string];
    add({ table, round: Number(round) });
  }
  for (const { what } of rulingsOfBoard(session, board)) add(what);
  return [...places.values()].toSorted(
    (one, other) => one.round - other.round || orderOf(one.table) - orderOf(other.table),
  );
}

/** Who played a board at a place, and what each side has for it. */
export interface ScoredLine extends TravellerLine {
  readonly place: Place;
}

/** The lines of a board that count, as far as they count by an extent. */
export function scoredLines(session: SessionPlay, board: number, extent: Extent): ScoredLine[] {
  const rulings = rulingsOfBoard(session, board).filter((ruling) => standsAt(ruling, extent));
  const splits = splitsOfBoard(session, board).filter((split) => standsAt(split, extent));
  return placesOfBoard(session, board)
    .filter(({ round }) => round <= extent.upTo)
    .flatMap((place) => {
      const ruling = rulings.find(({ what }) => what.table === place.table && what.round === place.round);
      const result = resultAsAt(session, { ...place, board }, extent);
      const line = ruling ? ruledLine(session, ruling.what) : playedLine(session, place, board, result);
      const form = formAt(splits, place);
      return line ? [{ id: placeKey(place), place, ...line, ...(form !== undefined && { form }) }] : [];
    });
}

type Line = Pick<TravellerLine, 'contestants' | 'ns' | 'ew'>;

/** The contestants on the two sides of a table: of an individual, where two sit on a side, with their partners. */
export function contestantsOf({ N, E, S, W }: SeatingPlay): TravellerLine['contestants'] {
  return N === S ? { ns: N, ew: E } : { ns: N, ew: E, partners: { ns: S, ew: W } };
}

function ruledLine(session: SessionPlay, { seating, adjustment, board }: AdjustmentEffect): Line {
  const side = (name: SideName) => ruledSide(session, adjustment[name], board);
  return { contestants: contestantsOf(seating), ns: side('NS'), ew: side('EW') };
}

/** Averages as scoring calls them. */
export const artificialAwards = { 'average-plus': 'ave+', average: 'ave', 'average-minus': 'ave-' } as const;

function ruledSide(session: SessionPlay, given: SideAdjustment, board: number): SideResult {
  switch (given.kind) {
    case 'artificial':
      return { kind: 'artificial', award: artificialAwards[given.award] };
    case 'assigned':
      return scoreOf(session, given.result, board);
    case 'weighted':
      return {
        kind: 'weighted',
        scores: given.results.map(({ result, hundredths }) => ({
          score: boardGame(session.game).points(result, board),
          weight: `${hundredths}/100`,
        })),
      };
    case 'percentage':
      return { kind: 'percentage', percent: `${given.hundredths}/100` };
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return given satisfies never;
  }
}

function playedLine(
  session: SessionPlay,
  { table, round }: Place,
  board: number,
  play: ResultState,
): Line | undefined {
  if (play.status === 'agreed' && play.seating && play.result) {
    const result = scoreOf(session, play.result, board);
    return { contestants: contestantsOf(play.seating), ns: result, ew: result };
  }
  const meeting = scheduleOf(session).meetingAt(table, round);
  if (play.status !== 'not-played' || !meeting) return undefined;
  return {
    contestants: contestantsOf(seatingOf(meeting)),
    ns: { kind: 'not-played' },
    ew: { kind: 'not-played' },
  };
}

function scoreOf({ game }: SessionPlay, result: GameResult, board: number): SideResult {
  return { kind: 'score', score: boardGame(game).points(result, board) };
}

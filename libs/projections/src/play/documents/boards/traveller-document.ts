import { everybodyAt } from '#movement';
import type { BoardAward, LineContestants, ScoredBoard, SessionScores } from '#scoring';
import {
  boardGame,
  isAfter,
  standing,
  type AdjustmentEffect,
  type CorrectionEnds,
  type FieldSplitEffect,
  type GameResult,
  type SideName,
} from '#tournament';
import {
  analysisOf,
  isByHand,
  placeKey,
  resultOf,
  type AtTablePlay,
  type BoardPlay,
  type DealViewPlay,
  type HistoryEvent,
  type PlayState,
  type ScoreEvent,
  type RulingPlay,
  type SeatingPlay,
  type SessionPlay,
} from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import { byesOfBoard, type ByePlace } from '../../scoring/byes.js';
import { cancelledIn } from '../../scoring/contestants.js';
import { fieldsOfScores } from '../../scoring/scores.js';
import {
  contestantsOf,
  formAt,
  placesOfBoard,
  rulingsOfBoard,
  splitsOfBoard,
  type Place,
} from '../../scoring/scored-lines.js';
import { awardDocument, type AwardDocument } from './award-document.js';
import { copiesByPlan, copyAtTable, type CopyAtTable } from './copies-played.js';
import { correctionEndsOf } from '../rulings/corrections-document.js';
import { doubleDummyDocument, type DoubleDummyDocument } from './double-dummy-document.js';
import { fieldDocument, type FieldDocument } from './field-document.js';
import { openFlags } from '../rulings/suspicions.js';
import { statusOf, type PlayStatus } from '../../play-status.js';

export type { AwardDocument } from './award-document.js';

/**
 * A board's traveller: what every table has on it, what that is worth and why, and everything that was ever said of it.
 * Matchpoints, IMPs and percentages are exact: fractions as text, `37/2`, `14`.
 */
export type TravellerDocument = {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  /** Whether everybody may see it. */
  readonly released: boolean;
  readonly dealing: BoardPlay['status'] | 'none';
  /** Who dealt it by hand; null: the program dealt it, or nobody knows yet. */
  readonly dealtBy: DealtByDocument | null;
  /** The deal's canonical text, once it is revealed. */
  readonly deal: string | null;
  /** Who asked to see the deal before it was released. */
  readonly looks: readonly DealViewPlay[];
  /** The double-dummy analysis of the deal, once both are there. */
  readonly doubleDummy: DoubleDummyDocument | null;
  /** The fields in which the board is scored: one, or one for each section. */
  readonly fields: readonly FieldDocument[];
  readonly lines: readonly TravellerLineDocument[];
  /** The rulings that some tables played another form of the board (Law 87). */
  readonly splits: readonly SplitOfField[];
};

export type SplitOfField = TimedRuling & Pick<FieldSplitEffect, 'plays'>;

/** Who dealt a board by hand (Law 6E), and whether both sides were there (Law 6C). */
export type DealtByDocument = {
  readonly by: 'players' | 'director' | 'helpers' | 'otherwise';
  /** Not recorded: players of the table that played it first are taken to have dealt it, with both sides present. */
  readonly assumed: boolean;
  readonly at: AtTablePlay | null;
  readonly bothSides: boolean | null;
  readonly cut: boolean | null;
};

export type TravellerLineDocument = {
  readonly table: string;
  readonly round: number;
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sat South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string };
  readonly seating: SeatingPlay | null;
  /** 'bye': nothing is played, a pair sits out and has something for that. */
  readonly status: PlayStatus | 'bye';
  /** Not as the schedule has it. */
  readonly irregular: boolean;
  /** How often something was entered: who confirms says which one is meant. */
  readonly entry: number;
  readonly enteredBy: SideName | null;
  readonly result: GameResult | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly flags: readonly string[];
  readonly field: string | null;
  /** For a fouled board: the ruling that another version of it was played here than at most tables (Law 87). */
  readonly form?: string;
  /** Which of several copies of the board lay here, or one that was found different. */
  readonly copy?: CopyAtTable;
  /** The contestant that has left, so that by the rule of the session the line counts for nobody. */
  readonly cancelled: string | null;
  /** What it is worth to each side; nothing as long as it does not count. */
  readonly awards: AwardsOfLine | null;
  readonly rulings: readonly RulingOnPlay[];
  readonly history: readonly (ScoreEvent & AfterPeriod)[];
  /** The auction and play there are recorded, and have a page of their own. */
  readonly recorded?: true;
};

/** What a line is worth to each side; of an individual also to those who sat South and West. */
export type AwardsOfLine = Readonly<Record<SideName, AwardDocument>> & {
  readonly partners?: Readonly<Record<SideName, AwardDocument>>;
};

/** Done once the correction period was over, by the organiser. */
export type AfterPeriod = { readonly afterPeriod?: true };

type TimedRuling = Omit<RulingPlay, 'what' | 'given' | 'withdrawn'> & {
  readonly given: RulingPlay['given'] & AfterPeriod;
  readonly withdrawn: (NonNullable<RulingPlay['withdrawn']> & AfterPeriod) | null;
};

export type RulingOnPlay = TimedRuling & { readonly adjustment: AdjustmentEffect['adjustment'] };

/** A board's traveller. */
export function travellerDocument(
  state: PlayState,
  session: SessionPlay,
  board: number,
  scores: SessionScores,
  released: boolean,
): TravellerDocument {
  const dealt = state.boards[session.boardSet]?.[board];
  const tricks = analysisOf(dealt)?.tricks ?? null;
  const fields = fieldsOfScores(scores, board);
  const boards = new Map(fields.map((field) => [field, scores.boards.get(field)!]));
  const scored = linesScored(scores, boards);
  const ends = correctionEndsOf(state, session);
  const byPlan = copiesByPlan(state, session, board);
  const copyAt = (place: Place) =>
    copyAtTable(dealt?.copies ?? {}, byPlan, place, resultOf(session, { ...place, board }));
  return {
    board,
    ...boardGame(session.game).board(board),
    released,
    dealing: dealt?.status ?? 'none',
    dealtBy: dealtBy(session, board, dealt),
    deal: dealt?.deal ?? null,
    looks: dealt?.looks ?? [],
    doubleDummy: tricks === null ? null : doubleDummyDocument(tricks, board),
    fields: [...boards].map(([field, scoredBoard]) =>
      fieldDocument(field, scores.fields.get(field)!.expected, scoredBoard),
    ),
    lines: [
      ...placesOfBoard(session, board).map((place) => {
        const copy = copyAt(place);
        return { ...lineDocument(session, board, place, scores, scored, ends), ...(copy && { copy }) };
      }),
      ...byesWithout(session, board).map((bye) => byeDocument(session, bye, scores, scored)),
    ],
    splits: splitsOfBoard(session, board).map(({ what, ...ruling }) => ({
      ...timed(ruling, ends.rulings),
      plays: what.plays,
    })),
  };
}

/** Of a board that nobody has told of it is known by its first result that it was dealt by hand. */
function dealtBy(session: SessionPlay, board: number, dealt: BoardPlay | undefined): DealtByDocument | null {
  if (!isByHand(dealt)) return null;
  const told = dealt?.told;
  if (told) {
    const { by, at, bothSides, cut } = told;
    return { by, assumed: false, at, bothSides, cut };
  }
  const played = scheduleOf(session)
    .playsOfBoard.get(board)
    ?.filter((play) => standing(resultOf(session, { ...play, board })))
    .toSorted((one, other) => one.round - other.round);
  const [first, second] = played ?? [];
  if (!first) return null;
  const { table, round } = first;
  const isAlone = second?.round !== round;
  const at = isAlone ? { session: session.session, table, round } : null;
  return { by: 'players', assumed: true, at, bothSides: true, cut: null };
}

/** Byes at whose places nothing was ruled. */
function byesWithout(session: SessionPlay, board: number): ByePlace[] {
  const places = new Set(placesOfBoard(session, board).map(placeKey));
  return byesOfBoard(session, board).filter((bye) => !places.has(placeKey(bye)));
}

/** Who sits out, and what that is worth. */
function byeDocument(
  session: SessionPlay,
  { table, round, side, contestant }: ByePlace,
  scores: SessionScores,
  scored: LinesScored,
): TravellerLineDocument {
  const place = { table, round };
  const at = scored.get(placeKey(place));
  return {
    ...place,
    ns: side === 'ns' ? contestant : null,
    ew: side === 'ew' ? contestant : null,
    seating: null,
    status: 'bye',
    irregular: false,
    entry: 0,
    enteredBy: null,
    result: null,
    score: null,
    flags: [],
    field: at?.field ?? null,
    cancelled: cancelledIn(session).has(contestant) ? contestant : null,
    awards: at ? awardsOf(scores, at) : null,
    rulings: [],
    history: [],
  };
}

function lineDocument(
  session: SessionPlay,
  board: number,
  place: Place,
  scores: SessionScores,
  scored: LinesScored,
  ends: CorrectionEnds,
): TravellerLineDocument {
  const play = resultOf(session, { ...place, board });
  const rulings = rulingsOfBoard(session, board).filter(
    ({ what }) => what.table === place.table && what.round === place.round,
  );
  const ruling = rulings.find(({ withdrawn }) => withdrawn === null);
  const stands = standing(play);
  const form = formAt(
    splitsOfBoard(session, board).filter(({ withdrawn }) => withdrawn === null),
    place,
  );
  const seating = ruling?.what.seating ?? stands?.seating ?? null;
  const meeting = scheduleOf(session).meetingAt(place.table, place.round);
  const seated = seating ? contestantsOf(seating) : meeting;
  const at = scored.get(placeKey(place));
  return {
    ...place,
    ns: seated?.ns ?? null,
    ew: seated?.ew ?? null,
    ...(seated?.partners && { partners: seated.partners }),
    seating,
    status: statusOf(session, { ...place, board }),
    irregular: stands?.irregular ?? false,
    entry: play.entry,
    enteredBy: stands?.side ?? null,
    result: stands?.result ?? null,
    score: stands ? boardGame(session.game).points(stands.result, board) : null,
    flags: openFlags(play),
    field: at?.field ?? null,
    ...(form !== undefined && { form }),
    cancelled: (seated ? everybodyAt(seated) : []).find((one) => cancelledIn(session).has(one)) ?? null,
    awards: at ? awardsOf(scores, at) : null,
    rulings: rulings.map(({ what, ...rest }) => ({
      ...timed(rest, ends.rulings),
      adjustment: what.adjustment,
    })),
    history: play.history.map((historyEvent) => marked(historyEvent, ends.scores)),
    ...(stands?.recorded && { recorded: true as const }),
  };
}

/** Events, with a mark on those after the correction period. */
function marked<Done extends HistoryEvent>(historyEvent: Done, end: number | null): Done & AfterPeriod {
  return isAfter(end, historyEvent.time) ? { ...historyEvent, afterPeriod: true } : historyEvent;
}

function timed(ruling: Omit<RulingPlay, 'what'>, end: number | null): TimedRuling {
  const { given, withdrawn } = ruling;
  return { ...ruling, given: marked(given, end), withdrawn: withdrawn && marked(withdrawn, end) };
}

/** Where a play is scored: in which field, and what it is worth there. */
interface ScoredAt {
  readonly field: string;
  readonly contestants: LineContestants;
  readonly awards: ScoredBoard['lines'][number];
}

/** Where the plays of a board are scored, by `table/round`. */
type LinesScored = ReadonlyMap<string, ScoredAt>;

function linesScored({ fields }: SessionScores, boards: ReadonlyMap<string, ScoredBoard>): LinesScored {
  return new Map(
    [...boards].flatMap(([field, board]) =>
      fields
        .get(field)!
        .lines.map(({ id, contestants }, index): [string, ScoredAt] => [
          id,
          { field, contestants, awards: board.lines[index]! },
        ]),
    ),
  );
}

function awardsOf(
  scores: SessionScores,
  { contestants, awards: { ns, ew } }: ScoredAt,
): TravellerLineDocument['awards'] {
  const own = (contestant: string, award: BoardAward) =>
    awardDocument(award, scores.awardInSession(contestant, award));
  const awards = (on: { readonly ns: string; readonly ew: string }) => ({
    NS: own(on.ns, ns),
    EW: own(on.ew, ew),
  });
  const { partners } = contestants;
  return { ...awards(contestants), ...(partners && { partners: awards(partners) }) };
}

import {
  Rational,
  type Award,
  type ContestantScore,
  type FrequencyChart,
  type SessionScores,
} from '#scoring';
import { games, type GameResult, type SideName } from '#tournament';
import {
  placeKey,
  type AdjustmentPlay,
  type BoardPlay,
  type PlayState,
  type ResultDeed,
  type RulingPlay,
  type SeatingPlay,
  type SessionPlay,
} from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { fieldsOfScores } from '../scoring/scores.js';
import { contestantsOf, placesOfBoard, rulingsOfBoard, type Place } from '../scoring/scored-lines.js';
import { standingResult, statusOf, type PlayStatus } from './play-status.js';

/**
 * A board's traveller: what every table has on it, what that is worth and why, and everything that was ever said of it.
 * Matchpoints and percentages are exact: fractions as text, `37/2`, `14`.
 */
export type TravellerDocument = {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  /** Whether everybody may see it. */
  readonly released: boolean;
  readonly dealing: BoardPlay['status'] | 'none';
  /** The deal's canonical text, once it is revealed. */
  readonly deal: string | null;
  /** The fields in which the board is scored: one, or one for each section. */
  readonly fields: readonly FieldDocument[];
  readonly lines: readonly TravellerLineDocument[];
};

export type FieldDocument = {
  /** `A+B/7`. */
  readonly field: string;
  /** How many scores it should have, and the matchpoints of whoever beats them all. */
  readonly expected: number;
  readonly top: string;
  readonly charts: readonly ChartDocument[];
};

/** The scores of one side, best first, with what each is worth: the `why` of every award. */
export type ChartDocument = {
  readonly side: SideName;
  readonly scores: number;
  readonly expected: number;
  readonly factoring: FrequencyChart['factoring'];
  readonly rows: readonly {
    /** In points for North-South. */
    readonly score: number;
    readonly frequency: string;
    readonly beaten: string;
    readonly better: string;
    readonly raw: string;
    readonly points: string;
  }[];
};

export type TravellerLineDocument = {
  readonly table: string;
  readonly round: number;
  readonly ns: string | null;
  readonly ew: string | null;
  readonly seating: SeatingPlay | null;
  readonly status: PlayStatus;
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
  /** What it is worth to each side; nothing as long as it does not count. */
  readonly awards: { readonly NS: AwardDocument; readonly EW: AwardDocument } | null;
  readonly rulings: readonly RulingOnPlay[];
  readonly history: readonly ResultDeed[];
};

export type RulingOnPlay = Omit<RulingPlay, 'what'> & { readonly adjustment: AdjustmentPlay['adjustment'] };

export type AwardDocument =
  | {
      readonly kind: 'scored';
      readonly points: string;
      readonly top: string;
      readonly percent: string | null;
      /** Its row of the chart, in points for North-South. */
      readonly score: number;
    }
  | {
      readonly kind: 'artificial';
      readonly award: 'ave+' | 'ave' | 'ave-';
      readonly because: 'ruling' | 'single-score';
      readonly points: string;
      readonly top: string;
      readonly percent: string;
      /** What it is before the contestant's own session has moved it (Law 12C2(c), 2017). */
      readonly plain: { readonly points: string; readonly percent: string };
    }
  | {
      readonly kind: 'percentage';
      readonly points: string;
      readonly top: string;
      readonly percent: string;
    }
  | { readonly kind: 'not-played' };

/** A board's traveller. */
export function travellerDocument(
  state: PlayState,
  session: SessionPlay,
  board: number,
  scores: SessionScores,
  released: boolean,
): TravellerDocument {
  const dealt = state.boards[session.boardSet]?.[board];
  const fields = fieldsOfScores(scores, board);
  return {
    board,
    ...games[session.game].board(board),
    released,
    dealing: dealt?.status ?? 'none',
    deal: dealt?.deal ?? null,
    fields: fields.map((field) => fieldDocument(scores, field)),
    lines: placesOfBoard(session, board).map((place) => lineDocument(session, board, place, scores, fields)),
  };
}

function fieldDocument({ fields, boards }: SessionScores, field: string): FieldDocument {
  const { top, charts } = boards.get(field)!;
  return {
    field,
    expected: fields.get(field)!.expected,
    top: top.toString(),
    charts: charts.map(({ side, scores, expected, factoring, rows }) => ({
      side,
      scores,
      expected,
      factoring,
      rows: rows.map(({ score, frequency, beaten, better, raw, points }) => ({
        score,
        frequency: frequency.toString(),
        beaten: beaten.toString(),
        better: better.toString(),
        raw: raw.toString(),
        points: points.toString(),
      })),
    })),
  };
}

function lineDocument(
  session: SessionPlay,
  board: number,
  place: Place,
  scores: SessionScores,
  fields: readonly string[],
): TravellerLineDocument {
  const play = session.results[board]?.[placeKey(place)];
  const rulings = rulingsOfBoard(session, board).filter(
    ({ what }) => what.table === place.table && what.round === place.round,
  );
  const ruling = rulings.find(({ withdrawn }) => withdrawn === null);
  const stands = standingResult(play);
  const seating = ruling?.what.seating ?? stands?.seating ?? null;
  const meeting = scheduleOf(session).meetingAt(place.table, place.round);
  const { ns, ew } = seating ? contestantsOf(seating) : { ns: meeting?.ns, ew: meeting?.ew };
  const field = fields.find((name) => lineIndex(scores, name, place) !== -1);
  return {
    ...place,
    ns: ns ?? null,
    ew: ew ?? null,
    seating,
    status: statusOf(session, { ...place, board }),
    irregular: stands?.irregular ?? false,
    entry: play?.entry ?? 0,
    enteredBy: stands?.side ?? null,
    result: stands?.result ?? null,
    score: stands ? games[session.game].points(stands.result, board) : null,
    flags: stands?.flags ?? [],
    field: field ?? null,
    awards: field === undefined ? null : awardsOf(scores, field, place),
    rulings: rulings.map(({ what, ...rest }) => ({ ...rest, adjustment: what.adjustment })),
    history: play?.history ?? [],
  };
}

function lineIndex({ fields }: SessionScores, field: string, place: Place): number {
  return fields.get(field)!.lines.findIndex(({ id }) => id === placeKey(place));
}

function awardsOf(scores: SessionScores, field: string, place: Place): TravellerLineDocument['awards'] {
  const index = lineIndex(scores, field, place);
  const { contestants } = scores.fields.get(field)!.lines[index]!;
  const { ns, ew } = scores.boards.get(field)!.lines[index]!;
  const own = (contestant: string, side: SideName, award: Award) =>
    awardDocument(award, onCard(scores.contestants.get(contestant), field, placeKey(place), side));
  return { NS: own(contestants.ns, 'NS', ns), EW: own(contestants.ew, 'EW', ew) };
}

/** An award as the contestant's session makes it. */
function onCard(
  score: ContestantScore | undefined,
  field: string,
  line: string,
  side: SideName,
): Award | undefined {
  return score?.entries.find((entry) => entry.field === field && entry.line === line && entry.side === side)
    ?.award;
}

const HUNDRED = Rational.of(100);

function awardDocument(plain: Award, inSession: Award | undefined): AwardDocument {
  switch (plain.kind) {
    case 'scored': {
      const { points, top, parts } = plain;
      return {
        kind: 'scored',
        points: points.toString(),
        top: top.toString(),
        percent: top.isZero ? null : points.div(top).mul(HUNDRED).toString(),
        score: parts[0]!.row.score,
      };
    }
    case 'artificial': {
      const moved = inSession?.kind === 'artificial' ? inSession : plain;
      return {
        kind: 'artificial',
        award: plain.award,
        because: plain.because,
        points: moved.points.toString(),
        top: plain.top.toString(),
        percent: moved.percent.toString(),
        plain: { points: plain.points.toString(), percent: plain.percent.toString() },
      };
    }
    case 'percentage':
      return {
        kind: 'percentage',
        points: plain.points.toString(),
        top: plain.top.toString(),
        percent: plain.percent.toString(),
      };
    default:
      return { kind: 'not-played' };
  }
}

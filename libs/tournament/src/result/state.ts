import type { Aggregate } from '../journal/aggregate.js';
import type { HiddenDeal } from '../board/state.js';
import type { GameResult } from '../games/games.js';
import type { PlayPlace, Seating, SideName } from '../journal/names.js';
import { resultEvents, type ResultEvent, type SuspectedEntry } from './events.js';

export type ResultStatus = 'none' | 'entered' | 'disputed' | 'agreed' | 'voided' | 'not-played' | 'postponed';

/** The result of one play of a board. */
export type ResultState = SuspectedEntry & {
  readonly status: ResultStatus;
  /** How often something was entered or corrected: who confirms says which one is meant. */
  readonly entry: number;
  /** How often an entry of it was looked at beside its deal. */
  readonly checks: number;
  /** The side that entered it at the table. */
  readonly side: SideName | null;
  /** Who sat where; of the last result, voided ones too. */
  readonly seating: Seating | null;
  /** The last result, voided ones too: `standing` is what counts. */
  readonly result: GameResult | null;
  /** The play was postponed; it stays a late play until its score is agreed. */
  readonly late: LatePlay | null;
  /** The table has asked the director to play it later, without an answer yet. */
  readonly lateAsked: boolean;
  /** What was called and played; null: nobody has recorded it. */
  readonly recorded: RecordedPlay | null;
  /** How often the players have asked for a correction, and for which nobody has answered yet. */
  readonly corrections: number;
  readonly asked: AskedCorrection | null;
};

/** What the players say of a result that is agreed: it was this. */
export type AskedCorrection = {
  readonly side: SideName;
  readonly result: GameResult;
};

/** A late play: where it is played now; null: nowhere yet. */
export type LatePlay = {
  readonly at: string | null;
};

/** What was called and played, encrypted like the deal; `explanations` is the id of a free text about calls. */
export type RecordedPlay = {
  readonly hidden: HiddenDeal;
  readonly explanations: string | null;
};

/** A result that stands, agreed or not, with who sat where. */
export type StandingResult = {
  readonly seating: Seating;
  readonly result: GameResult;
};

/** The result that counts, if any: not one that was cancelled, or whose play was postponed or cancelled. */
export function standing<State extends Pick<ResultState, 'status' | 'seating' | 'result'>>(
  state: State,
): (State & StandingResult) | undefined {
  const { status, seating, result } = state;
  const stands = status === 'entered' || status === 'disputed' || status === 'agreed';
  return stands && seating && result ? (state as State & StandingResult) : undefined;
}

/** Whether a play was postponed and nobody has started it. */
export function isPostponed({ status, late }: ResultState): boolean {
  return status === 'postponed' && late?.at === null;
}

/** Whether anything is known of a play: an entry, a mark, a record of it, or that its table asks to play it later. */
export function isSaid({ status, entry, recorded, lateAsked }: ResultState): boolean {
  return status !== 'none' || entry > 0 || recorded !== null || lateAsked;
}

const NOT_LATE = { late: null, lateAsked: false } as const;

const NO_DECISIONS: SuspectedEntry['decided'] = [];

type Given = StandingResult & Pick<SuspectedEntry, 'flags'>;

/** Another entry: what was suspected of the one before is nothing to it. */
function entryGiven<State extends ResultState>(
  state: State,
  { seating, result, flags }: Given,
  { status = 'agreed', side = null }: Partial<Pick<ResultState, 'status' | 'side'>> = {},
): State {
  const isLate = status !== 'agreed';
  return {
    ...state,
    status,
    entry: state.entry + 1,
    side,
    seating,
    result,
    flags,
    check: null,
    decided: NO_DECISIONS,
    asked: null,
    late: isLate ? state.late : null,
    lateAsked: isLate && state.lateAsked,
  };
}

/**
 * A result after an event about it; what else a reader knows of it stays as it is. The members keep their order, and all
 * are always there: the results of a tournament are many, and share one hidden class.
 */
export function withResultEvent<State extends ResultState>(state: State, event: ResultEvent): State {
  switch (event.type) {
    case 'result.entered': {
      const { side, agreed } = event.payload;
      return entryGiven(state, event.payload, { status: agreed ? 'agreed' : 'entered', side });
    }
    case 'result.recorded':
    case 'result.irregular-recorded':
    case 'result.corrected':
      return entryGiven(state, event.payload);
    case 'result.confirmed':
      return { ...state, status: 'agreed', ...NOT_LATE };
    case 'result.disputed':
      return { ...state, status: 'disputed' };
    case 'result.voided':
      return { ...state, status: 'voided', asked: null };
    case 'result.marked-not-played':
      return { ...state, status: 'not-played', asked: null, ...NOT_LATE };
    case 'result.postponed':
      return { ...state, status: 'postponed', late: { at: null }, lateAsked: false, asked: null };
    case 'result.correction-asked': {
      const { correction, side, result } = event.payload;
      return { ...state, corrections: correction, asked: { side, result } };
    }
    case 'result.correction-taken-back':
    case 'result.correction-declined':
      return { ...state, asked: null };
    case 'result.late-play-asked':
      return { ...state, lateAsked: true };
    case 'result.late-play-refused':
      if (!isPostponed(state)) return { ...state, lateAsked: false };
      return { ...state, status: state.result ? 'voided' : 'none', ...NOT_LATE };
    case 'result.checked': {
      const { check: checks, deal, found, fits = [], beside } = event.payload;
      return { ...state, checks, check: { deal, found, fits, ...(beside && { beside }) } };
    }
    case 'result.suspicion-decided': {
      const deal = state.check?.deal ?? null;
      const decided = event.payload.suspicions.map((suspicion) => ({ suspicion, deal }));
      return { ...state, decided: [...state.decided, ...decided] };
    }
    case 'result.play-recorded': {
      const { record, explanations } = event.payload;
      const recorded = record && { hidden: record, explanations: explanations?.text ?? null };
      return { ...state, recorded };
    }
    case 'result.late-play-begun': {
      const status = state.status === 'none' ? 'postponed' : state.status;
      return { ...state, status, late: { at: event.payload.at }, lateAsked: false };
    }
    default:
      return event satisfies never;
  }
}

/** A stream `session/<session>/result/<table>/<round>/<board>`. */
export const resultAggregate: Aggregate<ResultState, ResultEvent> = {
  name: 'result',
  events: resultEvents,
  initial: {
    status: 'none',
    entry: 0,
    checks: 0,
    side: null,
    seating: null,
    result: null,
    flags: [],
    check: null,
    decided: NO_DECISIONS,
    recorded: null,
    corrections: 0,
    asked: null,
    ...NOT_LATE,
  },
  evolve: withResultEvent,
};

/** How commands refer to the stream of a result. */
export function resultStream({ session, table, round, board }: PlayPlace) {
  return { stream: `session/${session}/result/${table}/${round}/${board}`, aggregate: resultAggregate };
}

const RESULT = /^session\/([^/]+)\/result\/([^/]+)\/(\d+)\/(\d+)$/;

/** The play whose result a stream is; undefined for a stream of anything else. */
export function playOfResultStream(stream: string): PlayPlace | undefined {
  const [, session, table, round, board] = RESULT.exec(stream) ?? [];
  if (session === undefined || table === undefined) return undefined;
  return { session, table, round: Number(round), board: Number(board) };
}

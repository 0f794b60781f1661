import type { Aggregate } from '../journal/aggregate.js';
import type { HiddenDeal } from '../board/state.js';
import type { GameResult } from '../games/games.js';
import type { PlayPlace, Seating, SideName } from '../journal/names.js';
import { resultEvents, type ResultEvent } from './events.js';
import type { SuspectedEntry } from './suspicion.js';

export type ResultStatus = 'none' | 'entered' | 'disputed' | 'agreed' | 'voided' | 'not-played' | 'postponed';

/** The result of one play of a board. */
export interface ResultState extends SuspectedEntry {
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
}

/** What the players say of a result that is agreed: it was this. */
export interface AskedCorrection {
  readonly side: SideName;
  readonly result: GameResult;
}

/** A late play: where it is played now; null: nowhere yet. */
export interface LatePlay {
  readonly at: string | null;
}

/** What was called and played, encrypted, and whether calls were explained. */
export interface RecordedPlay {
  readonly hidden: HiddenDeal;
  readonly explained: boolean;
}

/** A result that stands, agreed or not, with who sat where. */
export interface StandingResult {
  readonly seating: Seating;
  readonly result: GameResult;
}

/** The result that counts, if any: not one that was cancelled, or whose play was postponed or cancelled. */
export function standing({ status, seating, result }: ResultState): StandingResult | undefined {
  const stands = status === 'entered' || status === 'disputed' || status === 'agreed';
  return stands && seating && result ? { seating, result } : undefined;
}

/** Whether a play was postponed and nobody has started it. */
export function isPostponed({ status, late }: ResultState): boolean {
  return status === 'postponed' && late?.at === null;
}

const NOT_LATE = { late: null, lateAsked: false } as const;

type Given = StandingResult & Pick<SuspectedEntry, 'flags'>;

/** Another entry: what was suspected of the one before is nothing to it. */
function entryGiven(state: ResultState, { seating, result, flags }: Given): ResultState {
  return { ...state, entry: state.entry + 1, seating, result, flags, check: null, decided: [], asked: null };
}

function agreedOn(state: ResultState, given: Given): ResultState {
  return { ...entryGiven(state, given), status: 'agreed', side: null, ...NOT_LATE };
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
    decided: [],
    recorded: null,
    corrections: 0,
    asked: null,
    ...NOT_LATE,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'result.entered': {
        const { side, agreed } = event.payload;
        if (agreed) return { ...agreedOn(state, event.payload), side };
        return { ...entryGiven(state, event.payload), status: 'entered', side };
      }
      case 'result.recorded':
      case 'result.irregular-recorded':
      case 'result.corrected':
        return agreedOn(state, event.payload);
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
        const { check: checks, deal, found } = event.payload;
        return { ...state, checks, check: { deal, found } };
      }
      case 'result.suspicion-decided': {
        const deal = state.check?.deal ?? null;
        const decided = event.payload.suspicions.map((suspicion) => ({ suspicion, deal }));
        return { ...state, decided: [...state.decided, ...decided] };
      }
      case 'result.play-recorded': {
        const { record, explanations } = event.payload;
        return { ...state, recorded: record && { hidden: record, explained: explanations !== undefined } };
      }
      case 'result.late-play-begun':
        return {
          ...state,
          status: state.status === 'none' ? 'postponed' : state.status,
          late: { at: event.payload.at },
        };
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a result. */
export function resultStream({ session, table, round, board }: PlayPlace) {
  return { stream: `session/${session}/result/${table}/${round}/${board}`, aggregate: resultAggregate };
}

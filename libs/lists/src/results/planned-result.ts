import type { BridgeResult, ResultSource, Seating, SeatName, TournamentSettings } from '#tournament';
import { lawOf } from '#laws';
import { type ArtificialScore, sameArtificial } from './artificial-score.js';
import type { ImportedResult, ResultFault, SaidOfPlay } from './imported-result.js';
import type { ContestantsNamed } from './contestants-named.js';
import type { PlayOfResult, SessionToFill } from './session-to-fill.js';

/** Why a row is not simply taken. */
export type PlanReason =
  | ResultFault
  | { readonly code: 'section-missing' }
  | { readonly code: 'table-unknown'; readonly table: string }
  | { readonly code: 'round-unknown'; readonly round: number; readonly rounds: number }
  | { readonly code: 'board-unknown'; readonly board: number }
  | { readonly code: 'nobody-there'; readonly table: string; readonly round: number }
  | { readonly code: 'contestant-unknown'; readonly found: string }
  /** Somebody else is named there before. */
  | { readonly code: 'named-before'; readonly contestant: string; readonly found: string }
  /** A number without a name. */
  | { readonly code: 'no-name'; readonly found: string }
  /** Played otherwise than the movement has it; `there` is who or what it has. */
  | { readonly code: 'turned' }
  | { readonly code: 'other-contestants'; readonly there: string }
  | { readonly code: 'other-board'; readonly there: string }
  /** `called` is the last round that was; of the section alone, where sections are called apart. */
  | {
      readonly code: 'round-not-called';
      readonly round: number;
      readonly called: number;
      readonly section?: string;
    }
  | { readonly code: 'remark'; readonly remark: string }
  /** Another ruling stands there than the file has. */
  | { readonly code: 'ruled-otherwise'; readonly remark: string }
  /** The journal had it already; somebody has corrected it since. */
  | { readonly code: 'put-right' };

type Play = PlayOfResult & { readonly session: string };

/** A command that does what a row says. */
export type ResultStep =
  | {
      readonly name: 'result.record';
      readonly body: Play & { readonly result: BridgeResult; readonly source: ResultSource };
    }
  | {
      readonly name: 'result.correct';
      readonly body: Play & { readonly result: BridgeResult; readonly reason: string };
    }
  | {
      readonly name: 'result.record-irregular';
      readonly body: Play & {
        readonly seating: Seating;
        readonly result: BridgeResult;
        readonly reason: string;
      };
    }
  | {
      readonly name: 'result.void' | 'result.mark-not-played';
      readonly body: Play & { readonly reason: string };
    }
  /** The id of the ruling is for whoever gives it to make. */
  | {
      readonly name: 'ruling.give';
      readonly body: {
        readonly session: string;
        readonly law: { readonly edition: TournamentSettings['laws']; readonly law: string };
        readonly reason: string;
        /** What the file has. */
        readonly facts: string;
        readonly effects: readonly [
          PlayOfResult & { readonly kind: 'score'; readonly adjustment: ArtificialScore },
        ];
      };
    };

/**
 * What will happen to a row:
 *
 * - new, changed, erased, not-played: its steps are taken;
 * - irregular (the movement has something else there), kept (the journal was corrected since), to-rule (a score that only a
 *   director gives): only where somebody asks for it;
 * - same, nothing: there is nothing to do;
 * - later: its round has not been called yet;
 * - to-rule without a score, hidden, refused, unreadable: it is left to people.
 */
export const PLANNED = [
  'new',
  'changed',
  'erased',
  'not-played',
  'irregular',
  'kept',
  'same',
  'nothing',
  'later',
  'to-rule',
  'hidden',
  'refused',
  'unreadable',
] as const;
export type Planned = (typeof PLANNED)[number];

/** A row of a file, and what will happen to it. */
export interface PlannedResult {
  readonly row: number;
  /** The table of the file that has the row, where that is not the one of results. */
  readonly of?: string;
  readonly text: string;
  readonly is: Planned;
  readonly play: PlayOfResult | null;
  /** How often something was done to this play, rulings too; what is planned is planned beside that. */
  readonly entry: number;
  readonly why: PlanReason | null;
  /** What the journal has, where the reader may see it, and what the file has: as slips are written. */
  readonly had: string | null;
  readonly now: string | null;
  readonly steps: readonly ResultStep[];
}

/** What is done without anybody asking for it. */
export const TAKEN_BY_ITSELF: readonly Planned[] = ['new', 'changed', 'erased', 'not-played'];

/** What rows are planned by. */
export interface Planning {
  readonly session: SessionToFill;
  readonly named: ContestantsNamed;
  readonly source: ResultSource;
  readonly reason: string;
}

/** A row with what will happen to it. */
export function line(
  { row, of, text }: { readonly row: number; readonly of?: string; readonly text: string },
  play: PlayOfResult | null,
  is: Planned,
  more: Partial<Pick<PlannedResult, 'why' | 'had' | 'steps'>> = {},
): PlannedResult {
  return {
    row,
    ...(of !== undefined && { of }),
    text,
    is,
    play,
    entry: 0,
    why: null,
    had: null,
    now: null,
    steps: [],
    ...more,
  };
}

/** What the movement has otherwise than a row; undefined: nothing. */
export function irregularityOf(
  seating: Seating,
  { board }: PlayOfResult,
  meeting: ReturnType<SessionToFill['meetingAt']>,
): PlanReason | undefined {
  if (!meeting) return { code: 'other-contestants', there: '' };
  const { seating: scheduled, boards } = meeting;
  if (!boards.includes(board)) return { code: 'other-board', there: boards.join(', ') };
  if (sameSeats(seating, scheduled)) return undefined;
  const turned = { N: scheduled.E, E: scheduled.N, S: scheduled.W, W: scheduled.S };
  if (sameSeats(seating, turned)) return { code: 'turned' };
  const names = (Object.keys(scheduled) as SeatName[]).map((seat) => scheduled[seat]);
  return { code: 'other-contestants', there: [...new Set(names)].join(' – ') };
}

/** Whether the same sit on the same seats. */
export function sameSeats(one: Seating, other: Seating): boolean {
  return one.N === other.N && one.E === other.E && one.S === other.S && one.W === other.W;
}

/** A score that is none of a result becomes a ruling, of whoever brings it and asks for that. */
export function toBeRuled(
  row: ImportedResult,
  { remark, score }: Extract<SaidOfPlay, { readonly kind: 'to-rule' }>,
  play: PlayOfResult,
  { session, reason }: Planning,
  irregular: PlanReason | undefined,
): PlannedResult {
  const { adjustment } = session.rulingsOn(play);
  if (score && adjustment && sameArtificial(score, adjustment)) return line(row, play, 'same');
  if (adjustment) return line(row, play, 'to-rule', { why: { code: 'ruled-otherwise', remark } });
  const why = { code: 'remark', remark } as const;
  // Where others sit than by the movement nobody knows whose score it is.
  if (!score || irregular) return line(row, play, 'to-rule', { why });
  const { edition } = session;
  const body = {
    session: session.session,
    law: { edition, law: lawOf('artificial', edition) },
    reason,
    facts: remark,
    effects: [{ kind: 'score', ...play, adjustment: score }],
  } as const;
  return line(row, play, 'to-rule', { why, steps: [{ name: 'ruling.give', body }] });
}

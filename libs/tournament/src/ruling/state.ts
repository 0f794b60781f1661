import { everybodyAt } from '#movement';
import { type Aggregate, changedBy, type ChangesBy } from '../journal/aggregate.js';
import type { LawReference, RecordedWay, SheetLine } from '../games/games.js';
import type { PlayPlace, Seated, Seating } from '../journal/names.js';
import { type ResultState, standing } from '../result/state.js';
import { meetingAt, type Scheduled, whoPlayed } from '../session/plan/schedule.js';
import { type Adjustment, assignsResult } from '../law-book/adjustment.js';
import {
  type PenaltyAmount,
  type PlaceAbout,
  type RulingEvent,
  rulingEvents,
  type TrickTransfer,
} from './events.js';

/** A score that a ruling has put in the place of what was played. */
export type AdjustmentEffect = {
  readonly kind: 'adjustment';
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly seating: Seating;
  readonly adjustment: Adjustment;
  /** The tricks that changed sides, and the result before. */
  readonly transfer?: TrickTransfer | undefined;
};

/** A line of a score sheet that a ruling has written or corrected. */
export type SheetLineEffect = {
  readonly kind: 'sheet-line';
  readonly table: string;
  readonly round: number;
  readonly line: number;
  /** Where all tables play the same deals: which of them it belongs to. */
  readonly board?: number;
  readonly seated: Seated;
  readonly written: SheetLine;
  /** What stands there without the ruling; null: it is a new line. */
  readonly before: SheetLine | null;
};

/** A board of which some tables played another form (Law 87). */
export type FieldSplitEffect = {
  readonly kind: 'field-split';
  readonly board: number;
  readonly plays: readonly { readonly table: string; readonly round: number }[];
};

/** What a ruling does; a warning is words to a contestant (Law 90A). */
export type RulingEffect =
  | AdjustmentEffect
  | SheetLineEffect
  | FieldSplitEffect
  | { readonly kind: 'penalty'; readonly contestant: string; readonly amount: PenaltyAmount }
  | { readonly kind: 'warning'; readonly contestant: string };

/** A director's decision. */
export type RulingState = {
  readonly status: 'none' | 'given' | 'withdrawn';
  /** The session that it was given in; none before it was given. */
  readonly session: string | null;
  readonly law: { readonly edition: string; readonly law: string } | null;
  /** The ways through the law book by which it was found. */
  readonly ways: readonly RecordedWay[];
  /** The tables and rounds that it is about. */
  readonly about: readonly PlaceAbout[];
  /** Everything that it has done, in its order, and whether it still does. */
  readonly effects: readonly { readonly what: RulingEffect; readonly holds: boolean }[];
  readonly appeal: 'none' | 'lodged' | 'withdrawn' | 'decided';
  /** Who lodged the appeal last. */
  readonly appellant: string | null;
  /** Those who withdrew an appeal since it was given or amended. */
  readonly withdrew: readonly string[];
  /** Whether the appeal was lodged with a deposit. */
  readonly deposit: boolean;
};

/** The effects of a ruling that hold. */
export function effectsOf({ effects }: Pick<RulingState, 'effects'>): RulingEffect[] {
  return effects.flatMap(({ what, holds }) => (holds ? [what] : []));
}

/** The contestants whose scores, lines or accounts an effect changes. */
export function namedIn(effect: RulingEffect): readonly string[] {
  if (effect.kind === 'adjustment') return Object.values(effect.seating);
  if (effect.kind === 'sheet-line') return Object.values(effect.seated);
  return 'contestant' in effect ? [effect.contestant] : [];
}

/** Whether it gives a side a result in this play. */
export function assignsIn(ruling: RulingState, play: PlayOfSession): boolean {
  return effectsOf(ruling).some(
    (effect) => effect.kind === 'adjustment' && assignsResult(effect.adjustment) && isSamePlay(effect, play),
  );
}

type PlayOfSession = Omit<PlayPlace, 'session'>;

/** Whether two places of one session are the same play. */
export function isSamePlay(one: PlayOfSession, other: PlayOfSession): boolean {
  return one.table === other.table && one.round === other.round && one.board === other.board;
}

/** Before a ruling was given. */
export const NOTHING_RULED: RulingState = {
  status: 'none',
  session: null,
  law: null,
  ways: [],
  about: [],
  effects: [],
  appeal: 'none',
  appellant: null,
  withdrew: [],
  deposit: false,
};

const changes: ChangesBy<RulingState, RulingEvent, undefined> = {
  'ruling.given': (_ruling, { session, law, ways, about }) => ({
    status: 'given',
    session,
    law,
    ways,
    about,
  }),
  'ruling.score-adjusted'(ruling, { table, round, board, seating, adjustment, transfer, ...of }) {
    const what = { kind: 'adjustment', table, round, board, seating, adjustment } as const;
    return withEffect(ruling, of, { ...what, ...(transfer && { transfer }) });
  },
  'ruling.line-ruled'(ruling, { table, round, line, board, seated, what: written, before = null, ...of }) {
    const place = { table, round, line, ...(board !== undefined && { board }) };
    return withEffect(ruling, of, { kind: 'sheet-line', ...place, seated, written, before });
  },
  'ruling.field-split': (ruling, { board, plays, ...of }) =>
    withEffect(ruling, of, { kind: 'field-split', board, plays }),
  'ruling.penalty-given': (ruling, { contestant, amount, ...of }) =>
    withEffect(ruling, of, { kind: 'penalty', contestant, amount }),
  'ruling.warning-given': (ruling, { contestant, ...of }) =>
    withEffect(ruling, of, { kind: 'warning', contestant }),
  'ruling.reviewed': null,
  'ruling.amended': (ruling, { law, ways }) => ({ ...withoutEffects(ruling), law, ways, withdrew: [] }),
  'ruling.appealed': (_ruling, { contestant: appellant, deposit }) => ({
    appeal: 'lodged',
    appellant,
    deposit,
  }),
  'ruling.appeal-withdrawn': ({ withdrew, appellant }) => ({
    appeal: 'withdrawn',
    withdrew: [...withdrew, appellant!],
  }),
  'ruling.appeal-decided': (ruling, { decision, law }) => ({
    ...(decision === 'changed' && withoutEffects(ruling)),
    appeal: 'decided',
    law,
  }),
  'ruling.effect-voided': (ruling, play) =>
    withoutEffects(ruling, (what) => what.kind === 'adjustment' && isSamePlay(what, play)),
  'ruling.withdrawn': (ruling) => ({ ...withoutEffects(ruling), status: 'withdrawn' }),
};

/** What an event does to a ruling. */
export function withRulingEvent<Ruling extends RulingState>(ruling: Ruling, event: RulingEvent): Ruling {
  return changedBy(changes, ruling, event, undefined);
}

function withEffect(
  { effects }: RulingState,
  { session, law }: { readonly session: string; readonly law: LawReference },
  what: RulingEffect,
): Partial<RulingState> {
  return { status: 'given', session, law, effects: [...effects, { what, holds: true }] };
}

/** Its effects no longer hold: all, or those that are meant. */
function withoutEffects(ruling: RulingState, isMeant: (effect: RulingEffect) => boolean = () => true) {
  const effects = ruling.effects.map((effect) =>
    effect.holds && isMeant(effect.what) ? { ...effect, holds: false } : effect,
  );
  return { effects };
}

/** A stream `ruling/<ruling>`. */
export const rulingAggregate: Aggregate<RulingState, RulingEvent> = {
  name: 'ruling',
  events: rulingEvents,
  initial: NOTHING_RULED,
  evolve: withRulingEvent,
};

/**
 * The contestants that a ruling concerns: those who played the boards or were to, and those named in its effects.
 *
 * @param resultOf the result of a play that it is about
 */
export function concernedBy(
  { about, effects }: RulingState,
  session: Pick<Scheduled, 'sections'>,
  resultOf: (play: PlayOfSession) => ResultState,
): string[] {
  const there = about.flatMap((place) => {
    if ('board' in place) return Object.values(whoPlayed(session, place, standing(resultOf(place))) ?? {});
    const meeting = meetingAt(session, place.table, place.round);
    return meeting ? everybodyAt(meeting) : [];
  });
  return [...new Set([...there, ...effects.flatMap(({ what }) => namedIn(what))])];
}

/** How commands refer to the stream of a ruling. */
export function rulingStream(ruling: string) {
  return { stream: `ruling/${ruling}`, aggregate: rulingAggregate };
}

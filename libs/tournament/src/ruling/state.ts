import { everybodyAt } from '#movement';
import type { Aggregate } from '../journal/aggregate.js';
import type { LawReference, RecordedWay } from '../games/games.js';
import type { PlayPlace } from '../journal/names.js';
import { standing, type ResultState } from '../result/state.js';
import { whoPlayed } from '../session/plan/who-played.js';
import type { SheetPlace } from '../sheet/state.js';
import { assignsResult } from '../law-book/adjustment.js';
import { meetingAt, type Scheduled } from '../session/plan/schedule.js';
import { rulingEvents, type PlaceAbout, type RulingEvent } from './events.js';

/** What a ruling does, as far as other decisions depend on it. */
export type RulingEffect =
  /** The score of a play; whether a side is given a result, which stands on the deal of the board. */
  | { readonly kind: 'score'; readonly play: PlayPlace; readonly assigns: boolean }
  /** A line of a sheet. */
  | { readonly kind: 'line'; readonly sheet: SheetPlace }
  | { readonly kind: 'penalty' | 'warning' | 'field-split' };

/** A director's decision. */
export interface RulingState {
  readonly status: 'none' | 'given' | 'withdrawn';
  /** The session that it was given in; none before it was given. */
  readonly session: string | null;
  readonly law: LawReference | null;
  /** The ways through the law book by which it was found. */
  readonly ways: readonly RecordedWay[];
  /** The tables and rounds that it is about. */
  readonly about: readonly PlaceAbout[];
  /** The contestants whose scores, lines or accounts it changes, or did before it was another. */
  readonly named: readonly string[];
  /** The effects that hold. */
  readonly effects: readonly RulingEffect[];
  readonly appeal: 'none' | 'lodged' | 'withdrawn' | 'decided';
  /** Who lodged the appeal last. */
  readonly appellant: string | null;
  /** Those who withdrew an appeal since it was given or amended. */
  readonly withdrew: readonly string[];
  /** Whether the appeal was lodged with a deposit. */
  readonly deposit: boolean;
}

/** Whether it gives a side a result in this play. */
export function assignsIn({ effects }: RulingState, play: PlayPlace): boolean {
  return effects.some((effect) => effect.kind === 'score' && effect.assigns && isSamePlay(effect.play, play));
}

function isSamePlay(one: PlayPlace, other: PlayPlace): boolean {
  return one.table === other.table && one.round === other.round && one.board === other.board;
}

/** A stream `ruling/<ruling>`. */
export const rulingAggregate: Aggregate<RulingState, RulingEvent> = {
  name: 'ruling',
  events: rulingEvents,
  initial: {
    status: 'none',
    session: null,
    law: null,
    ways: [],
    about: [],
    named: [],
    effects: [],
    appeal: 'none',
    appellant: null,
    withdrew: [],
    deposit: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ruling.given': {
        const { session, law, ways, about } = event.payload;
        return { ...state, status: 'given', session, law, ways, about };
      }
      case 'ruling.score-adjusted': {
        const { session, table, round, board, adjustment, seating } = event.payload;
        const play = { session, table, round, board };
        const effect: RulingEffect = { kind: 'score', play, assigns: assignsResult(adjustment) };
        return withEffect(state, event, effect, Object.values(seating));
      }
      case 'ruling.line-ruled': {
        const { session, table, round, seated } = event.payload;
        const effect: RulingEffect = { kind: 'line', sheet: { session, table, round } };
        return withEffect(state, event, effect, Object.values(seated));
      }
      case 'ruling.field-split':
        return withEffect(state, event, { kind: 'field-split' });
      case 'ruling.penalty-given':
        return withEffect(state, event, { kind: 'penalty' }, [event.payload.contestant]);
      case 'ruling.warning-given':
        return withEffect(state, event, { kind: 'warning' }, [event.payload.contestant]);
      case 'ruling.reviewed':
        return state;
      case 'ruling.amended': {
        const { law, ways } = event.payload;
        return { ...state, law, ways, effects: [], withdrew: [] };
      }
      case 'ruling.appealed': {
        const { contestant: appellant, deposit } = event.payload;
        return { ...state, appeal: 'lodged', appellant, deposit };
      }
      case 'ruling.appeal-withdrawn':
        return { ...state, appeal: 'withdrawn', withdrew: [...state.withdrew, state.appellant!] };
      case 'ruling.appeal-decided': {
        const { decision, law } = event.payload;
        return { ...state, appeal: 'decided', law, ...(decision === 'changed' && { effects: [] }) };
      }
      case 'ruling.effect-voided':
        return {
          ...state,
          effects: state.effects.filter(
            (effect) => effect.kind !== 'score' || !isSamePlay(effect.play, event.payload),
          ),
        };
      case 'ruling.withdrawn':
        return { ...state, status: 'withdrawn', effects: [] };
      default:
        return event satisfies never;
    }
  },
};

function withEffect(
  state: RulingState,
  {
    payload: { session, law },
  }: { readonly payload: { readonly session: string; readonly law: LawReference } },
  effect: RulingEffect,
  named: readonly string[] = [],
): RulingState {
  return {
    ...state,
    status: 'given',
    session,
    law,
    effects: [...state.effects, effect],
    named: [...new Set([...state.named, ...named])],
  };
}

/**
 * The contestants that a ruling concerns: those who played the boards or were to, and those named in its effects.
 *
 * @param resultOf the result of a play that it is about
 */
export function concernedBy(
  { about, named }: RulingState,
  session: Pick<Scheduled, 'sections'>,
  resultOf: (play: Omit<PlayPlace, 'session'>) => ResultState,
): string[] {
  const there = about.flatMap((place) => {
    if ('board' in place) return Object.values(whoPlayed(session, place, standing(resultOf(place))) ?? {});
    const meeting = meetingAt(session, place.table, place.round);
    return meeting ? everybodyAt(meeting) : [];
  });
  return [...new Set([...there, ...named])];
}

/** How commands refer to the stream of a ruling. */
export function rulingStream(ruling: string) {
  return { stream: `ruling/${ruling}`, aggregate: rulingAggregate };
}

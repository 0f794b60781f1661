import type { Aggregate } from '../aggregate.js';
import type { LawReference } from '../games/games.js';
import type { PlayPlace } from '../names.js';
import type { SheetPlace } from '../sheet/state.js';
import { assignsResult } from './adjustment.js';
import { rulingEvents, type RulingEvent } from './events.js';

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
  /** The effects that hold. */
  readonly effects: readonly RulingEffect[];
  readonly appeal: 'none' | 'lodged' | 'withdrawn' | 'decided';
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
  initial: { status: 'none', session: null, law: null, effects: [], appeal: 'none', deposit: false },
  evolve(state, event) {
    switch (event.type) {
      case 'ruling.given':
        return { ...state, status: 'given', session: event.payload.session, law: event.payload.law };
      case 'ruling.score-adjusted': {
        const { session, table, round, board, adjustment } = event.payload;
        const play = { session, table, round, board };
        return withEffect(state, event, { kind: 'score', play, assigns: assignsResult(adjustment) });
      }
      case 'ruling.line-ruled': {
        const { session, table, round } = event.payload;
        return withEffect(state, event, { kind: 'line', sheet: { session, table, round } });
      }
      case 'ruling.field-split':
        return withEffect(state, event, { kind: 'field-split' });
      case 'ruling.penalty-given':
        return withEffect(state, event, { kind: 'penalty' });
      case 'ruling.warning-given':
        return withEffect(state, event, { kind: 'warning' });
      case 'ruling.reviewed':
        return state;
      case 'ruling.amended':
        return { ...state, law: event.payload.law, effects: [] };
      case 'ruling.appealed':
        return { ...state, appeal: 'lodged', deposit: event.payload.deposit };
      case 'ruling.appeal-withdrawn':
        return { ...state, appeal: 'withdrawn' };
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
): RulingState {
  return { ...state, status: 'given', session, law, effects: [...state.effects, effect] };
}

/** How commands refer to the stream of a ruling. */
export function rulingStream(ruling: string) {
  return { stream: `ruling/${ruling}`, aggregate: rulingAggregate };
}

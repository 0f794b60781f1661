import type { z } from 'zod';
import { USUAL_GAME } from '#cards';
import type { repeatGround } from '../board/events.js';
import type { Aggregate, Place } from '../journal/aggregate.js';
import type { GameName } from '../games/games.js';
import {
  dealSetEvents,
  type committedBoard,
  type DealSetEvent,
  type delayedValue,
  type sessionOfSquareDeal,
  type setDescription,
} from './events.js';

export type CommittedBoard = z.infer<typeof committedBoard>;
export type SetDescription = z.infer<typeof setDescription>;
export type DelayedValue = z.infer<typeof delayedValue>;

type Moment = Pick<Place, 'position' | 'time'>;

/** Boards whose deals were committed to together. */
export type CommitmentState = {
  readonly from: number;
  readonly to: number;
  readonly delayed: DelayedValue | null;
  /** Nothing as long as the keys are being made. */
  readonly made: {
    readonly hash: string;
    readonly boards: readonly CommittedBoard[];
    readonly at: Moment;
  } | null;
  readonly value: string | null;
  /** When the delayed value was given. */
  readonly found: Moment | null;
};

/** Boards that are dealt together: how they are called, what was promised of their deals, which are open though unplayed. */
export type DealSetState = {
  /** Nothing: nobody has made the set, a session has it by its own number. */
  readonly description: SetDescription | null;
  /** Boards whose deals are open to everybody once no session has still to play them. */
  readonly disclosed: readonly { readonly from: number; readonly to: number }[];
  /** How often it was asked how many copies are needed, and the last answer. */
  readonly duplication: {
    readonly requests: number;
    readonly answered: number;
    readonly boards: readonly { readonly board: number; readonly copies: number }[];
  };
  /** The first is commitment 1. */
  readonly commitments: readonly CommitmentState[];
  /** What an SQD has promised of its deals; null: nothing. */
  readonly squareDeal: SquareDealState | null;
  /** Why its deals may have been played before; null: nobody has said that they may. */
  readonly repeats: Repeats | null;
  /** Whether players of both sides are present while its boards are dealt at the table (Law 6C). */
  readonly bothSides: boolean;
};

/** What an SQD has promised of deals, and the SQK once it is published. */
export type SquareDealState = z.infer<typeof sessionOfSquareDeal> & {
  readonly sqd: string;
  readonly boards: { readonly first: number; readonly last: number };
  readonly sqk: string | null;
  /** When the SQD was published, its delayed value was given and its keys were published. */
  readonly promised: Moment;
  readonly found: Moment | null;
  readonly opened: Moment | null;
};

/** Why deals may be played again; the reason is the id of a free text. */
export type Repeats = { readonly ground: z.infer<typeof repeatGround>; readonly reason: string };

/** A set of which nothing was promised. */
export const NOTHING_COMMITTED: DealSetState = {
  description: null,
  disclosed: [],
  duplication: { requests: 0, answered: 0, boards: [] },
  commitments: [],
  squareDeal: null,
  repeats: null,
  bothSides: true,
};

/** What an event does to a set of boards. */
export function withDealSetEvent<DealSet extends DealSetState>(
  state: DealSet,
  { type, payload }: DealSetEvent,
  { position, time }: Place,
): DealSet {
  const at = { position, time };
  switch (type) {
    case 'deal-set.commitment-requested': {
      const { from, to, delayed } = payload;
      const commitments = [...state.commitments, { from, to, delayed, made: null, value: null, found: null }];
      return { ...state, commitments };
    }
    case 'deal-set.described': {
      const { set: _set, ...description } = payload;
      return { ...state, description };
    }
    case 'deal-set.disclosed':
      return { ...state, disclosed: [...state.disclosed, { from: payload.from, to: payload.to }] };
    case 'deal-set.duplication-requested': {
      const { duplication } = state;
      return { ...state, duplication: { ...duplication, requests: duplication.requests + 1 } };
    }
    case 'deal-set.duplication-planned': {
      const { request: answered, boards } = payload;
      return { ...state, duplication: { ...state.duplication, answered, boards } };
    }
    case 'deal-set.file-taken':
      return state;
    case 'deal-set.committed':
      return changed(state, payload.commitment, { made: { hash: payload.hash, boards: payload.boards, at } });
    case 'deal-set.value-found':
      return changed(state, payload.commitment, { value: payload.value, found: at });
    case 'deal-set.squaredeal-promised': {
      const { sqd, of, from: first, to: last } = payload;
      const known = { ...of, sqd, boards: { first, last }, sqk: null };
      return { ...state, squareDeal: { ...known, promised: at, found: null, opened: null } };
    }
    case 'deal-set.squaredeal-value-found':
      return { ...state, squareDeal: { ...state.squareDeal!, sqd: payload.sqd, found: at } };
    case 'deal-set.squaredeal-keys-published':
      return { ...state, squareDeal: { ...state.squareDeal!, sqk: payload.sqk, opened: at } };
    case 'deal-set.repeats-declared':
      return { ...state, repeats: { ground: payload.ground, reason: payload.reason.text } };
    case 'deal-set.presence-ordered':
      return { ...state, bothSides: payload.bothSides };
    default:
      return payload satisfies never;
  }
}

/** A stream `deal-set/<set>`. */
export const dealSetAggregate: Aggregate<DealSetState, DealSetEvent> = {
  name: 'deal-set',
  events: dealSetEvents,
  initial: NOTHING_COMMITTED,
  evolve: withDealSetEvent,
};

function changed<DealSet extends DealSetState>(
  state: DealSet,
  number: number,
  change: Partial<CommitmentState>,
): DealSet {
  return {
    ...state,
    commitments: state.commitments.map((one, index) => (index === number - 1 ? { ...one, ...change } : one)),
  };
}

/** How commands refer to the stream of a set of boards. */
export function dealSetStream(set: string) {
  return { stream: `deal-set/${set}`, aggregate: dealSetAggregate };
}

/** Whether a board's deal is open to everybody though nobody may have played it. */
export function isDisclosed({ disclosed }: Pick<DealSetState, 'disclosed'>, board: number): boolean {
  return disclosed.some(({ from, to }) => from <= board && board <= to);
}

/** Whether an SQD has promised the deal of a board. */
export function isOfSquareDeal({ squareDeal }: Pick<DealSetState, 'squareDeal'>, board: number): boolean {
  return squareDeal !== null && squareDeal.boards.first <= board && board <= squareDeal.boards.last;
}

/** Of which game the deals of a set are. */
export function gameOfSet(deals: Pick<DealSetState, 'description'> | undefined): GameName {
  return deals?.description?.game ?? USUAL_GAME;
}

/** The boards whose deals an SQD has promised. */
export function boardsOfSquareDeal({ squareDeal }: Pick<DealSetState, 'squareDeal'>): number[] {
  if (!squareDeal) return [];
  const { first, last } = squareDeal.boards;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The commitment that covers a board, by its number; undefined: its deal was not committed to. */
export function commitmentOf(
  { commitments }: DealSetState,
  board: number,
): { readonly number: number; readonly commitment: CommitmentState } | undefined {
  const index = commitments.findIndex(({ from, to }) => from <= board && board <= to);
  return index === -1 ? undefined : { number: index + 1, commitment: commitments[index]! };
}

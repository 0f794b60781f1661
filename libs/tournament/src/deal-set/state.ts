import type { z } from 'zod';
import { USUAL_GAME } from '#cards';
import { type Aggregate, changedBy, type ChangesBy, type Place } from '../journal/aggregate.js';
import type { repeatGround } from '../board/events.js';
import type { GameName } from '../games/games.js';
import {
  type committedBoard,
  type DealSetEvent,
  dealSetEvents,
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

const changes: ChangesBy<DealSetState, DealSetEvent, Moment> = {
  'deal-set.commitment-requested': ({ commitments }, { from, to, delayed }) => ({
    commitments: [...commitments, { from, to, delayed, made: null, value: null, found: null }],
  }),
  'deal-set.described': (_state, { set: _set, ...description }) => ({ description }),
  'deal-set.disclosed': ({ disclosed }, { from, to }) => ({ disclosed: [...disclosed, { from, to }] }),
  'deal-set.duplication-requested': ({ duplication }) => ({
    duplication: { ...duplication, requests: duplication.requests + 1 },
  }),
  'deal-set.duplication-planned': ({ duplication }, { request: answered, boards }) => ({
    duplication: { ...duplication, answered, boards },
  }),
  'deal-set.file-taken': null,
  'deal-set.committed': (state, { commitment, hash, boards }, at) =>
    withCommitment(state, commitment, { made: { hash, boards, at } }),
  'deal-set.value-found': (state, { commitment, value }, at) =>
    withCommitment(state, commitment, { value, found: at }),
  'deal-set.squaredeal-promised'(_state, { sqd, of, from: first, to: last }, at) {
    const known = { ...of, sqd, boards: { first, last }, sqk: null };
    return { squareDeal: { ...known, promised: at, found: null, opened: null } };
  },
  'deal-set.squaredeal-value-found': ({ squareDeal }, { sqd }, at) => ({
    squareDeal: { ...squareDeal!, sqd, found: at },
  }),
  'deal-set.squaredeal-keys-published': ({ squareDeal }, { sqk }, at) => ({
    squareDeal: { ...squareDeal!, sqk, opened: at },
  }),
  'deal-set.repeats-declared': (_state, { ground, reason }) => ({ repeats: { ground, reason: reason.text } }),
  'deal-set.presence-ordered': (_state, { bothSides }) => ({ bothSides }),
};

/** What an event does to a set of boards. */
export function withDealSetEvent<DealSet extends DealSetState>(
  state: DealSet,
  event: DealSetEvent,
  { position, time }: Place,
): DealSet {
  return changedBy(changes, state, event, { position, time });
}

/** A stream `deal-set/<set>`. */
export const dealSetAggregate: Aggregate<DealSetState, DealSetEvent> = {
  name: 'deal-set',
  events: dealSetEvents,
  initial: NOTHING_COMMITTED,
  evolve: withDealSetEvent,
};

function withCommitment({ commitments }: DealSetState, number: number, change: Partial<CommitmentState>) {
  return { commitments: commitments.map((one, at) => (at === number - 1 ? { ...one, ...change } : one)) };
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

import { commitmentHash, hashOfKey, type CommittedBoard, type DelayedValue } from './commitment.js';
import type { SealedGame } from './sealed-games.js';
import { sealedText } from './sealed-number.js';
import { openedPromise, type CheckedKeys, type PublishedSquareDeal } from '../squaredeal/promise.js';

/** What is published of the deals of a set: what was promised before play, and every deal that is open. */
export interface PublishedDeals {
  readonly tournament: string;
  readonly set: string;
  /** Bridge unless said otherwise. */
  readonly game?: SealedGame;
  readonly commitments: readonly PublishedCommitment[];
  /** What an SQD has promised of deals that were made elsewhere. */
  readonly squareDeal?: PublishedSquareDeal | null;
  readonly boards: readonly PublishedDeal[];
  /** Boards that the players dealt themselves, at the table. */
  readonly atTable: readonly number[];
}

export interface PublishedCommitment {
  readonly number: number;
  readonly delayed: DelayedValue | null;
  /** Nothing as long as the keys are being made. */
  readonly hash: string | null;
  readonly boards: readonly CommittedBoard[];
  /** The delayed value; nothing as long as it has not been given. */
  readonly value: string | null;
}

export interface PublishedDeal {
  readonly board: number;
  /** Its canonical text; nothing where what was revealed opens none. */
  readonly deal: string | null;
  /** Which request for a deal of this board it answers, from 1. */
  readonly request: number;
  /** Where it was dealt as a commitment said. */
  readonly sealed: {
    readonly commitment: number;
    readonly passedOver: number;
    readonly key: string | null;
  } | null;
}

/**
 * Why a deal does not follow from what was published: another deal does (`deal`); the key is not the one that was
 * committed to (`key`), is missing, or what was to be revealed cannot be read (`unreadable`); the commitment it names
 * does not cover it, alone, or its hash is not over what it says (`commitment`); the delayed value is missing, or none
 * was promised (`value`); it was promised and dealt some other way (`not-as-promised`); the published keys of SquareDeal are
 * not those that were promised (`keys`).
 */
export type WhyDifferent =
  | 'keys'
  | 'deal'
  | 'key'
  | 'unreadable'
  | 'commitment'
  | 'value'
  | 'not-as-promised';

/**
 * What became of checking a board: its deal follows from what was published (`same`) or does not (`different`); nothing
 * was promised of it (`not-promised`); it was dealt anew when its key was known already, so that nobody can check the new
 * deal (`dealt-anew`); its players dealt it (`at-table`); its deal is not open yet (`not-open`), or the keys are not from
 * which it was made (`keys-not-open`).
 */
export type CheckedBoard =
  | {
      readonly board: number;
      readonly verdict: 'same';
      readonly passedOver: number;
      readonly request: number;
    }
  | { readonly board: number; readonly verdict: 'different'; readonly why: WhyDifferent }
  | {
      readonly board: number;
      readonly verdict: 'not-promised' | 'dealt-anew' | 'at-table' | 'not-open' | 'keys-not-open';
    };

/** What a commitment's hash says: it is over all that the commitment says, it is not, or there is none yet. */
export interface CheckedCommitment {
  readonly number: number;
  readonly hash: 'same' | 'different' | 'not-made';
}

/**
 * Derives every open deal of a set again from what was published, and compares. It needs nothing else: whoever has the
 * same data comes to the same answer.
 *
 * @returns the commitments, the keys of SquareDeal, and by their numbers all boards that were promised or are open
 */
export function checkDeals(published: PublishedDeals): {
  readonly commitments: readonly CheckedCommitment[];
  readonly squareDeal: CheckedKeys | null;
  readonly boards: readonly CheckedBoard[];
} {
  const opened = published.squareDeal ? openedPromise(published.squareDeal) : undefined;
  const open = new Set(published.boards.map(({ board }) => board));
  const promised = [
    ...published.commitments.flatMap(({ boards }) => boards.map(({ board }) => board)),
    ...boardsOf(published.squareDeal),
  ];
  const closed = [...new Set([...promised, ...published.atTable])].filter((board) => !open.has(board));
  const atTable = new Set(published.atTable);
  return {
    commitments: published.commitments.map((commitment) => ({
      number: commitment.number,
      hash: hashSays(published, commitment),
    })),
    squareDeal: opened?.checked ?? null,
    boards: [
      ...published.boards.map((deal) =>
        boardsOf(published.squareDeal).includes(deal.board) && deal.sealed === null
          ? checkSquareDeal(opened!, deal)
          : checkDeal(published, deal),
      ),
      ...closed.map((board): CheckedBoard => ({
        board,
        verdict: atTable.has(board) ? 'at-table' : 'not-open',
      })),
    ].toSorted((one, other) => one.board - other.board),
  };
}

/** True when something is wrong: a deal that does not follow, or a hash that is not over what was promised. */
export function isAmiss({ commitments, squareDeal, boards }: ReturnType<typeof checkDeals>): boolean {
  return (
    commitments.some(({ hash }) => hash === 'different') ||
    squareDeal?.keys === 'different' ||
    boards.some(({ verdict }) => verdict === 'different')
  );
}

function hashSays(
  { tournament, set, game }: PublishedDeals,
  { hash, delayed, boards }: PublishedCommitment,
): CheckedCommitment['hash'] {
  if (hash === null) return 'not-made';
  return commitmentHash({ tournament, set, game, delayed, boards }) === hash ? 'same' : 'different';
}

function boardsOf(squareDeal: PublishedSquareDeal | null | undefined): readonly number[] {
  if (!squareDeal) return [];
  const { first, last } = squareDeal.boards;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A deal that an SQD has promised; one that was dealt anew was made here. */
function checkSquareDeal(
  { checked, deals }: ReturnType<typeof openedPromise>,
  { board, deal, request }: PublishedDeal,
): CheckedBoard {
  if (deal !== null && deals.get(board) === deal) return { board, verdict: 'same', passedOver: 0, request };
  if (request > 1) return { board, verdict: 'dealt-anew' };
  if (checked.keys === 'not-open') return { board, verdict: 'keys-not-open' };
  return { board, verdict: 'different', why: checked.keys === 'same' ? 'deal' : 'keys' };
}

function checkDeal(published: PublishedDeals, deal: PublishedDeal): CheckedBoard {
  const { board, request } = deal;
  const covering = published.commitments.filter(({ boards }) => boards.some((one) => one.board === board));
  if (deal.sealed === null) {
    if (covering.length === 0) return { board, verdict: 'not-promised' };
    return request > 1
      ? { board, verdict: 'dealt-anew' }
      : { board, verdict: 'different', why: 'not-as-promised' };
  }
  const why = whyDifferent(published, deal, covering);
  return why
    ? { board, verdict: 'different', why }
    : { board, verdict: 'same', passedOver: deal.sealed.passedOver, request };
}

function whyDifferent(
  published: PublishedDeals,
  { board, deal, request, sealed }: PublishedDeal,
  covering: readonly PublishedCommitment[],
): WhyDifferent | undefined {
  const [commitment, ...others] = covering;
  // Of two that cover a board one could be chosen afterwards.
  if (!commitment || others.length > 0 || commitment.number !== sealed!.commitment) return 'commitment';
  if (commitment.hash === null || hashSays(published, commitment) !== 'same') return 'commitment';
  const { hash, value, delayed, boards } = commitment;
  if ((value === null) !== (delayed === null)) return 'value';
  const { key, passedOver } = sealed!;
  if (deal === null || key === null) return 'unreadable';
  const hashes = boards.filter((one) => one.board === board);
  if (hashes.length !== 1 || possible(() => hashOfKey(key)) !== hashes[0]!.hash) return 'key';
  const from = { commitment: hash, value, board, request, key, passedOver };
  const derived = possible(() => sealedText(from, published.game));
  return derived === deal ? undefined : 'deal';
}

/** What is derived of figures that somebody else has written; nothing when they are impossible. */
function possible<Value>(derive: () => Value): Value | undefined {
  try {
    return derive();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

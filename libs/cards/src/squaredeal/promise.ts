import { formatDeal } from '../deal/deal-text.js';
import type { BoardRange, SquareDealSession } from './description.js';
import { readSquareDeal } from './read-description.js';
import { squareDeals } from './session-deals.js';
import { readSessionKeys } from './session-keys.js';
import { SquareDealRefused, type SquareDealFault } from './squaredeal-fault.js';

/** Boards whose deals an SQD has promised: which session of it they are. */
export interface SquareDealPromise extends SquareDealSession {
  /** The text of the SQD, with the delayed value once that is known. */
  readonly sqd: string;
  readonly boards: BoardRange;
}

/** What is published of a promise: the text of its SQK, once play is over. */
export interface PublishedSquareDeal extends SquareDealPromise {
  readonly sqk: string | null;
}

/** Whether published keys are those that were promised, and why not; `not-open`: nobody has them yet. */
export type CheckedKeys =
  | { readonly keys: 'not-open' | 'same' }
  | { readonly keys: 'different'; readonly fault: SquareDealFault };

/**
 * The deals that a promise and its keys give, as canonical texts by board.
 *
 * @throws SquareDealRefused when the keys are not those that were promised, or the delayed value is not known yet
 */
export function promisedDeals(
  { sqd, boards, ...session }: SquareDealPromise,
  sqk: Uint8Array,
): ReadonlyMap<number, string> {
  const description = readSquareDeal(new TextEncoder().encode(sqd));
  const keys = readSessionKeys(sqk, description);
  const deals = squareDeals(description, keys, session, boards);
  return new Map(deals.map(({ board, deal }) => [board, formatDeal(deal)]));
}

/**
 * The boards of a session of an SQD: those that it says, or where it leaves them open those that are wanted.
 *
 * @throws SquareDealRefused when there is no such session, no hash of keys in it, or nobody says which boards
 */
export function promisedBoards(
  sqd: Uint8Array,
  { phase: number, session }: Pick<SquareDealSession, 'phase' | 'session'>,
  wanted: BoardRange | undefined,
): BoardRange {
  const { phases, keyHash } = readSquareDeal(sqd);
  if (keyHash === undefined) refuse({ code: 'squaredeal.not-published' });
  const phase =
    phases[number - 1] ?? refuse({ code: 'squaredeal.phase-unknown', phase: number, phases: phases.length });
  if (phase.sessions !== 'open' && session > phase.sessions)
    refuse({ code: 'squaredeal.session-unknown', phase: number, session });
  const said = phase.boards?.[(session - 1) % phase.boards.length];
  return said ?? wanted ?? refuse({ code: 'squaredeal.boards-open', phase: number });
}

/** The deals of a published promise, as far as its keys are there and are those that were promised. */
export function openedPromise(published: PublishedSquareDeal): {
  readonly checked: CheckedKeys;
  readonly deals: ReadonlyMap<number, string>;
} {
  const { sqk, ...promise } = published;
  const none = new Map<number, string>();
  if (sqk === null) return { checked: { keys: 'not-open' }, deals: none };
  try {
    return { checked: { keys: 'same' }, deals: promisedDeals(promise, new TextEncoder().encode(sqk)) };
  } catch (error) {
    if (!(error instanceof SquareDealRefused)) throw error;
    return { checked: { keys: 'different', fault: error.fault }, deals: none };
  }
}

function refuse(fault: SquareDealFault): never {
  throw new SquareDealRefused(fault);
}

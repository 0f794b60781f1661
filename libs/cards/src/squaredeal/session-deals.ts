import { bigDeals } from './big-deal.js';
import type { Deal } from '../deal/deal.js';
import type { BoardRange, SquareDealDescription, SquareDealSession } from './description.js';
import type { SessionKeys } from './session-keys.js';
import { SquareDealRefused, type SquareDealFault } from './squaredeal-fault.js';

/** A board of a session and its deal. */
export interface SquareDealBoard {
  readonly board: number;
  readonly deal: Deal;
}

/**
 * The deals of a session by SquareDeal: BigDeal's, for the owner that is the first half of the session's key, from the
 * other half, the delayed value in base64 and the word `original` or `reserve`, one after the other; in a phase whose
 * sessions are open, `ses` and the session's number follow.
 *
 * @param boards where the description leaves them open; otherwise those of the description are dealt
 * @throws SquareDealRefused when there is no such session, or something is not known yet
 */
export function squareDeals(
  description: SquareDealDescription,
  keys: SessionKeys,
  wanted: SquareDealSession,
  boards?: BoardRange,
): readonly SquareDealBoard[] {
  const { phase: number, session, set } = wanted;
  const phase =
    description.phases[number - 1] ??
    refuse({ code: 'squaredeal.phase-unknown', phase: number, phases: description.phases.length });
  const there = Number.isSafeInteger(session) && session >= 1;
  if (!there || (phase.sessions !== 'open' && session > phase.sessions))
    refuse({ code: 'squaredeal.session-unknown', phase: number, session });
  const open = phase.sessions === 'open';
  const name = `${number},${open ? '*' : session}`;
  const key = keys.get(name) ?? refuse({ code: 'squaredeal.key-missing', session: name });
  const value = description.delayedValue ?? refuse({ code: 'squaredeal.no-value' });
  const { first, last } =
    phase.boards?.[(session - 1) % phase.boards.length] ??
    boards ??
    refuse({ code: 'squaredeal.boards-open', phase: number });
  const half = Math.floor(key.length / 2);
  const encoder = new TextEncoder();
  const entropy = `${key.slice(half)}${base64(encoder.encode(value))}${set}${open ? `ses${session}` : ''}`;
  const deals = bigDeals(encoder.encode(entropy), encoder.encode(key.slice(0, half)));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    board: first + index,
    deal: deals.next().value,
  }));
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function refuse(fault: SquareDealFault): never {
  throw new SquareDealRefused(fault);
}

import { SEATS, type Seat } from '#cards';
import { z } from 'zod';
import type { Settings } from '../conventions/settings.js';
import { defendersOf } from '../table/table-seats.js';
import type { GameLevel } from '../table/ladder.js';
import type { DealFault } from './deal-fault.js';

/** One decision about a contract: to whist, to pass, or to leave with a half-whist. Preferans Code 3.8. */
export const whistCall = z.strictObject({
  seat: z.enum(SEATS),
  call: z.enum(['pass', 'half', 'whist']),
});

export type WhistCall = z.infer<typeof whistCall>;

/** How the decisions about a contract stand. */
export interface WhistStand {
  /** Who whists, in the order in which they said so; nobody: it is not played. */
  readonly whisters: readonly Seat[];
  /** Who left with a half-whist that nobody returned. */
  readonly half: Seat | null;
  /** Who had left with one before the whist was returned: he writes no whists on a failed contract (3.8.14). */
  readonly wentHalf: Seat | null;
  /** Whether who whists has returned it (3.8.8). */
  readonly returned: boolean;
  /** Who is asked next; null: nobody. Who is only asked whether he returns a whist may keep silent. */
  readonly turn: Seat | null;
  /** What may be said then. */
  readonly may: readonly WhistCall['call'][];
  /** Whether both defenders have decided. */
  readonly complete: boolean;
}

/** The decisions, or the first that is wrong. */
export type CheckedWhists =
  | { readonly legal: true; readonly stand: WhistStand }
  | { readonly legal: false; readonly fault: DealFault; readonly seat: Seat };

/** What decisions are about. */
export interface WhistTable {
  readonly players: readonly Seat[];
  readonly dealer: Seat;
  readonly declarer: Seat;
  readonly level: GameLevel;
}

type Whisting = Pick<Settings, 'halfWhistLevels' | 'halfWhistAfterWhist' | 'dealerWhistsFrom'>;

/** Checks whist decisions in their order. Preferans Code 3.8.1 - 3.8.8. */
export function checkWhists(
  calls: readonly WhistCall[],
  { players, dealer, declarer, level }: WhistTable,
  settings: Whisting,
): CheckedWhists {
  const [first, second] = defendersOf(declarer, dealer, players);
  const fourth = players.length === 4 ? dealer : null;
  const said: WhistCall[] = [];
  for (const one of calls) {
    const asked = askedAfter(said, { first, second, fourth, level, settings });
    const fault = faultOf(one, asked, { declarer, first, second, fourth, said, level, settings });
    if (fault) return { legal: false, fault, seat: one.seat };
    said.push(one);
  }
  return { legal: true, stand: standAfter(said, { first, second, fourth, level, settings }) };
}

interface Order {
  readonly first: Seat;
  readonly second: Seat;
  readonly fourth: Seat | null;
  readonly level: GameLevel;
  readonly settings: Whisting;
}

interface Asked {
  readonly seat: Seat;
  readonly may: readonly WhistCall['call'][];
}

/** Who is asked what next. */
function askedAfter(
  said: readonly WhistCall[],
  { first, second, fourth, level, settings }: Order,
): Asked | null {
  const halves = settings.halfWhistLevels.includes(level);
  const text = said.map(({ call }) => call).join(' ');
  const dealer = (asked: boolean): Asked | null =>
    asked && fourth ? { seat: fourth, may: ['pass', 'whist'] } : null;
  switch (text) {
    case '':
      return { seat: first, may: ['pass', 'whist'] };
    case 'whist':
      return { seat: second, may: ['pass', 'whist'] };
    case 'pass':
      return { seat: second, may: halves ? ['pass', 'whist', 'half'] : ['pass', 'whist'] };
    case 'whist pass':
      // Only to leave: the whist itself has been said.
      return halves && settings.halfWhistAfterWhist ? { seat: first, may: ['half'] } : null;
    case 'whist pass half':
      return { seat: second, may: ['pass', 'whist'] };
    case 'pass half':
      return { seat: first, may: ['pass', 'whist'] };
    case 'pass half pass':
    case 'whist pass half pass':
      return dealer(true);
    case 'pass pass':
      return dealer(settings.dealerWhistsFrom !== null && level >= settings.dealerWhistsFrom);
    case 'pass half whist':
    case 'pass half pass whist':
      return { seat: second, may: ['pass'] };
    case 'whist pass half whist':
    case 'whist pass half pass whist':
      return { seat: first, may: ['pass'] };
    default:
      return null;
  }
}

function faultOf(
  { seat, call }: WhistCall,
  asked: Asked | null,
  {
    declarer,
    first,
    second,
    fourth,
    said,
    level,
    settings,
  }: Order & { declarer: Seat; said: readonly WhistCall[] },
): DealFault | undefined {
  if (seat === declarer) return 'deal.whist-by-declarer';
  if (seat !== first && seat !== second && seat !== fourth) return 'deal.seat-not-at-table';
  if (asked?.seat === seat && asked.may.includes(call)) return undefined;
  if (call === 'half') {
    return settings.halfWhistLevels.includes(level) ? 'deal.half-whist-not-offered' : 'deal.half-whist-level';
  }
  if (call === 'whist' && said.some((one) => one.call === 'half' && one.seat === seat)) {
    return 'deal.whist-after-half';
  }
  return seat === fourth ? 'deal.whist-by-sitting-dealer' : 'deal.whist-out-of-order';
}

/** Who whists after all decisions, in the order in which they said so: who has left with a half-whist does not (3.8.8.2). */
export function whistersOf(said: readonly WhistCall[]): readonly Seat[] {
  const leftAt = said.findIndex(({ call }) => call === 'half');
  return said
    .slice(leftAt + 1)
    .filter(({ call }) => call === 'whist')
    .map(({ seat }) => seat);
}

function standAfter(said: readonly WhistCall[], order: Order): WhistStand {
  const leftAt = said.findIndex(({ call }) => call === 'half');
  const left = said[leftAt]?.seat ?? null;
  const whisters = whistersOf(said);
  const returned = left !== null && whisters.length > 0;
  const asked = askedAfter(said, order);
  return {
    whisters,
    half: returned ? null : left,
    wentHalf: left,
    returned,
    turn: asked?.seat ?? null,
    may: asked?.may ?? [],
    complete: said.length > 1,
  };
}

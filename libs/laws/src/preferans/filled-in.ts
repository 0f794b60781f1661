import type { Seat } from '#cards';
import {
  defendersOf,
  handsOf,
  sittingOut,
  tricksDue,
  whistersOf,
  type DealRecord,
  type Rectification,
  type Settings,
} from '#preferans';
import { mayBeAtFault } from './at-fault.js';
import { recorded } from './recorded.js';
import type { CodeRectification } from './terms/rectification.js';

/** Tricks that go over to somebody, of which the judge still has to say from whom, or how many. */
export interface TransferToComplete {
  readonly kind: 'transfer-to-complete';
  readonly from?: Seat;
  readonly to: Seat;
  readonly tricks?: number;
  readonly rule: string;
}

/** Who is at fault, and the undertricks that the others have proven. */
export interface Offender {
  readonly seat: Seat;
  readonly proven?: number | undefined;
}

/**
 * What follows from a rule, as the record of the deal has it: always against who is at fault, and never what a record
 * cannot have. What the judge has still to complete is open.
 *
 * @param law the rule that it follows from
 */
export function filledIn(
  law: string,
  one: CodeRectification,
  { seat, proven }: Offender,
  record: DealRecord,
  settings: Settings,
): (Rectification | TransferToComplete)[] {
  if (!mayBeAtFault(one, record).includes(seat)) return [];
  if (one.kind === 'takes') return tricksTaken(law, one.tricks, seat, record);
  const due = tricksDue(record, seat, settings);
  const fault = { seat, ...due, ...(proven !== undefined && { proven }) };
  const written = recorded({ law, rectifications: [one] }, fault);
  if (one.kind !== 'tricks' || one.to !== 'opponents' || written.length > 0) return written;
  const between = one.change === 1 ? trickFrom(seat, record) : trickTo(seat, due.taken, record);
  return between ? [{ kind: 'transfer', ...between, tricks: 1, rule: law }] : [];
}

/** The tricks of an all-pass that go to who is at fault. Rules 3.2.19 and 3.9.14.3. */
function tricksTaken(
  rule: string,
  which: Extract<CodeRectification, { kind: 'takes' }>['tricks'],
  to: Seat,
  record: DealRecord,
): (Rectification | TransferToComplete)[] {
  const { played, tricks, players } = record;
  if (played.kind !== 'all-pass') return [];
  const others = players.filter((other) => other !== to && (tricks[other] ?? 0) > 0);
  switch (which) {
    case 'first-two':
      return firstTwoTricks(rule, to, record);
    case 'all':
      return others.map((from) => ({ kind: 'transfer', from, to, tricks: tricks[from]!, rule }));
    // How many of theirs came after the fault is for the judge to count.
    case 'rest':
      return others.map((from) => ({ kind: 'transfer-to-complete', from, to, rule }));
    default:
      return which satisfies never;
  }
}

/**
 * The first two tricks of an all-pass. Those of a dealer who sits out are among them: they come from the talon (3.7.6.1). Who
 * won the others is open where several have tricks; whoever is at fault and won one of them needs no line for it.
 */
function firstTwoTricks(
  rule: string,
  to: Seat,
  { tricks, dealer, players }: DealRecord,
): (Rectification | TransferToComplete)[] {
  const has = (seat: Seat | undefined) => (seat === undefined ? 0 : (tricks[seat] ?? 0));
  const sitting = sittingOut(dealer, players);
  const ofDealer = Math.min(2, has(sitting));
  const hands = handsOf(dealer, players).filter((seat) => has(seat) > 0);
  const [only, ...more] = hands;
  const left = 2 - ofDealer;
  const transfers = (from: Seat | undefined, count: number): Rectification[] =>
    from === undefined || from === to || count === 0
      ? []
      : [{ kind: 'transfer', from, to, tricks: count, rule }];
  return [
    ...transfers(sitting, ofDealer),
    ...(more.length === 0
      ? transfers(only, left)
      : Array.from({ length: left }, () => ({ kind: 'transfer-to-complete', to, tricks: 1, rule }) as const)),
  ];
}

/** At a misère a defender's revoke relieves declarer of a trick, if there is one. */
function trickFrom(seat: Seat, { played, tricks, dealer, players }: DealRecord) {
  if (played.kind !== 'misere') return undefined;
  const defends = defendersOf(played.declarer, dealer, players).includes(seat);
  return defends && (tricks[played.declarer] ?? 0) > 0 ? { from: played.declarer, to: seat } : undefined;
}

/** A trick goes to declarer, or to who has whisted against them, unless the judge says otherwise (3.9.16.2). */
function trickTo(seat: Seat, taken: number, { played, whists, tricks, dealer, players }: DealRecord) {
  if (played.kind !== 'contract') return undefined;
  const [whister, second] = whistersOf(whists);
  // A game that nobody whisted is not played.
  if (whister === undefined) return undefined;
  if (played.declarer === seat) return taken > 0 ? { from: seat, to: whister } : undefined;
  const side = [...defendersOf(played.declarer, dealer, players), whister];
  if (!side.includes(seat)) return undefined;
  // Of one who whists alone are the tricks of both hands.
  const together = second === undefined ? side : [seat];
  return together.some((one) => (tricks[one] ?? 0) > 0) ? { from: seat, to: played.declarer } : undefined;
}

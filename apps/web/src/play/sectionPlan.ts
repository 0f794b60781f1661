import {
  asMovement,
  contestantsOf,
  individualFor,
  makeMovement,
  movementCost,
  offerOf,
  sidesExchanged,
  type IndividualWish,
  type Movement,
  type MovementChoice,
  type MovementCost,
  type Offer,
  type Pace,
  type Wishes,
} from '#movement';
import type { EntrySeen } from '../api/deskDocuments.js';
import type { SectionWanted } from '../api/sessionCommands.js';

/** A movement that was chosen: one that was offered, one of individuals, or one of the organiser's own. */
export type PlannedMovement =
  | { readonly kind: 'made'; readonly choice: MovementChoice }
  | { readonly kind: 'individuals'; readonly wish: IndividualWish }
  | {
      readonly kind: 'rows';
      readonly title: string;
      readonly movement: Movement;
      /** Tables may play one copy in the same round. */
      readonly shared?: true;
    };

/** A section as it is being planned. */
export interface SectionPlan {
  readonly pairs: number;
  /** Undefined as long as none was chosen. */
  readonly movement?: PlannedMovement | undefined;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  /** The section with whose boards it plays; left out: with copies of its own. */
  readonly boardsWith?: string | undefined;
  /** The section whose sit-outs come to this one. */
  readonly hosts?: string | undefined;
}

/** What is wanted of all sections together. */
export type SessionWishes = Omit<Wishes, 'pairs' | 'pace' | 'copies'> & {
  /** So many copies of each board there are. */
  readonly copies: number;
};

/** A pair that must stay seated, and as which pair of the movement it does. */
export interface SeatedPair {
  readonly section: string;
  readonly pair: string;
  readonly as: string;
}

export const MOST_SECTIONS = 26;

/** In how many sections so many can be drawn: each has three at least, so that there can be three rounds. */
export function mostSections(contestants: number): number {
  return Math.max(1, Math.min(MOST_SECTIONS, Math.floor(contestants / 4)));
}

/** A, B, C ... */
export function sectionLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}

/**
 * Pairs shared out over sections, as evenly as whole tables allow: the first sections are the larger ones.
 *
 * @param host the section that plays with half a table as the one behind it does, so that both are as large
 */
export function shareOut(pairs: number, sections: number, host?: number): number[] {
  const tables = Math.ceil(pairs / 2);
  const shares = Array.from(
    { length: sections },
    (_, index) => 2 * (Math.floor(tables / sections) + (index < tables % sections ? 1 : 0)),
  );
  if (host !== undefined) {
    shares[host]! -= 1;
    shares[host + 1]! += 1;
  }
  // An odd pair leaves half a table in the last section.
  return shares.map((share, index) => (index === sections - 1 ? share - (2 * tables - pairs) : share));
}

/** The section that could host the one behind it: with a pair less here and one more there both have half a table. */
export function hostingSection(pairs: number, sections: number): number | undefined {
  const shares = shareOut(pairs, sections);
  const host = shares.findIndex((share, index) => share - (shares[index + 1] ?? share) === 2);
  return pairs % 2 === 0 && host !== -1 ? host : undefined;
}

/** The plans with the section behind a host as its guest: it plays the same, with sides exchanged where lines are apart. */
export function withGuest(plans: readonly SectionPlan[], host: number | undefined): readonly SectionPlan[] {
  return plans.map((held, index) => {
    const { hosts: _hosts, ...plan } = held;
    if (index === host) return { ...plan, hosts: sectionLetter(host + 1) };
    if (host === undefined || index !== host + 1) return held.hosts === undefined ? held : plan;
    const { movement, hosts: _guest, ...same } = plans[host]!;
    return { ...same, movement: movement && otherWay(movement) };
  });
}

function otherWay(planned: PlannedMovement): PlannedMovement {
  if (movementIn({ movement: planned })!.winners === 1) return planned;
  if (planned.kind === 'made') return { ...planned, choice: { ...planned.choice, sidesExchanged: true } };
  return planned.kind === 'rows' ? { ...planned, movement: sidesExchanged(planned.movement) } : planned;
}

/** Plans of so many pairs in so many sections; whoever keeps its number of pairs keeps its movement. */
export function planSections(
  pairs: number,
  sections: number,
  before: readonly SectionPlan[] = [],
  host?: number,
): SectionPlan[] {
  return shareOut(pairs, sections, host).map((share, index) => {
    const held = before[index];
    return held?.pairs === share
      ? held
      : { pairs: share, boardsPerRound: 2, firstBoard: held?.firstBoard ?? 1 };
  });
}

/** What is wanted of one section of several: those who must stay seated are shared out over them. */
export function wishesOf(
  pairs: number,
  { stay = [], ...wishes }: SessionWishes,
  {
    index,
    sections,
    pace,
    hosting = false,
  }: {
    readonly index: number;
    readonly sections: number;
    readonly pace: Pace;
    /** It hosts the section behind it. */
    readonly hosting?: boolean;
  },
): Wishes {
  const theirs = stay.filter((_, place) => place % sections === index);
  return { ...wishes, pairs, pace, stay: theirs, ...(hosting && { hosted: true }) };
}

/** The entries that have a stationary seat whenever they play. */
export function stationaryOf(entries: readonly EntrySeen[]): readonly EntrySeen[] {
  return entries.filter(({ forDraws }) => forDraws?.stationary);
}

/** The movement row by row; undefined as long as none was chosen. */
export function movementIn({ movement }: Pick<SectionPlan, 'movement'>): Movement | undefined {
  if (movement?.kind === 'made') return makeMovement(movement.choice);
  return movement?.kind === 'individuals' ? asMovement(individualFor(movement.wish)) : movement?.movement;
}

/** What the plan gives and costs. */
export function costOf(plan: SectionPlan): MovementCost | undefined {
  const movement = movementIn(plan);
  return movement && movementCost(movement, plan.boardsPerRound, { hosted: plan.hosts !== undefined });
}

/** The most boards that a pair plays by any of the plans. */
export function mostBoards(plans: readonly SectionPlan[]): number {
  return Math.max(0, ...plans.map((plan) => costOf(plan)?.boards.most ?? 0));
}

/** How many pairs the plans are for. */
export function pairsIn(plans: readonly SectionPlan[]): number {
  return plans.reduce((sum, plan) => sum + plan.pairs, 0);
}

/** The chosen movement as an offer, with the rounds and the missing pair that were chosen for it. */
export function chosenOffer({ movement, boardsPerRound }: SectionPlan, wishes: Wishes): Offer | undefined {
  return movement?.kind === 'made' ? offerOf(movement.choice, wishes, boardsPerRound) : undefined;
}

/** Whether two choices are one offer, whoever is missing. */
export function isSameOffer(one: MovementChoice, other: MovementChoice): boolean {
  const offer = ({ name, tables, rounds, barometer, arrowSwitched, scrambled }: MovementChoice) =>
    `${name} ${tables} ${rounds} ${barometer ?? false} ${arrowSwitched !== undefined} ${scrambled !== undefined}`;
  return offer(one) === offer(other);
}

/** The sections as they are asked for; undefined as long as one of them has no movement. */
export function wantedOf(plans: readonly SectionPlan[], copies: number): SectionWanted[] | undefined {
  const wanted = plans.flatMap((plan, index) => {
    const { movement, boardsPerRound, firstBoard, boardsWith, hosts } = plan;
    if (!movement) return [];
    const sharing = plans.filter((other) => other === plan || other.boardsWith === sectionLetter(index));
    const together = sharing.reduce((sum, other) => sum + (costOf(other)?.sharing.tables ?? 1), 0);
    return [
      {
        section: sectionLetter(index),
        boardsPerRound,
        firstBoard,
        // More copies than tables that play a set at once are of no use.
        ...(boardsWith === undefined && together > 1 && { copies: Math.min(copies, together) }),
        // What tables share was shown with an offer; of a movement of one's own it is said.
        ...(boardsWith === undefined &&
          together > copies &&
          (movement.kind !== 'rows' || movement.shared || sharing.length > 1) && { shared: true as const }),
        ...(boardsWith !== undefined && { boardsWith }),
        ...(hosts !== undefined && { hosts }),
        movement: askedFor(movement),
      },
    ];
  });
  // What can be chosen is made by a rule of pairs.
  return wanted.length === plans.length ? (wanted as SectionWanted[]) : undefined;
}

function askedFor(movement: PlannedMovement) {
  if (movement.kind === 'made') return { kind: movement.kind, ...movement.choice };
  if (movement.kind === 'individuals') return { kind: movement.kind, ...movement.wish };
  return { kind: movement.kind, movement: movement.movement };
}

/** The clock's settings, in minutes. */
export interface Clock {
  readonly round: number;
  readonly change: number;
  /** Where rounds are timed by board. */
  readonly byBoard?: { readonly minutes: number; readonly settle: number } | undefined;
}

/** Minutes of a round as long as nobody has set the clock: seven for each board, and one to sit down. */
const AS_LONG_AS_BOARDS_TAKE = { board: 7, round: 1 };
/** For how many boards a round is made as long as a session begins with: 22 minutes. */
const BOARDS_AT_FIRST = 3;

/** How long rounds take by the session's clock: as somebody has set it, otherwise as long as the boards take. */
export function paceOf(
  { round, change, byBoard }: Clock,
  sections: readonly { readonly boardsPerRound: number }[],
): Pace {
  if (byBoard) return { board: byBoard.minutes, round: byBoard.settle, change };
  const before = [BOARDS_AT_FIRST, ...sections.map(({ boardsPerRound }) => boardsPerRound)];
  const untouched = before.some((boards) => round === minutesOfRound(boards, AS_LONG_AS_BOARDS_TAKE));
  return untouched ? { ...AS_LONG_AS_BOARDS_TAKE, change } : { board: 0, round, change };
}

/** Minutes of a round of so many boards. */
export function minutesOfRound(boards: number, { board, round }: Omit<Pace, 'change'>): number {
  return board * boards + round;
}

/** Hours and minutes, kept in one line: `2 h 55`. */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest}\u00A0min` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`;
}

/** How many pairs a movement has places for. */
export function placesIn(movement: Movement): number {
  return contestantsOf(movement).length;
}

import { sideOf, type Side, type Vulnerability, type Seat } from '#cards';

/** Undoubled trick points; the first trick in no trumps has 10 more. */
const TRICK: Readonly<Record<Strain, number>> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };
const FIRST_NO_TRUMP = 10;
const TIMES: Readonly<Record<Doubling, number>> = { '': 1, x: 2, xx: 4 };

const BOOK = 6;
const GAME = 100;
const PART_SCORE_BONUS = 50;

/**
 * A contract's score for declarer's side, in points: positive when it was made, negative when it failed. Law 77.
 *
 * @throws RangeError when nobody can have won so many tricks
 */
export function contractScore(contract: PlayedContract, vulnerable: boolean): number {
  const { tricks } = contract;
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > 13) throw new RangeError(`${tricks} tricks?`);
  const over = tricks - (BOOK + contract.level);
  return over < 0 ? -undertricks(-over, contract.doubling, vulnerable) : made(contract, over, vulnerable);
}

/**
 * A contract's score as travellers and frequencies have it: positive when it is North and South's gain. In points.
 *
 * @throws RangeError when nobody can have won so many tricks
 */
export function scoreForNS(contract: Contract, vulnerability: Vulnerability): number {
  const side = sideOf(contract.declarer);
  const score = contractScore(contract, isVulnerableSide(vulnerability, side));
  return side === 'NS' ? score : -score;
}

/** Whether a side is vulnerable when those are. */
export function isVulnerableSide(vulnerability: Vulnerability, side: Side): boolean {
  return vulnerability === 'both' || vulnerability === side;
}

function made({ level, strain, doubling }: PlayedContract, overtricks: number, vulnerable: boolean): number {
  const bid = (TRICK[strain] * level + (strain === 'NT' ? FIRST_NO_TRUMP : 0)) * TIMES[doubling];
  return (
    bid +
    overtricks * overtrick(strain, doubling, vulnerable) +
    (bid >= GAME ? gameBonus(vulnerable) : PART_SCORE_BONUS) +
    slamBonus(level, vulnerable) +
    insult(doubling)
  );
}

function overtrick(strain: Strain, doubling: Doubling, vulnerable: boolean): number {
  if (doubling === '') return TRICK[strain];
  return (vulnerable ? 100 : 50) * TIMES[doubling];
}

function gameBonus(vulnerable: boolean): number {
  return vulnerable ? 500 : 300;
}

function slamBonus(level: number, vulnerable: boolean): number {
  if (level < 6) return 0;
  return (level === 6 ? 500 : 1000) * (vulnerable ? 1.5 : 1);
}

/** For having made a doubled or redoubled contract. */
function insult(doubling: Doubling): number {
  return doubling === '' ? 0 : 25 * TIMES[doubling];
}

/** What failing by so many tricks costs. */
function undertricks(down: number, doubling: Doubling, vulnerable: boolean): number {
  if (doubling === '') return down * (vulnerable ? 100 : 50);
  // Doubled: 200 and then 300 each; not vulnerable the first costs 100 and the second and third 200.
  const doubled = vulnerable ? 300 * down - 100 : 300 * down - 200 - 100 * Math.min(down - 1, 2);
  return doubled * (doubling === 'xx' ? 2 : 1);
}

/** What a contract is played in: clubs, diamonds, hearts, spades, no trumps. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** Not doubled, doubled, redoubled. */
export const DOUBLINGS = ['', 'x', 'xx'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** A contract and how it came out, without who played it. */
export interface PlayedContract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  /** All tricks that declarer's side won: 0 to 13. */
  readonly tricks: number;
}

/** A contract that was played at a table, and how it came out. */
export interface Contract extends PlayedContract {
  readonly declarer: Seat;
}

import { makeMovement } from '../generators/families.js';
import { outerTable } from '../generators/outer-table.js';
import { parallelRows, stagger } from '../generators/two-rows.js';
import { americanWhist, newEnglandRelay, roundRobin, thurner } from '../generators/teams-of-four.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { MOST_TABLES, MovementRefused } from '../movement/refusal.js';
import type { OfferRemark, OfferWarning } from './offer.js';
import { differences } from './offer-warnings.js';
import { misfitsIn } from './offer-worth.js';
import { CLUB_PACE, CLUB_SESSION, isNear, isTooLong, minutesOf, type Pace } from './wishes.js';

/** What an organiser wants of a session of teams of four. */
export interface TeamWishes {
  readonly teams: number;
  /** About how many boards each team is to play; left out: about 24. */
  readonly boards?: number;
  /** At most about so many minutes. */
  readonly minutes?: number;
  /** Copies of each board that there are; left out: one. */
  readonly copies?: number;
  readonly pace?: Pace;
}

/** Matches that fit, with what they cost. */
export interface TeamOffer {
  readonly name:
    | 'round-robin'
    | 'american-whist'
    | 'new-england-relay'
    | 'thurner'
    | 'outer-table'
    | 'stagger'
    | 'parallel-rows'
    | 'triple'
    | 'two-stanza';
  readonly teams: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** How many of the others a team meets at least. */
  readonly opponents: number;
  /** Boards in play, and how many a team plays at least. */
  readonly boards: { readonly inPlay: number; readonly least: number };
  /** The most tables that play a set at once: so many copies, and nobody shares. */
  readonly copies: number;
  readonly minutes: number;
  readonly warnings: readonly OfferWarning[];
  readonly remarks: readonly OfferRemark[];
}

type Making = readonly [name: TeamOffer['name'], make: (rounds: number) => Movement];

/**
 * The matches for so many teams that come near to what is wanted, one of each kind: first those without a warning about
 * boards, time and sharing, then those in which a team meets more others.
 *
 * @returns none for fewer than 2 teams or more than there are tables
 */
export function offersForTeams(wishes: TeamWishes): readonly TeamOffer[] {
  const { teams, boards = CLUB_SESSION } = wishes;
  if (!Number.isInteger(teams) || teams < 2 || teams > MOST_TABLES) return [];
  const kinds: readonly Making[] = [
    ['round-robin', (rounds) => roundRobin({ teams, rounds })],
    ['american-whist', (rounds) => americanWhist({ teams, rounds })],
    ['new-england-relay', (rounds) => newEnglandRelay({ teams, rounds })],
    ['thurner', (rounds) => thurner({ teams, rounds })],
    ['outer-table', (rounds) => outerTable({ teams, rounds })],
    ['stagger', (rounds) => stagger({ teams, rounds })],
    ['parallel-rows', (rounds) => parallelRows({ teams, rounds })],
    ...(teams === 3 ? [['triple', (rounds: number) => stanzas('triple', 3, rounds)] as const] : []),
    ...(teams === 2 ? [['two-stanza', (rounds: number) => stanzas('two-stanza', 2, rounds)] as const] : []),
  ];
  return kinds
    .flatMap(([name, make]) => {
      const lengths = Array.from({ length: teams }, (_, index) => index + 1).flatMap((rounds) =>
        offer(name, made(make, rounds), wishes),
      );
      return bestLength(lengths, boards);
    })
    .toSorted(
      (one, other) => misfitsIn(one.warnings) - misfitsIn(other.warnings) || other.opponents - one.opponents,
    );
}

function stanzas(name: 'triple' | 'two-stanza', teams: number, rounds: number): Movement {
  return makeMovement({ name, tables: teams, rounds });
}

function made(make: (rounds: number) => Movement, rounds: number): Movement | undefined {
  try {
    const movement = make(rounds);
    return movement.rounds === rounds ? movement : undefined;
  } catch (error) {
    if (error instanceof MovementRefused) return undefined;
    throw error;
  }
}

/** Of the lengths that come near to the boards the longest with matches of two boards or more; else the nearest. */
function bestLength(lengths: readonly TeamOffer[], boards: number): readonly TeamOffer[] {
  const near = lengths.filter((one) => one.boardsPerRound > 1 && isNear(one.boards.least, boards));
  const off = (one: TeamOffer) => Math.abs(one.boards.least - boards);
  const [best] =
    near.length > 0 ? near.toReversed() : lengths.toSorted((one, other) => off(one) - off(other));
  return best ? [best] : [];
}

function offer(
  name: TeamOffer['name'],
  movement: Movement | undefined,
  wishes: TeamWishes,
): readonly TeamOffer[] {
  if (!movement) return [];
  const { boards: wanted = CLUB_SESSION, minutes: most, copies: there = 1, pace = CLUB_PACE } = wishes;
  const plays = playsOf(movement);
  const teams = [...new Set(plays.flatMap(({ ns, ew }) => [ns, ew]))];
  const { rounds, sets } = movement;
  // A team's North-South pair plays once in each round in which the team does.
  const played = teams.map((team) => plays.filter(({ ns }) => ns === team).length);
  const met = teams.map((team) => new Set(plays.filter(({ ns }) => ns === team).map(({ ew }) => ew)).size);
  const byes = rounds - Math.min(...played);
  const boardsPerRound = Math.max(1, Math.round(wanted / Math.min(...played)));
  const atOnce = new Map<string, number>();
  for (const { round, set } of plays) atOnce.set(`${round} ${set}`, (atOnce.get(`${round} ${set}`) ?? 0) + 1);
  const copies = Math.max(...atOnce.values());
  const sharing = new Set(
    [...atOnce].filter(([, tables]) => tables > there).map(([key]) => key.split(' ')[0]),
  );
  const least = Math.min(...played) * boardsPerRound;
  const minutes = minutesOf({ rounds, boards: boardsPerRound, pace });
  const opponents = Math.min(...met);
  const warnings: OfferWarning[] = [];
  if (sharing.size > 0)
    warnings.push({ code: 'offer.shares', tables: copies, copies: there, rounds: sharing.size });
  if (byes > 0) warnings.push({ code: 'offer.bye', rounds: byes });
  if (opponents < teams.length - 1)
    warnings.push({ code: 'offer.meets-some', opponents, others: teams.length - 1 });
  if (boardsPerRound === 1) warnings.push({ code: 'offer.short-rounds' });
  if (!isNear(least, wanted)) warnings.push({ code: 'offer.other-boards', boards: least, wanted });
  if (isTooLong(minutes, most)) warnings.push({ code: 'offer.too-long', minutes, wanted: most });
  return [
    {
      name,
      teams: teams.length,
      rounds,
      boardsPerRound,
      opponents,
      boards: { inPlay: sets * boardsPerRound, least },
      copies,
      minutes,
      warnings,
      remarks: differences({ boards: { least, most: least }, minutes }, wishes),
    },
  ];
}

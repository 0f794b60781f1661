import type { PlayedContract } from '../contract/contract-score.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** What one of the four is at a board: the opening leader and the leader's partner defend. */
export const ROLES = ['declarer', 'dummy', 'leader', 'partner'] as const;
export type Role = (typeof ROLES)[number];

/** On which side of the contract somebody was. */
export type ContractSide = 'declaring' | 'defending';

/** A board that somebody has played. */
export interface AnalysedPlay {
  /** Nothing: it was passed out, or nobody knows its contract. */
  readonly side: ContractSide | null;
  /** What the player was; nothing where it is a pair, or nobody knows. */
  readonly role: Role | null;
  readonly contract: PlayedContract | null;
  /** The tricks that declarer takes double dummy; nothing: nobody knows. */
  readonly doubleDummy: number | null;
  /** Exact percent of the top; nothing in a method without one. */
  readonly percent: RationalLike | null;
  /** Exact IMPs; nothing in a method with a top. */
  readonly imps: RationalLike | null;
}

/** What boards have in common. A contract belongs to a kind and to a strain, and to `doubled` beside them. */
const BOARD_KINDS = [
  ...ROLES,
  'part-score',
  'game',
  'slam',
  'doubled',
  'no-trump',
  'major',
  'minor',
] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Figures of boards that have something in common. */
export interface AnalysisRow {
  readonly side: ContractSide | 'all';
  readonly kind: BoardKind | 'all';
  /** Which plays it is made of, by their index. */
  readonly plays: readonly number[];
  /** The mean of their percentages, exact; nothing without any. */
  readonly percent: string | null;
  /** The mean of their IMPs, exact; nothing without any. */
  readonly imps: string | null;
  /** In how many of how many contracts declarer took at least the tricks that were bid. */
  readonly made: { readonly made: number; readonly of: number } | null;
  /** Declarer's tricks above what is double dummy, over all plays of which that is known: below zero, fewer. */
  readonly tricks: { readonly above: number; readonly of: number } | null;
}

const GAME_LEVEL = { C: 5, D: 5, H: 4, S: 4, NT: 3 } as const;
const STRAIN_KIND = { C: 'minor', D: 'minor', H: 'major', S: 'major', NT: 'no-trump' } as const;
const TRICKS_OF_BOOK = 6;

/**
 * The kinds that a contract is of, by its level as it was bid: two spades are a part score, also where they were doubled
 * into game (Law 77, 2017).
 */
export function kindsOfContract({ level, strain, doubling }: PlayedContract): BoardKind[] {
  const bid = level >= 6 ? 'slam' : level >= GAME_LEVEL[strain] ? 'game' : 'part-score';
  return [bid, STRAIN_KIND[strain], ...(doubling === '' ? [] : ['doubled' as const])];
}

/**
 * What somebody has made of boards, of all together and of those that have something in common: by side, by role and by
 * kind of contract. What has no plays is left out.
 *
 * @param plays nothing in the place of a play that does not count here
 */
export function analysis(plays: readonly (AnalysedPlay | null)[]): AnalysisRow[] {
  const known = plays.flatMap((play, index) => (play === null ? [] : [{ play, index }]));
  const rows: AnalysisRow[] = [];
  const add = (side: AnalysisRow['side'], kind: AnalysisRow['kind'], of: typeof known) => {
    if (of.length > 0) rows.push(rowOf(side, kind, of));
  };
  add('all', 'all', known);
  for (const side of ['declaring', 'defending'] as const) {
    const own = known.filter(({ play }) => play.side === side);
    add(side, 'all', own);
    for (const kind of BOARD_KINDS) {
      add(
        side,
        kind,
        own.filter(({ play }) => kindsOf(play).includes(kind)),
      );
    }
  }
  return rows;
}

function kindsOf({ role, contract }: AnalysedPlay): BoardKind[] {
  return [...(role === null ? [] : [role]), ...(contract === null ? [] : kindsOfContract(contract))];
}

function rowOf(
  side: AnalysisRow['side'],
  kind: AnalysisRow['kind'],
  known: readonly { readonly play: AnalysedPlay; readonly index: number }[],
): AnalysisRow {
  const plays = known.map(({ play }) => play);
  const contracts = side === 'all' ? [] : plays.flatMap(({ contract }) => (contract ? [contract] : []));
  const compared =
    side === 'all'
      ? []
      : plays.flatMap(({ contract, doubleDummy }) =>
          contract === null || doubleDummy === null ? [] : [contract.tricks - doubleDummy],
        );
  return {
    side,
    kind,
    plays: known.map(({ index }) => index),
    percent: meanOf(plays.map(({ percent }) => percent)),
    imps: meanOf(plays.map(({ imps }) => imps)),
    made:
      contracts.length === 0
        ? null
        : {
            made: contracts.filter(({ level, tricks }) => tricks >= level + TRICKS_OF_BOOK).length,
            of: contracts.length,
          },
    tricks:
      compared.length === 0
        ? null
        : { above: compared.reduce((sum, tricks) => sum + tricks, 0), of: compared.length },
  };
}

function meanOf(values: readonly (RationalLike | null)[]): string | null {
  const known = values.flatMap((value) => (value === null ? [] : [Rational.from(value)]));
  return known.length === 0 ? null : Rational.sum(known).div(Rational.of(known.length)).toString();
}

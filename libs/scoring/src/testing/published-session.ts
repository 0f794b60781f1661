import type { Side } from '#cards';
import type { Contract } from '../contract/contract.js';
import type { Rational } from '../rational.js';
import type { Session, SessionRegulation } from '../session/session.js';

/** A session that a program scored: what was played, by which regulation, and the figures that were published. */
export interface PublishedSession {
  readonly name: string;
  readonly played: Session;
  readonly regulation: SessionRegulation;
  readonly contracts: readonly PublishedContract[];
  readonly awards: readonly PublishedAward[];
  readonly totals: readonly PublishedTotal[];
  readonly rankings: readonly PublishedRanking[];
  readonly printed: Printing;
}

/** Decimals that figures are printed with; halves are rounded away from zero where nothing else is said. */
export interface Printing {
  readonly award: number;
  readonly awardHalves?: 'to-even';
  readonly score: number;
  readonly percentage: number;
}

/** A contract with the score that was published for it; without a contract the deal was passed out. */
export interface PublishedContract {
  readonly of: string;
  readonly board: number;
  readonly contract: Contract | undefined;
  readonly scoreNS: number;
}

export interface PublishedAward {
  readonly field: string;
  readonly line: string;
  readonly side: Side;
  readonly points: Rational;
  /** The program prints the matchpoints among the scores there are, though it counts factored ones. */
  readonly unfactored?: boolean;
}

/** Whatever of a contestant's session was published. */
export interface PublishedTotal {
  readonly contestant: string;
  readonly boards?: number;
  /** Matchpoints of the boards that count, before they are scaled. */
  readonly points?: Rational;
  readonly score?: Rational;
  readonly percentage?: Rational;
}

/** A ranking by session score: who takes part, with what from elsewhere, and the places that were published. */
export interface PublishedRanking {
  readonly name: string;
  readonly entries: readonly {
    readonly contestant: string;
    /** Brought from an earlier session. */
    readonly carried?: Rational;
    readonly ranked: boolean;
  }[];
  readonly places: readonly PublishedPlace[];
}

export interface PublishedPlace {
  readonly contestant: string;
  readonly kind: 'shared' | 'in-order';
  /** shared: the first and the last of the places that are shared. in-order: equals are numbered on. */
  readonly first: number;
  readonly last: number;
}

import type { BoardPlan } from './board-plan.js';
import type { BoardShown, AwardShown, Unit } from './board-shown.js';
import type { Called } from './called.js';
import type { CarryShown } from './carry-shown.js';
import type { Heading } from './heading.js';
import type { KnockoutRound, MatchOnBoard, MatchUnit, TeamCard } from './match-shown.js';
import type {
  Progress,
  RankedBeside,
  Ranking,
  StandsAs,
  ContestLine,
  MatchLine,
  SheetStanding,
  TeamLine,
} from './ranking.js';
import type { RulingShown } from './ruling-shown.js';
import type { ScoreCard, LineOfTraveller } from './score-card.js';
import type { EntryLine, RoundOfTable, Slip, Stop } from './seating.js';
import type { SheetShown } from './sheet-shown.js';

// What prints are made of. Plain data, decided before: whatever stands in it is printed for whoever asked.

/** A paper with what stands on it. */
export type PrintDocument = { readonly heading: Heading } & (
  | {
      readonly paper: 'hand-records';
      readonly boards: readonly BoardShown[];
      readonly hidden: readonly number[];
    }
  | {
      readonly paper: 'travellers';
      /** Each table against the field. */
      readonly kind: 'field';
      readonly unit: Unit;
      readonly boards: readonly (BoardShown & { readonly lines: readonly LineOfTraveller[] })[];
      readonly hidden: readonly number[];
    }
  | {
      readonly paper: 'travellers';
      /** Of teams: the two rooms of each match against each other. */
      readonly kind: 'matches';
      readonly unit: MatchUnit;
      readonly boards: readonly (BoardShown & { readonly matches: readonly MatchOnBoard[] })[];
      readonly hidden: readonly number[];
    }
  | {
      readonly paper: 'recap';
      readonly of: 'pairs' | 'players' | 'teams';
      readonly unit: Unit;
      readonly progress: Progress;
      readonly boards: readonly number[];
      /** Of teams with a match that is not over: what their boards make up to now stands beside the total of those that are. */
      readonly soFar?: true;
      readonly groups: readonly (Pick<Ranking, 'section' | 'line' | 'figureIn'> & {
        readonly rows: readonly {
          readonly place: string | null;
          readonly who: Called;
          readonly figure: string | null;
          readonly boards: readonly (AwardShown | null)[];
        }[];
      })[];
    }
  | {
      readonly paper: 'standings';
      readonly kind: 'pairs' | 'alone';
      readonly unit: Unit;
      readonly progress: Progress;
      readonly rankings: readonly Ranking[];
      readonly beside: readonly RankedBeside[];
    }
  | {
      readonly paper: 'standings';
      readonly kind: 'teams';
      readonly progress: Progress;
      readonly totalIn: 'vp' | 'score';
      readonly unit: MatchUnit;
      readonly lines: readonly TeamLine[];
      readonly matches: readonly MatchLine[];
    }
  | {
      readonly paper: 'standings';
      readonly kind: 'sheets';
      readonly convention: string | null;
      readonly signed: boolean;
      readonly progress: Progress;
      readonly rounds: readonly number[];
      readonly counting: 'whists' | 'points';
      readonly lines: readonly SheetStanding[];
      readonly teams: readonly {
        readonly place: string | null;
        readonly who: Called;
        readonly score: string;
      }[];
    }
  | {
      readonly paper: 'contest';
      readonly title: string;
      readonly sessions: readonly { readonly session: string; readonly day: string | null }[];
      readonly totalIn: 'percent' | 'points';
      /** How many of the best sessions count, and how many are needed for a place; left out: all, and one. */
      readonly best?: number;
      readonly least?: number;
      /** How what is brought along is computed; nothing where nothing is by a rule. */
      readonly carry: CarryShown | null;
      readonly stands: StandsAs;
      readonly lines: readonly ContestLine[];
      readonly tables: readonly RankedBeside[];
    }
  | { readonly paper: 'knockout'; readonly title: string; readonly rounds: readonly KnockoutRound[] }
  | {
      readonly paper: 'score-cards';
      readonly kind: 'field';
      readonly unit: Unit;
      readonly alone: boolean;
      readonly cards: readonly ScoreCard[];
    }
  | {
      readonly paper: 'score-cards';
      /** Of teams: match by match. */
      readonly kind: 'matches';
      readonly unit: MatchUnit;
      readonly totalIn: 'vp' | 'score';
      readonly cards: readonly TeamCard[];
    }
  | {
      readonly paper: 'guide-cards';
      readonly alone: boolean;
      readonly cards: readonly {
        readonly who: Called;
        readonly stationary: string | null;
        readonly stops: readonly Stop[];
      }[];
    }
  | {
      readonly paper: 'table-cards';
      readonly kind: 'boards' | 'sheets';
      readonly cards: readonly { readonly table: string; readonly rounds: readonly RoundOfTable[] }[];
    }
  | { readonly paper: 'name-slips'; readonly slips: readonly Slip[] }
  | {
      readonly paper: 'board-labels';
      readonly boards: readonly (Pick<BoardShown, 'board' | 'dealer' | 'vulnerable'> & {
        readonly copies: number;
      })[];
    }
  | { readonly paper: 'board-plan'; readonly plans: readonly BoardPlan[] }
  | { readonly paper: 'caddy-plan'; readonly plans: readonly BoardPlan[] }
  | { readonly paper: 'duplication-plan'; readonly plans: readonly BoardPlan[] }
  | {
      readonly paper: 'entry-list';
      readonly of: 'players' | 'pairs' | 'teams';
      readonly entries: readonly EntryLine[];
    }
  | {
      readonly paper: 'rulings';
      readonly rulings: readonly RulingShown[];
      readonly blank: boolean;
      /** Of a session that is written on sheets: its players sit alone. */
      readonly onSheets: boolean;
    }
  | { readonly paper: 'sheets'; readonly sheets: readonly SheetShown[] }
);

/** What can be printed. */
export const PAPERS = [
  'board-labels',
  'board-plan',
  'caddy-plan',
  'contest',
  'duplication-plan',
  'entry-list',
  'guide-cards',
  'hand-records',
  'knockout',
  'name-slips',
  'recap',
  'rulings',
  'score-cards',
  'sheets',
  'standings',
  'table-cards',
  'travellers',
] as const;
export type PrintoutName = (typeof PAPERS)[number];

/** A paper of one name. */
export type DocumentOf<Name extends PrintoutName> = Extract<PrintDocument, { readonly paper: Name }>;

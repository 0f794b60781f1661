// What prints are made of. Plain data, decided before: whatever stands in it is printed for whoever asked.

/** Who takes part, as papers call them. */
export interface Called {
  /** `3`, `NS 3`; with the section before it where there are several. */
  readonly number: string;
  /** Nobody as long as only the number is known. */
  readonly names: readonly string[];
}

/** Of what a paper is. */
export interface Heading {
  readonly tournament: string;
  /** Of the whole tournament: nothing. */
  readonly session: string | null;
  /** How the installation is called; nothing where it has no name. */
  readonly house: string | null;
  /** The installation's logo in base 64; nothing where it has none, or one that PDF has no way to show. */
  readonly logo: string | null;
  /** The line of the book that a paper with results is as of, and when it was written: `2026-03-01 21:07`. */
  readonly asOf: { readonly position: number; readonly time: string } | null;
}

export type SeatLetter = 'N' | 'E' | 'S' | 'W';
export type SideLetters = 'NS' | 'EW';
export type StrainLetters = 'C' | 'D' | 'H' | 'S' | 'NT';

/** A board with its hands, as far as everybody may see them. */
export interface BoardShown {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  /** The deal's canonical text. */
  readonly deal: string | null;
  /** How many tricks each seat takes as declarer; null what was not computed. */
  readonly tricks: Readonly<Record<SeatLetter, Readonly<Record<StrainLetters, number | null>>>> | null;
  readonly par: {
    readonly score: number;
    readonly contracts: readonly {
      readonly level: number;
      readonly strain: StrainLetters;
      readonly doubled: boolean;
      readonly declarers: readonly string[];
      readonly over: number;
    }[];
  } | null;
}

/** What was played at a table. */
export type ResultShown =
  | {
      readonly kind: 'contract';
      readonly level: number;
      readonly strain: StrainLetters;
      readonly doubling: '' | 'x' | 'xx';
      readonly declarer: SeatLetter;
      readonly tricks: number;
    }
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'score'; readonly score: number };

/** What somebody has on a board; exact numbers as text. */
export interface AwardShown {
  /** By ruling or without a result of its own. */
  readonly mark: 'ave+' | 'ave' | 'ave-' | 'ruled' | null;
  readonly points: string;
  /** Out of the top, from 0 to 100; nothing by methods without one. */
  readonly percent: string | null;
}

export interface LineOfTraveller {
  readonly table: string;
  readonly ns: readonly Called[];
  readonly ew: readonly Called[];
  readonly result: ResultShown | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly notPlayed: boolean;
  readonly awards: Readonly<Record<SideLetters, AwardShown | null>>;
}

/** In what awards are. */
export type Unit = 'matchpoints' | 'imps' | 'points';

/** How far what is printed has come. */
export interface Progress {
  /** The last round that it is made of; nothing where everything is in it. */
  readonly afterRound: number | null;
  readonly rounds: number;
  readonly final: boolean;
}

export interface RankedLine {
  /** `3`, `2=` where it is shared; nothing for who takes none. */
  readonly place: string | null;
  readonly who: Called;
  /** What the place is taken with: an exact percentage, IMPs, or IMPs a board. */
  readonly figure: string;
  readonly score: string;
  readonly boards: number;
  readonly masterPoints: string | null;
}

export interface Ranking {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly figureIn: 'percent' | 'imps' | 'mean';
  readonly lines: readonly RankedLine[];
}

/** A table beside the ranking. */
export interface RankedBeside {
  readonly name: string;
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly lines: readonly {
    readonly place: string | null;
    readonly who: Called;
    readonly handicapped: string | null;
    readonly masterPoints: string | null;
  }[];
}

/** Who comes into a match of a knockout: a team, or whoever an earlier match or a choice is to name. */
export type KnockoutSide =
  | { readonly of: 'team'; readonly seed: number | null; readonly name: string }
  | { readonly of: 'winner' | 'loser'; readonly match: number }
  | { readonly of: 'chosen' };

export interface KnockoutMatch {
  readonly match: number;
  /** The places that are open to who wins it. */
  readonly places: { readonly from: number; readonly to: number };
  readonly sides: readonly [KnockoutSide, KnockoutSide];
  /** The matches whose winners meet here; nothing where a side came by its seed. */
  readonly feeders: readonly number[];
  /** Which of the two has won. */
  readonly winner: 0 | 1 | null;
  /** By what it was decided, where it was not by results. */
  readonly by: 'tie' | 'forfeit' | 'walkover' | 'withdrawal' | 'other' | null;
  readonly score: readonly [first: string, second: string] | null;
  readonly tied: boolean;
}

export interface KnockoutRound {
  readonly round: number;
  /** Where it is played, once it is opened. */
  readonly session: string | null;
  readonly matches: readonly KnockoutMatch[];
}

export interface TeamLine {
  readonly place: string | null;
  readonly section: string | null;
  readonly who: Called;
  readonly total: string;
  readonly won: string;
  readonly lost: string;
  readonly penalties: string;
}

export interface MatchLine {
  readonly home: Called;
  readonly away: Called;
  readonly rounds: string;
  readonly score: { readonly home: string; readonly away: string } | null;
  readonly victoryPoints: { readonly home: string; readonly away: string } | null;
}

/** A contestant's stop in a round. */
export interface Stop {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'absent' | 'undrawn';
  readonly table: string | null;
  /** The side, or the seat of who plays alone. */
  readonly at: SideLetters | SeatLetter | null;
  readonly with: Called | null;
  readonly against: readonly Called[];
  readonly boards: readonly number[];
  readonly turned: boolean;
  readonly dealsFirst: boolean;
}

/** What a contestant has on a board. */
export interface LineOfCard {
  readonly round: number;
  readonly board: number;
  readonly table: string | null;
  readonly at: SideLetters | null;
  readonly with: Called | null;
  readonly against: readonly Called[];
  readonly result: ResultShown | null;
  /** In points for this contestant. */
  readonly score: number | null;
  readonly award: AwardShown | null;
  readonly what: 'shown' | 'hidden' | 'sits-out' | 'absent' | 'undrawn' | 'not-played';
}

export interface ScoreCard {
  readonly who: Called;
  readonly standing: (RankedLine & Pick<Ranking, 'figureIn'>) | null;
  readonly lines: readonly LineOfCard[];
}

export interface SeatedAt {
  readonly who: Called | null;
  readonly seat: SideLetters | SeatLetter;
  /** Where to next: a table with a seat there, `sits-out`, or nothing behind the last round. */
  readonly next: { readonly table: string; readonly at: SideLetters | SeatLetter } | 'sits-out' | null;
}

export interface RoundOfTable {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'empty' | 'undrawn';
  readonly seated: readonly SeatedAt[];
  readonly boards: readonly number[];
  readonly fromRelay: boolean;
  readonly sharedWith: readonly string[];
  readonly turned: boolean;
  /** Where the boards go: a table, its relay, or the box. */
  readonly carries: readonly { readonly to: string | null; readonly relay: boolean }[];
}

export interface Copy {
  readonly boards: readonly number[];
  readonly copy: number | null;
}

/** What boards need in sections that play with the same ones. */
export interface BoardPlan {
  readonly sections: readonly string[];
  readonly undrawn: number | null;
  readonly copies: readonly { readonly boards: readonly number[]; readonly copies: number }[];
  readonly setup: readonly (Copy & { readonly table: string; readonly sharedWith: readonly string[] })[];
  readonly relays: readonly {
    readonly feeds: string;
    readonly between: readonly string[];
    readonly atStart: readonly Copy[];
  }[];
  readonly rounds: readonly {
    readonly afterRound: number;
    readonly moves: readonly (Copy & {
      readonly from: string | null;
      readonly box: boolean;
      readonly to: string | null;
      readonly relay: boolean;
      readonly neededIn: number | null;
      readonly sharedWith: readonly string[];
      readonly caddy: boolean;
    })[];
  }[];
}

export interface Slip {
  readonly who: Called;
  readonly alone: boolean;
  readonly start: {
    readonly round: number;
    readonly sitsOut: boolean;
    readonly table: string;
    readonly at: SideLetters | SeatLetter;
  } | null;
  /** Where its code leads: an address that everybody may know. */
  readonly link: string;
}

export interface EntryLine {
  readonly number: string;
  readonly names: readonly string[];
  /** Stratum, categories: as it takes part. */
  readonly as: string;
  readonly table: string;
}

/** What a ruling gives a side in the place of a score. */
export type SideGiven =
  | { readonly kind: 'artificial'; readonly award: 'average-plus' | 'average' | 'average-minus' }
  | { readonly kind: 'assigned'; readonly result: ResultShown }
  | {
      readonly kind: 'weighted';
      readonly results: readonly { readonly result: ResultShown; readonly hundredths: number }[];
    }
  | { readonly kind: 'percentage'; readonly hundredths: number }
  | { readonly kind: 'not-played' };

/** What a ruling does. */
export type RulingEffect =
  | {
      readonly kind: 'adjustment';
      readonly table: string;
      readonly round: number;
      readonly board: number;
      readonly given: Readonly<Record<SideLetters, SideGiven>>;
    }
  | {
      readonly kind: 'penalty';
      readonly who: Called;
      readonly unit: 'matchpoints' | 'imps' | 'percent-of-top' | 'percent-of-session';
      readonly hundredths: number;
    }
  | { readonly kind: 'warning'; readonly who: Called }
  | { readonly kind: 'field-split'; readonly board: number; readonly tables: readonly string[] }
  | {
      readonly kind: 'sheet-line';
      readonly table: string;
      readonly round: number;
      readonly what: SheetLineShown;
    };

/** A line of a sheet: a deal with what was played, or what a judge has decided. */
export type SheetLineShown =
  | {
      readonly kind: 'deal';
      readonly game:
        | {
            readonly kind: 'contract';
            readonly level: number;
            readonly strain: StrainLetters;
            readonly declarer: SeatLetter;
          }
        | { readonly kind: 'misere'; readonly declarer: SeatLetter }
        | { readonly kind: 'all-pass' };
      readonly tricks: Readonly<Partial<Record<SeatLetter, number>>>;
    }
  | { readonly kind: 'ruling' | 'void' | 'penalties' | 'joins' | 'withdrawn' };

export interface RulingShown {
  readonly session: string;
  /** `64A1, 2017`, as it is cited. */
  readonly law: string;
  /** Tables, rounds and boards that it is about. */
  readonly about: readonly {
    readonly table: string;
    readonly round: number;
    readonly board: number | null;
  }[];
  readonly who: readonly Called[];
  readonly texts: readonly { readonly kind: 'facts' | 'reason' | 'decision'; readonly text: string }[];
  readonly effects: readonly RulingEffect[];
  readonly withdrawn: boolean;
}

/** A sheet of preferans; without names and lines it is a form. */
export interface SheetShown {
  readonly table: string | null;
  readonly round: number | null;
  readonly convention: string | null;
  /** To how many points pools are played; null: they are not closed. */
  readonly poolSize: number | null;
  readonly players: readonly {
    readonly seat: SeatLetter;
    readonly name: string;
    readonly pool: string;
    readonly mountain: string;
    readonly whists: readonly { readonly on: SeatLetter; readonly chain: string }[];
    readonly balance: string | null;
    readonly signed: boolean;
  }[];
  /** As they were written; of a form nothing, and room for so many deals. */
  readonly lines: readonly { readonly line: number; readonly what: SheetLineShown }[];
  readonly room: number;
}

export interface SheetStanding {
  readonly place: string | null;
  readonly who: Called;
  readonly rounds: readonly ({ readonly whists: string; readonly place: string } | null)[];
  readonly score: string;
}

export interface ContestLine {
  readonly place: string | null;
  readonly names: readonly string[];
  readonly number: string;
  readonly sessions: readonly ({ readonly score: string; readonly counts: boolean } | null)[];
  readonly carried: string | null;
  readonly total: string | null;
  readonly goesOn: boolean;
  readonly masterPoints: string | null;
}

/** A paper with what stands on it. */
export type PrintDocument = { readonly heading: Heading } & (
  | {
      readonly paper: 'hand-records';
      readonly boards: readonly BoardShown[];
      readonly hidden: readonly number[];
    }
  | {
      readonly paper: 'travellers';
      readonly unit: Unit;
      readonly boards: readonly (BoardShown & { readonly lines: readonly LineOfTraveller[] })[];
      readonly hidden: readonly number[];
    }
  | {
      readonly paper: 'recap';
      readonly alone: boolean;
      readonly unit: Unit;
      readonly progress: Progress;
      readonly boards: readonly number[];
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
      readonly sessions: readonly string[];
      readonly totalIn: 'percent' | 'points';
      readonly final: boolean;
      readonly lines: readonly ContestLine[];
      readonly tables: readonly RankedBeside[];
    }
  | {
      readonly paper: 'knockout';
      readonly title: string;
      readonly rounds: readonly KnockoutRound[];
    }
  | {
      readonly paper: 'score-cards';
      readonly unit: Unit;
      readonly alone: boolean;
      readonly cards: readonly ScoreCard[];
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
  | { readonly paper: 'entry-list'; readonly alone: boolean; readonly entries: readonly EntryLine[] }
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
export type PaperName = (typeof PAPERS)[number];

/** A paper of one name. */
export type DocumentOf<Name extends PaperName> = Extract<PrintDocument, { readonly paper: Name }>;

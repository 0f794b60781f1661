import type { LawShown } from './law-shown.js';
import type { SideGiven } from './ruling-shown.js';
import type { Called } from './called.js';
import type { ResultShown, SideLetters } from './board-shown.js';

/** What both sides of a match have; exact numbers as text. */
export interface Both<Figure = string> {
  readonly home: Figure;
  readonly away: Figure;
}

/** In what the boards of a match are scored. */
export type MatchUnit = 'imps' | 'points';

/** What was played of a board in one room of a match. */
export interface PlayedInRoom {
  readonly what: 'played' | 'ruled' | 'not-played';
  readonly result: ResultShown | null;
  /** On travellers in points for North-South, on a team's card for this team. */
  readonly score: number | null;
  /** What a ruling gives in the place of the result, and the law. */
  readonly ruled: { readonly law: LawShown; readonly given: Readonly<Record<SideLetters, SideGiven>> } | null;
}

/** A board of a match: home sits North-South in the open room. */
export interface BoardInMatch {
  readonly open: PlayedInRoom;
  readonly closed: PlayedInRoom;
  /** Of the two scores, for home; nothing where there are not two, or several. */
  readonly difference: number | null;
  /** What each team wins on it; nothing for who wins nothing. */
  readonly won: Both<string | null>;
}

/** A match on the traveller of one of its boards. */
export interface MatchOnBoard extends BoardInMatch {
  readonly home: Called;
  readonly away: Called;
  readonly tables: { readonly open: string; readonly closed: string };
}

/** What a knockout says of a match in one of its sessions. */
export interface MatchInKnockout {
  readonly winner: 'home' | 'away' | null;
  readonly by: KnockoutMatch['by'];
  /** Extra boards that it went on with: where, and what they came to by themselves. */
  readonly extras: readonly { readonly session: string; readonly score: Both | null }[];
  /** The session of the match, where these are extra boards of it. */
  readonly extraOf: string | null;
}

/** What a match stands at, and what that is made of. */
export interface MatchStands {
  readonly state: 'to-come' | 'off' | 'running' | 'over';
  readonly half: boolean;
  readonly score: Both;
  readonly victoryPoints: Both | null;
  /** Given to a team without having been played to its end, and what both have of it. */
  readonly awarded: (Both & { readonly why: 'bye' | 'own-average' | 'others-average' | 'chosen' }) | null;
  readonly carried: Both | null;
  /** What penalties have taken off the match, of a knockout. */
  readonly penalties: Both | null;
  /** Of a Patton. */
  readonly aggregate: Both | null;
  readonly knockout: MatchInKnockout | null;
}

/** Where a room of a match is, and who sits there. */
export interface RoomOfMatch {
  readonly room: 'open' | 'closed';
  readonly table: string;
  /** Where the two rooms play in different rounds. */
  readonly round: number | null;
  readonly ns: Called;
  readonly ew: Called;
}

export interface SegmentOfCard {
  /** The running score behind it. */
  readonly after: Both;
  readonly rooms: readonly RoomOfMatch[];
  readonly boards: readonly (BoardInMatch & { readonly board: number })[];
  /** How many boards are not shown yet. */
  readonly hidden: number;
}

/** A match on the card of one of its teams, which is home in it. */
export interface MatchOfCard extends MatchStands {
  readonly rounds: string;
  readonly against: Called;
  readonly segments: readonly SegmentOfCard[];
}

/** What a team has in its matches. */
export interface TeamCard {
  readonly who: Called;
  /** The pair of it that has asked. */
  readonly pair: Called | null;
  /** Nothing where teams are not ranked: in a knockout. */
  readonly standing: {
    readonly place: string | null;
    readonly total: string;
    readonly penalties: string;
  } | null;
  readonly matches: readonly MatchOfCard[];
}

/** Who comes into a match of a knockout: a team, or whoever an earlier match or a choice is to name. */
export type KnockoutSide =
  | {
      readonly of: 'team';
      readonly seed: number | null;
      readonly name: string;
      /** The name is its own, not its captain's. */
      readonly isTeams?: true;
    }
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
  /** Of the match and its extra boards together. */
  readonly score: readonly [first: string, second: string] | null;
  /** What extra boards came to by themselves, in their order; nothing before anything of them counts. */
  readonly extras: readonly (readonly [first: string, second: string] | null)[];
  readonly tied: boolean;
}

export interface KnockoutRound {
  readonly round: number;
  /** Where it is played, once it is opened. */
  readonly session: string | null;
  readonly matches: readonly KnockoutMatch[];
}

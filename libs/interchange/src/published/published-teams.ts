import type { DealInFile } from '../deals/deal-file.js';
import type { PublishedEvent, PublishedPlayer } from './published-event.js';
import type {
  PublishedMasterPoints,
  PublishedRanking,
  PublishedTotal,
  UnreadFigures,
} from './published-figures.js';
import type { PublishedBeside } from './published-game.js';
import type { PublishedMatch } from './published-match.js';

/** Two players of a team that sit down together, as lines name them. */
export interface PublishedPairOfTeam {
  readonly pair: string;
  readonly players: readonly PublishedPlayer[];
}

export interface PublishedTeam {
  /** As matches call it: '3'. */
  readonly team: string;
  readonly name: string;
  /** Everybody in it, those of its pairs first. */
  readonly players: readonly PublishedPlayer[];
  /** Where the file tells who sits with whom. */
  readonly pairs: readonly PublishedPairOfTeam[];
  readonly ranked: boolean;
  readonly stratum: string | null;
  readonly beside: readonly PublishedBeside[];
}

/** Matches of teams of four: everything that does not follow from the results by scoring them. */
export interface PublishedTeamsGame {
  /** Tells the games of one file apart. */
  readonly name: string;
  readonly title: string;
  /** As the file writes it. */
  readonly date: string | null;
  readonly event: PublishedEvent;
  /** Which session of how many it is. */
  readonly session: { readonly number: number; readonly of: number };
  /** Who meets whom: 'matches' where the file does not tell. */
  readonly kind: 'swiss' | 'round-robin' | 'knockout' | 'matches';
  /** What a match is worth; of boards won a point and half of one for a tie, or two points and one. */
  readonly scoring: 'victory-points' | 'imps' | 'board-a-match' | 'point-a-board' | 'other';
  readonly teams: readonly PublishedTeam[];
  /** In the order of the file; `teams` of a match are those above. */
  readonly matches: readonly PublishedMatch[];
  readonly deals: readonly DealInFile[];
}

/** What a match was worth to both teams: victory points, or IMPs. */
export interface PublishedMatchFigure {
  /** `PublishedMatch.name` */
  readonly match: string;
  readonly home: string;
  readonly away: string;
}

/** IMPs on a board of a match, positive for the home team. */
export interface PublishedBoardFigure {
  /** `PublishedMatch.name` */
  readonly match: string;
  readonly board: number;
  readonly imps: string;
}

/** What a program computed and published of matches of teams: nothing of it is needed to play them. */
export interface PublishedTeamsFigures {
  readonly matches: readonly PublishedMatchFigure[];
  readonly boards: readonly PublishedBoardFigure[];
  /** `contestant` is a team. */
  readonly totals: readonly PublishedTotal[];
  readonly rankings: readonly PublishedRanking[];
  readonly masterPoints: readonly PublishedMasterPoints[];
  readonly unread: readonly UnreadFigures[];
}

/** Matches of teams with the figures that were published for them, kept apart. */
export interface PublishedTeamsResult {
  readonly game: PublishedTeamsGame;
  readonly figures: PublishedTeamsFigures;
}

/** How many figures there are. */
export function countOfTeamsFigures({ matches, boards, totals, rankings }: PublishedTeamsFigures): number {
  const places = rankings.flatMap((ranking) => ranking.places).length;
  return 2 * matches.length + boards.length + totals.length + places;
}

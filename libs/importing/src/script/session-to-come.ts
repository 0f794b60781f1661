import type { PublishedGame, PublishedMatchResult, PublishedTeamsGame } from '#interchange';
import type { Comparison, Counts } from '../compare/comparison.js';
import type { GamePlan, PlannedRound } from '../plan/game-plan.js';
import { planOfMatch } from '../plan/plan-of-match.js';
import type { TeamsPlan } from '../teams/plan-of-teams.js';

/** A session as it will be, for who looks before he imports. */
export interface SessionToCome {
  readonly session: string;
  /** The game or match, as the file tells it apart and names it. */
  readonly game: string;
  readonly title: string;
  readonly date: string | null;
  /** Who plays: pairs, also those of a Swiss, everybody for himself, or teams. */
  readonly kind: PublishedGame['kind'] | 'teams';
  /** How it is scored: the method's own name, or `knockout` for a match of teams. */
  readonly scoring: string;
  readonly sections: readonly {
    readonly section: string;
    readonly tables: number;
    readonly rounds: number;
    readonly boards: number;
    readonly contestants: number;
    readonly lines: number;
    /** Whether its rounds were computed, for the file does not tell them. */
    readonly computed: boolean;
  }[];
  /** How often each is done: results, what is irregular, rulings, late plays, plays that were not played. */
  readonly deeds: {
    readonly results: number;
    readonly irregular: number;
    readonly artificial: number;
    readonly assigned: number;
    readonly late: number;
    readonly notPlayed: number;
  };
  /** Boards whose deals the file has. */
  readonly deals: number;
  /** What counts beside the session: carried over, given or taken. */
  readonly beside: number;
  /** What the published figures are by the file's own lines; nothing where they contradict themselves. */
  readonly figures: Counts | null;
}

/** How often everything is done in planned rounds. */
function countsOf({ rounds, neverPlayed }: Pick<GamePlan, 'rounds' | 'neverPlayed'>): SessionToCome['deeds'] {
  const count = (of: (round: PlannedRound) => Iterable<unknown>) =>
    rounds.reduce((sum, round) => sum + [...of(round)].length, 0);
  const rulings = [...rounds.flatMap((round) => round.rulings), ...neverPlayed];
  return {
    results: count(({ atTables, travellers }) => [...atTables.values(), ...travellers.values()].flat()),
    irregular: count(({ irregular }) => irregular),
    artificial: rulings.filter(({ kind }) => kind === 'artificial').length,
    assigned: rulings.filter(({ kind }) => kind === 'assigned').length,
    late: count(({ late }) => late),
    notPlayed: count(({ notPlayed }) => notPlayed),
  };
}

/** A session of pairs or individuals. */
export function gameToCome(
  session: string,
  { name, title, date, kind, sections, scoring }: PublishedGame,
  plan: GamePlan,
  here: Comparison | undefined,
): Omit<SessionToCome, 'deals'> {
  return {
    session,
    game: name,
    title,
    date,
    kind,
    scoring: scoring.method,
    sections: plan.schedules.map(({ section, movement, rounds, lines, unplaced }) => ({
      section,
      tables: movement.tables,
      rounds: movement.rounds,
      boards: new Set(lines.map(({ line }) => line.board)).size,
      contestants: sections.find((each) => each.section === section)!.contestants.length,
      lines: lines.length + unplaced.length,
      computed: rounds === 'computed',
    })),
    deeds: countsOf(plan),
    beside: (plan.contest?.carried.length ?? 0) + plan.penalties.length,
    figures: here?.counts ?? null,
  };
}

/** A session of teams. */
export function teamsToCome(
  session: string,
  { name, title, date, scoring, kind, matches }: PublishedTeamsGame,
  plan: TeamsPlan,
  here: Comparison | undefined,
): Omit<SessionToCome, 'deals'> {
  const counts = countsOf(plan);
  return {
    session,
    game: name,
    title,
    date,
    kind: 'teams',
    scoring: kind === 'knockout' ? 'knockout' : scoring,
    sections: [
      {
        section: 'A',
        tables: plan.tables,
        rounds: plan.rounds.length,
        boards: plan.boards.length,
        contestants: plan.numbers.size,
        lines: counts.results,
        computed: matches.some(({ round }) => round === undefined),
      },
    ],
    deeds: counts,
    beside: 0,
    figures: here?.counts ?? null,
  };
}

/** A session of one match of two teams. */
export function matchToCome(
  session: string,
  { match }: PublishedMatchResult,
  here: Comparison | undefined,
): SessionToCome {
  const { rounds } = planOfMatch(match);
  const lines = rounds.flatMap(({ played }) => [...played.open, ...played.closed]).length;
  const blank = rounds.flatMap((round) => round.blank).length;
  return {
    session,
    game: match.name,
    title: match.title,
    date: null,
    kind: 'teams',
    scoring: 'knockout',
    sections: [
      {
        section: 'A',
        tables: 2,
        rounds: rounds.length,
        boards: match.segments.reduce((sum, { boards }) => sum + boards.length, 0),
        contestants: 2,
        lines: lines + blank,
        computed: false,
      },
    ],
    deeds: { results: lines, irregular: 0, artificial: 0, assigned: 0, late: 0, notPlayed: blank },
    deals: 0,
    beside: 0,
    figures: here?.counts ?? null,
  };
}

import { contestantInSession, type PublishedGame } from '#interchange';
import {
  Rational,
  scoreSession,
  eventScores,
  rankTables,
  strata,
  type Adjustment,
  type BoardAward,
  type ContestantScore,
  type EventScore,
  type Rank,
  type ScoredBoard,
  type SessionScores,
  type ClassifiedEntry,
  type RankingRegulation,
  type RankingTable,
} from '#scoring';
import { awardTerms, datumTerm, eventTerms, placeTerms, totalTerms } from '../explain/terms.js';
import { methodOfGame, type MethodOfGame } from '../plan/method-of-game.js';
import type {
  FigureSubject,
  RankingOf,
  ScoredAward,
  ScoredContestant,
  ScoredFigures,
  ScoredPlace,
} from './scored-figures.js';
import { regulationOf, sessionOf } from './session-of-game.js';

/**
 * Scores a game from its own lines, by the ways of the program that published it.
 *
 * @param given points that were given by hand
 * @returns undefined for a method that is not scored over a field
 * @throws Unscorable when the game contradicts itself
 */
export function scoreGame(game: PublishedGame, given: readonly Adjustment[] = []): GameScores | undefined {
  const method = methodOfGame(game);
  return method && new GameScores(game, method, given);
}

/** A scored game with everything that explains its figures. */
export class GameScores implements ScoredFigures {
  readonly session: SessionScores;
  readonly #boards: ReadonlyMap<string, ScoredBoard>;
  /** By contestant. */
  readonly events: ReadonlyMap<string, EventScore>;
  readonly #awards = new Map<string, { readonly ns: BoardAward; readonly ew: BoardAward }>();
  readonly #groupOf = new Map<string, string>();
  readonly #rankings: Readonly<Record<RankingOf['over'], ReadonlyMap<string | null, readonly Rank[]>>>;

  constructor(
    readonly game: PublishedGame,
    readonly method: MethodOfGame,
    given: readonly Adjustment[],
  ) {
    for (const group of game.scoring.scored) {
      for (const section of group) this.#groupOf.set(section, group.join('+'));
    }
    this.session = scoreSession(sessionOf(game, given), regulationOf(method));
    this.#boards = new Map(this.session.boards);
    for (const board of this.#boards.values()) {
      for (const line of board.lines) this.#awards.set(line.id, line);
    }
    this.events = eventsOf(game, this.session);
    this.#rankings = rankingsOf(game, this.session, this.events, method.ranking.by);
  }

  has(line: string): boolean {
    return this.#awards.has(line);
  }

  /** What the side has on the line, with what it comes from. */
  awardOf(line: string, side: 'NS' | 'EW'): BoardAward | undefined {
    return this.#awards.get(line)?.[side === 'NS' ? 'ns' : 'ew'];
  }

  award(line: string, side: 'NS' | 'EW'): ScoredAward | undefined {
    const award = this.awardOf(line, side);
    if (!award || award.kind === 'not-played') return undefined;
    return { points: award.points, unfactored: unfactored(award), top: award.top };
  }

  datums(section: string, board: number): (number | undefined)[] {
    const field = this.#fieldOf(section, board);
    return field?.kind === 'butler' ? field.charts.map(({ datum }) => datum) : [];
  }

  #fieldOf(section: string, board: number) {
    return this.#boards.get(`${this.#groupOf.get(section)}/${board}`);
  }

  scoreOf(contestant: string): ContestantScore | undefined {
    return this.session.contestants.get(contestant);
  }

  contestant(contestant: string): ScoredContestant | undefined {
    const score = this.scoreOf(contestant);
    if (!score) return undefined;
    const final = this.events.get(contestant)?.total;
    return {
      boards: score.boards,
      matchpoints: score.points,
      score: score.score,
      percentage: score.percentage,
      final,
    };
  }

  /** A whole ranking: all that are ranked together, in the order of their places; nobody where the contestant is not in it. */
  ranksWith({ over, stratum }: RankingOf, contestant: string): readonly Rank[] {
    const ranks = this.#rankings[over].get(stratum) ?? [];
    const own = ranks.find((rank) => rank.contestant === contestant);
    return own ? ranks.filter(({ ranking }) => ranking === own.ranking) : [];
  }

  place(ranking: RankingOf, contestant: string): ScoredPlace | undefined {
    const ranks = this.ranksWith(ranking, contestant);
    const own = ranks.find((rank) => rank.contestant === contestant);
    if (!own) return undefined;
    const placed = ranks.filter(({ place }) => place !== undefined).length;
    return own.place === undefined || own.last === undefined
      ? { takesPlace: false, first: placed + 1, last: ranks.length }
      : { takesPlace: true, first: own.place, last: own.last };
  }

  explain(subject: FigureSubject): string[] {
    switch (subject.of) {
      case 'award': {
        const award = this.awardOf(subject.line, subject.side);
        return award ? awardTerms(award) : ['there is no such line'];
      }
      case 'datum': {
        const field = this.#fieldOf(subject.section, subject.board);
        return field?.kind === 'butler' ? field.charts.map(datumTerm) : ['there is no such board'];
      }
      case 'contestant': {
        const score = this.scoreOf(subject.contestant);
        return score ? totalTerms(score) : ['nobody of that name plays'];
      }
      case 'event': {
        const event = this.events.get(subject.contestant);
        return event ? eventTerms(event) : ['nobody of that name plays'];
      }
      case 'place':
        return placeTerms(this.ranksWith(subject.ranking, subject.contestant), subject.contestant);
      default:
        return subject satisfies never;
    }
  }
}

function unfactored(award: Exclude<BoardAward, { readonly kind: 'not-played' }>): Rational {
  if (award.kind !== 'scored' || !('chart' in award)) return award.points;
  const parts = award.parts.map((part) =>
    'row' in part && 'raw' in part.row ? part.row.raw.mul(part.weight) : undefined,
  );
  const raws = parts.filter((part) => part !== undefined);
  return raws.length === parts.length ? Rational.sum(raws) : award.points;
}

/** The session, with the points that are given or taken in it, and what everybody has beside it. */
export function eventsOf({ sections }: PublishedGame, session: SessionScores): Map<string, EventScore> {
  const scores = [...session.contestants.values()].map(({ contestant, score }) => ({
    contestant: contestant.contestant,
    score,
  }));
  const beside = sections.flatMap(({ section, contestants }) =>
    contestants.flatMap((each) =>
      each.beside.flatMap(({ reason, points }) =>
        reason === 'penalty'
          ? []
          : [{ contestant: contestantInSession(section, each.contestant), reason, amount: points }],
      ),
    ),
  );
  const events = eventScores([{ id: 'session', scores }], { total: 'sum' }, beside);
  return new Map(events.map((event) => [event.contestant, event]));
}

const EVERYBODY: RankingTable = { name: '', filter: {} };

/** The rankings of sections and over all of them: by stratum, null for everybody. */
export function rankingsOf(
  { scoring, sections, strata: names }: PublishedGame,
  session: SessionScores,
  events: ReadonlyMap<string, EventScore>,
  by: RankingRegulation['by'],
) {
  const stratumOf = new Map(
    sections.flatMap(({ section, contestants }) =>
      contestants.map((each) => [contestantInSession(section, each.contestant), each.stratum] as const),
    ),
  );
  const groupOf = new Map(
    scoring.ranked.flatMap((group) => group.map((section) => [section, group.join('+')] as const)),
  );
  const classified = (score: ContestantScore): Omit<ClassifiedEntry, 'value' | 'ranking'> => {
    const { contestant, section, line, ranked = true } = score.contestant;
    const stratum = stratumOf.get(contestant);
    return { contestant, section, line, ranked, ...(typeof stratum === 'string' && { stratum }) };
  };
  const scores = [...session.contestants.values()];
  const tables = [EVERYBODY, ...strata(names)];
  const inSections = scores.map((score) => ({
    ...classified(score),
    // Those programs rank whoever is listed.
    value: score[by] ?? Rational.ZERO,
    ranking: `${groupOf.get(score.contestant.section)} ${score.contestant.line}`,
  }));
  const overall = scores.map((score) => ({
    ...classified(score),
    value: events.get(score.contestant.contestant)?.total ?? Rational.ZERO,
    ranking: 'overall',
  }));
  return { section: byStratum(inSections, tables), overall: byStratum(overall, tables) };
}

function byStratum(entries: readonly ClassifiedEntry[], tables: readonly RankingTable[]) {
  const ranked = rankTables(entries, tables);
  return new Map(ranked.map((table, at) => [at === 0 ? null : table.name, table.ranks] as const));
}

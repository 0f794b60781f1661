import {
  contestantInSession,
  contestantsOnLine,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from '#interchange';
import {
  eventScores,
  guaranteeOf,
  rankTables,
  Rational,
  scoreSession,
  strata,
  type Adjustment,
  type BoardAward,
  type BoardField,
  type ClassifiedEntry,
  type ContestantScore,
  type EventScore,
  type LineContestants,
  type Rank,
  type RankingTable,
  type ScoredBoard,
  type ScoringMethod,
  type Session,
  type SessionContestant,
  type SessionRegulation,
  type SessionScores,
  type SideResult,
  type TravellerLine,
} from '#scoring';
import { awardTerms, datumTerm } from '../explain/award-terms.js';
import { eventTerms, placeTerms, totalTerms } from '../explain/total-terms.js';
import { methodOfGame } from './method-of-game.js';
import type {
  FigureSubject,
  RankingOf,
  ScoredAward,
  ScoredContestant,
  ScoredFigures,
  ScoredPlace,
} from './scored-figures.js';

/**
 * Scores a game from its own lines, by the ways of the program that published it.
 *
 * @param given points that were given by hand
 * @returns undefined for a method that is not scored over a field
 * @throws Unscorable when the game contradicts itself
 */
export function scoreGame(game: PublishedGame, given: readonly Adjustment[] = []): GameScores | undefined {
  const method = methodOfGame(game.scoring);
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
    readonly method: ScoringMethod,
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
    this.#rankings = rankingsOf(game, this.session, this.events, method);
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
    return { points: award.points, unfactored: unfactored(award) };
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

/** By the laws in force when those programs were written. */
function regulationOf(method: ScoringMethod): SessionRegulation {
  const { board, fullCard, decimals } = method;
  return { method: board, guarantee: guaranteeOf(method, '2017'), fullCard, ...(decimals && { decimals }) };
}

function unfactored(award: Exclude<BoardAward, { readonly kind: 'not-played' }>): Rational {
  if (award.kind !== 'scored' || !('chart' in award)) return award.points;
  const parts = award.parts.map((part) =>
    'row' in part && 'raw' in part.row ? part.row.raw.mul(part.weight) : undefined,
  );
  const raws = parts.filter((part) => part !== undefined);
  return raws.length === parts.length ? Rational.sum(raws) : award.points;
}

function sessionOf({ scoring, sections }: PublishedGame, adjustments: readonly Adjustment[]): Session {
  return {
    contestants: sections.flatMap(contestantsOf),
    fields: scoring.scored.flatMap((group) =>
      fieldsOf(group.flatMap((letter) => sections.filter(({ section }) => section === letter))),
    ),
    adjustments,
  };
}

/** Those that the section lists, and behind them who plays in it without being listed. */
function contestantsOf({ section, winners, fullCard, contestants, lines }: PublishedSection) {
  const listed = new Set(contestants.map(({ contestant }) => contestant));
  const others = new Set(lines.flatMap(contestantsOnLine).filter((one) => !listed.has(one)));
  const everybody = [...contestants, ...[...others].map((contestant) => ({ contestant, ranked: false }))];
  return everybody.map(({ contestant, ranked }): SessionContestant => ({
    contestant: contestantInSession(section, contestant),
    section,
    line: winners === 1 ? 'one' : contestant.slice(0, 2),
    ranked,
    ...(fullCard !== null && { maximum: fullCard }),
  }));
}

/** The boards of sections that are compared with each other. */
function fieldsOf(sections: readonly PublishedSection[]): BoardField[] {
  const boards = new Map<number, TravellerLine[]>();
  for (const { section, lines } of sections) {
    for (const played of lines) {
      const { id, board, outcome } = played;
      const line: TravellerLine = {
        id,
        contestants: sidesOf(section, played),
        ns: sideResultOf(outcome.ns),
        ew: sideResultOf(outcome.ew),
      };
      const field = boards.get(board);
      if (field) field.push(line);
      else boards.set(board, [line]);
    }
  }
  const told = sections.flatMap(({ expected }) => expected ?? []);
  const expected = Math.max(
    1,
    ...(told.length > 0 ? told : [...boards.values()].map(({ length }) => length)),
  );
  const name = sections.map(({ section }) => section).join('+');
  return [...boards].map(([board, lines]) => ({ field: `${name}/${board}`, board, expected, lines }));
}

/** Who has a line: of an individual everybody for himself. */
function sidesOf(section: string, { ns, ew, seats }: PublishedLine): LineContestants {
  const named = (contestant: string) => contestantInSession(section, contestant);
  if (!seats) return { ns: named(ns), ew: named(ew) };
  const { N, E, S, W } = seats;
  return { ns: named(N), ew: named(E), partners: { ns: named(S), ew: named(W) } };
}

const ARTIFICIAL = { 'average-plus': 'ave+', average: 'ave', 'average-minus': 'ave-' } as const;

/** What a side has on a line, as scoring knows it. */
export function sideResultOf(outcome: SideOutcome): SideResult {
  switch (outcome.kind) {
    case 'score':
      return { kind: 'score', score: outcome.score };
    case 'artificial':
      return { kind: 'artificial', award: ARTIFICIAL[outcome.award] };
    case 'percentage':
      return { kind: 'percentage', percent: outcome.percent };
    case 'late':
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return outcome satisfies never;
  }
}

/** The session, and what everybody has beside it. */
function eventsOf({ sections }: PublishedGame, session: SessionScores): Map<string, EventScore> {
  const scores = [...session.contestants.values()].map(({ contestant, score }) => ({
    contestant: contestant.contestant,
    score,
  }));
  const beside = sections.flatMap(({ section, contestants }) =>
    contestants.flatMap((each) =>
      each.beside.map(({ reason, points }) => ({
        contestant: contestantInSession(section, each.contestant),
        reason,
        amount: points,
      })),
    ),
  );
  const events = eventScores([{ id: 'session', scores }], { total: 'sum' }, beside);
  return new Map(events.map((event) => [event.contestant, event]));
}

const EVERYBODY: RankingTable = { name: '', filter: {} };

function rankingsOf(
  { scoring, sections, strata: names }: PublishedGame,
  session: SessionScores,
  events: ReadonlyMap<string, EventScore>,
  { ranking: { by } }: ScoringMethod,
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

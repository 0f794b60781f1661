import { contestantInSession, type PublishedGame } from '#interchange';
import {
  eventScores,
  rankTables,
  Rational,
  strata,
  type ClassifiedEntry,
  type ContestantScore,
  type EventScore,
  type RankingRegulation,
  type RankingTable,
  type SessionScores,
} from '#scoring';

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

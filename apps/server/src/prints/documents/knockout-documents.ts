import type { DocumentOf, KnockoutMatch, KnockoutSide } from '#prints';
import type { KnockoutSeen, PlayQueries } from '#projections';

type Match = KnockoutSeen['rounds'][number]['matches'][number];

/** The bracket of a knockout, as far as its reader sees the matches. */
export async function knockout(
  queries: PlayQueries,
  name: string,
): Promise<Omit<DocumentOf<'knockout'>, 'heading'>> {
  const { settings, rounds, teams } = await queries.knockouts.knockout(name);
  const known = new Map(teams.map((team) => [team.entry, team]));
  const sideOf = (entry: string | null, side: Match['sides'][number]): KnockoutSide => {
    const team = entry === null ? undefined : known.get(entry);
    if (team) {
      const { seed, name, captain, players } = team;
      if (name !== null) return { of: 'team', seed, name, isTeams: true };
      return { of: 'team', seed, name: (captain ?? players[0])?.name ?? '?' };
    }
    return side.of === 'seed' ? { of: 'chosen' } : side;
  };
  const matchOf = (match: Match): KnockoutMatch => {
    const { entries, sides, winner, by, score, tied, places, extras } = match;
    return {
      match: match.match,
      places,
      sides: [sideOf(entries[0], sides[0]), sideOf(entries[1], sides[1])],
      feeders: sides.flatMap((side) => (side.of === 'winner' ? [side.match] : [])),
      winner: winner === null ? null : winner === entries[0] ? 0 : 1,
      by: by === 'results' ? null : by,
      score: score && [score.first, score.second],
      extras: extras.map((extra) => extra.score && [extra.score.first, extra.score.second]),
      tied,
    };
  };
  return {
    paper: 'knockout',
    title: settings.title,
    rounds: rounds.map(({ round, session, matches }) => ({ round, session, matches: matches.map(matchOf) })),
  };
}

import type { PublishedMatchResult } from '../published/published-match.js';
import type { PublishedTeam, PublishedTeamsResult } from '../published/published-teams.js';

/** A match by itself as a knockout of its two teams. The running score is not in it: it follows from the boards. */
export function gameOfMatch({ match }: PublishedMatchResult): PublishedTeamsResult {
  const { name, title, teams } = match;
  const [home, away] = [teamNamed('1', teams.home), teamNamed('2', teams.away)];
  return {
    game: {
      name,
      title,
      date: null,
      event: {},
      session: { number: 1, of: 1 },
      kind: 'knockout',
      scoring: 'imps',
      teams: [home, away],
      matches: [{ round: 1, ...match, teams: { home: home.team, away: away.team } }],
      deals: [],
    },
    figures: { matches: [], boards: [], totals: [], rankings: [], masterPoints: [], unread: [] },
  };
}

function teamNamed(team: string, name: string): PublishedTeam {
  return { team, name, players: [], pairs: [], ranked: true, stratum: null, beside: [] };
}

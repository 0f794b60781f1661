import { Rational, type TeamAward } from '#scoring';
import type { SessionPlay } from '../play-state.js';

/** What a team's penalties together take off. */
export function penaltiesOfTeam({ teams }: SessionPlay, team: string): Rational {
  const own = Object.values(teams.penalties).filter((one) => one.team === team && !one.withdrawn);
  return Rational.sum(own.map(({ hundredths }) => Rational.of(hundredths, 100)));
}

/** Penalties as what teams have less. */
export function penaltiesOfTeams(session: SessionPlay): TeamAward[] {
  return Object.values(session.teams.penalties)
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ team, hundredths }) => ({ team, points: Rational.of(-hundredths, 100) }));
}

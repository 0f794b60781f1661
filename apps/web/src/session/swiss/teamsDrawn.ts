import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { DrawnMeeting } from '../../api/drawDocuments.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';

/**
 * A session in which teams stand beside their pairs as contestants, called by their names or their captains: rounds of teams are drawn
 * as those of pairs are.
 */
export function withTeams(
  session: SessionSeen,
  seen: MatchesSeen | undefined,
  /** How a team is called whose captain is not known. */
  called: (number: number) => string,
): SessionSeen {
  const drawn = session.sections.filter(({ movement }) => movement.teams && movement.drawn !== undefined);
  const teams = drawn.flatMap(({ section }) =>
    teamNumbers(session, section).map((number) => teamOf(session, section, number, seen, called(number))),
  );
  const ofTeams = new Set(drawn.map(({ section }) => section));
  return {
    ...session,
    contestants: [...session.contestants.filter(({ section }) => !ofTeams.has(section)), ...teams],
  };
}

function teamNumbers({ contestants }: SessionSeen, section: string): number[] {
  const own = contestants.filter((one) => one.section === section);
  const numbers = own.map(({ contestant }) => Number(/\d+$/.exec(contestant)![0]));
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** A team: away when one of its pairs is. */
function teamOf(
  { contestants }: SessionSeen,
  section: string,
  number: number,
  seen: MatchesSeen | undefined,
  called: string,
): ContestantSeen {
  const pairs = contestants.filter(({ contestant }) =>
    [`${section}-NS${number}`, `${section}-EW${number}`].includes(contestant),
  );
  const team = `${section}-${number}`;
  const { name = null, captain, entry = null } = seen?.teams.find((one) => one.team === team) ?? {};
  return {
    ...pairs[0]!,
    contestant: team,
    line: 'one',
    entry,
    players: [name === null && captain?.name ? captain : { name: name ?? called }],
    absent: pairs.flatMap(({ absent }) => absent),
    cancelled: pairs.some(({ cancelled }) => cancelled),
  };
}

/** The two tables of a match that is drawn for its first one, and the third of a match of three. */
export function tablesOfMatch({ table, third }: Pick<DrawnMeeting, 'table' | 'third'>): string {
  const [, section = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(table) ?? [];
  return [table, `${section}${Number(number) + 1}`, ...(third ? [third.table] : [])].join(' ');
}

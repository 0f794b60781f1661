import type { SessionSeen } from '../api/documents.js';
import { isAway, meetingAt } from './schedule.js';

type Drawn = Pick<SessionSeen, 'sections' | 'contestants' | 'tables' | 'round' | 'status'>;

/** Who sits at a table in a round, and with which boards. */
export interface PlaceInRound {
  readonly table: string;
  /** Those who are there; one alone sits out. */
  readonly sides: readonly {
    readonly side: 'NS' | 'EW';
    readonly contestant: string;
    /** Of an individual: with whom. */
    readonly partner?: string;
  }[];
  /** Nothing is played where one is alone. */
  readonly boards: readonly number[];
  /** A team both of whose pairs meet nobody: it has a bye. */
  readonly team?: string;
}

/** The sections whose rounds are drawn one after the other, each with the last round that is drawn. */
function drawnByRounds({ sections }: Pick<SessionSeen, 'sections'>) {
  return sections.flatMap(({ section, movement: { drawn, rounds } }) =>
    drawn === undefined ? [] : [{ section, drawn, rounds }],
  );
}

/** The last round that a section of the session has drawn; 0 where none is drawn round by round. */
export function lastRoundDrawn(session: Pick<SessionSeen, 'sections'>): number {
  return Math.max(0, ...drawnByRounds(session).map(({ drawn }) => drawn));
}

/** Whether it is known by now who meets whom in a round: it is of a movement, or it is drawn. */
export function isKnown(session: Pick<SessionSeen, 'sections'>, round: number): boolean {
  return session.sections.some(({ movement: { drawn, rounds } }) => round <= (drawn ?? rounds));
}

/** Sections that play a round and have still to draw it. */
export function stillToDraw(session: Pick<SessionSeen, 'sections'>, round: number): string[] {
  return drawnByRounds(session)
    .filter(({ drawn, rounds }) => drawn < round && round <= rounds)
    .map(({ section }) => section);
}

/**
 * The round that is drawn and not called yet: people look where they are to go. Before the first one that is so of any
 * movement, as soon as somebody has a place.
 */
export function roundAhead(
  session: Pick<SessionSeen, 'sections' | 'round' | 'status' | 'contestants'>,
): number | undefined {
  const next = session.round + 1;
  const isOpen = session.status === 'running' && lastRoundDrawn(session) >= next;
  const isSeated = session.round === 0 && session.contestants.some(({ players }) => players.length > 0);
  return isOpen || (isSeated && session.status !== 'closed' && isKnown(session, 1)) ? next : undefined;
}

/** Who meets whom in a round, table by table; who sits out is alone at a table, and empty tables are left out. */
export function placesInRound(session: Drawn, round: number): PlaceInRound[] {
  const places = tablesInRound(session, round);
  const alone = places.flatMap((place) => teamAlone(session, place) ?? []);
  const byes = new Set(alone.filter((team, at) => alone.indexOf(team) !== at));
  const told = new Set<string>();
  return places.flatMap((place) => {
    const team = teamAlone(session, place);
    if (team === undefined || !byes.has(team)) return [place];
    if (told.has(team)) return [];
    told.add(team);
    return [{ ...place, team }];
  });
}

/** The team of a pair that meets nobody. */
function teamAlone({ sections }: Drawn, { sides }: PlaceInRound): string | undefined {
  const [, name, number] = /^([A-Z]+)-(?:NS|EW)(\d+)$/.exec(sides[0]!.contestant) ?? [];
  const ofTeams = sections.some(({ section, movement }) => section === name && movement.teams);
  return sides.length === 1 && ofTeams ? `${name}-${number}` : undefined;
}

function tablesInRound(session: Drawn, round: number): PlaceInRound[] {
  return session.tables.flatMap((table) => {
    const meeting = meetingAt(session, table, round);
    if (!meeting) return [];
    const sides = (
      [
        {
          side: 'NS',
          contestant: meeting.ns,
          ...(meeting.partners && { partner: meeting.partners.ns }),
        },
        {
          side: 'EW',
          contestant: meeting.ew,
          ...(meeting.partners && { partner: meeting.partners.ew }),
        },
      ] as const
    ).filter(({ contestant }) => !isAway(session, contestant, round));
    return sides.length === 0 ? [] : [{ table, sides, boards: sides.length === 2 ? meeting.boards : [] }];
  });
}

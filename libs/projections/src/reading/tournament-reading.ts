import type { PrismaClient } from '#platform';
import type { TournamentStatus } from '#tournament';
import type { SessionOverview } from '../tournaments/session-overview.js';
import type { TournamentAnnounced, Seal, TournamentOverview } from '../tournaments/tournaments.js';

/** How far a tournament has come that is there. */
export type StatusSeen = Exclude<TournamentStatus, 'none'>;

/** A tournament in the list. */
export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly status: StatusSeen;
  /** Microseconds since the epoch. */
  readonly createdAt: number;
  readonly position: number;
  /** What the calendar says of it; null: it is not in the calendar. */
  readonly announced: TournamentAnnounced | null;
  /** What is played, as everybody may know it who may see the tournament; in the order of sessions. */
  readonly sessions: readonly ListedSession[];
}

/** A session in the list of tournaments; times in microseconds since the epoch. */
export type ListedSession = Omit<SessionOverview, 'sections' | 'roundsCalled'> & { readonly session: string };

/** A tournament's own page. */
export interface TournamentPage extends Omit<ListedTournament, 'sessions'> {
  readonly published: boolean;
  readonly seals: readonly Seal[];
}

type Client = Pick<PrismaClient, 'tournamentView' | 'roleView'>;

/** The list of tournaments and their pages, from the rows of the live generation. */
export class TournamentReading {
  constructor(private readonly prisma: Client) {}

  /**
   * What a reader sees in the list, newest first: what was published, and where the person holds a role.
   *
   * @param person left out for the public
   * @param limit at most so many published ones of others, and as many of one's own
   */
  async list(person: string | undefined, limit = 1000): Promise<ListedTournament[]> {
    const own = person
      ? await this.prisma.roleView.findMany({ where: { person }, select: { tournament: true } })
      : [];
    const ids = own.map(({ tournament }) => tournament);
    // One's own are never cut off by what others have published since.
    const [mine, published] = await Promise.all(
      [{ tournament: { in: ids } }, { published: true, tournament: { notIn: ids } }].map((where) =>
        this.prisma.tournamentView.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { tournament: 'asc' }],
          take: limit,
        }),
      ),
    );
    const rows = [...mine!, ...published!].toSorted((one, other) => Number(other.createdAt - one.createdAt));
    return rows.map((row) => ({
      id: row.tournament,
      name: row.name,
      status: row.status as StatusSeen,
      createdAt: Number(row.createdAt),
      position: Number(row.position),
      announced: row.announced as unknown as TournamentAnnounced | null,
      sessions: listedSessions(row.sessions as TournamentOverview['sessions']),
    }));
  }

  /** A tournament as it stands, or nothing before its first line is projected. */
  async page(tournament: string): Promise<TournamentPage | undefined> {
    const row = await this.prisma.tournamentView.findUnique({ where: { tournament } });
    if (!row) return undefined;
    return {
      id: row.tournament,
      name: row.name,
      status: row.status as StatusSeen,
      published: row.published,
      createdAt: Number(row.createdAt),
      position: Number(row.position),
      announced: row.announced as unknown as TournamentAnnounced | null,
      seals: row.seals as unknown as Seal[],
    };
  }

  /** Its sessions as the list has them; none of a tournament that is not there. */
  async sessions(tournament: string): Promise<ListedSession[]> {
    const row = await this.prisma.tournamentView.findUnique({ where: { tournament } });
    return listedSessions((row?.sessions ?? {}) as TournamentOverview['sessions']);
  }
}

function listedSessions(sessions: TournamentOverview['sessions']): ListedSession[] {
  return Object.entries(sessions)
    .map(([session, { sections: _sections, roundsCalled: _called, ...listed }]) => ({ session, ...listed }))
    .toSorted((one, other) => Number(one.session) - Number(other.session));
}

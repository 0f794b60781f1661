import { analysis } from '#scoring';
import { games, hasTeams, pairsOfTeam } from '#tournament';
import type { StandingsDocument } from '../../../play/documents/standings-document.js';
import { scheduleOf } from '../../../play/schedule.js';
import type { PlayState, SessionPlay } from '../../../play/play-state.js';
import { playerMark } from '../../../protocol/protocol-document.js';
import { matchesDocument } from '../../../play/teams/matches-document.js';
import { playersOf } from '../../../visibility/before-oneself.js';
import { maySeeTraveller } from '../../../visibility/boards-seen.js';
import { EVERYTHING } from '../../../visibility/standings-seen.js';
import { PUBLIC_VIEWER } from '../../../visibility/viewer.js';
import {
  analysed,
  boardsPlayed,
  peopleOf,
  rowsOfPlayer,
  type ContestantAnalysis,
  type PlayerAnalysis,
  type SessionOfPlayer,
  type StandingOfPlayer,
  type Whose,
} from '../views/analysis-view.js';
import { impsOfTeams } from '../views/matches-view.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import type { TravellerSeen } from '../views/traveller-view.js';
import type { ProtocolsQueries } from './protocols-queries.js';
import type { SheetsQueries } from './sheets-queries.js';
import type { StandingsQueries } from './standings-queries.js';

/** What somebody has made of the boards. It is the same for every reader: boards that everybody may see, and no others. */
export class AnalysisQueries {
  constructor(
    private readonly reader: ReaderAtMoment,
    private readonly queries: Readonly<{
      protocols: ProtocolsQueries;
      standings: StandingsQueries;
      sheets: SheetsQueries;
    }>,
  ) {}

  /** What a contestant has made of the boards of a session, and each of its players. @throws NotThere */
  async ofContestant(session: string, contestant: string): Promise<ContestantAnalysis> {
    const { tournament } = this.reader.at;
    const past = this.reader.sessionAtMoment(session);
    if (!scheduleOf(past).contestants.includes(contestant))
      throw new NotThere('session.contestant-unknown', { contestant });
    const { played, adjusted } = await this.#boards(past, { contestant });
    const people = peopleOf(played);
    const naming = await this.reader.naming(people);
    const plays = played.map(({ play }) => play);
    return {
      session,
      contestant,
      plays,
      rows: analysis(plays.map(analysed)),
      adjusted,
      players: people.map((person) => ({
        player: playerMark(tournament, person),
        name: naming(person).name,
        rows: rowsOfPlayer(played, person),
      })),
    };
  }

  /**
   * A player's results on the boards of the tournament, and the sessions that they play in.
   *
   * @param player the player's mark in this tournament (`playerMark`)
   * @throws NotThere
   */
  async ofPlayer(player: string): Promise<PlayerAnalysis> {
    const { state } = this.reader.at;
    const person = this.#personOf(player);
    const ids = await this.reader.parts.people.sameAs(person);
    const sessions = sessionsOf(state, ids);
    const naming = await this.reader.naming([person]);
    const boards = await Promise.all(sessions.map(({ session }) => this.#boards(session, { ids })));
    const plays = boards.flatMap(({ played }) => played.map(({ play }) => play));
    return {
      player,
      name: naming(person).name,
      sessions: await Promise.all(
        sessions.map(({ session, contestants }) => this.#sessionOf(session, contestants, ids)),
      ),
      plays,
      rows: analysis(plays.map(analysed)),
      adjusted: boards.reduce((sum, { adjusted }) => sum + adjusted, 0),
    };
  }

  /**
   * The other tournaments in which a player plays, and the player's mark there: those that show names in full, if this
   * reader knows the name here. A player whose name was erased is known in one tournament only.
   *
   * @param player the player's mark in this tournament (`playerMark`)
   * @throws NotThere
   */
  async elsewhere(
    player: string,
  ): Promise<readonly { readonly tournament: string; readonly player: string }[]> {
    const { viewer, tournament, state } = this.reader.at;
    const person = this.#personOf(player);
    const { name } = (await this.reader.naming([person]))(person);
    const isKnownHere = viewer.kind !== 'public' || state.settings.names === 'full';
    if (name === null || !isKnownHere) return [];
    const ids = await this.reader.parts.people.sameAs(person);
    const rows = await this.reader.parts.prisma.participantView.findMany({
      where: { tournament: { not: tournament }, person: { in: [...ids] }, shown: true },
      select: { tournament: true, person: true },
    });
    const first = rows.toSorted((one, other) => ids.indexOf(other.person) - ids.indexOf(one.person));
    const marks = new Map(first.map((row) => [row.tournament, playerMark(row.tournament, row.person)]));
    return [...marks].map(([other, mark]) => ({ tournament: other, player: mark }));
  }

  /**
   * Whose mark it is.
   *
   * @param player a mark in this tournament (`playerMark`)
   * @throws NotThere nobody's who plays
   */
  #personOf(player: string): string {
    const { state, tournament } = this.reader.at;
    const person = everybodyIn(state).find((one) => playerMark(tournament, one) === player);
    if (person === undefined) throw new NotThere('player.unknown');
    return person;
  }

  async #sessionOf(
    session: SessionPlay,
    contestants: readonly string[],
    ids: readonly string[],
  ): Promise<SessionOfPlayer> {
    const [contestant] = contestants;
    const others =
      contestant === undefined
        ? []
        : playersOf(this.reader.at.state, session, contestant).filter((one) => !ids.includes(one));
    const naming = await this.reader.naming(others);
    const { standings, by } = await this.#standings(session);
    const own = standings.find((one) => contestants.includes(one.contestant));
    return {
      session: session.session,
      game: session.game,
      status: session.status,
      contestants,
      partner: others.length === 1 ? naming(others[0]!).name : null,
      standing: own
        ? {
            place: own.place,
            last: own.last,
            percentage: own.percentage ?? null,
            score: own.score,
            mean: own.mean ?? null,
          }
        : null,
      by,
    };
  }

  async #standings(past: SessionPlay): Promise<{
    readonly standings: readonly (Pick<StandingOfPlayer, 'place' | 'last' | 'score'> &
      Partial<StandingOfPlayer> & { readonly contestant: string })[];
    readonly by: StandingsDocument['by'] | null;
  }> {
    const { session, game, sheets } = past;
    if (hasTeams(past)) return this.#standingsOfTeams(session);
    if (!games[game].boardsHaveResults)
      return { standings: sheets ? this.queries.sheets.standings(session).standings : [], by: null };
    const { rankings, by } = await this.queries.standings.of(session);
    return { standings: rankings.flatMap(({ entries }) => entries), by };
  }

  /** Of teams both pairs stand where their team does. */
  async #standingsOfTeams(session: string) {
    const { standing, method } = await this.queries.standings.matches(session);
    return {
      standings: standing.flatMap(({ team, place, last, total }) =>
        Object.values(pairsOfTeam(team)).map((contestant) => ({ contestant, place, last, score: total })),
      ),
      by: method.result === 'victory-points' ? ('victory-points' as const) : ('score' as const),
    };
  }

  async #boards(session: SessionPlay, whose: Whose): Promise<ReturnType<typeof boardsPlayed>> {
    const { state } = this.reader.at;
    const ofTeams = hasTeams(session) ? impsOfTeams(matchesDocument(state, session, EVERYTHING)) : undefined;
    return boardsPlayed(state, session, await this.#travellers(session.session), whose, ofTeams);
  }

  /** The travellers of a session that everybody may see; none where it is not played in boards. */
  async #travellers(session: string): Promise<TravellerSeen[]> {
    const { judgedBy } = this.reader.at;
    const now = this.reader.sessionNow(session);
    if (!games[now.game].boardsHaveResults) return [];
    const travellers = await this.queries.protocols.travellers(session);
    return travellers.filter(
      ({ board, shown }) => shown && maySeeTraveller(judgedBy, now, board, PUBLIC_VIEWER),
    );
  }
}

/** The sessions in which somebody plays under one of their ids, in order, and as whom. */
function sessionsOf(
  state: PlayState,
  ids: readonly string[],
): { readonly session: SessionPlay; readonly contestants: readonly string[] }[] {
  return Object.values(state.sessions)
    .toSorted((one, other) => Number(one.session) - Number(other.session))
    .map((session) => ({
      session,
      contestants: scheduleOf(session).contestants.filter((contestant) =>
        playsAs(state, session, contestant, ids),
      ),
    }))
    .filter(({ contestants }) => contestants.length > 0);
}

/** Whether somebody plays as a contestant in some round of a session. */
function playsAs(
  state: PlayState,
  session: SessionPlay,
  contestant: string,
  ids: readonly string[],
): boolean {
  const rounds = Array.from({ length: Math.max(1, session.round) }, (_, index) => index + 1);
  return (
    rounds.some((round) => playersOf(state, session, contestant, round).some((one) => ids.includes(one))) ||
    (session.substitutions[contestant] ?? []).some(({ person }) => ids.includes(person))
  );
}

/** Everybody who is named as one who plays. */
function everybodyIn({ entries, sessions }: PlayState): string[] {
  const named = Object.values(sessions).flatMap(({ players, substitutions, teams }) => [
    ...Object.values(players).flat(),
    ...Object.values(substitutions).flatMap((all) => all.map(({ person }) => person)),
    ...Object.values(teams.lineUps).flatMap((all) => all.flatMap(({ lineUp }) => Object.values(lineUp))),
  ]);
  return [...new Set([...Object.values(entries.entries).flatMap(({ players }) => players), ...named])];
}

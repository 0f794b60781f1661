import { hasTeams } from '#tournament';
import {
  standingsDocument,
  type RankingDocument,
  type StandingsDocument,
} from '../../../play/documents/standings-document.js';
import type { SessionPlay } from '../../../play/play-state.js';
import { play } from '../../../play/play.js';
import { matchesDocument, type MatchesDocument } from '../../../play/teams/matches-document.js';
import { standingsSeenOfPast } from '../../../visibility/standings-seen.js';
import { matchesView, peopleInMatches, type MatchesSeen } from '../matches-view.js';
import { momentsCompared, type MomentsCompared } from '../moments-compared.js';
import { NotThere } from '../not-there.js';
import type { Sight } from './sight.js';

/** Who stands where in a session. */
export class StandingsLook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** The standings of a session. @throws NotThere */
  async of(session: string): Promise<StandingsDocument> {
    const { past, state } = this.#sight.at;
    const seen = this.#sight.standingsSeen(this.#sight.sessionNow(session));
    if (past) {
      const then = this.#sight.sessionThen(session);
      return standingsDocument(state, then, standingsSeenOfPast(then, seen));
    }
    return this.#sight.read<StandingsDocument>(
      session,
      seen.kind === 'everything' ? 'standings' : 'standings-public',
    );
  }

  /** The standings of a session without the matches that they are made of. @throws NotThere */
  async places(session: string): Promise<StandingsDocument> {
    const standings = await this.of(session);
    return { ...standings, rankings: standings.rankings.map(withoutMatches) };
  }

  /**
   * Contestants whose place changed since an earlier moment, and why.
   *
   * @param from a position of the journal
   * @throws NotThere
   */
  async movedSince(session: string, from: number): Promise<MomentsCompared> {
    const { state, stateAt, tournament } = this.#sight.at;
    const now = this.#sight.sessionNow(session);
    const then = await this.#sight.parts.past.state(play, tournament, Math.min(from, stateAt));
    return momentsCompared(
      { state: then, position: Math.min(from, stateAt) },
      { state, position: stateAt },
      {
        name: session,
        seen: this.#sight.standingsSeen(now),
        maySee: this.#sight.travellersSeen(now),
      },
    );
  }

  /**
   * The matches of a session of teams, and who stands where.
   *
   * @throws NotThere
   */
  async matches(session: string): Promise<MatchesSeen> {
    const now = this.#sight.sessionNow(session);
    const document = await this.#matches(session, now);
    const naming = await this.#sight.naming(peopleInMatches(document));
    const totals = this.#sight.standingsSeen(now).kind === 'everything';
    return matchesView(session, document, {
      naming,
      totals,
      maySee: this.#sight.travellersSeen(now),
      resultOf: (board) => this.#sight.resultSeen(now, board),
    });
  }

  async #matches(session: string, now: SessionPlay): Promise<MatchesDocument> {
    const { past, state } = this.#sight.at;
    const then = this.#sight.sessionThen(session);
    if (!hasTeams(then)) throw new NotThere('team.none');
    const seen = this.#sight.standingsSeen(now);
    if (past) return matchesDocument(state, then, standingsSeenOfPast(then, seen));
    return this.#sight.read<MatchesDocument>(
      session,
      seen.kind === 'everything' ? 'matches' : 'matches-public',
    );
  }
}

function withoutMatches(ranking: RankingDocument): RankingDocument {
  const entries = ranking.entries.map((entry) => {
    if (!entry.victoryPoints) return entry;
    const { total, played } = entry.victoryPoints;
    return { ...entry, victoryPoints: { total, played } };
  });
  return { ...ranking, entries };
}

import { hasTeams } from '#tournament';
import {
  standingsDocument,
  type RankingDocument,
  type StandingsDocument,
} from '../../../play/documents/standings-document.js';
import type { SessionPlay } from '../../../play/play-state.js';
import { play } from '../../../play/projection/play.js';
import { matchesDocument, type MatchesDocument } from '../../../play/teams/matches-document.js';
import { standingsSeenOfPast } from '../../../visibility/standings-seen.js';
import { matchesView, peopleInMatches, type MatchesSeen } from '../views/matches-view.js';
import { momentsCompared, type MomentsCompared } from '../changes/moments-compared.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';

/** Who stands where in a session. */
export class StandingsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** The standings of a session. @throws NotThere */
  async of(session: string): Promise<StandingsDocument> {
    const { past, state } = this.reader.at;
    const seen = this.reader.standingsSeen(this.reader.sessionNow(session));
    if (past) {
      const atMoment = this.reader.sessionAtMoment(session);
      return standingsDocument(state, atMoment, standingsSeenOfPast(atMoment, seen));
    }
    return this.reader.read<StandingsDocument>(
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
    const { state, stateAt, tournament } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const past = await this.reader.parts.past.state(play, tournament, Math.min(from, stateAt));
    return momentsCompared(
      { state: past, position: Math.min(from, stateAt) },
      { state, position: stateAt },
      { name: session, seen: this.reader.standingsSeen(now), maySee: this.reader.travellersSeen(now) },
    );
  }

  /** The matches of a session of teams, and who stands where. @throws NotThere */
  async matches(session: string): Promise<MatchesSeen> {
    const now = this.reader.sessionNow(session);
    const document = await this.#matches(session, now);
    const naming = await this.reader.naming(peopleInMatches(document));
    const totals = this.reader.standingsSeen(now).kind === 'everything';
    return matchesView(session, document, {
      naming,
      totals,
      maySee: this.reader.travellersSeen(now),
      resultOf: (board) => this.reader.resultSeen(now, board),
    });
  }

  async #matches(session: string, now: SessionPlay): Promise<MatchesDocument> {
    const { past, state } = this.reader.at;
    const atMoment = this.reader.sessionAtMoment(session);
    if (!hasTeams(atMoment)) throw new NotThere('team.none');
    const seen = this.reader.standingsSeen(now);
    if (past) return matchesDocument(state, atMoment, standingsSeenOfPast(atMoment, seen));
    return this.reader.read<MatchesDocument>(
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

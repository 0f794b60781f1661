import { Injectable } from '@nestjs/common';
import { InstallationSettings } from '#platform';
import { PlayReading, PUBLIC_VIEWER, TournamentReading, type Viewer } from '#projections';
import { games, hasTeams } from '#tournament';
import { Problem } from '../../http/problem.js';
import { startedOn } from '../started-on.js';
import type { SessionToPublish } from './session-to-publish.js';

/** The results of sessions that are over, as files are made from them. */
@Injectable()
export class SessionResults {
  constructor(
    private readonly tournaments: TournamentReading,
    private readonly play: PlayReading,
    private readonly settings: InstallationSettings,
  ) {}

  /**
   * The results of a session. Scores and deals are what everybody may see, whoever asks: a file is passed on.
   *
   * @param viewer who is told who played
   * @throws Problem `results.other-game`, `results.not-yet`; NotThere
   */
  async of(tournament: string, name: string, viewer: Viewer = PUBLIC_VIEWER): Promise<SessionToPublish> {
    const { tournaments, settings, play } = this;
    const queries = await play.queries(tournament, PUBLIC_VIEWER);
    const people = viewer === PUBLIC_VIEWER ? queries : await play.queries(tournament, viewer);
    const session = await people.sessions.session(name);
    if (!games[session.game].boardsHaveResults) throw new Problem('results.other-game');
    if (session.status !== 'closed') throw new Problem('results.not-yet');
    const [recap, matches, deals, page, started, appearance] = await Promise.all([
      queries.protocols.recap(name),
      hasTeams(session) ? people.standings.matches(name) : null,
      queries.protocols.openDeals(name),
      tournaments.page(tournament),
      startedOn(tournaments, settings, tournament, name),
      settings.appearance(),
    ]);
    return {
      tournament: { id: tournament, name: page!.name },
      club: appearance.name,
      started: started!,
      session,
      recap,
      matches,
      deals,
    };
  }
}

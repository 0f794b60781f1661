import type { InstallationSettings } from '#platform';
import type { TournamentReading } from '#projections';
import { venueClock } from '../platform/venue-clock.js';

/**
 * When a session was started, or as long as it was not, its tournament was made, as YYYY-MM-DD on the venue's clock:
 * its day where nobody told another.
 *
 * @returns undefined for a tournament that is not there
 */
export async function startedOn(
  tournaments: TournamentReading,
  settings: InstallationSettings,
  tournament: string,
  session: string,
): Promise<string | undefined> {
  const [page, overviews, { zone }] = await Promise.all([
    tournaments.page(tournament),
    tournaments.sessions(tournament),
    settings.appearance(),
  ]);
  const moment = overviews.find((one) => one.session === session)?.started ?? page?.createdAt;
  return moment === undefined ? undefined : venueClock(zone).dayAt(moment);
}

import type { Core } from '../core/core.js';
import { venueClock } from '../core/venue-clock.js';

/**
 * When a session was started, or as long as it was not, its tournament was made, as YYYY-MM-DD on the venue's clock:
 * its day where nobody told another.
 *
 * @returns undefined for a tournament that is not there
 */
export async function startedOn(
  { reading, settings }: Core,
  tournament: string,
  session: string,
): Promise<string | undefined> {
  const [page, overviews, { zone }] = await Promise.all([
    reading.tournaments.page(tournament),
    reading.tournaments.sessions(tournament),
    settings.appearance(),
  ]);
  const moment = overviews.find((one) => one.session === session)?.started ?? page?.createdAt;
  return moment === undefined ? undefined : venueClock(zone).dayAt(moment);
}

import type { Rejection } from '../command/rejection.js';
import type { PlaceOfDevice, PlaceSpokenOf } from '../command/command.js';
import { placeOf } from '../session/plan/schedule.js';
import type { SessionState } from '../session/state.js';

/**
 * What prevents a device's speaking of a place. One that goes with a pair speaks of every play of that pair, and of
 * none of those who sit at its table before or after; of a table as it is now it speaks where the pair sits, and of itself
 * wherever it is.
 */
export function deviceRefused(
  about: PlaceSpokenOf,
  place: PlaceOfDevice | undefined,
  session: SessionState | undefined,
): Rejection | undefined {
  const { pair, away = false } = place ?? {};
  const elsewhere = { code: 'access.device-elsewhere', table: place?.table ?? '' } as const;
  if (about.session !== place?.session) return elsewhere;
  if (about.pair !== undefined) return about.pair === pair ? undefined : elsewhere;
  const isOfPair = pair !== undefined && about.of !== undefined && session !== undefined;
  const sits = isOfPair ? placeOf(session, pair, about.of.round) : place;
  const isThere = isOfPair ? sits?.table === about.of.table : !away && about.table === place.table;
  if (!sits || !isThere) return elsewhere;
  const isOtherSide = about.side !== undefined && sits.side !== undefined && about.side !== sits.side;
  return isOtherSide ? { code: 'access.device-of-other-side', side: sits.side } : undefined;
}

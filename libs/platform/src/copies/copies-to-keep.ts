/** The latest copies that are kept, however close together: of two hours of play. */
const LATEST = 8;
/** So many days before are kept with their last copy. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The copies that are kept: the latest ones, and the last of each of the last two weeks' days (UTC).
 *
 * @param now the copies of the future, of a clock that went wrong, are kept, too
 */
export function copiesToKeep<Copy extends { readonly made: string }>(
  copies: readonly Copy[],
  now: Date,
): Copy[] {
  const latestFirst = copies.toSorted((one, other) => (one.made < other.made ? 1 : -1));
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const days = new Set<string>();
  const kept = latestFirst.filter(({ made }, index) => {
    const day = made.slice(0, 10);
    const isLastOfDay = !days.has(day) && made >= since;
    days.add(day);
    return index < LATEST || isLastOfDay;
  });
  return kept.toReversed();
}

/** How often a copy is made while something is played. */
export const COPY_EVERY_MS = 15 * 60_000;
/** And how often in any case: people and settings change without a journal. */
const AT_LEAST_MS = DAY_MS;
/** A failed one is tried again after a minute, then twice as long each time, up to `COPY_EVERY_MS`. */
const AGAIN_MS = 60_000;

/** One that was begun and of which nothing was heard is made again then: its process has ended. */
const UNHEARD_MS = 10 * 60_000;
/** What was written at the same time as the backup was read may not be in it. */
const SAME_TIME_MS = 60_000;

/** How far copies are. */
export interface CopiesState {
  /** The data of that moment are at the place; null: none yet. */
  readonly copiedAt: Date | null;
  readonly triedAt: Date | null;
  /** How often it has failed since the last success. */
  readonly failures: number;
  /** Whether trying again by itself cannot help. */
  readonly isLasting: boolean;
  /** When something was last written to a journal; null: there is none. */
  readonly changedAt: Date | null;
}

/** When the next copy is due; undefined: not before something happens. */
export function nextCopy({
  copiedAt,
  triedAt,
  failures,
  isLasting,
  changedAt,
}: CopiesState): Date | undefined {
  if (isLasting) return undefined;
  if (failures > 0 && triedAt)
    return new Date(triedAt.getTime() + Math.min(AGAIN_MS * 2 ** (failures - 1), COPY_EVERY_MS));
  if (triedAt && (copiedAt === null || triedAt > copiedAt)) return new Date(triedAt.getTime() + UNHEARD_MS);
  if (copiedAt === null) return new Date(0);
  const hasChanged = changedAt !== null && changedAt.getTime() > copiedAt.getTime() - SAME_TIME_MS;
  return new Date(copiedAt.getTime() + (hasChanged ? COPY_EVERY_MS : AT_LEAST_MS));
}

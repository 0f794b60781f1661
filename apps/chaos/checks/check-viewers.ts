import { sameData, type Change } from '#scoring';

/** What somebody saw who followed a journal. */
export interface JournalSeen {
  readonly seen: readonly number[];
  readonly givenUp: string | undefined;
}

/**
 * Whether a viewer who follows a journal saw every entry once, in its order, up to the head.
 *
 * @returns a sentence for each fault
 */
export function faultsOfJournalSeen({ seen, givenUp }: JournalSeen, head: number): string[] {
  if (givenUp !== undefined) return [`who follows the journal ${givenUp}`];
  const wrong = seen.findIndex((position, index) => position !== index + 1);
  if (wrong >= 0) return [`after entry ${wrong} who follows the journal saw entry ${seen[wrong]}`];
  return seen.length === head ? [] : [`who follows the journal saw ${seen.length} of ${head} entries`];
}

/** Whether a viewer has the standings that everybody reads. @returns a sentence for each fault */
export function faultsOfStandingsSeen(
  { standings, givenUp }: { readonly standings: Change; readonly givenUp: string | undefined },
  read: Readonly<Record<string, unknown>>,
): string[] {
  if (givenUp !== undefined) return [`who looks at the standings ${givenUp}`];
  const { rankings } = (standings ?? {}) as { readonly rankings?: Change };
  return sameData(rankings ?? null, (read['rankings'] ?? null) as Change)
    ? []
    : ['who looks at the standings does not have those that are read'];
}

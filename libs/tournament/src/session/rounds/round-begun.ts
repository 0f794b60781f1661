/** What is known of a play of a round at a table. */
interface PlayKnown {
  /** A result was entered or recorded, a board was postponed or marked as not played, or one of these was asked for. */
  readonly said: boolean;
  /** Thirteen cards were counted by each. */
  readonly counted: boolean;
  /** A ruling stands in the place of its score. */
  readonly ruled: boolean;
  /** A ruling was given about it, also one without a score. */
  readonly noted: boolean;
}

/** What is known of the sheet of a round at a table. */
interface SheetKnown {
  /** How often a line was written, corrected or struck. */
  readonly entry: number;
  readonly cards: readonly unknown[];
  readonly seconds?: object | undefined;
  /** A ruling was given about it. */
  readonly noted: boolean;
}

/** What is known of a round at a table, by those who decide of its call and by those who show what can be decided. */
export interface RoundKnown {
  /** Its players have said how they sit. */
  readonly seated: boolean;
  /** The director has recorded it as slow. */
  readonly slow: boolean;
  readonly played: readonly PlayKnown[] | SheetKnown;
}

/**
 * Whether a table has begun a round, so that its start cannot be undone: also if everything there was withdrawn since.
 */
export function isRoundBegun({ seated, slow, played }: RoundKnown): boolean {
  if (seated || slow) return true;
  if ('entry' in played) {
    const { entry, cards, seconds = {}, noted } = played;
    return entry > 0 || cards.length > 0 || noted || Object.keys(seconds).length > 0;
  }
  return played.some(({ said, counted, ruled, noted }) => said || counted || ruled || noted);
}

/** Who looks: for whom a document, a stream or an export is built. */
export type Viewer =
  /** Anybody, signed in or not; by the own phone of a pair between two tables, as one of that session. */
  | { readonly kind: 'public'; readonly session?: string }
  /** Those who sit at a table now: they look through its device, or one of them through the pair's own. */
  | { readonly kind: 'table'; readonly session: string; readonly table: string; readonly pair?: string }
  /** Somebody with a role, who may be playing too. */
  | {
      readonly kind: 'duplicator' | 'scorer' | 'director' | 'organiser';
      readonly person: string;
      /** The ids of the player that the person is, where that is not the person's own id. */
      readonly players?: readonly string[];
      /** Those of the players that the person was said to be before: they count until somebody else takes that back. */
      readonly formerly?: readonly string[];
    };

/** Somebody who may see what is hidden, and may be playing. */
export type Insider = {
  readonly person: string;
  readonly players?: readonly string[];
  readonly formerly?: readonly string[];
};

/** Everybody. */
export const PUBLIC_VIEWER: Viewer = { kind: 'public' };

/**
 * Whether somebody keeps the scores or directs: sees what is not public, except for boards that they have not played
 * yet.
 */
export function isStaff({ kind }: Viewer): boolean {
  return kind === 'scorer' || kind === 'director' || kind === 'organiser';
}

/** Whether somebody directs: sees also what was decided and why. */
export function isDirecting({ kind }: Viewer): boolean {
  return kind === 'director' || kind === 'organiser';
}

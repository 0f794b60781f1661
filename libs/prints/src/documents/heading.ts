/** What a printout is about. */
export interface Heading {
  readonly tournament: string;
  /** Of the whole tournament: nothing. */
  readonly session: string | null;
  /** What the session is in its knockout; nothing of others. */
  readonly stage?: {
    readonly round: number;
    /** The places that are open to who wins there. */
    readonly places: { readonly from: number; readonly to: number };
    /** Extra boards of a match, not the round itself. */
    readonly extra: boolean;
  };
  /** YYYY-MM-DD: on which day the session is played, as far as that is known. */
  readonly day: string | null;
  /** The name of the server; nothing where it has no name. */
  readonly house: string | null;
  /** The server's logo in base 64; nothing where it has none, or one that PDF has no way to show. */
  readonly logo: string | null;
  /** The journal entry that a printout with results is as of, and when it was written: `2026-03-01 21:07`. */
  readonly asOf: { readonly position: number; readonly time: string } | null;
}

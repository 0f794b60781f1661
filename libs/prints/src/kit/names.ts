/** People's names; who is called by a number alone has that. */
export interface Names {
  readonly names: readonly string[];
  /** Before the names, and never left out. */
  readonly number?: string;
}

/** What the schema of a command says of one of its fields. */
export interface Limits {
  /** The least number. */
  readonly least?: number;
  /** The greatest number; of a text the most characters. */
  readonly most?: number;
  /** What can be chosen. */
  readonly of?: readonly string[];
  /** What it is where nothing is said. */
  readonly usual?: unknown;
  /** It may be left empty. */
  readonly optional?: boolean;
}

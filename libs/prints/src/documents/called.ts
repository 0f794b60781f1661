/** Who takes part, as papers call them. */
export interface Called {
  /** `3`, `NS 3`; with the section before it where there are several. */
  readonly number: string;
  /** Nobody as long as only the number is known. */
  readonly names: readonly string[];
}

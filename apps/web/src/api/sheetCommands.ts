/** A sheet: a table in a round. */
export interface SheetPlace {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

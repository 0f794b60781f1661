/** Two contestants who meet once with a set of boards. */
export interface Meeting {
  readonly ns: string;
  readonly ew: string;
  readonly set: number;
}

/** The address of a sheet: a table in a round, for everybody. */
export function sheetPath(sessionPath: string, table: string, round: number): string {
  return `${sessionPath}/sheet/${table}/${round}`;
}

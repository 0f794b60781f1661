const LOST = /^(08...|57P0[123])$/;

/**
 * Whether an error means that the connection broke, so that what became of the statement is not known. Every answer of
 * the database carries a SQLSTATE; without one, or with one that announces the end of the connection, there was none.
 */
export function isConnectionLoss(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || LOST.test(state);
}

/** The five characters by which PostgreSQL names a fault. */
export function sqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as Error)
    ? code
    : undefined;
}

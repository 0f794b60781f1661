import type { createPrisma } from '#platform';

/** The database as access sees it. */
export type Database = ReturnType<typeof createPrisma>;

/** The same inside one transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

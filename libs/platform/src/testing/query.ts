import pg from 'pg';

/** Runs a statement, or several without values, on a connection of its own and gives the rows. */
export async function query(
  connectionString: string,
  text: string,
  values?: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  // A connection that breaks fails the statement; nobody else is to be told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values && [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

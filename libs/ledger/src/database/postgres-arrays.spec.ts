import fc from 'fast-check';
import type pg from 'pg';
import { createPool } from '#platform';
import { freshDatabase } from '../../../platform/src/testing/database.js';
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from './postgres-arrays.js';

describe('arrays in binary', () => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase();
    drop = () => database.drop();
    pool = createPool(database.connectionString, { max: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await drop();
  });

  it('arrive as they were sent, empty ones too', async () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
    const bytes = fc.uint8Array().map((value) => Buffer.from(value));
    await fc.assert(
      fc.asyncProperty(
        fc.array(text),
        fc.array(bytes),
        fc.array(fc.uuid()),
        fc.array(fc.integer()),
        fc.array(fc.maxSafeInteger()),
        async (texts, byteas, uuids, ints, bigints) => {
          const { rows } = await pool.query<unknown[]>({
            text: 'SELECT $1::text[], $2::bytea[], $3::uuid[]::text[], $4::int4[], $5::int8[], array_lower($1::text[], 1)',
            values: [
              textArray(texts),
              byteaArray(byteas),
              uuidArray(uuids),
              int4Array(ints),
              int8Array(bigints),
            ],
            rowMode: 'array',
          });
          const lower = texts.length > 0 ? 1 : null;
          expect(rows[0]).toEqual([texts, byteas, uuids, ints, bigints.map(String), lower]);
        },
      ),
    );
  });
});

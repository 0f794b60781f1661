import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { createPool } from '#platform';
import { freshDatabase } from '../../../platform/src/testing/database.js';
import { lineHash, NO_LINE, type LineFacts, type LinePlace } from './line-hash.js';

/** A chain of two, whose hashes were computed with Python's hashlib and struct from the description in the code. */
const GOLDEN: readonly { facts: LineFacts; place: LinePlace; hash: string }[] = [
  {
    facts: {
      tournament: '11111111-2222-4333-8444-555555555555',
      stream: 'table:1',
      type: 'score.entered',
      schema: 1,
      command: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
      actor: 'person:żółw',
      payload: '{"a":"🂡","b":1.5}',
      metadata: '{}',
    },
    place: { position: 1, version: 1, time: 1_795_240_800_123_456 },
    hash: 'e177b55aa1fceec586a51a75defd023794dc90535aa5c63349139f82321f17c5',
  },
  {
    facts: {
      tournament: '11111111-2222-4333-8444-555555555555',
      stream: 'ruling:π',
      type: 'ruling.given',
      schema: 3,
      command: 'aaaaaaaa-bbbb-4ccc-8ddd-ffffffffffff',
      actor: 'job:publication',
      payload: '{}',
      metadata: '{"late":true}',
    },
    place: { position: 2, version: 7, time: 1_795_240_800_123_457 },
    hash: '3d29c0a2c907298f52b6f30ae9a84d2dd8f91ca25000b05fdfc33e2f8d2f55b5',
  },
];

const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => !value.includes('\0'));
const factsArbitrary: fc.Arbitrary<LineFacts> = fc.record({
  tournament: fc.uuid(),
  stream: text,
  type: text,
  schema: fc.nat(),
  command: fc.uuid(),
  actor: text,
  payload: text,
  metadata: text,
});
const placeArbitrary: fc.Arbitrary<LinePlace> = fc.record({ position: whole, version: whole, time: whole });

describe('the hash of a line', () => {
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

  const inSql = async (previous: Buffer, facts: LineFacts, place: LinePlace) => {
    const { rows } = await pool.query<{ hash: Buffer }>(
      'SELECT ledger.line_hash($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS hash',
      [
        facts.tournament,
        facts.stream,
        facts.type,
        facts.schema,
        facts.command,
        facts.actor,
        facts.payload,
        facts.metadata,
        previous,
        place.position,
        place.version,
        place.time,
      ],
    );
    return rows[0]!.hash;
  };

  it('is the fixed one', async () => {
    let previous: Buffer = NO_LINE;
    for (const { facts, place, hash } of GOLDEN) {
      expect((await inSql(previous, facts, place)).toString('hex')).toBe(hash);
      previous = lineHash(previous, facts, place);
      expect(previous.toString('hex')).toBe(hash);
    }
  });

  it('is the same in SQL', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        factsArbitrary,
        placeArbitrary,
        async (bytes, facts, place) => {
          const previous = Buffer.from(bytes);
          expect(await inSql(previous, facts, place)).toEqual(lineHash(previous, facts, place));
        },
      ),
    );
  });

  it('is another one when anything is another, also when text moves from one field to the next', () => {
    const { facts, place } = GOLDEN[0]!;
    const changes: readonly [Partial<LineFacts>, Partial<LinePlace>, Buffer?][] = [
      [{ tournament: randomUUID() }, {}],
      [{ stream: 'table:2' }, {}],
      [{ stream: 'table:1s', type: 'core.entered' }, {}],
      [{ schema: 2 }, {}],
      [{ command: randomUUID() }, {}],
      [{ actor: '' }, {}],
      [{ payload: '' }, {}],
      [{ payload: facts.payload + facts.metadata, metadata: '' }, {}],
      [{}, { position: 2 }],
      [{}, { version: 2 }],
      [{}, { time: place.time + 1 }],
      [{}, {}, Buffer.alloc(32, 1)],
    ];
    const hashes = changes.map(([fact, at, previous]) =>
      lineHash(previous ?? NO_LINE, { ...facts, ...fact }, { ...place, ...at }).toString('hex'),
    );
    expect(new Set([...hashes, GOLDEN[0]!.hash]).size).toBe(changes.length + 1);
  });
});

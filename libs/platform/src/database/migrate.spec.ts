import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../testing/database.js';
import { migrate } from './migrate.js';

describe('test', () => {
  it('x', async () => {
    const db = await freshDatabase();
    const c = new pg.Client({ connectionString: db.connectionString });
    await c.connect();
    expect((await c.query('select 1 as a')).rows).toEqual([{ a: 1 }]);
    await c.end();
    const folder = mkdtempSync(join(tmpdir(), 'mig'));
    mkdirSync(join(folder, '20261121000100_a'));
    writeFileSync(
      join(folder, '20261121000100_a', 'migration.sql'),
      `create schema q; create table q.t(a int); create function q.f() returns int language plpgsql as $$ begin return 1; end $$;`,
    );
    const server = process.env.TIRAGE_TEST_POSTGRES!;
    const s = new pg.Client({ connectionString: server });
    await s.connect();
    await s.query('create database empty');
    await s.end();
    const url = new URL(server);
    url.pathname = '/empty';
    expect(await migrate(url.href, folder)).toEqual(['20261121000100_a']);
    expect(await migrate(url.href, folder)).toEqual([]);
    mkdirSync(join(folder, '20261121000200_b'));
    writeFileSync(
      join(folder, '20261121000200_b', 'migration.sql'),
      `create table q.u(a int); create table q.t(a int);`,
    );
    await expect(migrate(url.href, folder)).rejects.toThrow('hm');
    await db.drop();
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readConfiguration } from '#platform';
import { divideConnections } from './connections.js';

/** Of its connections PostgreSQL keeps so many for its administrator. */
const OF_ADMINISTRATOR = 3;
/** Left for commands such as `tirage backup`, and for looking at the database. */
const FOR_OTHERS = 10;

const divided = (env: NodeJS.ProcessEnv) => divideConnections(readConfiguration(env));
const REDIS_URL = 'redis://valkey:6379';

it('fits into PostgreSQL with as many processes as compose.yaml advises', () => {
  const compose = readFileSync(join(projectRoot(), 'deploy', 'compose.yaml'), 'utf8');
  const most = Number(/max_connections=(\d+)/.exec(compose)![1]);
  const advised = [...compose.matchAll(/--scale (\w+)=(\d+)/g)].map(([, role, many]) => [
    role!,
    Number(many),
  ]);
  expect(compose).toContain('REDIS_URL');
  expect(advised.map(([role]) => role)).toEqual(['api', 'projector', 'worker']);
  const all = advised.map(
    ([TIRAGE_ROLES, many]) => Number(many) * divided({ TIRAGE_ROLES: String(TIRAGE_ROLES), REDIS_URL }).all,
  );
  expect(all.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(most - OF_ADMINISTRATOR - FOR_OTHERS);
});

it.each([
  ['api', 20, 24],
  ['projector', 10, 10],
  ['worker', 9, 21],
  ['api,projector,worker', 31, 45],
])(
  'a process of the roles %s has %i connections with Redis and %i without',
  (TIRAGE_ROLES, with_, without) => {
    expect(divided({ TIRAGE_ROLES, REDIS_URL }).all).toBe(with_);
    expect(divided({ TIRAGE_ROLES }).all).toBe(without);
  },
);

it('gives the pool what is left of as many as were set', () => {
  expect(divided({ DATABASE_CONNECTIONS: '50' })).toEqual({ all: 50, pool: 25, readerPool: 3 });
});

it('refuses fewer than the roles cannot do without', () => {
  expect(divided({ TIRAGE_ROLES: 'projector', DATABASE_CONNECTIONS: '8' }).pool).toBe(3);
  expect(() => divided({ TIRAGE_ROLES: 'projector', DATABASE_CONNECTIONS: '7' })).toThrow(
    'DATABASE_CONNECTIONS must be at least 8 for the roles projector.',
  );
});

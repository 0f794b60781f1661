import type { OpenAPIObject } from '@nestjs/swagger';
import { describeInterface } from './http/open-api.js';
import type { Client } from './testing/client.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

/** What stands in the place of a parameter. */
const HOSTILE = ['%00', 'a%0Ab', '-1', '1e99', '%5B%5D', '%zz', '%ff', '..%2F..', 'x'.repeat(3_000)];
const AT_ONCE = 8;
/** Streams are answered without an end. */
const ENDLESS = /\/stream$/;

let server: ServerUnderTest;
let olga: Client;
let tournament: string;
let document: OpenAPIObject;

beforeAll(async () => {
  server = await serverUnderTest();
  olga = await server.organiser();
  ({ tournament } = (await olga.create('Hostile addresses')).body as { tournament: string });
  await olga.command(tournament, 'session.create', { session: '1' });
  document = describeInterface(server.application);
});
afterAll(() => server.stop());

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Every operation of the interface: its address with what is there in the place of parameters, and their names. */
function operations() {
  return Object.entries(document.paths).flatMap(([address, path]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = path[method];
      if (!operation || ENDLESS.test(address)) return [];
      const parameters = (operation.parameters ?? []).flatMap((each) => ('in' in each ? [each] : []));
      const names = (kind: string) => parameters.flatMap((each) => (each.in === kind ? [each.name] : []));
      return [
        { method: method.toUpperCase(), address, inPath: names('path'), inQuery: names('query'), operation },
      ];
    }),
  );
}

/** An address with what is there, but for one parameter. */
function filled(address: string, but?: string, by?: string): string {
  return address.replace(/\{(\w+)\}|\*/g, (_whole, name: string | undefined) => {
    if (name !== undefined && name === but) return by!;
    return name === 'tournament' ? tournament : '1';
  });
}

async function allAnswered(
  all: readonly Asked[],
): Promise<{ asked: Asked; status: number; type: string; kept: string }[]> {
  const answers: { asked: Asked; status: number; type: string; kept: string }[] = [];
  const left = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let asked = left.shift(); asked; asked = left.shift()) {
        const { status, headers } = await olga.send(asked.method, asked.path, asked.body);
        const [type, kept] = ['content-type', 'cache-control'].map((name) => headers.get(name) ?? '');
        answers.push({ asked, status, type: type!, kept: kept! });
      }
    }),
  );
  return answers;
}

describe('no address is answered with a fault of the server', () => {
  it('whichever parameter of whichever route is named twice, or has a control character', async () => {
    const all = operations().flatMap(({ method, address, inPath, inQuery }): Asked[] => [
      { method, path: `${filled(address)}?${inQuery[0] ?? 'search'}=a&${inQuery[0] ?? 'search'}=b` },
      { method, path: `${filled(address)}?${inQuery[0] ?? 'search'}=%00` },
      ...inPath
        .filter(
          (name) =>
            name in
            { ...Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, each]) => [each, 1])) },
        )
        .map((name) => ({ method, path: filled(address, name, '%00') })),
    ]);
    expect(all.length).toBeGreaterThan(500);
    const wrong = (await allAnswered(all)).filter(
      ({ status, type }) => status !== 400 || !type.startsWith('application/problem+json'),
    );
    expect(wrong).toEqual([]);
  }, 120_000);

  it('whatever stands in the place of a parameter that is read', async () => {
    const all = operations().flatMap(({ method, address, inPath, inQuery }): Asked[] =>
      method === 'GET'
        ? [
            ...inQuery.flatMap((name) =>
              HOSTILE.map((value) => ({ method, path: `${filled(address)}?${name}=${value}` })),
            ),
            ...inPath.flatMap((name) =>
              HOSTILE.map((value) => ({ method, path: filled(address, name, value) })),
            ),
          ]
        : [],
    );
    expect(all.length).toBeGreaterThan(1_000);
    const wrong = (await allAnswered(all)).filter(({ status }) => status >= 500);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('whatever text a body has', async () => {
    const all = operations().flatMap(({ method, address, operation }): Asked[] => {
      const body = operation.requestBody;
      const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
      const properties = schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
      if (properties.length === 0) return [];
      return [
        { method, path: filled(address), body: Object.fromEntries(properties.map((name) => [name, 'a\0b'])) },
      ];
    });
    expect(all.length).toBeGreaterThan(50);
    expect((await allAnswered(all)).filter(({ status }) => status >= 500)).toEqual([]);
  }, 120_000);
});

it('what a route answers is kept nowhere on its way, unless it is public and says so', async () => {
  const all = operations()
    .filter(({ method }) => method === 'GET')
    .map(({ method, address }) => ({ method, path: filled(address) }));
  const kept = (await allAnswered(all)).filter(({ kept: how }) => !/\bno-store\b/.test(how));
  expect(kept.map(({ asked }) => asked.path)).toEqual([]);
}, 60_000);

import { randomUUID } from 'node:crypto';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { describeInterface } from '../http/open-api.js';
import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

/** The first player of the tournament, who was written down by somebody else, perhaps long ago. */
async function playerOf(evening: Evening): Promise<string> {
  await evening.register('Anna Nowak', 'Bea Nowak');
  const registered = (await evening.book()).find(({ type }) => type === 'entries.registered');
  return (registered!.payload as { players: string[] }).players[0]!;
}

/** What a tournament calls its players, to those who run it. */
async function namesIn(evening: Evening, by: Client): Promise<unknown[]> {
  const head = (await evening.book()).length;
  const { body } = await by.get(`/api/tournaments/${evening.tournament}/entries?after=${head}`);
  return (body.entries as { players: { name: string }[] }[]).flatMap(({ players }) =>
    players.map(({ name }) => name),
  );
}

describe('the name of a player', () => {
  it('is corrected only by the staff of a tournament that they play in, and only for that tournament', async () => {
    const own = await Evening.open(server, 'Own');
    const other = await Evening.open(server, 'Other');
    const player = await playerOf(own);
    const scorer = await server.invited(own.director, other.tournament, 'scorer');
    const renamed = async () => {
      const path = `/api/tournaments/${other.tournament}/players/${player}`;
      const { status, body } = await scorer.send('PUT', path, { name: 'Anna Nowak-Maj' });
      return status === 200 ? 'renamed' : body.code;
    };
    expect(await renamed()).toBe('access.player-known');
    await other.command('entries.register', { entry: randomUUID(), players: [player, randomUUID()] });
    expect(await renamed()).toBe('renamed');
    expect(await namesIn(other, other.director)).toContain('Anna Nowak-Maj');
    expect(await namesIn(own, own.director)).toEqual(['Anna Nowak', 'Bea Nowak']);
    const path = `/api/tournaments/${other.tournament}/players/${player}`;
    const numbered = await scorer.send('PUT', path, { name: 'Anna Nowak-Maj', memberNumber: 'X1' });
    expect(numbered.body.code).toBe('access.player-known');
  });
});

describe('the record of a player', () => {
  /** An organiser of their own tournament, who does not administer anything. */
  async function another(by: Client, at: string): Promise<{ who: Client; tournament: string }> {
    const who = await server.invited(by, at, 'organiser');
    return { who, tournament: (await who.create('A draft')).body.tournament };
  }
  const named = async (by: Client, tournament: string, player: string, name: string) => {
    const entry = { entry: randomUUID(), players: [player, randomUUID()] };
    const { body } = await by.command(tournament, 'entries.register', entry);
    await by.get(`/api/tournaments/${tournament}/entries?after=${body.position}`);
    const path = `/api/tournaments/${tournament}/players/${player}`;
    expect((await by.send('PUT', path, { name })).status).toBe(200);
  };

  it('takes the name on which all tournaments of the player agree, made by different people', async () => {
    const own = await Evening.open(server, 'Whose record it is');
    const player = randomUUID();
    const written = { name: 'Dana Kos', memberNumber: 'PL778' };
    await own.director.send('PUT', `/api/tournaments/${own.tournament}/players/${player}`, written);
    const record = async () => (await server.access.people.names([player])).get(player);
    const [spring, autumn] = [
      await another(own.director, own.tournament),
      await another(own.director, own.tournament),
    ];
    await named(spring.who, spring.tournament, player, 'Daniela Kos');
    const { tournament: second } = (await spring.who.create('Another of the same')).body;
    await named(spring.who, second, player, 'Daniela Kos');
    expect(await record()).toBe('Dana Kos');
    await named(autumn.who, autumn.tournament, player, 'Daniela Koss');
    expect(await record()).toBe('Dana Kos');

    // The personal data say how each tournament calls somebody, and free texts are looked through for these names, too.
    const reason = 'Koss is late again.';
    await own.director.command(own.tournament, 'tournament.archive', { reason });
    const { body } = await own.director.get(`/api/installation/personal-data/${player}`);
    const called = body.tournaments.map((one: { called: string | null }) => one.called);
    expect(called.toSorted()).toEqual(['Daniela Kos', 'Daniela Kos', 'Daniela Koss']);
    expect(body.texts).toMatchObject([{ content: reason }]);

    await named(autumn.who, autumn.tournament, player, 'Daniela Kos');
    expect(await record()).toBe('Daniela Kos');
    const { rows } = await server.pool.query(`SELECT member_number FROM access.player WHERE id = $1`, [
      player,
    ]);
    expect(rows).toEqual([{ member_number: 'PL778' }]);

    await server.access.erasures.erase(player, 'person:test');
    const { rows: left } = await server.pool.query(
      `SELECT FROM access.name_in_tournament WHERE player = $1`,
      [player],
    );
    expect(left).toEqual([]);
  });

  /** Every route that writes of people, and what it answers to the organiser of another tournament. */
  const ROUTES: readonly (readonly [string, (of: Victim) => object, number | string])[] = [
    ['PUT /api/tournaments/:draft/players/:player', () => ({ name: 'Wiped' }), 200],
    ['PUT /api/tournaments/:draft/players/:player', () => ({ name: 'Wiped', memberNumber: null }), 200],
    [
      'PUT /api/tournaments/:draft/players/:player',
      () => ({ name: 'Wiped', memberNumber: 'X1' }),
      'access.player-known',
    ],
    ['PUT /api/tournaments/:own/players/:player', () => ({ name: 'Wiped' }), 'tournament.unknown'],
    ['PUT /api/tournaments/:draft/people/:person/player', () => ({ player: null }), 'access.person-unknown'],
    ['PUT /api/tournaments/:own/people/:person/player', () => ({ player: null }), 'tournament.unknown'],
    [
      'POST /api/tournaments/:draft/commands/tournament.grant-role',
      ({ person }) => ({ person, role: 'scorer' }),
      'route.unknown',
    ],
    [
      'POST /api/tournaments/:own/commands/tournament.revoke-role',
      ({ person }) => ({ person, role: 'scorer' }),
      'tournament.unknown',
    ],
    ['POST /api/tournaments/:own/invitations', () => ({ role: 'scorer' }), 'tournament.unknown'],
    ['POST /api/tournaments/:own/invitations/code', () => ({ role: 'scorer' }), 'tournament.unknown'],
    ['PATCH /api/installation/players/:player', () => ({ name: 'Wiped' }), 'access.administrator-required'],
    [
      'POST /api/installation/players/:player/merge',
      () => ({ into: randomUUID() }),
      'access.administrator-required',
    ],
    ['DELETE /api/installation/players/:player/merge', () => ({}), 'access.administrator-required'],
    [
      'POST /api/installation/personal-data/:player/erase',
      () => ({ password: PASSWORD }),
      'access.administrator-required',
    ],
    ['PATCH /api/installation/accounts/:person', () => ({ name: 'Wiped' }), 'access.administrator-required'],
  ];

  it('stays as it is, and so do roles, whatever the organiser of another tournament asks', async () => {
    const own = await Evening.open(server, 'Of the victim');
    const player = await playerOf(own);
    const scorer = await server.invited(own.director, own.tournament, 'scorer');
    const { id: person } = (await scorer.get('/api/session')).body.person;
    await scorer.send('PUT', `/api/tournaments/${own.tournament}/people/${person}/player`, { player });
    const elsewhere = (await own.director.create('Elsewhere')).body.tournament as string;
    const { who, tournament: draft } = await another(own.director, elsewhere);
    await named(who, draft, player, 'Wiped');

    const written = async () => {
      const { rows } = await server.pool.query(
        `SELECT (SELECT json_agg(p) FROM access.player p WHERE p.id = $1) AS record,
                (SELECT json_agg(p) FROM access.person p WHERE p.id = $2) AS account,
                (SELECT json_agg(o) FROM access.own_player o WHERE o.person = $2) AS plays_as,
                (SELECT json_agg(n) FROM access.name_in_tournament n
                  WHERE n.player = $1 AND n.tournament <> $3) AS names,
                (SELECT json_agg(r) FROM projections.role r WHERE r.person = $2) AS roles`,
        [player, person, draft],
      );
      return rows;
    };
    // Roles stand in rows, which are written a moment after the journal.
    let before = await written();
    await until('the scorer has a role', async () => {
      before = await written();
      return before[0].roles !== null;
    });
    const filled = (path: string) =>
      path
        .replace(':draft', draft)
        .replace(':own', own.tournament)
        .replace(':player', player)
        .replace(':person', person);
    for (const [route, body, right] of ROUTES) {
      const [method, path] = route.split(' ') as [string, string];
      const answer = await who.send(method, filled(path), body({ player, person }), {
        'idempotency-key': randomUUID(),
      });
      expect([route, answer.body.code ?? answer.status]).toEqual([route, right]);
      expect([route, await written()]).toEqual([route, before]);
    }

    // And every route that writes anything, with the ids of the victim wherever an id belongs.
    const asked = writes().flatMap(({ method, address, schema }) =>
      [player, person].map((id) => ({
        method,
        path: address.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'tournament' ? draft : id)),
        body: exampleOf(schema, id),
      })),
    );
    expect(asked.length).toBeGreaterThan(200);
    const left = [...asked];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let one = left.shift(); one; one = left.shift())
          await who.send(one.method, one.path, one.body, { 'idempotency-key': randomUUID() });
      }),
    );
    expect(await written()).toEqual(before);
  }, 60_000);
});

interface Victim {
  readonly player: string;
  readonly person: string;
}

const AT_ONCE = 8;
/** What ends a draft, or the asker, comes last or not at all. */
const LAST = /tournament\.(archive|publish)$/;
const NEVER = /\/(sign-out|leave|set-up)$/;

/** Every operation that writes, and what its body is. */
function writes() {
  const document = describeInterface(server.application);
  return Object.entries(document.paths)
    .flatMap(([address, path]) =>
      (['post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = path[method];
        if (!operation || NEVER.test(address)) return [];
        const body = operation.requestBody;
        const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
        return [{ method: method.toUpperCase(), address, schema: schema as Schema | undefined }];
      }),
    )
    .toSorted((one, other) => Number(LAST.test(one.address)) - Number(LAST.test(other.address)));
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Something that a schema describes, with an id wherever one belongs. */
function exampleOf(schema: Schema | undefined, id: string): unknown {
  if (!schema) return {};
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, exampleOf(each, id)]),
      );
    case 'array':
      return [exampleOf(schema.items, id)];
    case 'string':
      return schema.format === 'uuid' ? id : 'Wiped';
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

it('those who keep the scores find only who plays in their tournament, without member numbers', async () => {
  const own = await Evening.open(server, 'Searched');
  const player = randomUUID();
  const path = `/api/tournaments/${own.tournament}/players`;
  await own.director.send('PUT', `${path}/${player}`, { name: 'Zenon Zagłoba', memberNumber: 'PL99' });
  const scorer = await server.invited(own.director, own.tournament, 'scorer');
  const found = async (by: Client, text: string) =>
    (await by.get(`${path}?search=${encodeURIComponent(text)}`)).body.players;
  expect(await found(own.director, 'PL99')).toMatchObject([{ id: player, memberNumber: 'PL99' }]);
  expect(await found(scorer, 'Zenon')).toEqual([]);
  await own.command('entries.register', { entry: randomUUID(), players: [player, randomUUID()] });
  await namesIn(own, own.director);
  expect(await found(scorer, 'Zenon')).toMatchObject([{ id: player, memberNumber: null }]);
  expect(await found(scorer, 'PL99')).toEqual([]);
  // By the name of its own that a tournament has for somebody, and by that of the record.
  const others = await server.invited(own.director, own.tournament, 'director');
  await others.send('PUT', `${path}/${player}`, { name: 'Zeno Sienkiewicz' });
  for (const text of ['Zenon', 'Sienk'])
    expect(await found(scorer, text)).toMatchObject([{ id: player, name: 'Zeno Sienkiewicz' }]);
});

it('nobody is given a role who has not accepted it', async () => {
  const own = await Evening.open(server, 'Unasked');
  const other = await Evening.open(server, 'Elsewhere');
  const victim = await server.invited(other.director, other.tournament, 'scorer');
  const { id } = (await victim.get('/api/session')).body.person;
  const given = await own.director.command(own.tournament, 'tournament.grant-role', {
    person: id,
    role: 'scorer',
  });
  expect(given.status).toBe(404);
  const path = `/api/tournaments/${own.tournament}/people`;
  expect((await own.director.send('PUT', `${path}/${id}/player`, { player: null })).body.code).toBe(
    'access.person-unknown',
  );
});

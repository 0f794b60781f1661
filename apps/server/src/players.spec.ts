import { randomUUID } from 'node:crypto';
import type { Client } from './testing/client.js';
import { Evening } from './testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

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
  it('is put right by those who run a tournament in which he plays, there alone, and by no others', async () => {
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

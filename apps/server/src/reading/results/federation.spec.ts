import { randomUUID } from 'node:crypto';
import { readPublished, usebioRuleFaults } from '#interchange';
import { Evening, playSixPairs, seatEntered } from '../../testing/evening.js';
import type { Client } from '../../testing/client.js';
import { serverUnderTest, type ServerUnderTest } from '../../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;
let path: string;

const SENDING = {
  federation: 'ebu',
  version: '1.3',
  club: '1234',
  charge: null,
  band: null,
  colour: null,
  contact: 'Eve Fox',
  email: 'eve@club.test',
  telephone: null,
};

const TABLES = ['A1', 'A2', 'A3'];
const PAIRS = ['Anna Boris', 'Cyryl Dora', 'Emil Fela', 'Gosia Henryk', 'Iwan Jagna', 'Karol Lena'];

/** An evening of three tables, of whom one player has no number. */
beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Thursday Pairs');
  for (const [at, pair] of PAIRS.entries()) {
    const players = pair.split(' ').map((name) => ({ id: randomUUID(), name: `${name} Nowak` }));
    for (const [index, { id, name }] of players.entries()) {
      const memberNumber = at === 0 && index === 0 ? null : `${100 + 2 * at + index}`;
      await evening.director.send('PUT', `/api/tournaments/${evening.tournament}/players/${id}`, {
        name,
        ...(memberNumber !== null && { memberNumber }),
      });
    }
    await evening.command('entries.register', {
      entry: randomUUID(),
      players: players.map(({ id }) => id),
    });
  }
  await seatEntered(evening, 2, TABLES);
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  path = `/api/tournaments/${evening.tournament}/sessions/1`;
}, 120_000);
afterAll(() => server.stop());

const textOf = async (client: Client, what: string): Promise<string> =>
  (await client.get(`${path}${what}`)).body;
const check = async (query = '') => (await evening.director.get(`${path}/federation-check${query}`)).body;

it('is there once the session is closed', async () => {
  expect((await check()).code).toBe('results.not-yet');
  await playSixPairs(evening, TABLES);
  await evening.command('session.close', { session: '1' });
  // Each deal is opened by a job.
  const position = await evening.settled();
  await evening.director.get(`${path}?after=${position}`);
  expect((await evening.director.get(`${path}/federation-check`)).status).toBe(200);
});

it('names what is missing', async () => {
  const { faults } = await check();
  expect(faults).toEqual([
    { code: 'club.no-name' },
    { code: 'club.no-number' },
    { code: 'player.no-number', contestant: expect.any(String), name: 'Anna Nowak' },
  ]);
});

it('has numbers, contact and charge for staff, and nothing of them for everybody', async () => {
  const look = { name: 'Harbour Club', zone: null, colour: null };
  expect((await evening.director.send('PUT', '/api/installation/appearance', look)).status).toBe(200);
  expect(await evening.director.send('PUT', '/api/installation/sending', SENDING)).toMatchObject({
    status: 200,
    body: SENDING,
  });
  expect((await check()).faults).toMatchObject([{ code: 'charge.none' }, { code: 'player.no-number' }]);
  const query = '?charge=50&event=BP%201&band=Club&colour=BLUE';
  expect(await check(query)).toMatchObject({
    version: '1.3',
    charge: '50',
    event: 'BP 1',
    clubName: 'Harbour Club',
    clubNumber: '1234',
    contestants: 6,
    faults: [{ code: 'player.no-number' }],
  });
  const file = await textOf(evening.director, `/federation-file${query}`);
  expect(usebioRuleFaults(file)).toEqual([]);
  expect(file).toContain('<EBU_CHARGE_CODE>50</EBU_CHARGE_CODE>');
  expect(file).toContain('<EMAIL>eve@club.test</EMAIL>');
  const [{ game }] = readPublished(file).results as [ReturnType<typeof readPublished>['results'][number]];
  expect(game.event).toMatchObject({
    identifier: 'BP 1',
    club: { name: 'Harbour Club', number: '1234' },
    charge: '50',
    points: { band: 'Club', colour: 'BLUE' },
  });
  const numbers = game.sections.flatMap(({ contestants }) =>
    contestants.flatMap(({ players }) => players.map(({ number }) => number)),
  );
  expect(new Set(numbers)).toEqual(
    new Set([undefined, ...Array.from({ length: 11 }, (_, index) => `${101 + index}`)]),
  );
  expect(numbers).toHaveLength(12);

  const everybodys = await textOf(server.client(), '/results?format=usebio');
  expect(await textOf(evening.director, '/results?format=usebio')).toBe(everybodys);
  expect(everybodys).toContain('<PLAYER_NAME>Anna Nowak</PLAYER_NAME>');
  for (const kept of ['NATIONAL_ID_NUMBER', 'CONTACT', 'eve@club.test', 'CLUB_ID_NUMBER', 'CHARGE'])
    expect(everybodys).not.toContain(kept);
});

it('is for those who direct, and takes codes as federations have them', async () => {
  const scorer = await server.invited(evening.director, evening.tournament, 'scorer');
  for (const what of ['/federation-file', '/federation-check']) {
    expect((await server.client().get(`${path}${what}`)).status).toBe(401);
    expect((await scorer.get(`${path}${what}`)).status).toBe(403);
  }
  expect(await evening.director.get(`${path}/federation-check?charge=ten`)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
  const wrong = { ...SENDING, charge: '123' };
  expect((await evening.director.send('PUT', '/api/installation/sending', wrong)).status).toBe(400);
});

import { Evening } from '../testing/evening.js';
import type { Client } from '../testing/client.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;
let administrator: Client;

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Thursday Pairs');
  administrator = evening.director;
});
afterAll(() => server.stop());

const FILE = { 'content-type': 'application/octet-stream' };
const LISTS = '/api/installation/member-lists';
const CSV = 'Number;Name;Club;E-mail\n12;Łukasz Żak;Wawel;l@example.org\n13;Юрий Орлов;Beta;\n;Nobody;;\n';

it('reads a list in a thread of its own, and finds its members for the staff of a tournament', async () => {
  const look = await administrator.post(`${LISTS}/look`, CSV, FILE);
  expect(look.status).toBe(200);
  expect(look.body).toMatchObject({
    file: {
      columns: ['number', 'name', 'club', 'nothing'],
      headed: true,
      encoding: 'utf-8',
      notes: { 'no-number': 1 },
      firstNotes: [{ line: 4, code: 'no-number', found: 'Nobody' }],
    },
    changes: { list: null, members: 2, added: { count: 2 } },
  });
  const nameless = await administrator.post(LISTS, CSV, FILE);
  expect([nameless.status, nameless.body.code]).toEqual([400, 'request.invalid']);
  const asked = `${LISTS}?name=Union&columns=number,name,club,email`;
  const { body } = await administrator.post(asked, CSV, FILE);
  const { list } = body.changes;
  expect(body.file.sample[0].email).toBe('l@example.org');

  const tournament = `/api/tournaments/${evening.tournament}/players`;
  const found = async (text: string) =>
    (await administrator.get(`${tournament}?search=${encodeURIComponent(text)}`)).body;
  const { members } = await found('luk');
  expect(members).toMatchObject([{ number: '12', name: 'Łukasz Żak', club: 'Wawel', list: 'Union' }]);
  expect((await found('Yuri')).members).toMatchObject([{ name: 'Юрий Орлов' }]);
  const player = await administrator.post(`${tournament}/members/${members[0].id}`);
  expect(player.body.name).toBe('Łukasz Żak');
  // Known from now on, and told once.
  expect(await found('12')).toMatchObject({ players: [{ id: player.body.id, club: 'Wawel' }], members: [] });
  const scorer = await server.invited(administrator, evening.tournament, 'scorer');
  expect((await scorer.get(`${tournament}?search=Yuri`)).body).toEqual({ players: [], members: [] });

  // The columns that were named are those of the next file, in whatever order.
  const next = 'E-mail;Name;Number;Club\nnew@example.org;Łukasz Żak;12;Wawel\n';
  const again = await administrator.post(`${LISTS}?list=${list}`, next, FILE);
  expect(again.body.changes).toMatchObject({
    changed: { count: 1, first: [{ was: { email: 'l@example.org' }, is: { email: 'new@example.org' } }] },
    missing: { count: 1, first: [{ name: 'Юрий Орлов' }] },
  });
  expect((await administrator.get(LISTS)).body.lists).toMatchObject([{ id: list, members: 1, missing: 1 }]);
  const [orlov] = (await administrator.get(`${LISTS}/members?search=orlov`)).body.members;
  expect(orlov).toMatchObject({ missing: true });
  expect((await administrator.send('DELETE', `${LISTS}/members/${orlov.id}`)).status).toBe(204);
  expect((await administrator.send('DELETE', `${LISTS}/${list}`)).status).toBe(204);
  expect((await administrator.get(LISTS)).body.lists).toEqual([]);
});

it('refuses what is no list of members, and writes nothing', async () => {
  const picture = new Uint8Array(Array.from({ length: 2_000 }, (_, at) => (at * 7_919) % 256));
  const look = await administrator.send('POST', `${LISTS}/look`, picture, FILE);
  expect([look.status, look.body.changes.members]).toEqual([200, 0]);
  const read = await administrator.send('POST', `${LISTS}?name=Picture`, picture, FILE);
  expect([read.status, read.body.code]).toEqual([409, 'access.nobody-read']);
  expect((await administrator.get(LISTS)).body.lists).toEqual([]);
});

it('names players at a table by letters or numbers, and tells its phone no number', async () => {
  const csv = 'Number;Name;Club;E-mail\n0412;Nina Holm;Wawel;n@example.org\n413;Nils Berg;Beta;\n';
  await administrator.post(`${LISTS}?name=Seats&columns=number,name,club,email`, csv, FILE);
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 1, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  await evening.pair('1', ['A1']);
  const phone = evening.devices.get('A1')!;
  const players = `/api/tournaments/${evening.tournament}/players`;
  const [nina] = (await phone.get(`${players}/at-table?search=nin`)).body.found;
  expect(nina).toEqual({ name: 'Nina Holm', club: 'Wawel', pick: expect.any(String) });
  const [nils] = (await phone.get(`${players}/at-table?search=413`)).body.found;
  const guest = crypto.randomUUID();
  await phone.send('PUT', `${players}/${guest}`, { name: 'A Guest' });
  const picked = await Promise.all(
    [nina, nils].map(({ pick }) => phone.post(`${players}/at-table`, { pick })),
  );
  const ids = picked.map(({ status, body }) => (status === 200 ? body.id : body.code));
  const name = async (contestant: string, who: readonly string[]) =>
    phone.command(evening.tournament, 'session.name-players', {
      session: '1',
      table: 'A1',
      contestant,
      players: who,
    });
  expect((await name('A-NS1', ids)).status).toBe(200);
  expect((await name('A-EW1', [guest])).status).toBe(200);
  const numberless = await administrator.post(`${players}/without-number`, { players: [...ids, guest] });
  expect(numberless.body).toEqual({ players: [guest] });
  expect((await phone.post(`${players}/at-table`, { pick: 'member.1.x' })).body.code).toBe(
    'access.player-unknown',
  );
  // Whoever plays here now comes before those of the lists.
  expect((await phone.get(`${players}/at-table?search=holm`)).body.found).toMatchObject([
    { name: 'Nina Holm', club: 'Wawel' },
  ]);
  expect((await administrator.get(`${players}/at-table?search=nin`)).body.code).toBe(
    'access.device-required',
  );
});

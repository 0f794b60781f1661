import { randomUUID } from 'node:crypto';
import { PrismaClient } from '#platform';
import { CurrentStates, PlayReading } from '#projections';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { Evening, playSixPairs, seatEntered } from '../testing/evening.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { MailSettings } from './mail-settings.js';
import { isToBeAsked, Mails, nextTry } from './mails.js';
import { MailsDue } from './mails-due.js';
import { isDue } from './results-mails.js';
import type { SmtpServer } from './smtp-server.js';
import { MailCatcher } from './testing/mail-catcher.js';

const ADDRESS = 'https://tirage.test';
const MAIL = '/api/installation/mail';
const TABLES = ['A1', 'A2', 'A3'];
const PAIRS = ['Anna Boris', 'Cyryl Dora', 'Emil Fela', 'Gosia Henryk', 'Iwan Jagna', 'Karol Lena'];
/** Boris has none, and two lists disagree about Dora. */
const MEMBERS = `Number;Name;E-mail
100;Anna Nowak;anna@club.test
101;Boris Nowak;
102;Cyryl Nowak;Cyryl@club.test
103;Dora Nowak;dora@club.test
104;Emil Nowak;no address
105;Zenon Kowal;fela@club.test
106;Gosia Nowak;gosia@club.test
`;
const FILE = { 'content-type': 'application/octet-stream' };

let server: ServerUnderTest;
let settings: MailSettings;
let mails: Mails;
let evening: Evening;
let catcher: MailCatcher;
let port: number;
let players: Map<string, string>;

beforeAll(async () => {
  server = await serverUnderTest();
  // The server itself sends nothing, as it has no address: when mail goes, the test alone decides.
  const [prisma, states, reading] = [
    server.get(PrismaClient),
    server.get(CurrentStates),
    server.get(PlayReading),
  ];
  settings = server.get(MailSettings);
  const due = new MailsDue({ prisma, access: server.access, states, reading, address: ADDRESS });
  mails = new Mails({ prisma, settings, due, log: server.process.log });
  catcher = new MailCatcher();
  port = await catcher.listen();
  evening = await Evening.open(server, 'Thursday Pairs');
  players = new Map();
  for (const [at, pair] of PAIRS.entries()) {
    const entered = pair.split(' ').map((name, index) => ({
      id: randomUUID(),
      name: `${name} Nowak`,
      memberNumber: `${100 + 2 * at + index}`,
    }));
    for (const { id, ...player } of entered) {
      await evening.director.send('PUT', `/api/tournaments/${evening.tournament}/players/${id}`, player);
      players.set(player.name, id);
    }
    await evening.command('entries.register', { entry: randomUUID(), players: entered.map(({ id }) => id) });
  }
  await seatEntered(evening, 2, TABLES);
  await evening.command('session.start', { session: '1' });
  await playSixPairs(evening, TABLES);
}, 120_000);
afterAll(async () => {
  await catcher.close();
  await server.stop();
});

const smtp = (): SmtpServer => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: null,
  sender: 'office@club.test',
  name: 'Harbour Club',
});
const put = (body: object) => evening.director.send('PUT', MAIL, body);
const choose = (chosen: { results?: boolean; seats?: boolean }, language = 'en') =>
  evening.director.send('PUT', `/api/tournaments/${evening.tournament}/mail`, {
    language,
    ...chosen,
  });
const setTournament = (language: string | null) => choose({ results: language !== null }, language ?? 'en');
/** Waits until the list of tournaments has what was written, too. */
async function settled(): Promise<void> {
  const position = await evening.settled();
  const where = { tournament: evening.tournament };
  await until('the list of tournaments has it', async () => {
    const row = await server.get(PrismaClient).tournamentView.findUnique({ where });
    return row !== null && Number(row.position) >= position;
  });
}
const MINUTE = 60_000;
/** Looks what is due, so many minutes from now, and takes what came. @returns to whom */
async function look(minutes = 0): Promise<string[]> {
  await mails.sendWhenDue(undefined, new Date(Date.now() + minutes * MINUTE));
  return catcher.mails
    .splice(0)
    .map(({ to }) => to)
    .toSorted();
}

it('keeps the password, and sends it nowhere', async () => {
  const safe = { ...smtp(), security: 'starttls', user: 'office' } as const;
  expect((await put({ active: false, server: safe })).body.code).toBe('mail.password-missing');
  const open = await put({ active: false, server: { ...safe, security: 'none' }, password: 'secret words' });
  expect([open.status, open.body.code]).toEqual([400, 'request.invalid']);
  expect((await put({ active: false, server: safe, password: 'secret words' })).status).toBe(204);
  const seen = await evening.director.get(MAIL);
  expect(seen.body).toEqual({ mail: { active: false, server: safe, failure: null }, address: null });
  // Nobody could follow the links.
  expect((await put({ active: true, server: safe })).body.code).toBe('mail.no-address');
  const { rows } = await server.pool.query('SELECT * FROM push.mail_server');
  expect(JSON.stringify(rows)).not.toContain('secret words');
  // The same server and user keep it; another server would be shown it.
  expect((await put({ active: false, server: safe })).status).toBe(204);
  expect((await put({ active: false, server: { ...safe, host: 'other.test' } })).status).toBe(400);
  // This server has no TLS.
  const test = await evening.director.post(`${MAIL}/test`, { to: 'me@club.test' });
  expect(test.body.code).toBe('mail.no-tls');
});

it('sends a test mail, and nothing else as long as nothing is switched on', async () => {
  expect((await setTournament('en')).body.code).toBe('mail.not-set-up');
  await put({ active: false, server: smtp() });
  expect((await evening.director.post(`${MAIL}/test`, { to: 'me@club.test' })).status).toBe(204);
  expect(catcher.mails.splice(0)).toMatchObject([{ to: 'me@club.test' }]);
  catcher.refuse = () => '550 nobody here';
  expect((await evening.director.post(`${MAIL}/test`, { to: 'me@club.test' })).body.code).toBe(
    'mail.refused',
  );
  catcher.refuse = undefined;

  const lists = '/api/installation/member-lists';
  const read = async (name: string, csv: string): Promise<string> =>
    (await evening.director.post(`${lists}?name=${name}&columns=number,name,email`, csv, FILE)).body.changes
      .list;
  const club = await read('Club', MEMBERS);
  const other = await read('Union', 'Number;Name;E-mail\n103;Dora Nowak;d@union.test\n');
  const agreed = (list: string) => evening.director.send('PUT', `${lists}/${list}/mailed`, { mailed: true });

  await settings.put(true, smtp(), undefined);
  expect((await setTournament('en')).status).toBe(204);
  await evening.command('session.close', { session: '1' });
  await settled();
  expect((await server.access.mailing.addressees([...players.values()])).size).toBe(0);
  for (const list of [club, other]) expect((await agreed(list)).status).toBe(204);
  // The tournament is not public yet.
  expect(await look()).toEqual([]);
  await setTournament(null);
  await evening.command('tournament.publish');
  await settled();
  expect(await look()).toEqual([]);
});

it('waits until the public may see results, and then sends each player their own once', async () => {
  await evening.command('session.reopen', { session: '1', reason: 'A score is missing' });
  await settled();
  await setTournament('en');
  expect(await look()).toEqual([]);
  await evening.command('session.close', { session: '1' });
  await settled();

  // The number of Fela is another person’s in the list, and Emil has no address. Cyryl is refused for now.
  catcher.refuse = (to) => (to === 'cyryl@club.test' ? '451 later' : undefined);
  await mails.sendWhenDue(undefined, new Date());
  const sent = catcher.mails.splice(0);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['anna@club.test', 'gosia@club.test']);
  const { text } = sent.find(({ to }) => to === 'anna@club.test')!;
  expect(text).toMatch(/^From: Harbour Club <office@club\.test>$/m);
  expect(text).toMatch(/^Subject: Your result: Thursday Pairs$/m);
  expect(text).toMatch(/^List-Unsubscribe: <https:\/\/tirage\.test\/api\/mail\/[\w-]{43}>$/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(text).toMatch(/^Anna Nowak – Boris Nowak: place \S+ of 3, \d+\.\d\d%$/m);
  expect(text).toContain(`${ADDRESS}/tournaments/${evening.tournament}/session/1/pair/A-`);

  catcher.refuse = undefined;
  expect(await look(1)).toEqual([]);
  expect(await look(30)).toEqual(['cyryl@club.test']);
  expect(await look(60)).toEqual([]);
});

it('sends nothing to an address that ended it, by one click', async () => {
  const { rows } = await server.pool.query('SELECT count(*)::integer AS count FROM push.mail');
  expect(rows).toEqual([{ count: 3 }]);
  const addressees = await server.access.mailing.addressees([...players.values()]);
  const { token } = addressees.get(players.get('Anna Nowak')!)!;
  const click = { 'content-type': 'application/x-www-form-urlencoded' };
  const anyone = server.client();
  // Programs fetch addresses: that ends nothing.
  const page = await fetch(`${server.base}/api/mail/${token}`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([303, `/mail#${token}`]);
  const another = `${token.slice(0, -2)}AA`;
  expect((await anyone.get(`/api/mail/${another}`)).body.code).toBe('access.link-unknown');
  expect((await anyone.send('POST', `/api/mail/${another}`, undefined, click)).status).toBeGreaterThan(399);
  const oneClick = await fetch(`${server.base}/api/mail/${token}`, {
    method: 'POST',
    headers: click,
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(204);

  await server.pool.query('DELETE FROM push.mail');
  await setTournament(null);
  await setTournament('pl');
  await catcher.close();
  expect(await look()).toEqual([]);
  expect((await evening.director.get(MAIL)).body.mail.failure.code).toBe('mail.unreachable');
  // Before it is asked again, nothing goes.
  await catcher.listen(port);
  expect(await look()).toEqual([]);
  expect(await look(10)).toEqual(['cyryl@club.test', 'gosia@club.test']);
  expect((await evening.director.get(MAIL)).body.mail.failure).toBeNull();
});

it('forgets which mails went to a player who is erased', async () => {
  const id = players.get('Gosia Nowak')!;
  const erased = await evening.director.post(`/api/installation/personal-data/${id}/erase`, {
    password: PASSWORD,
  });
  expect(erased.status).toBe(204);
  const { rows } = await server.pool.query('SELECT player FROM push.mail');
  expect(rows).toEqual([{ player: players.get('Cyryl Nowak') }]);
});

it('tells players their seats before a session once nothing changes, and again who gets another', async () => {
  await choose({ seats: true });
  const second = { session: '2' };
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.create', second);
  await evening.command('session.set-movement', {
    ...second,
    sections: [{ section: 'A', boardsPerRound: 2, movement }],
  });
  const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}/entries`);
  const entries: { entry: string }[] = body.entries;
  const seat = (contestant: string, entry: string | null) =>
    evening.command('session.seat', { ...second, contestant, entry });
  for (const [at, contestant] of ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2'].entries())
    await seat(contestant, entries[at]!.entry);
  await settled();
  expect(await look(4)).toEqual([]);
  await mails.sendWhenDue(undefined, new Date(Date.now() + 6 * MINUTE));
  const told = catcher.mails.splice(0);
  expect(told.map(({ to }) => to)).toEqual(['cyryl@club.test']);
  expect(told[0]!.text).toMatch(/^Cyryl Nowak – Dora Nowak: table A2, NS$/m);
  expect(await look(7)).toEqual([]);

  await seat('A-NS2', null);
  await seat('A-EW3', entries[1]!.entry);
  await settled();
  await mails.sendWhenDue(undefined, new Date(Date.now() + 8 * MINUTE));
  expect(catcher.mails.splice(0).map(({ text }) => /^.*: table .*$/m.exec(text)?.[0])).toEqual([
    'Cyryl Nowak – Dora Nowak: table A3, EW',
  ]);
});

describe('what is due', () => {
  const closed = Date.UTC(2026, 10, 30, 22);
  const closing = { closed: 1_000 * closed, reopened: null };
  const at = (hours: number) => new Date(closed + hours * 60 * MINUTE);

  it.each([
    ['an open session', 'running', [closing], at(0), at(1), false],
    ['a closed one', 'closed', [closing], at(-1), at(1), true],
    ['one closed shortly before mail was switched on', 'closed', [closing], at(20), at(21), true],
    ['one closed long before', 'closed', [closing], at(30), at(31), false],
    ['one closed more than a week ago', 'closed', [closing], at(-1), at(8 * 24), false],
  ] as const)('tells of %s', (_what, status, closings, since, now, due) => {
    expect(isDue({ status, closings }, { since }, now)).toBe(due);
  });

  it('asks a mail server again, and no more after it refused the password', () => {
    const row = { active: true, server: smtp(), secret: null, triedAt: at(0) };
    const asked = (failures: number, failure: string | null, hours: number) =>
      isToBeAsked({ ...row, failures, failure }, at(hours));
    expect([asked(0, null, 0), asked(1, 'mail.unreachable', 0), asked(1, 'mail.unreachable', 1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(asked(1, 'mail.denied', 100)).toBe(false);
    expect(nextTry({ triedAt: at(0), failures: 1 }) > nextTry({ triedAt: at(0), failures: 0 })).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import type { DevicePrincipal } from '../rights/principal.js';
import { accessInTest, refusalOf, type AccessInTest } from '../testing/access-in-test.js';
import { memberFile } from '../testing/member-file.js';
import type { SeatsOf } from './seat-names.js';

const phone = (table = 'A1'): DevicePrincipal => ({
  kind: 'device',
  device: randomUUID(),
  tournament: randomUUID(),
  session: '1',
  table,
  side: null,
});
const TYPED_ONCE = { id: randomUUID(), name: 'Kowalczyk Guest', memberNumber: null };
const ENTERED = { id: randomUUID(), name: 'Zofia Kowal', memberNumber: null };
const OF_THE_CLUB = { id: randomUUID(), name: 'Piotr Kowal', memberNumber: '9001' };
const OF_ANOTHER = { id: randomUUID(), name: 'Adam Kowal', memberNumber: '9002' };

let test: AccessInTest;
beforeAll(async () => {
  test = await accessInTest();
  const { players, memberReading } = test.access;
  for (const player of [TYPED_ONCE, ENTERED, OF_THE_CLUB, OF_ANOTHER])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they came
    await players.put(player, 'device:x', 'nobody');
  await players.change(OF_THE_CLUB.id, { club: 'Acol Bridge Club' }, 'person:x');
  await players.change(OF_ANOTHER.id, { club: 'Beta' }, 'person:x');
  const rows = [
    '00123;Łukasz Kowalski;Acol Bridge Club',
    '124;Ewa Kowalska;Beta',
    '9001;Piotr Kowal;Acol Bridge Club',
    'KOWA7;Ola Lis;Acol Bridge Club',
    'L123456;Jan Wolf;Beta',
    ...Array.from({ length: 20 }, (_, at) => `5${at};Ann Smith${at};Beta`),
  ];
  await memberReading.read(memberFile(rows.join('\n'), { name: 'Union' }, 'acbl'));
});
beforeEach(() => test.database.throttle.deleteMany());
afterAll(() => test.drop());

const HERE: SeatsOf = {
  club: 'Acol Bridge Club',
  takesPart: (player: string) => Promise.resolve(player === ENTERED.id),
};
const names = async (text: string, device = phone(), of = HERE) =>
  (await test.access.seatNames.find(text, device, of)).map(({ name }) => name);

describe('a phone that asks who sits at its table', () => {
  it('has those who entered first, then those of the club, then those of the lists', async () => {
    expect(await names('kow')).toEqual([
      'Zofia Kowal',
      'Piotr Kowal',
      'Łukasz Kowalski',
      'Adam Kowal',
      'Ewa Kowalska',
    ]);
    const nobodyNamed = { ...HERE, club: null };
    expect((await names('kow', phone(), nobodyNamed))[0]).toBe('Zofia Kowal');
  });

  it('is told names and clubs, and nothing else', async () => {
    const found = await test.access.seatNames.find('lukasz kow', phone(), HERE);
    expect(found).toEqual([
      { name: 'Łukasz Kowalski', club: 'Acol Bridge Club', pick: expect.any(String) as string },
    ]);
  });

  it('finds by the whole number alone, however it is written', async () => {
    expect(await names('123')).toEqual(['Łukasz Kowalski']);
    expect(await names(' 00 123 ')).toEqual(['Łukasz Kowalski']);
    expect(await names('3123456')).toEqual(['Jan Wolf']);
    expect(await names('9002')).toEqual(['Adam Kowal']);
    // Known by number and in the list: once.
    expect(await names('9001')).toEqual(['Piotr Kowal']);
    expect([await names('12'), await names('900'), await names('312345')]).toEqual([[], [], []]);
  });

  it('never has the list: nobody for fewer than three letters, at most six, nor by letters of a number', async () => {
    expect([await names(''), await names('ko'), await names('k o w'), await names('–…')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(await names('smi')).toHaveLength(6);
    expect(await names('kowa')).not.toContain('Ola Lis');
  });

  it('is slowed down after some sixty searches, and so are phones that come to its table one after the other', async () => {
    const device = phone();
    for (let asked = 0; asked <= 60; asked += 1)
      // oxlint-disable-next-line no-await-in-loop -- one phone
      await names('kow', device);
    expect(await refusalOf(names('kow', device))).toBe('access.too-many-attempts');
    const others = async () => names('kow', { ...device, device: randomUUID() });
    expect(await others()).toHaveLength(5);
    for (let asked = 62; asked <= 180; asked += 1)
      // oxlint-disable-next-line no-await-in-loop
      await others();
    expect(await refusalOf(others())).toBe('access.too-many-attempts');
    expect(await names('kow')).toHaveLength(5);
  });
});

describe('a phone that picks', () => {
  it('names the player, and of a member the player of the number', async () => {
    const { seatNames, players } = test.access;
    const device = phone();
    const [entered] = await seatNames.find('zofia', device, HERE);
    expect(await seatNames.picked(entered!.pick, device)).toEqual({ id: ENTERED.id });
    const [member] = await seatNames.find('lukasz', device, HERE);
    const { id } = await seatNames.picked(member!.pick, device);
    expect(await seatNames.picked(member!.pick, device)).toEqual({ id });
    expect(await players.search('00123', 2)).toEqual([
      { id, name: 'Łukasz Kowalski', memberNumber: '00123', club: 'Acol Bridge Club' },
    ]);
  });

  it('names nobody whom it was not shown', async () => {
    const { seatNames } = test.access;
    const device = phone();
    const [ewa] = await seatNames.find('ewa', device, HERE);
    const { pick } = ewa!;
    const [kind, id, proof] = pick.split('.');
    const forged = [
      pick.replace(`${kind}.${id}`, `${kind}.${Number(id) + 1}`),
      `${kind}.${id}.${'0'.repeat(64)}`,
      `${kind}.${id}`,
      `player.${randomUUID()}.${proof}`,
      '',
    ];
    const refused = forged.map((each) => refusalOf(seatNames.picked(each, device)));
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['access.player-unknown']));
    expect(await refusalOf(seatNames.picked(pick, phone()))).toBe('access.player-unknown');
  });
});

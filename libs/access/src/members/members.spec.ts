import { randomUUID } from 'node:crypto';
import { COLUMNS, memberFile, READ_BY } from '../testing/member-file.js';
import { accessInTest, refusalOf, type AccessInTest } from '../testing/access-in-test.js';
import type { ReadingChanges } from './member-reading.js';

const ADMINISTRATOR = `person:${randomUUID()}`;

let test: AccessInTest;
beforeAll(async () => {
  test = await accessInTest();
});
afterAll(() => test.drop());

const summary = ({ members, same, added, changed, missing, back }: ReadingChanges) => ({
  members,
  same,
  added: added.first.map(({ name }) => name).toSorted(),
  changed: changed.first.map(({ was, is }) => `${was.name} ${was.club} → ${is.name} ${is.club}`).toSorted(),
  missing: missing.first.map(({ name }) => name),
  back,
});
const found = async (text: string, club?: string) =>
  (await test.access.members.search(text, 5, club)).map(({ name, missing }) =>
    missing ? `(${name})` : name,
  );

describe('a list of members', () => {
  const FIRST = '001;Łukasz Żak;Acol\n2;Юрий Орлов;Beta\n3;Anna Nowak;Acol\n4;Zoë Müller;';
  let list: string;

  it('is previewed without being written, and then read', async () => {
    const { memberReading, members } = test.access;
    const previewed = await memberReading.preview(memberFile(FIRST, { name: 'Union' }));
    expect(await members.lists()).toEqual([]);
    const read = await memberReading.read(memberFile(FIRST, { name: 'Union' }));
    expect({ ...previewed, list: read.list }).toEqual(read);
    expect(summary(read)).toEqual({
      members: 4,
      same: 0,
      changed: [],
      missing: [],
      back: 0,
      added: ['Anna Nowak', 'Zoë Müller', 'Łukasz Żak', 'Юрий Орлов'],
    });
    list = read.list!;
    expect(await members.lists()).toMatchObject([
      { id: list, name: 'Union', members: 4, missing: 0, readBy: READ_BY, columns: COLUMNS },
    ]);
  });

  it('finds members by numbers and by beginnings of their words, whatever the letters', async () => {
    expect(
      await Promise.all(
        ['001', 'luk', 'Yuri', 'jurij', 'mueller', 'nowak ann', 'zak mul', '…'].map((text) => found(text)),
      ),
    ).toEqual([
      ['Łukasz Żak'],
      ['Łukasz Żak'],
      ['Юрий Орлов'],
      ['Юрий Орлов'],
      ['Zoë Müller'],
      ['Anna Nowak'],
      [],
      [],
    ]);
  });

  it('names what the next file changes, keeps who is no longer in it, and takes back who returns', async () => {
    const { memberReading, members } = test.access;
    const second = '1;Łukasz Żak-Lis;Acol\n2;?\n3;Anna Nowak;Beta\n5;Bob Baker;Beta';
    expect(summary(await memberReading.read(memberFile(second, { id: list })))).toEqual({
      members: 3,
      same: 0,
      added: ['Bob Baker'],
      missing: ['Zoë Müller'],
      back: 0,
      changed: ['Anna Nowak Acol → Anna Nowak Beta', 'Łukasz Żak Acol → Łukasz Żak-Lis Acol'],
    });
    expect(await Promise.all(['lis', 'zoe', 'yuri', '001', '1'].map((text) => found(text)))).toEqual([
      ['Łukasz Żak-Lis'],
      ['(Zoë Müller)'],
      ['Юрий Орлов'],
      [],
      ['Łukasz Żak-Lis'],
    ]);
    expect(await members.lists()).toMatchObject([{ members: 4, missing: 1 }]);
    const third = summary(await memberReading.read(memberFile(`${second}\n4;Zoë Müller;`, { id: list })));
    expect(third).toMatchObject({ members: 4, same: 4, changed: [], back: 1 });
    expect(await found('zoe')).toEqual(['Zoë Müller']);
  });

  it('has members of a club first', async () => {
    const rows = Array.from({ length: 8 }, (_, at) => `1${at};Kim A${at};${at === 7 ? 'Own' : 'Other'}`);
    await test.access.memberReading.read(memberFile(rows.join('\n'), { name: 'Clubs' }));
    expect(await found('kim')).toEqual(['Kim A0', 'Kim A1', 'Kim A2', 'Kim A3', 'Kim A4']);
    expect(await found('kim', 'own')).toEqual(['Kim A7', 'Kim A0', 'Kim A1', 'Kim A2', 'Kim A3']);
  });

  it('stays as it is where a file cannot be taken in', async () => {
    const { memberReading } = test.access;
    const before = await test.access.members.lists();
    const refused = [
      memberFile(FIRST, { id: randomUUID() }),
      memberFile(FIRST, { name: 'UNION' }),
      memberFile('', { id: list }),
    ].map((each) => refusalOf(memberReading.read(each)));
    expect(await Promise.all(refused)).toEqual([
      'access.member-list-unknown',
      'access.member-list-known',
      'access.nobody-read',
    ]);
    expect(await test.access.members.lists()).toEqual(before);
  });
});

describe('a member', () => {
  const idOf = async (text: string) => (await test.access.members.search(text, 1))[0]?.id ?? '0';

  it('becomes a player with number and club once, and is the player who has the number already', async () => {
    const { memberReading, members, players } = test.access;
    const rows = '70;Ola Kos;Wawel\n71;Iga Lis;\nL123456;Jan Wolf;Wawel';
    await memberReading.read(memberFile(rows, { name: 'Players' }, 'acbl'));
    const chosen = await Promise.all(
      ['ola kos', 'ola kos'].map(async (text) => members.player(await idOf(text), 'x')),
    );
    expect(chosen[0]).toEqual(chosen[1]);
    expect(await players.search('70', 5)).toEqual([
      { id: chosen[0]!.id, name: 'Ola Kos', memberNumber: '70', club: 'Wawel' },
    ]);
    // Of another federation, and under the number of before the letter.
    const [other, life] = [randomUUID(), randomUUID()];
    await players.put({ id: other, name: 'Somebody Else', memberNumber: '71' }, 'x', 'nobody');
    await players.put({ id: life, name: 'J. Wolf', memberNumber: '3123456' }, 'x', 'nobody');
    expect((await members.player(await idOf('iga lis'), 'x')).id).not.toBe(other);
    expect(await members.player(await idOf('jan wolf'), 'x')).toEqual({ id: life, name: 'J. Wolf' });
    expect(await refusalOf(members.player('0', 'x'))).toBe('access.member-unknown');
  });

  it('is erased with the player, or alone, or with the list', async () => {
    const { members, erasures, memberReading } = test.access;
    const list = await memberReading.read(memberFile('80;Eve Adams;Own\n81;Max Moor;', { name: 'Erased' }));
    const { id } = await members.player(await idOf('eve adams'), 'x');
    expect(await erasures.find(id)).toMatchObject([
      { kind: 'player', members: [{ list: 'Erased', number: '80', name: 'Eve Adams', club: 'Own' }] },
    ]);
    await erasures.erase(id, ADMINISTRATOR);
    expect([await found('eve adams'), await found('max moor')]).toEqual([[], ['Max Moor']]);
    await members.erase(await idOf('max moor'));
    expect(await found('max')).toEqual([]);
    await members.remove(list.list!);
    expect(await refusalOf(members.remove(list.list!))).toBe('access.member-list-unknown');
    expect(await refusalOf(members.erase('0'))).toBe('access.member-unknown');
  });
});

import { randomUUID } from 'node:crypto';
import { accessInTest, refusalOf, type AccessInTest } from '../testing/access-in-test.js';

let test: AccessInTest;
const DIRECTOR = `person:${randomUUID()}`;
const TABLE = `device:${randomUUID()}`;

beforeAll(async () => {
  test = await accessInTest();
});
afterAll(() => test.drop());

describe('players', () => {
  const anna = { id: randomUUID(), name: 'Anna Nowak-Żak', memberNumber: 'PL12345' };
  const boris = { id: randomUUID(), name: 'Борис Ильин', memberNumber: null };

  it('are written down once, under ids that others name them by', async () => {
    const { players, people } = test.access;
    await players.put(anna, TABLE, 'nobody');
    await players.put(boris, DIRECTOR, 'anybody');
    await players.put(anna, TABLE, 'nobody');
    expect(await people.names([anna.id, boris.id, randomUUID()])).toEqual(
      new Map([
        [anna.id, anna.name],
        [boris.id, boris.name],
      ]),
    );
  });

  it('are corrected by those who run the tournament, not by a table', async () => {
    const { players, people } = test.access;
    const right = { ...anna, name: 'Anna Nowak-Żuk' };
    expect(await refusalOf(players.put(right, TABLE, 'nobody'))).toBe('access.player-known');
    await players.put(right, DIRECTOR, 'anybody');
    expect([...(await people.names([anna.id])).values()]).toEqual(['Anna Nowak-Żuk']);
  });

  it('are corrected by whoever has written them down, and keep their names before others', async () => {
    const { players, people } = test.access;
    const slip = { id: randomUUID(), name: 'Celina Maaj', memberNumber: null };
    const right = { ...slip, name: 'Celina Maj' };
    await players.put(slip, DIRECTOR, 'whom-he-wrote-down');
    await players.put(right, DIRECTOR, 'whom-he-wrote-down');
    const other = `person:${randomUUID()}`;
    const wiped = { ...right, name: 'Nobody' };
    expect(await refusalOf(players.put(wiped, other, 'whom-he-wrote-down'))).toBe('access.player-known');
    expect([...(await people.names([slip.id])).values()]).toEqual(['Celina Maj']);
  });

  it('have names of its own in a tournament, which stay there and leave the member number alone', async () => {
    const { players, people } = test.access;
    const [here, elsewhere] = [randomUUID(), randomUUID()];
    const dana = { id: randomUUID(), name: 'Dana Kos', memberNumber: 'PL778' };
    await players.put(dana, DIRECTOR, 'whom-he-wrote-down');
    const other = `person:${randomUUID()}`;
    const put = (change: object) =>
      players.put({ id: dana.id, name: 'Daniela Kos', ...change }, other, 'whom-he-wrote-down', here);
    for (const change of [{}, { memberNumber: null }, { memberNumber: 'PL778' }]) await put(change);
    expect(await refusalOf(put({ memberNumber: 'PL1' }))).toBe('access.player-known');
    const named = async (tournament?: string) => (await people.names([dana.id], tournament)).get(dana.id);
    expect([await named(here), await named(elsewhere), await named()]).toEqual([
      'Daniela Kos',
      'Dana Kos',
      'Dana Kos',
    ]);
    expect(await players.known([], ['PL778'], 5)).toMatchObject([dana]);
    await players.put({ id: dana.id, name: 'Dana Koss' }, DIRECTOR, 'whom-he-wrote-down', here);
    expect([await named(here), await named()]).toEqual(['Dana Koss', 'Dana Koss']);
    expect(await players.known([], ['PL778'], 5)).toMatchObject([{ name: 'Dana Koss' }]);
  });

  it('keep the name that a tournament had for one record when that is merged into another', async () => {
    const { players, people } = test.access;
    const here = randomUUID();
    const [left, twin] = [randomUUID(), randomUUID()];
    for (const id of [left, twin])
      await players.put({ id, name: 'Ewa Lis', memberNumber: null }, DIRECTOR, 'anybody');
    await players.put({ id: twin, name: 'Ewelina Lis' }, 'person:other', 'whom-he-wrote-down', here);
    await players.merge(twin, left, DIRECTOR);
    const named = async () => [...(await people.names([left, twin], here)).values()];
    expect(await named()).toEqual(['Ewa Lis', 'Ewelina Lis']);
    await players.put({ id: twin, name: 'Ewa Lis' }, DIRECTOR, 'anybody', here);
    expect(await named()).toEqual(['Ewa Lis', 'Ewa Lis']);
  });

  it('are found by the beginning of a name or by their number', async () => {
    const found = async (text: string) => (await test.access.players.search(text, 5)).map(({ id }) => id);
    expect(await found('ann')).toEqual([anna.id]);
    expect(await found('NOWAK')).toEqual([anna.id]);
    expect(await found('иль')).toEqual([boris.id]);
    expect(await found('PL12345')).toEqual([anna.id]);
    expect(await found('%')).toEqual([]);
    expect(await found('owak')).toEqual([]);
  });

  it('share their names’ table with those who have an account', async () => {
    const olga = await test.person('olga');
    expect([...(await test.access.people.names([olga.id, boris.id])).keys()].toSorted()).toEqual(
      [olga.id, boris.id].toSorted(),
    );
  });

  it('whose records are merged are one: named alike, found once, shown as whom their account is, until separated', async () => {
    const { players, people, ownPlayers } = test.access;
    const [left, twin] = [randomUUID(), randomUUID()];
    await players.put({ id: left, name: 'Zofia Twin', memberNumber: 'Z1' }, DIRECTOR, 'anybody');
    await players.put({ id: twin, name: 'Zosia Twin', memberNumber: null }, DIRECTOR, 'anybody');
    await players.change(left, { club: 'Wawel' }, DIRECTOR);
    const account = await test.person();
    await ownPlayers.put(account.id, twin, DIRECTOR, true);
    const { token } = await account.signIn();
    const known = async () => (await test.access.credentials({ session: token })).person?.players;
    expect(await known()).toEqual([twin]);

    await players.merge(twin, left, DIRECTOR);
    expect(await people.names([left, twin])).toEqual(
      new Map([
        [left, 'Zofia Twin'],
        [twin, 'Zofia Twin'],
      ]),
    );
    expect((await players.search('twin', 5)).map(({ id }) => id)).toEqual([left]);
    expect(new Set(await people.sameAs(left))).toEqual(new Set([left, twin]));
    expect(new Set(await people.sameAs(twin))).toEqual(new Set([left, twin]));
    expect(new Set(await known())).toEqual(new Set([left, twin]));
    expect(await players.clubs([left, twin])).toEqual(
      new Map([
        [left, { club: 'Wawel', country: null }],
        [twin, { club: 'Wawel', country: null }],
      ]),
    );
    expect(await refusalOf(players.merge(left, twin, DIRECTOR))).toBe('access.player-same');
    expect(await refusalOf(players.merge(randomUUID(), left, DIRECTOR))).toBe('access.player-unknown');
    // A name that is corrected under the old id is the name of both.
    await players.put({ id: twin, name: 'Zofia Twin-Nowak', memberNumber: 'Z1' }, DIRECTOR, 'anybody');
    expect(await people.names([left])).toEqual(new Map([[left, 'Zofia Twin-Nowak']]));

    await players.separate(twin, DIRECTOR);
    expect(await people.sameAs(twin)).toEqual([twin]);
    expect(await people.names([twin])).toEqual(new Map([[twin, 'Zosia Twin']]));
    await players.merge(twin, left, DIRECTOR);
    await test.access.erasures.erase(twin, DIRECTOR);
    expect(await people.names([left, twin])).toEqual(new Map());
    expect(await test.access.erasures.isErased(left)).toBe(true);
  });

  it('are found by a whole list, by names in any capitals or by member numbers', async () => {
    const { players } = test.access;
    const dora = { id: randomUUID(), name: 'Dora Żuk', memberNumber: 'PL777' };
    await players.put(dora, DIRECTOR, 'anybody');
    const found = { ...dora, club: null };
    expect(await players.known(['DORA żuk ', 'Dora'], [], 10)).toEqual([found]);
    expect(await players.known([], ['PL777', 'PL'], 10)).toEqual([found]);

    const twin = randomUUID();
    await players.put({ id: twin, name: 'Dorota Żuk', memberNumber: null }, DIRECTOR, 'anybody');
    await players.merge(twin, dora.id, DIRECTOR);
    expect(await players.known(['Dorota Żuk', 'Dora Żuk'], ['PL777'], 10)).toEqual([found]);
  });
});

describe('the journal of records', () => {
  const NIL = { other: null, tournament: null };

  it('says who has changed what kind of thing about whom, and nothing where nothing was changed', async () => {
    const { players, recordChanges, erasures } = test.access;
    const [record, twin, here] = [randomUUID(), randomUUID(), randomUUID()];
    const administrator = `person:${randomUUID()}`;
    const kept = { id: record, name: 'Halina Sowa', memberNumber: 'H1' };
    const journal = async () => {
      const lines = await recordChanges.read(20, { of: [record, twin] });
      return lines
        .map(({ kind, by, record: of, other, tournament }) => ({ kind, by, record: of, other, tournament }))
        .toReversed();
    };
    await players.put(kept, DIRECTOR, 'whom-he-wrote-down');
    await players.put({ id: twin, name: 'Halina Sowa-Lis', memberNumber: null }, DIRECTOR, 'anybody');
    await players.put(kept, DIRECTOR, 'whom-he-wrote-down');
    await players.put({ id: record, name: 'Halina Sowa' }, TABLE, 'nobody');
    await players.change(record, { name: 'Halina Sowa', memberNumber: 'H1', club: null }, administrator);
    await players.separate(twin, administrator);
    await refusalOf(players.put({ id: record, name: 'Wiped' }, TABLE, 'nobody'));
    expect(await journal()).toEqual([]);

    await players.put({ ...kept, name: 'Halina Sówka' }, DIRECTOR, 'whom-he-wrote-down');
    for (const _ of [1, 2])
      await players.put({ id: record, name: 'H. Sowa' }, TABLE, 'whom-he-wrote-down', here);
    await players.change(record, { memberNumber: 'H2', club: 'Wisła' }, administrator);
    const makers = [here, randomUUID()];
    await players.put({ id: record, name: 'H. Sowa' }, TABLE, 'whom-he-wrote-down', makers[1]!);
    const agreeing = makers.map((tournament) => ({ tournament, madeBy: tournament }));
    await players.takeAgreedName(record, async () => agreeing, TABLE);
    await players.merge(twin, record, administrator);
    await players.separate(twin, administrator);
    await erasures.erase(record, administrator);
    const named = (tournament: string) => ({
      kind: 'renamed-in-tournament',
      by: TABLE,
      record,
      other: null,
      tournament,
    });
    expect(await journal()).toEqual([
      { kind: 'renamed', by: DIRECTOR, record, ...NIL },
      named(here),
      { kind: 'member-number-changed', by: administrator, record, ...NIL },
      { kind: 'club-changed', by: administrator, record, ...NIL },
      named(makers[1]!),
      { kind: 'renamed-in-agreement', by: TABLE, record, ...NIL },
      { kind: 'merged', by: administrator, record: twin, other: record, tournament: null },
      { kind: 'separated', by: administrator, record: twin, other: record, tournament: null },
      { kind: 'erased', by: administrator, record, ...NIL },
    ]);
  });

  it('is read in pages, the latest line first', async () => {
    const { players, recordChanges } = test.access;
    const id = randomUUID();
    for (const name of ['Iga Kot', 'Iga Kott', 'Iga Kotta', 'Iga Kottek'])
      await players.put({ id, name, memberNumber: null }, DIRECTOR, 'anybody');
    const all = await recordChanges.read(10, { of: [id] });
    expect(all).toHaveLength(3);
    const later = await recordChanges.read(2);
    expect(later).toEqual(all.slice(0, 2));
    expect(await recordChanges.read(1, { before: later[1]!.line })).toEqual(all.slice(2));
  });

  it('is changed by nobody', async () => {
    const { database } = test;
    const touched = [
      database.$executeRaw`UPDATE access.record_change SET changed_by = 'person:other'`,
      database.$executeRaw`DELETE FROM access.record_change`,
    ];
    for (const touch of touched) await expect(touch).rejects.toThrow('kept as they are');
    expect(await test.access.recordChanges.read(1)).toHaveLength(1);
  });
});

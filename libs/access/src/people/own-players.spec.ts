import { randomUUID } from 'node:crypto';
import { accessInTest, refusalOf, type AccessInTest, type TestPerson } from '../testing/access-in-test.js';

let test: AccessInTest;
let dora: TestPerson;
const SELF = `person:${randomUUID()}`;
const [first, second] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  test = await accessInTest();
  dora = await test.person('dora');
  for (const id of [first, second]) {
    await test.access.players.put({ id, name: `Player ${id}`, memberNumber: null }, SELF, 'anybody');
  }
});
afterAll(() => test.drop());

describe('the player that a person is', () => {
  const own = async () => (await test.access.ownPlayers.of([dora.id, randomUUID()])).get(dora.id);

  it('is nobody until it is said, and known at every request from then on', async () => {
    const { token } = await dora.signIn();
    const player = async () => (await test.access.credentials({ session: token })).person?.players?.[0];
    expect([await own(), await player()]).toEqual([undefined, undefined]);
    await test.access.ownPlayers.put(dora.id, first, SELF, false);
    expect([await own(), await player()]).toEqual([first, first]);
  });

  it('is neither withdrawn nor changed by somebody who plays: an organiser does that', async () => {
    const { ownPlayers } = test.access;
    await ownPlayers.put(dora.id, first, SELF, false);
    expect(await refusalOf(ownPlayers.put(dora.id, second, SELF, false))).toBe('access.own-player-set');
    expect(await refusalOf(ownPlayers.put(dora.id, null, SELF, false))).toBe('access.own-player-set');
    expect(await own()).toBe(first);
    await ownPlayers.put(dora.id, second, SELF, true);
    expect(await own()).toBe(second);
    await ownPlayers.put(dora.id, null, SELF, true);
    expect(await own()).toBeUndefined();
  });

  it('counts as theirs when it is another one by then, and all of them are known', async () => {
    const { ownPlayers } = test.access;
    await ownPlayers.put(dora.id, first, SELF, true);
    await ownPlayers.put(dora.id, second, SELF, true);
    const { token } = await dora.signIn();
    const { players, formerly } = (await test.access.credentials({ session: token })).person!;
    expect([players, [...formerly!].toSorted()]).toEqual([[second], [first, second].toSorted()]);
    expect([...(await ownPlayers.everOf(dora.id))].toSorted()).toEqual([first, second].toSorted());
    await ownPlayers.put(dora.id, null, SELF, true);
  });

  it('counts as theirs under every id that it had, also when merged records are separated or merged with others', async () => {
    const { ownPlayers, players } = test.access;
    const [record, twin, other, another] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const id of [record, twin, other, another])
      await players.put({ id, name: `Player ${id}`, memberNumber: null }, SELF, 'anybody');
    const [zofia, piotr] = [await test.person('zofia'), await test.person('piotr')];
    await ownPlayers.put(zofia.id, record, SELF, true);
    await ownPlayers.put(piotr.id, twin, SELF, true);
    await players.merge(twin, record, SELF);
    const countsAs = async ({ signIn }: TestPerson) => {
      const { token } = await signIn();
      const { players: now = [], formerly = [] } = (await test.access.credentials({ session: token }))
        .person!;
      return new Set([...now, ...formerly]);
    };
    const both = new Set([record, twin]);
    expect([await countsAs(zofia), await countsAs(piotr)]).toEqual([both, both]);
    await players.separate(twin, SELF);
    expect([await countsAs(zofia), await countsAs(piotr)]).toEqual([both, both]);
    await players.merge(other, record, SELF);
    await players.merge(other, another, SELF);
    expect(await countsAs(zofia)).toEqual(new Set([record, twin, other, another]));
  });

  it('is in the journal, with who set it and where, and so is its withdrawal', async () => {
    const { ownPlayers, recordChanges, erasures } = test.access;
    const [jan, here] = [await test.person('jan'), randomUUID()];
    const organiser = `person:${randomUUID()}`;
    await ownPlayers.put(jan.id, first, `person:${jan.id}`, false, here);
    await refusalOf(ownPlayers.put(jan.id, second, `person:${jan.id}`, false, here));
    await ownPlayers.put(jan.id, second, organiser, true, here);
    await ownPlayers.put(jan.id, null, organiser, true, here);
    const lines = await recordChanges.read(10, { of: [jan.id] });
    expect(lines.map(({ kind, by, other }) => [kind, by, other]).toReversed()).toEqual([
      ['player-said', `person:${jan.id}`, first],
      ['player-taken-back', organiser, first],
      ['player-said', organiser, second],
      ['player-taken-back', organiser, second],
    ]);
    expect(lines.every(({ record, tournament }) => record === jan.id && tournament === here)).toBe(true);
    await erasures.erase(jan.id, organiser);
    const left = await recordChanges.read(10, { of: [jan.id] });
    expect(left.map(({ kind, by, other }) => [kind, by, other])).toEqual([
      ['erased', organiser, null],
      ...lines.map(({ kind, by }) => [kind, by, null]),
    ]);
  });

  it('is somebody who has been written down', async () => {
    const stranger = test.access.ownPlayers.put(dora.id, randomUUID(), SELF, true);
    expect(await refusalOf(stranger)).toBe('access.player-unknown');
  });
});

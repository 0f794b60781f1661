import { randomUUID } from 'node:crypto';
import { AccessRefused } from '../rights/access-refused.js';
import { LASTING_AT_MOST, type LastingBy } from './lasting-cards.js';
import type { SessionAtTable } from '../rights/table-place.js';
import { accessInTest, ADDRESS, refusalOf, type AccessInTest } from '../testing/access-in-test.js';

let test: AccessInTest;
let monday: LastingBy;
let thursday: LastingBy;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(async () => {
  await test.database.throttle.deleteMany();
  const { id: person } = await test.person();
  [monday, thursday] = [tournamentOf(person), tournamentOf(person)];
});

afterAll(() => test.drop());

/** A tournament with its organiser. */
function tournamentOf(person: string): LastingBy {
  const tournament = randomUUID();
  test.roles.open(tournament);
  test.roles.give(tournament, person, 'organiser');
  return { tournament, person };
}

const make = async (tables: readonly string[], name = `Club ${randomUUID()}`, by = monday) => {
  const { id, cards } = await test.access.lastingCards.make(by, name, tables);
  return { id, name, tokens: new Map(cards.map(({ table, token }) => [table, token])) };
};
const print = async (set: string, tables: readonly string[], endsEarlier = false) =>
  (await test.access.lastingCards.print(monday, set, tables, { endsEarlier })).cards;
const bind = (by: LastingBy, set: string, session = '1') => test.access.lastingCards.bind(by, set, session);
const scan = (token: string, there: SessionAtTable = { is: 'on', shown: true }) =>
  test.access.devices.pairByLink(token, { address: ADDRESS, sessionAt: () => Promise.resolve(there) });
const refused = async (token: string, there?: SessionAtTable) => {
  const error: unknown = await scan(token, there).catch((reason: unknown) => reason);
  if (!(error instanceof AccessRefused)) throw new Error('The scan was not refused.');
  return [error.code, error.params];
};
const offered = (by: LastingBy) => test.access.lastingCards.offered(by);

describe('a card that lasts', () => {
  it('pairs with its table in one session after another, of different tournaments', async () => {
    const { id, tokens } = await make(['A1', 'A2']);
    const a1 = tokens.get('A1')!;
    await bind(monday, id);
    const first = await scan(a1);
    expect(first.principal).toMatchObject({ tournament: monday.tournament, session: '1', table: 'A1' });
    await bind(thursday, id, '2');
    // The phone of Monday stands where it stood: in Thursday's session it does nothing before it scans.
    expect(await test.access.devices.resolve(first.token)).toEqual(first.principal);
    const second = await scan(a1);
    expect(second.principal).toMatchObject({ tournament: thursday.tournament, session: '2', table: 'A1' });
  });

  it('lets nobody act before it is bound', async () => {
    const { tokens } = await make(['A1']);
    expect(await refused(tokens.get('A1')!)).toEqual(['access.card-unbound', { table: 'A1' }]);
  });

  it('leads to the results of the last session once that is over, where everybody may see them', async () => {
    const { id, tokens } = await make(['A1']);
    await bind(monday, id);
    const at = { session: '1', table: 'A1' };
    const { tournament } = monday;
    const token = tokens.get('A1')!;
    expect(await refused(token, { is: 'over', shown: true })).toEqual([
      'access.card-session-over',
      { ...at, tournament },
    ]);
    expect(await refused(token, { is: 'over', shown: false })).toEqual(['access.card-session-over', at]);
    expect(await test.access.devices.list(tournament)).toEqual([]);
  });

  it('whose table the session does not have says so', async () => {
    const { id, tokens } = await make(['B9']);
    await bind(monday, id);
    expect((await refused(tokens.get('B9')!, { is: 'without-table', shown: true }))[0]).toBe(
      'access.card-no-table',
    );
  });

  it('rests from the official seal on, and is good for the next session', async () => {
    const { id, tokens } = await make(['A1']);
    await bind(monday, id);
    const phone = await scan(tokens.get('A1')!);
    await test.access.devices.revokeSheet(monday.tournament);
    expect(await test.access.devices.resolve(phone.token)).toBeUndefined();
    expect((await refused(tokens.get('A1')!))[0]).toBe('access.card-session-over');
    await bind(thursday, id);
    await scan(tokens.get('A1')!);
  });

  it('ends after its season', async () => {
    const { id, tokens } = await make(['A1']);
    await bind(monday, id);
    test.clock.advance(LASTING_AT_MOST);
    expect((await refused(tokens.get('A1')!))[0]).toBe('access.link-expired');
    expect((await offered(monday)).find((set) => set.id === id)).toMatchObject({ tables: [], until: null });
  });
});

describe('cards of a set', () => {
  it('printed again leave every card that exists as it is', async () => {
    const { id, tokens } = await make(['A1']);
    const again = await print(id, ['A1', 'A10', 'A2']);
    await bind(monday, id);
    for (const [index, token] of [tokens.get('A1')!, again[1]!.token, again[2]!.token].entries())
      expect((await scan(token)).principal.table).toBe(['A1', 'A10', 'A2'][index]);
    expect((await offered(monday)).find((set) => set.id === id)?.tables).toEqual(['A1', 'A2', 'A10']);
  });

  it('end where new ones are asked for, of one table alone', async () => {
    const { id, tokens } = await make(['A1', 'A2']);
    await bind(monday, id);
    const phone = await scan(tokens.get('A1')!);
    const [fresh] = await print(id, ['A1'], true);
    expect((await refused(tokens.get('A1')!))[0]).toBe('access.link-revoked');
    expect(await test.access.devices.resolve(phone.token)).toBeDefined();
    await scan(tokens.get('A2')!);
    expect(await refusalOf(scan(fresh!.token))).toBe('access.table-taken');
  });

  it('are journalled: printed, bound and ended, by whom and where', async () => {
    const { id } = await make(['A1']);
    await bind(monday, id);
    await bind(monday, id);
    await print(id, ['A1'], true);
    const lines = await test.access.recordChanges.read(10, { of: [id] });
    expect(lines.map(({ kind }) => kind)).toEqual([
      'cards-printed',
      'cards-ended',
      'cards-bound',
      'cards-printed',
    ]);
    for (const line of lines)
      expect(line).toMatchObject({ by: `person:${monday.person}`, tournament: monday.tournament });
  });
});

describe('who may use a set', () => {
  it('binds it as a director where a keeper is an organiser, and neither prints nor ends cards', async () => {
    const { id } = await make(['A1']);
    const director = { ...monday, person: (await test.person()).id };
    expect(await offered(director)).toMatchObject([{ id, keeps: false, bound: null }]);
    await bind(director, id);
    expect(await refusalOf(test.access.lastingCards.print(director, id, ['A1']))).toBe(
      'access.cards-of-others',
    );
  });

  it('is nobody of another tournament', async () => {
    const { id } = await make(['A1']);
    const stranger = tournamentOf((await test.person()).id);
    expect(await offered(stranger)).toEqual([]);
    expect(await refusalOf(bind(stranger, id))).toBe('access.cards-unknown');
    expect(await refusalOf(test.access.lastingCards.print(stranger, id, ['A1']))).toBe(
      'access.cards-unknown',
    );
  });

  it('is as well who creates tournaments and plays for the club that has its name, under which it is printed', async () => {
    const { access } = test;
    const [player, club] = [randomUUID(), `KB ${randomUUID().slice(0, 8)}`];
    await access.players.put({ id: player, name: 'Anna Nowak', memberNumber: null }, 'person:x', 'anybody');
    await access.players.change(player, { club }, 'person:x');
    const [anna, ewa, guest] = [
      await test.person(`anna-${player}`, { mayCreateTournaments: true }),
      await test.person(`ewa-${player}`, { mayCreateTournaments: true }),
      await test.person(`guest-${player}`),
    ];
    for (const { id: person } of [anna, ewa, guest])
      await access.ownPlayers.put(person, player, `person:${person}`, true);
    const { id } = await make(['A1'], club.toLowerCase(), tournamentOf(anna.id));
    // Somebody of no club who takes its name keeps a set of their own.
    await make(['A1'], club);
    expect(await offered(tournamentOf(ewa.id))).toMatchObject([{ id, name: club, keeps: true }]);
    expect(await offered(tournamentOf(guest.id))).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { accessInTest, refusalOf, type AccessInTest } from '../testing/access-in-test.js';

const MIGRATION = 'prisma/migrations/20261123000300_clubs/migration.sql';
const DIRECTOR = `person:${randomUUID()}`;

let test: AccessInTest;
beforeAll(async () => {
  test = await accessInTest();
});
afterAll(() => test.drop());

const player = async (name: string, club: string): Promise<string> => {
  const id = randomUUID();
  await test.access.players.put({ id, name, memberNumber: null }, DIRECTOR, 'anybody');
  await test.access.players.change(id, { club }, DIRECTOR);
  return id;
};
const listed = async () =>
  (await test.access.clubs.all()).map(({ name, short, country, players }) => [name, short, country, players]);
const idOf = async (name: string) =>
  (await test.access.clubs.all()).find((club) => club.name === name)?.id ?? '';

describe('clubs', () => {
  it('are known by their names and short names to who asks for one, and no others are told', async () => {
    await player('Ola Bąk', 'Klub Sportowy Jutrzenka');
    await player('Iga Dąb', 'Zorza');
    const { clubs } = test.access;
    await clubs.change(await idOf('Klub Sportowy Jutrzenka'), {
      name: 'Klub Sportowy Jutrzenka',
      short: 'Jutrzenka',
      country: null,
    });
    const asked = ['klub sportowy JUTRZENKA', ' jutrzenka', 'Jutrzenk', 'zorza', '%'];
    expect(await clubs.known(asked)).toEqual(
      new Map([
        ['klub sportowy JUTRZENKA', 'Jutrzenka'],
        [' jutrzenka', 'Jutrzenka'],
        ['zorza', 'Zorza'],
      ]),
    );
    for (const name of ['Klub Sportowy Jutrzenka', 'Zorza']) await clubs.remove(await idOf(name));
  });

  it('come with their first player, once whatever the capitals, and are corrected for all of them', async () => {
    const anna = await player('Anna Nowak', 'KB Wawel Kraków');
    await player('Jan Lis', 'kb wawel kraków');
    await player('Ewa Sowa', 'Cracovia');
    expect(await listed()).toEqual([
      ['Cracovia', null, null, 1],
      ['KB Wawel Kraków', null, null, 2],
    ]);
    const { clubs, players } = test.access;
    await clubs.change(await idOf('KB Wawel Kraków'), { name: 'KB Wawel', short: 'Wawel', country: 'PL' });
    expect(await players.clubs([anna])).toEqual(new Map([[anna, { club: 'Wawel', country: 'PL' }]]));
    expect((await players.search('anna', 5)).map(({ club }) => club)).toEqual(['Wawel']);
    const taken = clubs.change(await idOf('Cracovia'), { name: 'kb WAWEL', short: null, country: null });
    expect(await refusalOf(taken)).toBe('access.club-known');
    const nowhere = clubs.change(randomUUID(), { name: 'Wisła', short: null, country: null });
    expect(await refusalOf(nowhere)).toBe('access.club-unknown');
  });

  it('become one with their players, and go from the list', async () => {
    const { clubs, players } = test.access;
    const ola = await player('Ola Kos', 'Wawel II');
    const [second, first] = [await idOf('Wawel II'), await idOf('KB Wawel')];
    expect(await refusalOf(clubs.merge(second, second))).toBe('access.club-same');
    expect(await refusalOf(clubs.merge(second, randomUUID()))).toBe('access.club-unknown');
    await clubs.merge(second, first);
    expect(await players.clubs([ola])).toEqual(new Map([[ola, { club: 'Wawel', country: 'PL' }]]));
    await clubs.remove(first);
    expect(await refusalOf(clubs.remove(first))).toBe('access.club-unknown');
    expect(await players.clubs([ola])).toEqual(new Map());
    expect(await listed()).toEqual([['Cracovia', null, null, 1]]);
  });

  it('that were a text of each player are kept by the migration', async () => {
    const client = new pg.Client({ connectionString: test.connectionString });
    await client.connect();
    try {
      await client.query('ALTER TABLE access.player DROP COLUMN club_id, ADD COLUMN club text');
      await client.query('DROP TABLE access.club CASCADE');
      const texts = ['Młociny', 'MŁOCINY', 'Praga', null];
      for (const [at, club] of texts.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await client.query(
          `INSERT INTO access.player (id, name, created_at, created_by, club) VALUES ($1, $2, now(), 'x', $3)`,
          [randomUUID(), `Old ${at}`, club],
        );
      }
      await client.query(await readFile(MIGRATION, 'utf8'));
    } finally {
      await client.end();
    }
    const found = await test.access.players.search('old', 9);
    expect(found.map(({ club }) => club?.toLowerCase() ?? null)).toEqual([
      'młociny',
      'młociny',
      'praga',
      null,
    ]);
    expect((await listed()).map(([, , , players]) => players)).toEqual([2, 1]);
  });
});

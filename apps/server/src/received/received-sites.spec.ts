import { createPrisma, type PrismaClient } from '#platform';
import { freshDatabase } from '../../../../libs/platform/src/testing/database.js';
import { ReceivedSites } from './received-sites.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let prisma: PrismaClient;

beforeAll(async () => {
  database = await freshDatabase();
  prisma = createPrisma(database.connectionString);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await database?.drop();
});

it('has its limits of files and room, for itself and all together', async () => {
  const limits = { file: 10, siteFiles: 2, siteBytes: 15, sites: 3, bytes: 20 };
  const sites = new ReceivedSites(prisma, limits);
  const by = crypto.randomUUID();
  for (const name of ['one', 'two', 'three']) await sites.open(name, by);
  await expect(sites.open('four', by)).rejects.toMatchObject({ code: 'received.too-many' });
  const put = (site: string, name: string, bytes: number) => sites.put(site, name, Buffer.alloc(bytes, 'x'));
  await put('one', 'a.json', 10);
  await expect(put('one', 'b.json', 11)).rejects.toMatchObject({ code: 'received.file-too-large' });
  await expect(put('one', 'b.json', 6)).rejects.toMatchObject({ code: 'received.full' });
  await put('one', 'b.json', 5);
  await expect(put('one', 'c.json', 0)).rejects.toMatchObject({ code: 'received.full' });
  await put('two', 'a.json', 5);
  await expect(put('three', 'a.json', 1)).rejects.toMatchObject({ code: 'received.full' });
  await put('one', 'a.json', 1);
  await put('three', 'a.json', 1);
  await sites.drop('one', 'b.json');
  expect((await sites.all()).map(({ name, files: count, bytes }) => [name, count, bytes])).toEqual([
    ['one', 1, 1],
    ['three', 1, 1],
    ['two', 1, 5],
  ]);
  await sites.remove('one');
  await expect(sites.remove('one')).rejects.toMatchObject({ code: 'received.unknown' });
});

it('takes no file for a site that was taken away after the token was looked at', async () => {
  const sites = new ReceivedSites(prisma);
  await sites.open('gone', crypto.randomUUID());
  await sites.remove('gone');
  const late = { code: 'received.token-refused' };
  await expect(sites.put('gone', 'a.json', Buffer.from('{}'))).rejects.toMatchObject(late);
  await expect(sites.drop('gone', 'a.json')).rejects.toMatchObject(late);
});

import { randomUUID } from 'node:crypto';
import { Evening } from './testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

/** The first player of the tournament, who was written down by somebody else, perhaps long ago. */
async function playerOf(evening: Evening): Promise<string> {
  await evening.register('Anna Nowak', 'Bea Nowak');
  const registered = (await evening.book()).find(({ type }) => type === 'entries.registered');
  return (registered!.payload as { players: string[] }).players[0]!;
}

describe('the name of a player', () => {
  it('is put right by those who run a tournament in which he plays, and by no others', async () => {
    const own = await Evening.open(server, 'Own');
    const other = await Evening.open(server, 'Other');
    const player = await playerOf(own);
    const scorer = await server.invited(own.director, other.tournament, 'scorer');
    const renamed = async () => {
      const path = `/api/tournaments/${other.tournament}/players/${player}`;
      const { status, body } = await scorer.send('PUT', path, { name: 'Anna Nowak-Maj' });
      return status === 200 ? 'renamed' : body.code;
    };
    expect(await renamed()).toBe('access.player-known');
    await other.command('entries.register', { entry: randomUUID(), players: [player, randomUUID()] });
    expect(await renamed()).toBe('renamed');
  });
});

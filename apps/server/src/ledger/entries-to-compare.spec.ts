import { Background } from '../background.js';
import { Evening, GAME_MADE } from '../testing/evening.js';
import { playHowellOfFour } from '../testing/howell-of-four.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const HANDS = { N: 'AKQ2.765.J94.T83', E: 'T975.KJ4.A82.764', S: 'J86.AT98.KT5.AQ2' };
/** The ace of spades is North's: East did not lead it. */
const IMPOSSIBLE = { ...GAME_MADE, lead: 'SA' };

let server: ServerUnderTest;

beforeAll(async () => {
  // Without a worker the queues stand still.
  server = await serverUnderTest({ TIRAGE_ROLES: 'api,projector' });
});
afterAll(() => server.stop());

it('the official seal and the archive wait until entries were compared with the deals', async () => {
  const evening = await Evening.open(server, 'Compared late');
  await playHowellOfFour(evening, (board) => (board === 1 ? IMPOSSIBLE : { kind: 'score', score: 110 }));
  await evening.command('board.record-hands', { session: '1', board: 1, hands: HANDS });
  await evening.command('session.close', { session: '1' });

  const asked = () =>
    Promise.all([
      evening.director.command(evening.tournament, 'tournament.request-seal', { kind: 'official' }),
      evening.director.command(evening.tournament, 'tournament.archive', {}),
    ]);
  const refused = (code: string) => ({ status: 409, body: { code } });
  for (const answer of await asked()) expect(answer).toMatchObject(refused('tournament.entries-unchecked'));
  await evening.command('tournament.request-seal', { kind: 'provisional' });

  const worker = await server.get(Background).start(new Set(['worker'] as const));
  try {
    await evening.until('result.checked', 2);
  } finally {
    await worker.stop();
  }
  for (const answer of await asked()) expect(answer).toMatchObject(refused('tournament.scores-contradicted'));
});

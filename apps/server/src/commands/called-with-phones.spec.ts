import { Evening, seatSixPairs } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Phones and slips');
  await seatSixPairs(evening, 1, ['A1']);
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
}, 120_000);
afterAll(() => server.stop());

it('a call takes along the tables that have no phone as it is made, not those of a list from before', async () => {
  // A phone has come to A1 since the page read its list, and one has gone from A2.
  await evening.command('session.call-round', { session: '1', round: 2, phones: ['A2'] });
  const gone = (await evening.book()).flatMap(({ type, payload }) =>
    type === 'table.moved-on' ? [(payload as { table: string }).table] : [],
  );
  expect(gone).toEqual(['A2', 'A3']);
}, 120_000);

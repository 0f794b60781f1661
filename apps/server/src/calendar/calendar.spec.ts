import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { until } from '../../../../libs/queues/src/testing/until.js';

const ANNOUNCED = { starts: '2026-12-03T19:00', ends: null, place: 'Town Hall', calledOff: false };

describe('the calendar', () => {
  let server: ServerUnderTest;

  beforeAll(async () => {
    server = await serverUnderTest();
  });
  afterAll(() => server.stop());

  const file = async (query = '') => {
    const answer = await fetch(`${server.base}/api/calendar.ics${query}`);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('tells everybody of published tournaments that are announced, and follows what is said of them', async () => {
    const [shown, draft] = [
      await Evening.open(server, 'Advent Pairs'),
      await Evening.open(server, 'Secret Pairs'),
    ];
    for (const evening of [shown, draft]) await evening.command('tournament.announce', ANNOUNCED);
    await shown.command('tournament.publish');
    await until('the calendar has it', async () => (await file()).text.includes('Advent Pairs'));
    const { type, text } = await file();
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text).toContain(`\r\nUID:${shown.tournament}\r\n`);
    expect(text).toContain('\r\nLOCATION:Town Hall\r\n');
    expect(text).not.toContain('Secret Pairs');
    expect((await file(`?tournament=${draft.tournament}`)).text).not.toContain('VEVENT');

    const anyone = server.client();
    const { body } = await anyone.get('/api/tournaments');
    expect(body.tournaments).toMatchObject([{ name: 'Advent Pairs', announced: ANNOUNCED }]);

    await shown.command('tournament.announce', { ...ANNOUNCED, calledOff: true });
    await until('it is called off', async () => (await file()).text.includes('STATUS:CANCELLED'));
    const page = await anyone.get(`/api/tournaments/${shown.tournament}`);
    expect(page.body.announced).toMatchObject({ calledOff: true });
    await shown.command('tournament.announce', { starts: null });
    await until('it is out', async () => !(await file()).text.includes('VEVENT'));
  });
});

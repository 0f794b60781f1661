import { Evening } from './testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const result = { kind: 'score', score: 110 };
const of = (round: number) => ({ session: '1', table: 'A1', round, board: round, result });

/** One table at which three boards are played, one a round: the deals of boards 1 and 2 are known to nobody yet. */
async function evening(): Promise<Evening> {
  const at = await Evening.open(server, 'Redealt');
  await at.command('tournament.publish');
  await at.command('session.create', { session: '1' });
  const rows = [[1, 2, 3].map((set) => ({ ns: '1', ew: '2', set }))];
  const shape = { name: 'rows', tables: 1, rounds: 3, sets: 3, winners: 1, stationary: ['1', '2'], rows };
  const movement = { kind: 'rows', movement: shape };
  await at.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await at.command('board.request-dealing', { set: '1', from: 1, to: 3, how: 'before-play' });
  await at.until('board.dealt', 3);
  await at.command('session.start', { session: '1' });
  return at;
}

describe('a deal that does not count (Law 6D2)', () => {
  it('takes its results with it, and the board is dealt and played anew', async () => {
    const at = await evening();
    const everybody = server.client();
    const read = async (what: string, query = '') => {
      const after = query || `after=${(await at.book()).length}`;
      return (await everybody.get(`/api/tournaments/${at.tournament}/sessions/1${what}?${after}`)).body;
    };
    for (const round of [1, 2]) {
      await at.command('session.call-round', { session: '1', round });
      await at.command('result.record', of(round));
    }
    await at.until('board.revealed', 2);
    const before = await read('/boards/1');
    expect(before).toMatchObject({ shown: true, lines: [{ score: 110 }] });
    const played = (await at.book()).length;

    const answer = await at.command('board.redeal', {
      set: '1',
      board: 1,
      ground: '6D2',
      reason: 'It was the deal of last week.',
    });
    expect(answer).toMatchObject({
      voided: [{ session: '1', table: 'A1', round: 1, board: 1 }],
      redealt: true,
    });
    await at.until('board.dealt', 4);
    // It is to be played: neither its past nor the deal that was public once is shown.
    expect(await read('/boards/1')).toMatchObject({ shown: false, deal: null, lines: [] });
    expect(await read('/boards/1', `at=${played}`)).toMatchObject({ shown: false, lines: [] });
    const unfinished = await at.director.command(at.tournament, 'session.close', { session: '1' });
    expect(unfinished.body.code).toBe('session.tables-unfinished');

    await at.command('result.record', { ...of(1), result: { kind: 'score', score: -50 } });
    await at.until('board.revealed', 3);
    const after = await read('/boards/1');
    expect(after).toMatchObject({ shown: true, lines: [{ score: -50 }] });
    expect(after.deal).not.toBe(before.deal);
    // With the board released, the deal of then can be read where one looks at then.
    expect((await read('/boards/1', `at=${played}`)).deal).toBe(before.deal);
    expect(
      after.lines[0].history.map(({ what, ground }: { what: string; ground?: string }) => [what, ground]),
    ).toEqual([
      ['recorded', undefined],
      ['voided', '6D2'],
      ['recorded', undefined],
    ]);
  });

  it('is told to those who direct, with its reason, and its board is not played where they say so', async () => {
    const at = await evening();
    await at.command('session.call-round', { session: '1', round: 1 });
    await at.command('result.record', of(1));
    await at.until('board.revealed', 1);
    const body = { set: '1', board: 1, ground: '6D2', plays: 'not-played', reason: 'A sorted pack.' };
    expect(await at.command('board.redeal', body)).toMatchObject({ redealt: false });
    const after = (await at.book()).length;
    const path = `/api/tournaments/${at.tournament}`;
    const { lines } = (await at.director.get(`${path}/journal?after=${after}`)).body;
    expect(lines.find(({ type }: { type: string }) => type === 'result.voided').data).toMatchObject({
      ground: '6D2',
      reason: 'A sorted pack.',
    });
    const { tables } = (await at.director.get(`${path}/sessions/1/room?after=${after}`)).body;
    expect(tables[0].boards).toEqual([{ board: 1, status: 'not-played', enteredBy: null }]);
    await at.command('session.call-round', { session: '1', round: 2 });
    await at.command('session.call-round', { session: '1', round: 3 });
    await at.command('result.record', of(2));
    await at.command('result.record', of(3));
    await at.command('session.close', { session: '1' });
    const late = await at.director.command(at.tournament, 'board.redeal', { ...body, board: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'board.played-in-closed']);
  });
});

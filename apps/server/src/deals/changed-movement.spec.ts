import type { SessionSeen } from '#projections';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/*
 * Three tables of a Mitchell, two boards a round, dealt before play. After two rounds the evening is made longer, with
 * boards that nobody has played; in the third round it turns out that there is no time for that.
 */
let server: ServerUnderTest;
let evening: Evening;
let before: number;

const SESSION = { session: '1' };
const LONGER = { kind: 'another', tables: 3, rounds: 4, newSets: 2, copies: 1, meetAgain: true };

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Thursday Pairs');
  await evening.command('session.create', SESSION);
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { ...SESSION, sections });
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'before-play' });
  await evening.until('board.dealt', 6);
  await evening.command('tournament.publish');
  await evening.command('session.start', SESSION);
  for (const round of [1, 2]) await playRound(round);
}, 120_000);
afterAll(() => server.stop());

async function read<Seen>(path: string, at?: number): Promise<Seen> {
  const moment = at === undefined ? `after=${(await evening.book()).at(-1)!.position}` : `at=${at}`;
  const answer = await evening.director.get(
    `/api/tournaments/${evening.tournament}/sessions/1${path}?${moment}`,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as Seen;
}

async function playRound(round: number): Promise<void> {
  await evening.command('session.call-round', { ...SESSION, round });
  const { sections } = await read<SessionSeen>('');
  for (const [index, row] of sections[0]!.movement.rows.entries()) {
    const set = row[round - 1]?.set;
    if (set === undefined) continue;
    for (const board of [2 * set - 1, 2 * set]) {
      const play = { ...SESSION, table: `A${index + 1}`, round, board };
      await evening.command('result.record', { ...play, result: { kind: 'score', score: 110 } });
    }
  }
}

function change(kind: object) {
  return evening.command('session.change-movement', {
    ...SESSION,
    section: 'A',
    change: kind,
    reason: 'As the evening goes.',
  });
}

async function linesOf(type: string): Promise<number[]> {
  const lines = (await evening.book()).filter((line) => line.type === type);
  return lines
    .map(({ payload }) => (payload as { board: number }).board)
    .toSorted((one, other) => one - other);
}

it('has boards dealt that nobody has played, when it needs them', async () => {
  before = (await evening.book()).at(-1)!.position;
  await change(LONGER);
  await evening.until('board.dealt', 10);
  expect(await linesOf('board.dealt')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await read<SessionSeen>('')).toMatchObject({ rounds: 4, boards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
}, 60_000);

it('opens no deal that somebody has not played yet', async () => {
  expect(await linesOf('board.revealed')).toEqual([]);
});

it('shows at a moment before what held then', async () => {
  expect(await read<SessionSeen>('', before)).toMatchObject({ rounds: 3, boards: [1, 2, 3, 4, 5, 6] });
});

it('opens the deals whose last plays fall away, keeps every result, and is closed', async () => {
  await playRound(3);
  const results = (await linesOf('result.recorded')).length;
  await change({ kind: 'curtail', rounds: 3 });
  const { boards } = await read<SessionSeen>('');
  const played = new Set(await linesOf('result.recorded'));
  await evening.until('board.revealed', played.size);
  expect(await linesOf('board.revealed')).toEqual([...played].toSorted((one, other) => one - other));
  expect(boards.filter((board) => played.has(board))).toHaveLength(played.size);
  await evening.command('session.close', SESSION);
  expect((await linesOf('result.recorded')).length).toBe(results);
}, 60_000);

it('is not lengthened again with deals that are open', async () => {
  await evening.command('session.reopen', { ...SESSION, reason: 'One more round.' });
  const refused = await evening.director.command(evening.tournament, 'session.change-movement', {
    ...SESSION,
    section: 'A',
    change: { ...LONGER, newSets: 0 },
    reason: 'One more round.',
  });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'change.none' });
});

import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '#platform';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { Background } from '../background.js';
import { GiveCommand } from '../commands/give-command.js';
import { Evening, GAME_MADE } from '../testing/evening.js';
import { playHowellOfFour } from '../testing/howell-of-four.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  // Without a worker the queues stand still: nothing is sealed but what is asked for here.
  server = await serverUnderTest({ TIRAGE_ROLES: 'api,projector' });
});
afterAll(() => server.stop());

/** A closed session whose correction period is over, with a ruling on one of its boards. */
async function ruledEvening() {
  const evening = await Evening.open(server, 'Appealed late');
  await playHowellOfFour(evening);
  await evening.command('session.close', { session: '1' });
  const ruling = randomUUID();
  const penalty = {
    kind: 'penalty',
    contestant: 'A-1',
    amount: { unit: 'percent-of-top', hundredths: 1000 },
  };
  const law = { edition: '2017', law: '90' };
  const given = { session: '1', ruling, law, reason: 'Late for the last round.', effects: [penalty] };
  await evening.command('ruling.give', given);
  const appeal = () =>
    evening.command('ruling.appeal', {
      session: '1',
      ruling,
      contestant: 'A-1',
      concur: true,
      reason: 'The clock was wrong.',
    });
  return { evening, ruling, appeal };
}

/** Waits until so many transactions wait for locks. */
function waiting(count: number): Promise<void> {
  return until(`${count} transactions wait`, async () => {
    const { rows } = await server.pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]!.waiting >= count;
  });
}

/** An appeal that is being written while a seal is decided, and reaches the journal before it. */
async function overtaken<Answer>(
  { evening, appeal }: Awaited<ReturnType<typeof ruledEvening>>,
  seal: () => Promise<Answer>,
): Promise<Answer> {
  let lodged: Promise<unknown> | undefined;
  let answer: Promise<Answer> | undefined;
  await inTransaction(server.pool, async (client) => {
    await client.query('SELECT FROM ledger.book WHERE tournament = $1 FOR UPDATE', [evening.tournament]);
    lodged = appeal();
    await waiting(1);
    answer = seal();
    answer.catch(() => undefined);
    await waiting(2);
  });
  await lodged;
  return answer!;
}

async function seals(evening: Evening): Promise<unknown[]> {
  const asked = (await evening.book()).filter(({ type }) => type === 'tournament.seal-requested');
  return asked.map(({ payload }) => (payload as { kind: string }).kind);
}

it('the seal by itself is not set over an appeal that was lodged in the same moment', async () => {
  const ruled = await ruledEvening();
  const { evening, ruling } = ruled;
  const asking = async (commandId: string) =>
    server.get(CommandBus).execute(
      GiveCommand.named('tournament.request-due-seal', {
        tournament: evening.tournament,
        actor: 'job:publication',
        commandId,
        body: { kind: 'official', after: 1 },
      }),
    );
  await expect(overtaken(ruled, () => asking(randomUUID()))).rejects.toMatchObject({
    code: 'tournament.appeals-open',
    params: { appeals: [ruling] },
  });
  expect(await seals(evening)).toEqual(['provisional']);
  const withdrawn = { session: '1', ruling, reason: 'They have agreed.' };
  await evening.command('ruling.withdraw-appeal', withdrawn);
  await asking(randomUUID());
  expect(await seals(evening)).toEqual(['provisional', 'official']);
});

it.each([
  ['the official seal', 'tournament.request-seal', { kind: 'official' }, ['provisional', 'official']],
  ['the archive', 'tournament.archive', {}, ['provisional', 'official']],
] as const)('%s does not go past an appeal that who asks has not seen', async (_what, name, body, sealed) => {
  const ruled = await ruledEvening();
  const { evening, ruling } = ruled;
  const at = (await evening.book()).length;
  const refused = await overtaken(ruled, () =>
    evening.director.command(evening.tournament, name, { ...body, at, appeals: [] }),
  );
  const told = { code: 'tournament.appeals-open', appeals: [ruling] };
  expect(refused).toMatchObject({ status: 409, body: told });
  expect(await seals(evening)).toEqual(['provisional']);
  await evening.command(name, { ...body, at, appeals: [ruling] });
  expect(await seals(evening)).toEqual(sealed);
});

const HANDS = { N: 'AKQ2.765.J94.T83', E: 'T975.KJ4.A82.764', S: 'J86.AT98.KT5.AQ2' };
/** The ace of spades is North's: East did not lead it. */
const IMPOSSIBLE = { ...GAME_MADE, lead: 'SA' };

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

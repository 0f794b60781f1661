import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { tournamentEvents } from '#tournament';
import { journal } from '../journal/journal.js';
import { projections } from '../reading/projections.js';
import { Waiting } from './waiting.js';
import { journals, ORGANISER, type Journals } from '../testing/journal.js';
import { Projector } from './projector.js';
import { ProjectionRunner } from './runner.js';

let at: Journals;
let runner: ProjectionRunner | undefined;

beforeAll(async () => {
  at = await journals();
});
afterEach(() => runner?.stop());
afterAll(() => at.close());

const created = tournamentEvents.created({ name: 'Spring Pairs', organiser: ORGANISER });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function generations(tournament: string) {
  const { rows } = await at.pool.query<{ projection: string; generation: number; stopped: string | null }>(
    `select projection, generation, stopped from projections.checkpoint where tournament = $1 order by 1, 2`,
    [tournament],
  );
  return rows;
}

async function generationsOfRows(tournament: string): Promise<number[]> {
  const { rows } = await at.pool.query<{ generation: number }>(
    'select distinct generation from projections.journal_row where tournament = $1 order by 1',
    [tournament],
  );
  return rows.map(({ generation }) => generation);
}

/** The pool of a runner, and how often it has looked for journals that are behind. */
function countingLooks(): { readonly pool: typeof at.pool; readonly looks: () => number } {
  let looks = 0;
  const query = async (asked: string | { readonly text: string }, values?: unknown[]) => {
    const found = await at.pool.query(asked as string, values);
    if ((typeof asked === 'string' ? asked : asked.text).includes('from ledger.book')) looks++;
    return found;
  };
  const connect = () => at.pool.connect();
  return {
    pool: { query, connect, options: at.pool.options } as unknown as typeof at.pool,
    looks: () => looks,
  };
}

async function nameSecondLine(tournament: string, type: string): Promise<void> {
  await at.pool.query('update ledger.line set type = $2 where tournament = $1 and position = 2', [
    tournament,
    type,
  ]);
}

describe('a rebuild that cannot succeed', () => {
  it('leaves nothing behind, is not repeated, and runs again when the journal advances', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created, tournamentEvents.renamed({ name: 'Summer Pairs' }));
    for (const projection of projections) await new Projector({ ...at, projection }).catchUp(tournament);
    await nameSecondLine(tournament, 'tournament.teleported');
    await at.pool.query('update projections.checkpoint set version = 0 where tournament = $1', [tournament]);
    const logged: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
    const { pool, looks } = countingLooks();
    runner = new ProjectionRunner({ ...at, pool, log, projections });
    const waiting = new Waiting(at);
    await runner.start();
    while (logged.length < projections.length) await sleep(10);
    const before = looks();
    while (looks() === before) await sleep(10);
    // What was found behind is brought up to date before a journal that is written now.
    const later = randomUUID();
    await at.write(later, created);
    while ((await waiting.position(journal, later)).position < 1) await sleep(10);
    expect(logged).toHaveLength(projections.length);
    const still = { generation: 1, stopped: expect.stringContaining('tournament.teleported') };
    expect(await generations(tournament)).toEqual(
      projections
        .map(({ name }) => name)
        .toSorted()
        .map((projection) => ({ projection, ...still })),
    );
    expect(await generationsOfRows(tournament)).toEqual([1]);

    await nameSecondLine(tournament, 'tournament.renamed');
    await at.write(tournament, tournamentEvents.renamed({ name: 'Autumn Pairs' }));
    while ((await waiting.position(journal, tournament)).position < 3) await sleep(10);
    expect(await generationsOfRows(tournament)).toEqual([2]);
  });
});

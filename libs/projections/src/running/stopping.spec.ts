import { randomUUID } from 'node:crypto';
import { tournamentEvents } from '#tournament';
import { journal } from '../journal/journal.js';
import { play } from '../play/projection/play.js';
import type { AnyProjection } from '../projection/projection.js';
import { journals, ORGANISER, type Journals } from '../testing/journal.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';
import { ProjectionRunner } from './runner.js';

let at: Journals;

beforeAll(async () => {
  at = await journals();
});
afterAll(() => at.close());

/** A journal of two and a half pages. */
async function longJournal(): Promise<string> {
  const tournament = randomUUID();
  await at.write(tournament, tournamentEvents.created({ name: 'Spring Pairs', organiser: ORGANISER }));
  for (let part = 0; part < 5; part++) {
    const names = Array.from({ length: 500 }, (_, index) =>
      tournamentEvents.renamed({ name: `${part} ${index}` }),
    );
    await at.write(tournament, ...names);
  }
  return tournament;
}

/** The journal, with something that happens while a page is being written. */
function journalDuring(happens: () => void): AnyProjection {
  const write: AnyProjection['write'] = async (rows, change) => {
    happens();
    await journal.write(rows, change);
  };
  return { ...journal, write };
}

async function positions(tournament: string) {
  const { rows } = await at.pool.query(
    'select projection, generation, position from projections.checkpoint where tournament = $1',
    [tournament],
  );
  return rows as { projection: string; generation: number; position: string }[];
}

describe('stopping', () => {
  it('ends the runner after the page being written, before the next projection', async () => {
    const tournament = await longJournal();
    const stopped = new Promise<void>((resolve, reject) => {
      const stopping = journalDuring(() => void runner.stop().then(resolve, reject));
      const runner = new ProjectionRunner({ ...at, projections: [stopping, play] });
      runner.start().catch(reject);
    });
    await stopped;
    expect(await positions(tournament)).toEqual([{ projection: 'journal', generation: 1, position: '1000' }]);
  });

  it('ends a rebuild, which leaves the live generation alone and nothing else', async () => {
    const tournament = await longJournal();
    await new Projector({ ...at, projection: journal }).catchUp(tournament);
    const over = new AbortController();
    const projection = journalDuring(() => over.abort());
    const rebuilding = rebuild({ ...at, projection, tournament, signal: over.signal });
    await expect(rebuilding).rejects.toMatchObject({ name: 'AbortError' });
    expect(await positions(tournament)).toEqual([{ projection: 'journal', generation: 1, position: '2501' }]);
    const { rows } = await at.pool.query(
      'select distinct generation from projections.journal_row where tournament = $1',
      [tournament],
    );
    expect(rows).toEqual([{ generation: 1 }]);
  });
});

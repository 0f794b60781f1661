import { randomUUID } from 'node:crypto';
import { play } from '../../play/projection/play.js';
import { rebuild } from '../../running/rebuild.js';
import { Projector } from '../../running/projector.js';
import { journals, type Journals } from '../../testing/journal.js';
import { begun, called } from '../../testing/play-events.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import { Past } from '../past.js';
import type { PersonNames } from './views/people.js';
import { CurrentStates } from '../../current/current-states.js';
import { PlayReading } from './play-reading.js';
import type { DealSolver, DealVault } from './queries/reader-at-moment.js';

let at: Journals;
let reading: PlayReading;

beforeAll(async () => {
  at = await journals();
  reading = new PlayReading({
    ...at,
    current: new CurrentStates(at),
    past: new Past(at),
    people: { names: () => Promise.resolve(new Map()) } as unknown as PersonNames,
    vault: {} as DealVault,
    solver: {} as DealSolver,
  });
});
afterAll(() => at.close());

describe('a session of which an older version of the program has rows', () => {
  it('is read as the journal has it, until they are rebuilt and afterwards', async () => {
    const tournament = randomUUID();
    const position = await at.write(tournament, ...begun(), called(2));
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    const session = async () => (await reading.queries(tournament, PUBLIC_VIEWER)).sessions.session('1');
    const now = await session();
    expect(now).toMatchObject({ round: 2 });

    await at.pool.query('update projections.checkpoint set version = version - 1, position = 1');
    expect(await session()).toEqual(now);
    expect((await reading.queries(tournament, PUBLIC_VIEWER)).position).toBe(position);

    await rebuild({ ...at, projection: play, tournament });
    expect(await session()).toEqual(now);
  });
});

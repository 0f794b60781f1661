import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { journals, type Journals } from '../testing/journal.js';
import { agreed, begun, event } from '../testing/play-events.js';
import type { CurrentState } from './current-state.js';
import { CurrentStates } from './current-states.js';

let at: Journals;

beforeAll(async () => {
  at = await journals();
});
afterAll(() => at.close());

describe('what is known of play now', () => {
  it('follows the journal, whenever it is asked', async () => {
    const tournament = randomUUID();
    const now = new CurrentStates(at);
    expect(await now.of(tournament)).toMatchObject({ position: 0, state: { sessions: {} } });
    const position = await at.write(tournament, ...begun());
    expect((await now.of(tournament)).position).toBe(position);
    const events = agreed({ table: 'A1', round: 1, board: 1 });
    for (const each of events) {
      const written = await at.write(tournament, each);
      const { position: read, state } = await now.of(tournament);
      expect(read).toBe(written);
      expect(state.sessions['1']!.results['1']).toBeDefined();
    }
  });

  it('is read once for those who ask at once, and never older than their question', async () => {
    const tournament = randomUUID();
    await at.write(tournament, ...begun());
    let readings = 0;
    const ledger = Object.assign(Object.create(at.ledger), {
      readJournal: (...asked: Parameters<typeof at.ledger.readJournal>) => {
        readings++;
        return at.ledger.readJournal(...asked);
      },
    });
    const now = new CurrentStates({ pool: at.pool, ledger });
    await now.of(tournament);
    readings = 0;
    const first = now.of(tournament);
    const position = await at.write(tournament, event('clock.adjusted', { session: '1', minutes: 1 }));
    const later = await Promise.all(Array.from({ length: 50 }, () => now.of(tournament)));
    await first;
    expect(later.map((each) => each.position)).toEqual(Array.from({ length: 50 }, () => position));
    expect(readings).toBeLessThanOrEqual(3);
  });

  it('is told to all who follow: the same states to each of them, up to the last', async () => {
    const tournament = randomUUID();
    await at.write(tournament, ...begun());
    const now = new CurrentStates(at);
    const told = Array.from({ length: 250 }, (): CurrentState[] => []);
    const leave = told.map((states) =>
      now.follow(tournament, {
        tell: async (current) => void states.push(current),
        fail: (error) => expect(error).toBeUndefined(),
      }),
    );
    const last = () => told.map((states) => states.at(-1)?.position);
    const until = async (position: number) => {
      while (last().some((each) => each !== position)) await turn();
    };
    for (const table of ['A1', 'A2', 'A3']) {
      await until(await at.write(tournament, ...agreed({ table, round: 1, board: 1 })));
      expect(new Set(told.map((states) => states.at(-1))).size).toBe(1);
    }
    for (const each of leave) each();
    now.close();
  });

  it('is told to nobody anew before all have told on what they were told', async () => {
    const tournament = randomUUID();
    await at.write(tournament, ...begun());
    const now = new CurrentStates(at);
    const told: number[] = [];
    let goOn: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    const fail = () => undefined;
    now.follow(tournament, { tell: () => waits, fail });
    now.follow(tournament, { tell: async ({ position }) => void told.push(position), fail });
    const positions: number[] = [];
    for (const table of ['A1', 'A2', 'A3']) {
      positions.push(await at.write(tournament, ...agreed({ table, round: 1, board: 1 })));
      while (told.length === 0) await turn();
    }
    expect(told).toEqual(positions.slice(0, 1));
    goOn();
    while (told.length === 1) await turn();
    expect(told).toEqual([positions[0], positions[2]]);
    now.close();
  });

  it('is no news for those who follow a journal that cannot be read: they are told that', async () => {
    const tournament = randomUUID();
    await at.write(tournament, event('tournament.renamed', { name: 'One' }));
    await teleported(tournament);
    const now = new CurrentStates(at);
    const failed = new Promise((resolve) => {
      now.follow(tournament, { tell: async () => resolve('told'), fail: resolve });
    });
    await at.write(tournament, event('tournament.renamed', { name: 'Two' }));
    expect(await failed).toMatchObject({ code: 'projection.stopped' });
    now.close();
  });

  it('is read again after the journals were replaced', async () => {
    const tournament = randomUUID();
    await at.write(tournament, ...begun());
    const now = new CurrentStates(at);
    const before = await now.of(tournament);
    now.forget();
    const after = await now.of(tournament);
    expect(after).toEqual(before);
    expect(after.state).not.toBe(before.state);
  });

  it('stands still at a line that cannot be read', async () => {
    const tournament = randomUUID();
    await at.write(tournament, event('tournament.renamed', { name: 'One' }));
    await teleported(tournament);
    await expect(new CurrentStates(at).of(tournament)).rejects.toMatchObject({ code: 'projection.stopped' });
  });
});

/** Its lines are of a type that this program does not know. */
async function teleported(tournament: string): Promise<void> {
  await at.pool.query(`update ledger.line set type = 'tournament.teleported' where tournament = $1`, [
    tournament,
  ]);
}

import { randomUUID } from 'node:crypto';
import { eventDefinitions, tournamentEvents } from '#tournament';
import { journal } from '../journal/journal.js';
import { play } from '../play/projection/play.js';
import { PendingReading } from './pending-reading.js';
import { requireHandlers, type AnyProjection } from '../projection/projection.js';
import { projections } from './projections.js';
import { JournalFeed, JournalReading } from './journal-feed.js';
import { Past } from './past.js';
import { TournamentReading } from './tournament-reading.js';
import { Waiting } from '../running/waiting.js';
import { Projector } from '../running/projector.js';
import { rebuild } from '../running/rebuild.js';
import { ProjectionRunner } from '../running/runner.js';
import { journals, ORGANISER, type Journals } from '../testing/journal.js';
import { tournaments } from '../tournaments/tournaments.js';

let at: Journals;

beforeAll(async () => {
  at = await journals();
});
afterAll(() => at.close());

const created = tournamentEvents.created({ name: 'Spring Pairs', organiser: ORGANISER });
const renamed = (name: string) => tournamentEvents.renamed({ name });
const hash = 'a'.repeat(64);

function projector(projection: AnyProjection): Projector {
  return new Projector({ projection, pool: at.pool, ledger: at.ledger });
}

async function catchUp(tournament: string): Promise<void> {
  for (const projection of projections) {
    await projector(projection).catchUp(tournament);
  }
}

async function journalRows(tournament: string) {
  const { rows } = await at.pool.query(
    'select generation, position, type, data from projections.journal_row where tournament = $1 order by 1, position',
    [tournament],
  );
  return rows as { generation: number; position: string; type: string; data: { name?: string } }[];
}

describe('the read models', () => {
  it('show a tournament in the list, on its page and in its journal', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created, renamed('Summer Pairs'));
    await catchUp(tournament);
    const list = new TournamentReading(at.prisma);
    expect(await list.list(ORGANISER)).toMatchObject([
      { id: tournament, name: 'Summer Pairs', status: 'draft' },
    ]);
    expect(await list.list(undefined)).toEqual([]);
    expect(await list.list(randomUUID())).toEqual([]);
    await at.write(tournament, tournamentEvents.published({}));
    await catchUp(tournament);
    expect(await list.list(undefined)).toMatchObject([{ id: tournament, status: 'published' }]);
    expect(await list.page(tournament)).toMatchObject({ position: 3, published: true, seals: [] });
    const lines = await new JournalReading(at.prisma).lines(tournament, 'public', { limit: 2 });
    expect(lines).toMatchObject([
      { position: 3, type: 'tournament.published', actor: 'person' },
      { position: 2, type: 'tournament.renamed', data: { name: 'Summer Pairs' } },
    ]);
  });

  it('show the public neither people nor reasons', async () => {
    const tournament = randomUUID();
    const person = randomUUID();
    const reason = { text: randomUUID(), hash };
    await at.write(
      tournament,
      created,
      tournamentEvents.roleGranted({ person, role: 'director' }),
      tournamentEvents.archived({ reason }),
    );
    await catchUp(tournament);
    const reading = new JournalReading(at.prisma);
    const forPublic = JSON.stringify(await reading.lines(tournament, 'public', { limit: 10 }));
    for (const hidden of [person, ORGANISER, reason.text]) expect(forPublic).not.toContain(hidden);
    const forStaff = JSON.stringify(await reading.lines(tournament, 'director', { limit: 10 }));
    for (const shown of [person, ORGANISER, reason.text]) expect(forStaff).toContain(shown);
  });

  it('have a pending seal until it is set', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created, tournamentEvents.sealRequested({ kind: 'official' }));
    await catchUp(tournament);
    const pending = new PendingReading({ prisma: at.prisma, advances: at.advances });
    const { jobs } = await pending.page(undefined, 100);
    expect(jobs.filter((job) => job.tournament === tournament)).toEqual([
      {
        id: `seal-book-${tournament}-2`,
        queue: 'publication',
        name: 'seal-book',
        data: { tournament, request: 2 },
        tournament,
        position: 2,
      },
    ]);
    await at.write(tournament, tournamentEvents.sealed({ kind: 'official', request: 2, hash }));
    await catchUp(tournament);
    expect((await pending.page(undefined, 100)).jobs.filter((job) => job.tournament === tournament)).toEqual(
      [],
    );
  });

  it('page what is pending without leaving anything out', async () => {
    const owing: string[] = Array.from({ length: 7 }, () => randomUUID());
    for (const tournament of owing) {
      await at.write(tournament, created, tournamentEvents.sealRequested({ kind: 'provisional' }));
      await catchUp(tournament);
    }
    const pending = new PendingReading({ prisma: at.prisma, advances: at.advances });
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await pending.page(after, 3);
      seen.push(...page.jobs.map((job) => job.tournament));
      if (page.next === undefined) break;
      after = page.next;
    }
    expect(seen.filter((tournament) => owing.includes(tournament)).toSorted()).toEqual(owing.toSorted());
  });
});

describe('projecting', () => {
  it('by several projectors at once writes every row once', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    const several = Array.from({ length: 4 }, () => projector(journal));
    for (let count = 0; count < 30; count++) {
      await at.write(tournament, renamed(`Name ${count}`));
      await Promise.all(several.map((each) => each.catchUp(tournament)));
    }
    const rows = await journalRows(tournament);
    expect(rows.map(({ position }) => Number(position))).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
  });

  it('goes on from a snapshot after a restart', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    for (let page = 0; page < 3; page++) {
      await at.write(
        tournament,
        ...Array.from({ length: 500 }, (_, index) => renamed(`Name ${page} ${index}`)),
      );
    }
    await projector(tournaments).catchUp(tournament);
    const { rows } = await at.pool.query('select position from projections.snapshot where tournament = $1', [
      tournament,
    ]);
    expect(rows).toEqual([{ position: '1000' }]);
    await at.pool.query(
      `update projections.snapshot set state = jsonb_set(state, '{status}', '"from the snapshot"') where tournament = $1`,
      [tournament],
    );
    await at.write(tournament, renamed('After the restart'));
    await projector(tournaments).catchUp(tournament);
    expect(await new TournamentReading(at.prisma).page(tournament)).toMatchObject({
      name: 'After the restart',
      status: 'from the snapshot',
      position: 1502,
    });
  });

  it('of a long journal writes few times, and a page only if its lines have rows of their own', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created, ...Array.from({ length: 499 }, (_, index) => renamed(`${index}`)));
    for (let page = 0; page < 10; page++) {
      const names = Array.from({ length: 500 }, (_, index) => renamed(`Page ${page}, ${index}`));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await at.write(tournament, ...names);
    }
    const written = async (projection: AnyProjection) => {
      const positions: number[] = [];
      const counted: AnyProjection = {
        ...projection,
        write(rows, change) {
          positions.push(rows.position);
          return projection.write(rows, change);
        },
      };
      await projector(counted).catchUp(tournament);
      return positions;
    };
    expect(await written(tournaments)).toEqual([1_000, 5_500]);
    expect(await written(journal)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 5_500]);
    expect(await journalRows(tournament)).toHaveLength(5_500);
    const [summary] = await new TournamentReading(at.prisma).list(ORGANISER);
    expect(summary).toMatchObject({ id: tournament, name: 'Page 9, 499' });
    // A past state is never further from a snapshot than the journal was long.
    const { rows } = await at.pool.query(
      'select position::int from projections.snapshot where tournament = $1 and projection = $2 order by 1',
      [tournament, tournaments.name],
    );
    expect(rows.map(({ position }) => position as number)).toEqual([1_000, 2_000, 4_000, 5_500]);
  });

  it('stands still at a line it cannot read, says so, and lets the others go on', async () => {
    const [stuck, fine] = [randomUUID(), randomUUID()];
    await at.write(stuck, created, renamed('Before'));
    await at.write(fine, created);
    await at.pool.query(
      `update ledger.line set type = 'tournament.teleported' where tournament = $1 and position = 2`,
      [stuck],
    );
    await expect(projector(tournaments).catchUp(stuck)).rejects.toThrow(/tournament.teleported/);
    const waiting = new Waiting(at);
    expect((await waiting.position(tournaments, stuck)).stopped).toMatch(
      /Journal entry 2 .*tournament.teleported/,
    );
    await expect(waiting.until(tournaments, stuck, 2)).rejects.toMatchObject({
      code: 'projection.stopped',
    });
    const runner = new ProjectionRunner({ ...at, projections });
    await runner.start();
    await waiting.until(tournaments, fine, 1);
    await runner.stop();

    await at.pool.query(
      `update ledger.line set type = 'tournament.renamed' where tournament = $1 and position = 2`,
      [stuck],
    );
    const updated = new ProjectionRunner({ ...at, projections });
    await updated.start();
    while ((await waiting.position(tournaments, stuck)).position < 2) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await updated.stop();
    expect(await waiting.position(tournaments, stuck)).toEqual({
      position: 2,
      stopped: null,
      version: tournaments.version,
    });
  });
});

describe('rebuilding', () => {
  it('computes the same rows beside the live ones and flips, while writing goes on', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    const runner = new ProjectionRunner({ ...at, projections });
    await runner.start();
    const written: string[] = [];
    const over = new AbortController();
    const writer = (async () => {
      // The reader reads all of it each time: without an end a slow machine would never catch up.
      while (!over.signal.aborted && written.length < 600) {
        const name = `Name ${written.length}`;
        await at.write(tournament, renamed(name));
        written.push(name);
      }
    })();
    const reading = new JournalReading(at.prisma);
    let looks = 0;
    const reader = (async () => {
      for (let least = 0; !over.signal.aborted; looks++) {
        const lines = await reading.lines(tournament, 'staff', { after: 0, limit: 100_000 });
        expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index + 1));
        expect(lines.length).toBeGreaterThanOrEqual(least);
        least = lines.length;
      }
    })();
    const generations: number[] = [];
    for (let round = 0; round < 3; round++) {
      generations.push(await rebuild({ ...at, projection: journal, tournament }));
    }
    over.abort();
    await Promise.all([writer, reader]);
    expect(looks).toBeGreaterThan(0);
    expect(generations).toEqual([2, 3, 4]);
    await new Waiting(at).until(journal, tournament, written.length + 1);
    await runner.stop();
    const rows = await journalRows(tournament);
    expect(new Set(rows.map(({ generation }) => generation))).toEqual(new Set([4]));
    expect(rows.map(({ data }) => data.name)).toEqual(['Spring Pairs', ...written]);
  });

  it('happens by itself when a projection has a newer version', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    await catchUp(tournament);
    await at.pool.query('update projections.journal_row set type = $2 where tournament = $1', [
      tournament,
      'outdated',
    ]);
    await at.pool.query('update projections.checkpoint set version = 0 where tournament = $1', [tournament]);
    const runner = new ProjectionRunner({ ...at, projections });
    await runner.start();
    for (
      let rows = await journalRows(tournament);
      rows[0]?.type === 'outdated';
      rows = await journalRows(tournament)
    ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await runner.stop();
    expect(await journalRows(tournament)).toMatchObject([{ generation: 2, type: 'tournament.created' }]);
  });
});

describe('reading', () => {
  it('waits for a position, and not for one that the journal does not have', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    const waiting = new Waiting(at);
    const waited = waiting.until(tournaments, tournament, 1);
    await projector(tournaments).catchUp(tournament);
    await waited;
    await expect(waiting.until(tournaments, tournament, 2)).rejects.toMatchObject({
      code: 'position.beyond-head',
      params: { head: 1 },
    });
  });

  it('gives any past state, as the fold of the lines up to there', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    for (let count = 1; count <= 20; count++) await at.write(tournament, renamed(`Name ${count}`));
    const past = new Past(at);
    const positions = [1, 2, 7, 21, 7, 13, 3];
    const states = await Promise.all(
      positions.map((position) => past.state(tournaments, tournament, position)),
    );
    expect(states.map(({ name, position }) => [position, name])).toEqual(
      positions.map((position) => [position, position === 1 ? 'Spring Pairs' : `Name ${position - 1}`]),
    );
  });

  it('follows the journal live: every line once, in order, for each follower', async () => {
    const tournament = randomUUID();
    await at.write(tournament, created);
    const runner = new ProjectionRunner({ ...at, projections });
    await runner.start();
    const feed = new JournalFeed({ reading: new JournalReading(at.prisma), advances: at.advances });
    const over = new AbortController();
    const follow = async (after: number) => {
      const seen: number[] = [];
      for await (const lines of feed.follow(tournament, 'staff', after, over.signal)) {
        seen.push(...lines.map(({ position }) => position));
        if (seen.at(-1) === 101) break;
      }
      return seen;
    };
    const followers = [0, 1, 0, 1, 0].map(follow);
    for (let count = 1; count <= 100; count++) await at.write(tournament, renamed(`Name ${count}`));
    const all = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(await Promise.all(followers)).toEqual([all, all.slice(1), all, all.slice(1), all]);
    over.abort();
    await runner.stop();
  });
});

describe('at start', () => {
  it('every event type needs its handler in every projection, and every handler its event type', () => {
    const types = [...eventDefinitions.keys()];
    expect(() => requireHandlers(projections, types)).not.toThrow();
    expect(() => requireHandlers(projections, [...types, 'session.opened'])).toThrow(
      /no handler for .*session.opened/,
    );
    expect(() => requireHandlers([play], types.slice(1))).toThrow(/handles tournament.created/);
  });
});

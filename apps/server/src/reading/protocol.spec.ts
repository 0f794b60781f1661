import { CommandBus } from '@nestjs/cqrs';
import { createHash, randomUUID } from 'node:crypto';
import { CLUB_REGULATION } from '#laws';
import { canonicalText, type Json } from '#ledger';
import { DEFAULT_SETTINGS } from '#tournament';
import { GiveCommand } from '../commands/give-command.js';
import { countsOnBus } from '../testing/counts-on-bus.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const score = (points: number) => ({ kind: 'score', score: points });

/** A session of two tables, three rounds and three boards, all of it played. */
async function playedSession(evening: Evening, session = '1', boardSet = session): Promise<void> {
  await evening.command('session.create', { session, boardSet });
  const movement = { kind: 'made', name: 'howell', tables: 2, rounds: 3 };
  await evening.command('session.set-movement', {
    session,
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await evening.command('session.start', { session });
  for (const round of [1, 2, 3]) {
    await evening.command('session.call-round', { session, round });
    const room = await evening.director.get(
      `/api/tournaments/${evening.tournament}/sessions/${session}/room?after=${(await evening.book()).length}`,
    );
    for (const { table, boards } of room.body.tables as { table: string; boards: { board: number }[] }[]) {
      for (const { board } of boards) {
        const result = score(table === 'A1' ? 110 : -100);
        await evening.command('result.record', { session, table, round, board, result });
      }
    }
  }
}

/** What the public reads of a session, once the whole journal can be read. */
async function read(evening: Evening, what: string, query = '') {
  const after = `after=${(await evening.book()).length}`;
  const path = `/api/tournaments/${evening.tournament}/sessions/1${what}?${query || after}`;
  return (await server.client().get(path)).body;
}

const sha256 = (document: unknown) =>
  createHash('sha256')
    .update(canonicalText(document as Json))
    .digest('hex');

describe('the protocol of a session', () => {
  let evening: Evening;
  let first: { at: number; hash: string };

  beforeAll(async () => {
    evening = await Evening.open(server, 'Protocols');
    await evening.command('tournament.publish');
    await playedSession(evening);
  });

  it('is not there before the session is closed', async () => {
    expect(await read(evening, '/protocol')).toMatchObject({
      status: 404,
      code: 'session.protocol-unpublished',
    });
    expect(await read(evening, '/protocol', 'at=2')).toMatchObject({ status: 404 });
    expect((await read(evening, '/standings')).protocol).toBeNull();
  });

  it('is published when it is closed, by the hash of a document that anybody can check', async () => {
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 1);
    await evening.until('tournament.sealed', 1);
    const lines = await evening.book();
    const published = lines.find(({ type }) => type === 'session.protocol-published')!;
    first = published.payload as typeof first;
    expect(lines[first.at - 1]!.type).toBe('session.closed');
    expect(published.actor).toBe('job:publication');
    const seen = await read(evening, '/protocol');
    expect(seen).toMatchObject({
      at: first.at,
      published: { position: published.position, edition: 1, format: 2, hash: first.hash },
      hash: first.hash,
      same: true,
      hidden: [],
    });
    expect(sha256(seen.document)).toBe(first.hash);
  });

  it('belongs to the seal over its line', async () => {
    const { seal } = await read(evening, '/protocol');
    expect(seal).toMatchObject({ kind: 'provisional' });
    expect(seal.position).toBeGreaterThan(first.at);
    const asking = (await evening.book())[seal.position - 1]!;
    expect([asking.type, asking.hash]).toEqual(['tournament.seal-requested', seal.hash]);
  });

  it('has the standings that everybody reads, and they say so', async () => {
    const standings = await read(evening, '/standings');
    expect(standings.protocol).toEqual({ edition: 1, at: first.at, hash: first.hash });
    const { document, names } = await read(evening, '/protocol');
    const places = (rankings: { entries: { contestant: string; place: number; percentage: string }[] }[]) =>
      rankings.map(({ entries }) =>
        entries.map(({ contestant, place, percentage }) => [contestant, place, percentage]),
      );
    expect(places(document.standings)).toEqual(places(standings.rankings));
    expect(names.map(({ contestant }: { contestant: string }) => contestant)).toEqual(
      document.contestants.map(({ contestant }: { contestant: string }) => contestant),
    );
  });

  it('is told in the journal, to everybody', async () => {
    const path = `/api/tournaments/${evening.tournament}/journal?after=${(await evening.book()).length}`;
    const { lines } = (await server.client().get(path)).body;
    expect(lines.find(({ type }: { type: string }) => type === 'session.protocol-published').data).toEqual({
      session: '1',
      at: first.at,
      edition: 1,
      format: 2,
      hash: first.hash,
    });
  });

  it('is revised when the session was reopened and a score corrected; the first version stays as it was', async () => {
    await evening.command('session.reopen', { session: '1', reason: 'A score was wrong.' });
    const { boards } = await read(evening, '');
    const { lines } = await read(evening, `/boards/${boards[0]}`);
    const { table, round } = lines[0];
    const place = { session: '1', table, round, board: boards[0] };
    await evening.command('result.correct', { ...place, result: score(140), reason: 'One more trick.' });
    expect((await read(evening, '/standings')).protocol).toBeNull();
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 2);
    const seen = await read(evening, '/protocol');
    expect(seen).toMatchObject({ same: true, published: { edition: 2 } });
    expect(seen.hash).not.toBe(first.hash);
    expect((await read(evening, '/standings')).protocol).toMatchObject({ edition: 2, hash: seen.hash });
    const before = await read(evening, '/protocol', `at=${first.at + 1}`);
    expect(before).toMatchObject({ at: first.at, hash: first.hash, same: true, published: { edition: 1 } });
    expect(sha256(before.document)).toBe(first.hash);
  });

  it('is amended when the scoring of the closed session is', async () => {
    const { rules } = await read(evening, '');
    await evening.command('tournament.amend-settings', {
      settings: { ...rules, minimumShare: 80 },
      reason: 'The regulation says so.',
    });
    await evening.until('session.protocol-published', 3);
    const { document, published } = await read(evening, '/protocol');
    expect([published.edition, document.rules.minimumShare]).toEqual([3, 80]);
  });

  it('says when what is read is not what was published', async () => {
    const { document } = await read(evening, '/protocol');
    expect(sha256({ ...document, at: document.at + 1 })).not.toBe(sha256(document));
    const published = GiveCommand.named('session.publish-protocol', {
      tournament: evening.tournament,
      actor: 'job:publication',
      commandId: randomUUID(),
      body: { session: '1', at: document.at + 1, format: 1, hash: 'b'.repeat(64) },
    });
    await server.get(CommandBus).execute(published);
    expect(await read(evening, '/protocol')).toMatchObject({
      at: document.at + 1,
      same: false,
      published: { hash: 'b'.repeat(64) },
    });
  });
});

describe('a protocol of boards that another session has not played yet', () => {
  it('is published by its hash, and keeps its content back until they are released', async () => {
    const evening = await Evening.open(server, 'Two halves');
    await evening.command('tournament.publish');
    await playedSession(evening, '1', '1');
    await evening.command('session.create', { session: '2', boardSet: '1' });
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 1);
    const seen = await read(evening, '/protocol');
    expect(seen).toMatchObject({ same: true, document: null });
    expect(seen.hidden.length).toBeGreaterThan(0);
    const path = `/api/tournaments/${evening.tournament}/sessions/1/protocol`;
    expect((await evening.director.get(path)).body.document).not.toBeNull();
  });
});

describe('with a regulation of its own', () => {
  it('the official seal is set by itself once the correction period is over, and an amended one after a change', async () => {
    const evening = await Evening.open(server, 'By itself');
    await evening.command('tournament.publish');
    const own = { ...CLUB_REGULATION, name: 'own', source: '', edition: '' };
    const lasting = (minutes: number) => ({ scores: { minutes }, rulings: { minutes } });
    const settings = (minutes: number) => ({
      ...DEFAULT_SETTINGS,
      regulation: { ...own, corrections: lasting(minutes) },
    });
    await evening.command('tournament.choose-settings', { settings: settings(20) });
    const league = { title: 'League', sessions: ['1'], total: 'sum', tables: [] };
    await evening.command('contest.choose', { contest: '1', settings: league });
    await playedSession(evening);
    const due = async () => {
      const after = (await evening.book()).length;
      const path = `/api/tournaments/${evening.tournament}/seals/due?after=${after}`;
      return (await evening.director.get(path)).body.due as object | null;
    };
    expect(await due()).toBeNull();
    expect(await countsOnBus(server, 'query', 'tournament.due-seal')).toEqual({ answered: 1 });
    await evening.pair('1', ['A1']);
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 1);
    const { boards, corrections } = await read(evening, '');
    expect(await due()).toMatchObject({
      kind: 'official',
      from: corrections.official,
      playing: [],
      keptBack: [],
    });
    const { lines } = await read(evening, `/boards/${boards[0]}`);
    const { table, round } = lines[0];
    const place = { session: '1', table, round, board: boards[0] };
    await evening.command('result.void', { ...place, reason: 'Another board.' });
    const missing = { session: '1', contradictions: 0, disputes: 0, missing: 1 };
    expect(await due()).toMatchObject({ keptBack: [missing] });
    await evening.command('tournament.amend-settings', { settings: settings(0), reason: 'All have gone.' });
    await evening.until('session.protocol-published', 2);
    await evening.command('result.mark-not-played', { ...place, reason: 'There was no time.' });
    await evening.until('tournament.sealed', 2);
    const kinds = async () =>
      (await evening.book())
        .filter(({ type }) => type === 'tournament.sealed')
        .map(({ payload }) => (payload as { kind: string }).kind);
    expect(await kinds()).toEqual(['provisional', 'official']);
    expect(await due()).toBeNull();

    const other = { session: '1', table: lines[1].table, round: lines[1].round, board: boards[0] };
    await evening.command('result.correct', { ...other, result: score(170), reason: 'The slip says so.' });
    await evening.until('tournament.sealed', 3);
    expect(await kinds()).toEqual(['provisional', 'official', 'amended']);
    const asked = (await evening.book()).findLast(({ type }) => type === 'tournament.seal-requested')!;
    expect(asked.actor).toBe('job:publication');
    const contest = async () => {
      const path = `/api/tournaments/${evening.tournament}/contests/1?after=${(await evening.book()).length}`;
      return (await evening.director.get(path)).body;
    };
    expect(await contest()).toMatchObject({
      amendments: [{ what: 'session', session: '1', by: 'Olga Organiser' }],
      sessions: [{ protocol: { edition: 4 }, seal: { kind: 'amended', position: asked.position } }],
      seal: { kind: 'amended', position: asked.position },
    });
    const who = (await contest()).entries[0].at[0];
    await evening.command('contest.give-penalty', {
      ...who,
      contest: '1',
      penalty: randomUUID(),
      hundredths: 100,
      reason: 'Late for the prizes.',
    });
    await evening.until('tournament.sealed', 4);
    expect(await kinds()).toEqual(['provisional', 'official', 'amended', 'amended']);
    const amended = await contest();
    expect(amended.amendments).toMatchObject([
      { what: 'session' },
      { what: 'penalty', by: 'Olga Organiser', reason: 'Late for the prizes.' },
    ]);
    expect(amended.corrections.amended).toBe(amended.amendments[1].time);
    expect(amended.seal.position).toBeGreaterThan(asked.position);
    expect(amended.sessions[0].seal).toMatchObject({ kind: 'amended' });
    // Other sessions may follow: the phones stay where they stand.
    expect((await evening.devices.get('A1')!.get('/api/session')).body.device).toMatchObject({ table: 'A1' });
  });
});

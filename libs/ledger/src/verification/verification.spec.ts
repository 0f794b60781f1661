import { randomUUID } from 'node:crypto';
import type { Ledger } from '../ledger.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { command, scored } from '../testing/synthetic-events.js';

describe('verifying the chain of a journal', () => {
  let processes: Processes;
  let ledger: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    ledger = processes.start();
  });
  afterAll(() => processes.close());
  beforeEach(async () => {
    tournament = randomUUID();
    for (let index = 0; index < 5; index++) {
      const events = [scored(index), scored(index)];
      await ledger.append(
        command({ tournament, streams: [{ stream: `s${index % 2}`, expectedVersion: 'any', events }] }),
      );
    }
  });

  const harm = (statement: string) =>
    processes.pool.query(statement.replaceAll('THIS', `tournament = '${tournament}'`));

  it('ends at the head', async () => {
    const head = await ledger.head(tournament);
    expect(await ledger.verify(tournament)).toEqual({ ok: true, position: 10, hash: head!.hash });
  });

  it('ends where it is asked to', async () => {
    const lines = await ledger.readJournal(tournament);
    expect(await ledger.verify(tournament, 4)).toEqual({ ok: true, position: 4, hash: lines[3]!.hash });
    expect(await ledger.verify(tournament, 99)).toMatchObject({ ok: true, position: 10 });
    await harm("UPDATE ledger.line SET payload = '{}' WHERE THIS AND position = 5");
    expect(await ledger.verify(tournament, 4)).toMatchObject({ ok: true, position: 4 });
  });

  it('knows a journal without lines', async () => {
    expect(await ledger.verify(randomUUID())).toEqual({ ok: true, position: 0, hash: '00'.repeat(32) });
    const empty = randomUUID();
    await ledger.append(command({ tournament: empty, streams: [] }));
    expect(await ledger.verify(empty)).toEqual({ ok: true, position: 0, hash: '00'.repeat(32) });
  });

  it('walks a journal of many pages', async () => {
    const long = randomUUID();
    const events = Array.from({ length: 1_300 }, (_, index) => scored(index));
    await ledger.append(
      command({ tournament: long, streams: [{ stream: 's', expectedVersion: 'none', events }] }),
    );
    await ledger.append(
      command({ tournament: long, streams: [{ stream: 's', expectedVersion: 1_300, events }] }),
    );
    expect(await ledger.verify(long)).toMatchObject({ ok: true, position: 2_600 });
    await processes.pool.query(
      "UPDATE ledger.line SET actor = 'x' WHERE tournament = $1 AND position = 2345",
      [long],
    );
    expect(await ledger.verify(long)).toMatchObject({ ok: false, position: 2_345 });
  });

  const SWAP = `
    UPDATE ledger.line SET position = -position WHERE THIS AND position IN (4, 7);
    UPDATE ledger.line SET position = 11 + position WHERE THIS AND position < 0;
  `;
  it.each([
    ['a changed payload', 'UPDATE ledger.line SET payload = \'{"number":9}\' WHERE THIS AND position = 6', 6],
    ['changed metadata', 'UPDATE ledger.line SET metadata = \'{"a":1}\' WHERE THIS AND position = 6', 6],
    ['a changed actor', "UPDATE ledger.line SET actor = 'person:x' WHERE THIS AND position = 3", 3],
    ['a changed type', "UPDATE ledger.line SET type = 'note.taken' WHERE THIS AND position = 3", 3],
    ['a changed schema version', 'UPDATE ledger.line SET schema = 2 WHERE THIS AND position = 3', 3],
    ['a changed stream', "UPDATE ledger.line SET stream = 'z' WHERE THIS AND position = 10", 10],
    ['a changed version', 'UPDATE ledger.line SET version = 99 WHERE THIS AND position = 10', 10],
    [
      'a changed command',
      'UPDATE ledger.line SET command = gen_random_uuid() WHERE THIS AND position = 1',
      1,
    ],
    ['a changed time', 'UPDATE ledger.line SET time = time + 1 WHERE THIS AND position = 2', 2],
    ['a changed hash', "UPDATE ledger.line SET hash = sha256('') WHERE THIS AND position = 8", 8],
    ['a missing line', 'DELETE FROM ledger.line WHERE THIS AND position = 5', 5],
    ['a missing first line', 'DELETE FROM ledger.line WHERE THIS AND position = 1', 1],
    ['swapped lines', SWAP, 4],
    ['a cut tail', 'DELETE FROM ledger.line WHERE THIS AND position > 7', 8],
    ['no line left', 'DELETE FROM ledger.line WHERE THIS', 1],
    [
      'a line of another book',
      'UPDATE ledger.line SET tournament = gen_random_uuid() WHERE THIS AND position = 9',
      9,
    ],
    ['a head that was set back', 'UPDATE ledger.book SET position = 9 WHERE THIS', 10],
    ['a head with another hash', "UPDATE ledger.book SET hash = sha256('') WHERE THIS", 10],
    ['a head that is gone', 'DELETE FROM ledger.book WHERE THIS', 1],
  ])('names the first bad position of %s', async (_, statement, position) => {
    await harm(statement);
    expect(await ledger.verify(tournament)).toEqual({ ok: false, position, why: expect.any(String) });
  });

  it('notices a line that was rewritten with a fitting hash, at the next line or the head', async () => {
    const rehash = (position: number) =>
      harm(`UPDATE ledger.line l SET payload = '{"number":77}', hash = ledger.line_hash(l.tournament, l.stream, l.type,
        l.schema, l.command, l.actor, '{"number":77}', l.metadata, p.hash, l.position, l.version, l.time)
        FROM ledger.line p WHERE l.THIS AND p.tournament = l.tournament AND l.position = ${position}
        AND p.position = l.position - 1`);
    await rehash(10);
    expect(await ledger.verify(tournament)).toMatchObject({ ok: false, position: 10 });
    await rehash(4);
    expect(await ledger.verify(tournament)).toMatchObject({ ok: false, position: 5 });
  });
});

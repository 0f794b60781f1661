import { randomBytes, randomUUID } from 'node:crypto';
import { canonicalText } from '#ledger';
import type { JournalEvent } from '#tournament';
import { nameText } from '../play/document-names.js';
import { rulingsTold } from '../play/documents/rulings/rulings-told.js';
import { participantsOf } from '../play/projection/participants.js';
import { NOTHING_PLAYED } from '../play/play-state.js';
import { play } from '../play/projection/play.js';
import { Projector } from '../running/projector.js';
import { rebuild } from '../running/rebuild.js';
import { documentsIn, documentsRead } from '../testing/documents-made.js';
import { hideDeal, hideTricks } from '../testing/hidden-deal.js';
import { journals, type Journals } from '../testing/journal.js';
import { agreed, begun, called, event, foldPlay, setUp, THREE_TABLES } from '../testing/play-events.js';
import { RandomEvening } from '../testing/random-evening.js';
import { CurrentStates } from './current-states.js';

let at: Journals;

beforeAll(async () => {
  at = await journals();
});
afterAll(() => at.close());

interface Read {
  readonly name: string;
  readonly document: unknown;
}

/** Every document of a journal's current state, read again from its text, by name. */
async function read(states: CurrentStates, tournament: string): Promise<Read[]> {
  const current = await states.of(tournament);
  const names = documentsIn(current.state).map(({ name }) => name);
  const found = await Promise.all(
    names.map(async (name) => ({
      name: nameText(name),
      document: JSON.parse(JSON.stringify(await current.document(name.session, name.kind, name.key))),
    })),
  );
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The documents of the sessions and of the tournament that have changed behind a position, by name. */
async function changedAfter(states: CurrentStates, tournament: string, position: number): Promise<string[]> {
  const current = await states.of(tournament);
  const sessions = [...Object.keys(current.state.sessions), ''];
  const changed = await Promise.all(sessions.map((session) => current.changedAfter(session, position)));
  return [...new Set(changed.flat().map(nameText))].toSorted();
}

const documents = (found: readonly Read[]) =>
  Object.fromEntries(found.map(({ name, document }) => [name, document]));

function eventsOf(evening: RandomEvening): JournalEvent[] {
  return evening.book.lines.map(({ type, schema, payload }) => ({ type, schema, payload }) as JournalEvent);
}

function evening(seed: number, steps: number): RandomEvening {
  const random = new RandomEvening(seed);
  for (let step = 0; step < steps; step++) random.step();
  random.finish();
  return random;
}

describe('the documents of a current state', () => {
  it.each([1, 2, 3])('are those of what was played, live, cold and rebuilt (evening %i)', async (seed) => {
    const tournament = randomUUID();
    const random = evening(seed, 100);
    const events = eventsOf(random);
    const states = new CurrentStates(at);
    for (let from = 0; from < events.length; from += 7) {
      await at.write(tournament, ...events.slice(from, from + 7));
      await read(states, tournament);
    }
    const live = await read(states, tournament);
    const { lines } = random.book;
    const expected = documentsRead(foldPlay(NOTHING_PLAYED, lines));
    // What follows from when lines were written, and by whom: the two journals were written at other times.
    const ofTime = new Set(['time', 'actor', 'due', 'roundsOver', 'corrections']);
    const timeless = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, part) => (ofTime.has(key) ? '' : part)));
    expect(timeless(documents(live))).toEqual(timeless(expected));
    expect(await read(new CurrentStates(at), tournament)).toEqual(live);
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    expect(await rebuild({ ...at, projection: play, tournament })).toBe(2);
    expect(await read(new CurrentStates(at), tournament)).toEqual(live);
  });

  it('go on after a restart, from a snapshot too, and say which of them changed', async () => {
    const tournament = randomUUID();
    const events = eventsOf(evening(4, 100));
    const names = Array.from({ length: 1_000 - events.length / 2 }, (_, index) =>
      event('tournament.renamed', { name: `Name ${index}` }),
    );
    await at.write(tournament, ...names, ...events);
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    const { rows } = await at.pool.query('select 1 from projections.snapshot where tournament = $1', [
      tournament,
    ]);
    expect(rows).not.toEqual([]);
    const before = await read(new CurrentStates(at), tournament);
    const restarted = new CurrentStates(at);
    expect(await changedAfter(restarted, tournament, (await restarted.of(tournament)).position)).toEqual([]);
    const position = await at.write(tournament, event('clock.adjusted', { session: '1', minutes: 0 }));
    expect(await read(restarted, tournament)).toEqual(before);
    expect(await changedAfter(restarted, tournament, position - 1)).toEqual([]);
    await at.write(tournament, event('entries.opened', {}));
    expect(await changedAfter(restarted, tournament, position)).toEqual([
      nameText({ session: '', kind: 'entries', key: '' }),
    ]);
    expect(await read(new CurrentStates(at), tournament)).toEqual(await read(restarted, tournament));
  });

  it.each([5, 6])(
    'have one state, to the byte: live, cold, from a snapshot, rebuilt (evening %i)',
    async (seed) => {
      const tournament = randomUUID();
      const events = eventsOf(evening(seed, 150));
      const names = Array.from({ length: 1_000 - events.length / 2 }, (_, index) =>
        event('tournament.renamed', { name: `Name ${index}` }),
      );
      const text = async (states: CurrentStates) => {
        const { position, state } = await states.of(tournament);
        return `${position} ${canonicalText(JSON.parse(JSON.stringify(state)))}`;
      };
      const states = new CurrentStates(at);
      await at.write(tournament, ...names);
      for (let from = 0; from < events.length; from += 5) {
        await at.write(tournament, ...events.slice(from, from + 5));
        await states.of(tournament);
      }
      const live = await text(states);
      expect(await text(new CurrentStates(at))).toBe(live);
      await new Projector({ ...at, projection: play }).catchUp(tournament);
      const { rows } = await at.pool.query<{ position: string }>(
        'select position from projections.snapshot where tournament = $1',
        [tournament],
      );
      expect(Number(rows.at(-1)?.position)).toBeGreaterThan(names.length);
      expect(await text(new CurrentStates(at))).toBe(live);
      await rebuild({ ...at, projection: play, tournament });
      expect(await text(new CurrentStates(at))).toBe(live);
    },
  );

  it('are there before anything is played', async () => {
    const tournament = randomUUID();
    await at.write(tournament, event('tournament.renamed', { name: 'Spring Pairs' }));
    expect(documents(await read(new CurrentStates(at), tournament))).toEqual({
      [nameText({ session: '', kind: 'entries', key: '' })]: { open: false, entries: [] },
      [nameText({ session: '', kind: 'rulings', key: '' })]: rulingsTold(NOTHING_PLAYED),
    });
  });

  it('are changed where a score touches them, and nowhere else', async () => {
    const tournament = randomUUID();
    const states = new CurrentStates(at);
    const position = await at.write(tournament, ...begun());
    await states.of(tournament);
    await at.write(tournament, ...agreed({ table: 'A2', round: 1, board: 3 }));
    expect(await changedAfter(states, tournament, position)).toEqual([
      '1 room ',
      '1 standings ',
      '1 table A2',
      '1 traveller 3',
      // The score shows where its boards are.
      '1 whereabouts ',
    ]);
  });

  it('are the very same as long as nothing has changed them', async () => {
    const tournament = randomUUID();
    const states = new CurrentStates(at);
    await at.write(tournament, ...begun());
    const before = await states.of(tournament);
    const [table, other] = await Promise.all([
      before.document('1', 'table', 'A1'),
      before.document('1', 'table', 'A2'),
    ]);
    await at.write(tournament, ...agreed({ table: 'A2', round: 1, board: 3 }));
    const after = await states.of(tournament);
    expect(await after.document('1', 'table', 'A1')).toBe(table);
    expect(await after.document('1', 'table', 'A2')).not.toEqual(other);
    // Who looks at the earlier moment still sees that.
    expect(await before.document('1', 'table', 'A2')).toEqual(other);
  });

  it('are gone with the movement that they were of', async () => {
    const tournament = randomUUID();
    const states = new CurrentStates(at);
    await at.write(tournament, ...setUp());
    expect((await read(states, tournament)).map(({ name }) => name)).toContain('1 table A3');
    const smaller = [{ ...THREE_TABLES, section: 'B' }];
    await at.write(tournament, event('session.movement-set', { session: '1', sections: smaller }));
    const names = (await read(states, tournament)).map(({ name }) => name);
    expect(names).toContain('1 table B3');
    expect(names.filter((name) => name.includes('table A'))).toEqual([]);
    expect(await (await states.of(tournament)).document('1', 'table', 'A1')).toBeUndefined();
  });

  it('hold a deal once it is revealed, and nothing of it before', async () => {
    const tournament = randomUUID();
    const deal = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
    const key = randomBytes(32);
    const hidden = hideDeal(deal, key, tournament);
    const analysis = hideTricks('89956899574448644486', key, hidden, tournament);
    const states = new CurrentStates(at);
    const board = { set: '1', board: 1 };
    await at.write(
      tournament,
      ...begun(),
      called(2),
      event('board.dealing-requested', board),
      event('board.dealt', { ...board, deal: hidden }),
      event('board.analysed', { ...board, analysis }),
    );
    const before = JSON.stringify(await read(states, tournament));
    for (const secret of [hidden.text, analysis.text, 'makeable']) expect(before).not.toContain(secret);
    await at.write(
      tournament,
      event('board.revealed', { ...board, deal: hidden.id, key: key.toString('hex') }),
    );
    expect(documents(await read(states, tournament))['1 traveller 1']).toMatchObject({
      dealing: 'revealed',
      deal,
      doubleDummy: { par: { score: 140 } },
    });
  });
});

describe('the participants of a tournament', () => {
  const rows = async (tournament: string) => {
    const { rows: found } = await at.pool.query<{ person: string; shown: boolean }>(
      'select person, shown from projections.participant where tournament = $1 order by person',
      [tournament],
    );
    return found;
  };

  it('are in the rows as the state has them, live and rebuilt', async () => {
    const tournament = randomUUID();
    const events = eventsOf(evening(5, 100));
    const projector = new Projector({ ...at, projection: play });
    for (let from = 0; from < events.length; from += 7) {
      await at.write(tournament, ...events.slice(from, from + 7));
      await projector.catchUp(tournament);
    }
    const { state } = await new CurrentStates(at).of(tournament);
    const expected = [...participantsOf(state)].map(([person, shown]) => ({ person, shown }));
    expect(expected).not.toEqual([]);
    const live = await rows(tournament);
    expect(live).toEqual(expected.toSorted((one, other) => (one.person < other.person ? -1 : 1)));
    await rebuild({ ...at, projection: play, tournament });
    expect(await rows(tournament)).toEqual(live);
  });
});

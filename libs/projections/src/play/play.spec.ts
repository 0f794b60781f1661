import { randomBytes, randomUUID } from 'node:crypto';
import type { JournalEvent } from '#tournament';
import { Projector } from '../running/projector.js';
import { rebuild } from '../running/rebuild.js';
import { journals, type Journals } from '../testing/journal.js';
import { hideDeal, hideTricks } from '../testing/hidden-deal.js';
import { agreed, begun, called, event, foldPlay, setUp, THREE_TABLES } from '../testing/play-events.js';
import { RandomEvening } from '../testing/random-evening.js';
import { nameText } from './documents/document-names.js';
import { rulingsTold } from './documents/rulings-told.js';
import { documentsRead } from '../testing/documents-made.js';
import { NOTHING_PLAYED } from './play-state.js';
import { play } from './play.js';

let at: Journals;

beforeAll(async () => {
  at = await journals();
});
afterAll(() => at.close());

interface Row {
  readonly name: string;
  readonly position: number;
  readonly document: unknown;
}

async function rows(tournament: string): Promise<Row[]> {
  const { rows: found } = await at.pool.query(
    'select session, kind, key, position, document from projections.play where tournament = $1 order by 1, 2, 3',
    [tournament],
  );
  return found.map(({ position, document, ...name }) => ({
    name: nameText(name),
    position: Number(position),
    document,
  }));
}

const documents = (found: readonly Row[]) =>
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

describe('the rows of play', () => {
  it.each([1, 2, 3])('are the documents of what was played, live and rebuilt (evening %i)', async (seed) => {
    const tournament = randomUUID();
    const random = evening(seed, 100);
    const events = eventsOf(random);
    const projector = new Projector({ ...at, projection: play });
    for (let from = 0; from < events.length; from += 7) {
      await at.write(tournament, ...events.slice(from, from + 7));
      await projector.catchUp(tournament);
    }
    const live = await rows(tournament);
    const { lines } = random.book;
    const expected = documentsRead(foldPlay(NOTHING_PLAYED, lines));
    // Fields that follow from when and by whom lines were written: the two journals differ in them.
    const ofTime = new Set(['time', 'actor', 'due', 'roundsOver', 'corrections']);
    const timeless = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, part) => (ofTime.has(key) ? '' : part)));
    expect(timeless(documents(live))).toEqual(timeless(expected));
    expect(await rebuild({ ...at, projection: play, tournament })).toBe(2);
    expect(documents(await rows(tournament))).toEqual(documents(live));
  });

  it('go on after a restart, from a snapshot too, and say when each changed', async () => {
    const tournament = randomUUID();
    const events = eventsOf(evening(4, 100));
    const names = Array.from({ length: 1_000 - events.length / 2 }, (_, index) =>
      event('tournament.renamed', { name: `Name ${index}` }),
    );
    await at.write(tournament, ...names, ...events);
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    const before = await rows(tournament);
    const position = await at.write(tournament, event('clock.adjusted', { session: '1', minutes: 0 }));
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    expect(await rows(tournament)).toEqual(before);
    await at.write(tournament, event('entries.opened', {}));
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    const changed = (await rows(tournament)).filter((row) => row.position > position);
    expect(changed.map(({ name }) => name)).toEqual([nameText({ session: '', kind: 'entries', key: '' })]);
    const live = await rows(tournament);
    await rebuild({ ...at, projection: play, tournament });
    expect(documents(await rows(tournament))).toEqual(documents(live));
  });

  it('are there before anything is played', async () => {
    const tournament = randomUUID();
    await at.write(tournament, event('tournament.renamed', { name: 'Spring Pairs' }));
    await new Projector({ ...at, projection: play }).catchUp(tournament);
    expect(documents(await rows(tournament))).toEqual({
      [nameText({ session: '', kind: 'entries', key: '' })]: { open: false, entries: [] },
      [nameText({ session: '', kind: 'rulings', key: '' })]: rulingsTold(NOTHING_PLAYED),
    });
  });

  it('touch only what a score touches', async () => {
    const tournament = randomUUID();
    const projector = new Projector({ ...at, projection: play });
    const position = await at.write(tournament, ...begun());
    await projector.catchUp(tournament);
    await at.write(tournament, ...agreed({ table: 'A2', round: 1, board: 3 }));
    await projector.catchUp(tournament);
    const changed = (await rows(tournament)).filter((row) => row.position > position);
    expect(changed.map(({ name }) => name)).toEqual([
      '1 room ',
      '1 standings ',
      '1 table A2',
      '1 traveller 3',
      // The score shows where its boards are.
      '1 whereabouts ',
    ]);
  });

  it('are gone with the movement that they were of', async () => {
    const tournament = randomUUID();
    const projector = new Projector({ ...at, projection: play });
    await at.write(tournament, ...setUp());
    await projector.catchUp(tournament);
    expect((await rows(tournament)).map(({ name }) => name)).toContain('1 table A3');
    const smaller = [{ ...THREE_TABLES, section: 'B' }];
    await at.write(tournament, event('session.movement-set', { session: '1', sections: smaller }));
    await projector.catchUp(tournament);
    const names = (await rows(tournament)).map(({ name }) => name);
    expect(names).toContain('1 table B3');
    expect(names.filter((name) => name.includes('table A'))).toEqual([]);
  });

  it('hold a deal once it is revealed, and nothing of it before', async () => {
    const tournament = randomUUID();
    const deal = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
    const key = randomBytes(32);
    const hidden = hideDeal(deal, key, tournament);
    const analysis = hideTricks('89956899574448644486', key, hidden, tournament);
    const projector = new Projector({ ...at, projection: play });
    const board = { set: '1', board: 1 };
    await at.write(
      tournament,
      ...begun(),
      called(2),
      event('board.dealing-requested', board),
      event('board.dealt', { ...board, deal: hidden }),
      event('board.analysed', { ...board, analysis }),
    );
    await projector.catchUp(tournament);
    const before = JSON.stringify(await rows(tournament));
    for (const secret of [hidden.text, analysis.text, 'makeable']) expect(before).not.toContain(secret);
    await at.write(
      tournament,
      event('board.revealed', { ...board, deal: hidden.id, key: key.toString('hex') }),
    );
    await projector.catchUp(tournament);
    expect(documents(await rows(tournament))['1 traveller 1']).toMatchObject({
      dealing: 'revealed',
      deal,
      doubleDummy: { par: { score: 140 } },
    });
  });
});

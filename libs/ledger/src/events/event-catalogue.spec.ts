import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PayloadRefused, UnknownEvent } from './errors.js';
import { EventCatalogue } from './event-catalogue.js';
import type { Json } from './canonical-text.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { command } from '../testing/synthetic-events.js';

/** Three generations of one type: points became half points, then got a unit's name. */
const FIRST = { type: 'points.given', schema: 1, payload: z.strictObject({ points: z.number() }) };
const THIRD = {
  type: 'points.given',
  schema: 3,
  payload: z.strictObject({ amount: z.int(), unit: z.literal('half') }),
  upcasts: {
    1: (payload: Json) => ({ halves: 2 * (payload as { points: number }).points }),
    2: (payload: Json) => ({ amount: (payload as { halves: number }).halves, unit: 'half' }),
  },
};

describe('the event catalogue', () => {
  const line = (schema: number, payload: Json, type = 'points.given') => ({
    tournament: 't',
    position: 7,
    type,
    schema,
    payload,
  });

  it('brings every older version up to the newest', () => {
    const catalogue = new EventCatalogue([THIRD]);
    const now = line(3, { amount: 5, unit: 'half' });
    expect(catalogue.upcast(line(1, { points: 2.5 }))).toEqual(now);
    expect(catalogue.upcast(line(2, { halves: 5 }))).toEqual(now);
    expect(catalogue.upcast(now)).toBe(now);
  });

  it.each([
    ['a newer version', line(4, {})],
    ['a version below 1', line(0, {})],
    ['another type', line(1, {}, 'points.taken')],
  ])('stops at %s', (_, unknown) => {
    const { type, schema } = unknown;
    const upcast = () => new EventCatalogue([THIRD]).upcast(unknown);
    expect(upcast).toThrow(UnknownEvent);
    expect(upcast).toThrow(expect.objectContaining({ tournament: 't', position: 7, type, schema }));
  });

  it('refuses a payload that its schema would change', () => {
    const loose = new EventCatalogue([
      { type: 'a', schema: 1, payload: z.object({ x: z.number().default(1) }) },
    ]);
    const text = (payload: Json) => loose.payloadText({ type: 'a', schema: 1, payload });
    expect(text({ x: 2 })).toBe('{"x":2}');
    expect(() => text({})).toThrow(PayloadRefused);
    expect(() => text({ x: 2, y: 3 })).toThrow(PayloadRefused);
  });

  it('is refused itself when a type is defined twice or has no way up', () => {
    expect(() => new EventCatalogue([FIRST, THIRD])).toThrow('twice');
    expect(() => new EventCatalogue([{ ...THIRD, upcasts: { 1: THIRD.upcasts[1] } }])).toThrow('version 2');
    expect(() => new EventCatalogue([{ ...FIRST, schema: 0 }])).toThrow('version 0');
  });

  describe('with journals that an older program wrote', () => {
    let processes: Processes;
    const tournament = randomUUID();

    beforeAll(async () => {
      processes = await openProcesses();
      const older = processes.start({ catalogue: new EventCatalogue([FIRST]) });
      await older.append(
        command({
          tournament,
          streams: [
            {
              stream: 's',
              expectedVersion: 'none',
              events: [1.5, 2].map((points) => ({ type: 'points.given', schema: 1, payload: { points } })),
            },
          ],
        }),
      );
    });
    afterAll(() => processes.close());

    it('reads them as the newest version, and the chain still holds', async () => {
      const newer = processes.start({ catalogue: new EventCatalogue([THIRD]) });
      const seen = (lines: readonly { schema: number; payload: Json }[]) =>
        lines.map(({ schema, payload }) => ({ schema, payload }));
      const expected = [
        { schema: 3, payload: { amount: 3, unit: 'half' } },
        { schema: 3, payload: { amount: 4, unit: 'half' } },
      ];
      expect(seen(await newer.readJournal(tournament))).toEqual(expected);
      expect(seen(await newer.readStream(tournament, 's'))).toEqual(expected);
      expect(await newer.verify(tournament)).toMatchObject({ ok: true, position: 2 });
    });

    it('an older program stops at a newer line and has read what comes before', async () => {
      const newer = processes.start({ catalogue: new EventCatalogue([THIRD]) });
      await newer.append(
        command({
          tournament,
          streams: [
            {
              stream: 's',
              expectedVersion: 2,
              events: [{ type: 'points.given', schema: 3, payload: { amount: 1, unit: 'half' } }],
            },
          ],
        }),
      );
      const older = processes.start({ catalogue: new EventCatalogue([FIRST]) });
      await expect(older.readJournal(tournament)).rejects.toMatchObject({
        position: 3,
        type: 'points.given',
        schema: 3,
      });
      await expect(older.readStream(tournament, 's')).rejects.toThrow(UnknownEvent);
      expect(await older.readJournal(tournament, { until: 2 })).toHaveLength(2);
      const positions: number[] = [];
      const following = (async () => {
        for await (const lines of older.follow(tournament, 0, new AbortController().signal)) {
          positions.push(...lines.map(({ position }) => position));
        }
      })();
      await expect(following).rejects.toMatchObject({ position: 3 });
      expect(positions).toEqual([1, 2]);
    });
  });
});

import fc from 'fast-check';
import { STREAMS } from '../http/limits.js';
import { StreamPlaces, type StreamReader } from './stream-places.js';

const LIMITS = { all: 100, reserve: 20, ofKnown: 3, ofAddress: 30, ofAddressWhenTight: 5 } as const;
const HALL = '192.0.2.1';
const unknown = (address: string): StreamReader => ({ key: `address ${address}`, address, isKnown: false });
const venue = unknown(HALL);
const phone = (table: number, address = HALL): StreamReader => ({
  key: `device ${table}`,
  address,
  isKnown: true,
});

const open = () => new StreamPlaces(LIMITS as never);
const taken = (places: StreamPlaces, reader: StreamReader, many: number) =>
  Array.from({ length: many }, () => places.take(reader)).filter((free) => free !== undefined);

describe('live streams of a hall behind one address', () => {
  it('are those of its phones, each with its own, beside those of whom nobody knows', () => {
    const places = open();
    expect(taken(places, venue, 100)).toHaveLength(30);
    for (let table = 1; table <= 20; table++) expect(taken(places, phone(table), 1)).toHaveLength(1);
    expect(places.count).toBe(50);
  });

  it('leave a reserve for phones and those who run it, from however many addresses others come', () => {
    const places = open();
    for (let at = 0; at < 50; at++) taken(places, unknown(`${at}`), 30);
    expect(places.count).toBe(80);
    expect(taken(places, phone(1), 9)).toHaveLength(3);
  });

  it('are fewer at one address when it gets tight, and are given back', () => {
    const places = open();
    const frees = taken(places, venue, 30);
    // 50 are left: half of them, and the other half for whoever comes next.
    expect(taken(places, unknown('192.0.2.2'), 30)).toHaveLength(25);
    const other = unknown('192.0.2.3');
    expect(taken(places, other, 30)).toHaveLength(13);
    for (const free of frees) free();
    expect(places.count).toBe(38);
    expect(taken(places, other, 30)).toHaveLength(15);
  });

  it('are not taken by the devices that somebody pairs at another address', () => {
    const places = open();
    for (let device = 100; device < 400; device++) taken(places, phone(device, '203.0.113.5'), 3);
    expect(places.count).toBe(50);
    for (let table = 1; table <= 20; table++) expect(taken(places, phone(table), 1)).toHaveLength(1);
  });
});

describe('the places that there are', () => {
  it.each([
    ['1,000 phones that nobody knows, beside somebody who takes all they can', 1, 1_000],
    ['the same beside two', 2, 1_000],
    ['the same beside four', 4, 500],
  ])('%s', (_which, hostile, right) => {
    const places = new StreamPlaces();
    for (let at = 0; at < hostile; at++) taken(places, unknown(`203.0.113.${at}`), 6_000);
    expect(taken(places, venue, 1_000)).toHaveLength(right);
  });

  it('are enough for four halls of 1,000 phones, two of them of phones that nobody knows', () => {
    const places = new StreamPlaces();
    for (const address of ['a', 'b']) expect(taken(places, unknown(address), 1_000)).toHaveLength(1_000);
    for (const address of ['c', 'd']) {
      const streams = Array.from({ length: 1_000 }, (_, table) => {
        const key = `device ${address} ${table}`;
        return places.take({ key, address, isKnown: true });
      });
      expect(streams.filter((free) => free !== undefined)).toHaveLength(1_000);
    }
  });

  it('whatever one address does, a device at another has its streams', () => {
    const step = fc.record({ device: fc.option(fc.nat(300)), many: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const places = new StreamPlaces();
        for (const { device, many } of steps)
          taken(places, device === null ? unknown('evil') : phone(device, 'evil'), many);
        expect(places.count).toBeLessThanOrEqual(STREAMS.all / 2);
        for (let table = 1; table <= 50; table++)
          expect(taken(places, { ...phone(table), key: `table ${table}` }, STREAMS.ofKnown)).toHaveLength(
            STREAMS.ofKnown,
          );
      }),
      { numRuns: 60 },
    );
  });
});

import { StreamPlaces, type StreamReader } from './stream-places.js';

const LIMITS = { all: 100, reserve: 20, ofKnown: 3, ofAddress: 30, ofAddressWhenTight: 5 } as const;
const hall: StreamReader = { key: 'address 192.0.2.1', isKnown: false };
const phone = (table: number): StreamReader => ({ key: `device ${table}`, isKnown: true });

const open = () => new StreamPlaces(LIMITS as never);
const taken = (places: StreamPlaces, reader: StreamReader, many: number) =>
  Array.from({ length: many }, () => places.take(reader)).filter((free) => free !== undefined);

describe('live streams of a hall behind one address', () => {
  it('are those of its phones, each with its own, beside those of whom nobody knows', () => {
    const places = open();
    expect(taken(places, hall, 100)).toHaveLength(30);
    for (let table = 1; table <= 20; table++) expect(taken(places, phone(table), 1)).toHaveLength(1);
    expect(places.count).toBe(50);
  });

  it('leave a reserve for phones and those who run it, from however many addresses others come', () => {
    const places = open();
    for (let at = 0; at < 50; at++) taken(places, { key: `address ${at}`, isKnown: false }, 30);
    expect(places.count).toBe(80);
    expect(taken(places, phone(1), 9)).toHaveLength(3);
  });

  it('are fewer at one address when it gets tight, and are given back', () => {
    const places = open();
    const frees = taken(places, hall, 30);
    const other: StreamReader = { key: 'address 192.0.2.2', isKnown: false };
    expect(taken(places, other, 30)).toHaveLength(10);
    for (const free of frees) free();
    expect(places.count).toBe(10);
    expect(taken(places, other, 30).length).toBeGreaterThan(5);
  });
});

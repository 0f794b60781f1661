import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asMovement, mitchell, rainbow, seatsDrawnWith } from '#movement';
import { run } from '../run.js';

const SEED = '5eed'.repeat(16);
const places = ['NS', 'EW'].flatMap((line) => [1, 2, 3].map((number) => `A-${line}${number}`));
const entries = places.map((_place, index) => `pair ${index + 1}`);
const wishes = {
  places,
  sections: [{ section: 'A', movement: mitchell({ tables: 3 }) }],
  held: [{ entry: 'pair 3', contestant: 'A-EW2' }],
  seeds: [],
  apart: [['pair 1', 'pair 2']],
  unavoidable: 'late' as const,
};
const seats = seatsDrawnWith({ ...wishes, entries }, SEED);
const draw = { kind: 'seed', number: 1, position: 9, seed: SEED, seats, wishes, met: [] };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-draw-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(data: unknown): string {
  const path = join(folder, 'draw.json');
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
}

async function tirage(...words: readonly string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const say = (text: string) => void (said += `${text}\n`);
  return { code: await run(words, {}, { out: say, err: say }), said };
}

describe('tirage draw', () => {
  it('finds the same seats in what was published', async () => {
    const all = { code: 0, said: `Redrew 6 seats from the seed ${SEED}: all match.\n` };
    expect(await tirage('draw', file({ draw }))).toEqual(all);
    expect(await tirage('draw', file(draw))).toEqual(all);
  });

  it('knows that individuals were kept apart as partners, too', async () => {
    const movement = asMovement(rainbow({ tables: 5 }));
    const players = Array.from({ length: 20 }, (_, index) => `player ${index + 1}`);
    const kept = {
      ...wishes,
      places: players.map((_, index) => `A-${index + 1}`),
      sections: [{ section: 'A', movement }],
      held: [],
      apart: [players.slice(0, 8)],
    };
    const seated = seatsDrawnWith({ ...kept, entries: players }, SEED);
    const { code } = await tirage('draw', file({ draw: { ...draw, seats: seated, wishes: kept } }));
    expect(code).toBe(0);
  });

  it('knows that seeded entries were not to begin against each other', async () => {
    const seeds = ['pair 4', 'pair 5', 'pair 6'].map((entry, index) => ({ entry, seed: index + 1 }));
    const seeded = { ...wishes, held: [{ entry: 'pair 3', contestant: 'A-EW1' }], apart: [], seeds };
    const apart = { ...seeded, seedsBegin: 'apart' as const };
    const [spread, exchanged] = [seeded, apart].map((of) => seatsDrawnWith({ ...of, entries }, SEED));
    expect(exchanged).not.toEqual(spread);
    const { code } = await tirage('draw', file({ ...draw, seats: exchanged, wishes: apart }));
    expect(code).toBe(0);
  });

  it('names the places at which it does not', async () => {
    const [one, other] = [seats[0]!, seats[1]!];
    const exchanged = [{ ...one, entry: other.entry }, { ...other, entry: one.entry }, ...seats.slice(2)];
    const { code, said } = await tirage('draw', file({ draw: { ...draw, seats: exchanged } }));
    expect(code).toBe(1);
    expect(said).toContain(`${one.contestant}: published ${other.entry}, redrawn ${one.entry}`);
  });

  it('reads it from the address of the session’s page', async () => {
    let asked = '';
    const server: Server = createServer((request, answer) => {
      asked = request.url!;
      answer.end(JSON.stringify({ draw }));
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const page = `http://127.0.0.1:${port}/tournaments/some-id/session/1/seats-drawn`;
    expect((await tirage('draw', page)).code).toBe(0);
    expect(asked).toBe('/api/tournaments/some-id/sessions/1/seats-drawn');
    await new Promise((closed) => server.close(closed));
    expect(await tirage('draw', page)).toEqual({ code: 1, said: `${page} does not answer.\n` });
  });

  it.each([
    ['no JSON', 'seats', 'is not valid JSON.'],
    ['something else', { seats: 3 }, 'contains no published seat draw'],
    ['no draw', { draw: null }, 'This session has no seat draw.'],
    [
      'seeds without places',
      {
        draw: {
          ...draw,
          wishes: { ...wishes, places: ['A-NS1'], seeds: entries.map((entry) => ({ entry, seed: 1 })) },
        },
      },
      'This draw cannot be repeated',
    ],
  ])('says what is wrong with %s', async (_what, data, sentence) => {
    const { code, said } = await tirage('draw', file(data));
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });

  it('says that a file is not there', async () =>
    expect((await tirage('draw', join(folder, 'none'))).said).toMatch(/Cannot read/));
});

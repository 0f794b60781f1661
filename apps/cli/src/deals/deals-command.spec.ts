import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BRIDGE_DEALS,
  commitmentHash,
  dealOfNumber,
  formatDeal,
  hashOfKey,
  sealedNumber,
  type PublishedDeals,
} from '#cards';
import { run } from '../run.js';

const KEYS = ['1', '2'].map((digit) => digit.repeat(64));
const set = { tournament: '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11', set: '1' };
const promise = {
  delayed: { what: 'closing value of an index', how: 'two decimals' },
  boards: KEYS.map((key, index) => ({ board: index + 1, hash: hashOfKey(key) })),
};
const hash = commitmentHash({ ...set, ...promise });
const from = { commitment: hash, value: '2431.17', board: 1, request: 1, key: KEYS[0]! };
const deal = formatDeal(dealOfNumber(sealedNumber(from, BRIDGE_DEALS)));
const deals: PublishedDeals = {
  ...set,
  commitments: [{ number: 1, ...promise, hash, value: '2431.17' }],
  boards: [{ board: 1, deal, request: 1, sealed: { commitment: 1, passedOver: 0, key: KEYS[0]! } }],
  atTable: [],
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-deals-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function verify(data: unknown, ...more: readonly string[]): Promise<{ code: number; said: string }> {
  const file = join(folder, 'deals.json');
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  let said = '';
  const say = (text: string) => void (said += `${text}\n`);
  return { code: await run(['deals', 'verify', file, ...more], {}, { out: say, err: say }), said };
}

describe('tirage deals verify', () => {
  it('says board by board that the deals follow', async () =>
    expect(await verify(deals)).toEqual({
      code: 0,
      said: `Fingerprint 1: ${hash} matches its data. Check that this is the fingerprint published before play.
Board 1: the same
Board 2: not released yet
Deals that match the fingerprint published before play: 1, all that can be checked.
`,
    }));

  it('ends with 1 when one does not, in the language that is asked for', async () => {
    const [board] = deals.boards;
    const other = { ...deals, boards: [{ ...board!, deal: formatDeal(dealOfNumber(7n)) }] };
    const { code, said } = await verify(other, '--language', 'pl');
    expect(code).toBe(1);
    expect(said).toContain('Rozdanie 1: NIE ten sam: z jego klucza wynika inny rozkład\n');
    expect(said).toContain('Niezgodne: 1.');
  });

  it('ends with 1 when the hash is of something else', async () => {
    const [commitment] = deals.commitments;
    const { code, said } = await verify({
      ...deals,
      commitments: [{ ...commitment!, delayed: null, value: null }],
      boards: [],
    });
    expect(code).toBe(1);
    expect(said).toContain(`NOT the same. ${hash} does not match its data`);
  });

  it('says so when there is nothing to check', async () => {
    const { code, said } = await verify({ ...deals, boards: [] });
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('There is nothing to check') as string,
    });
  });

  it.each([
    ['no JSON', 'deals', 'is not valid JSON.'],
    ['something else', { deals: 3 }, 'contains no published deal set (tournament).'],
    [
      'a figure that is none',
      { ...deals, boards: [{ ...deals.boards[0], request: 'one' }] },
      '(boards.0.request)',
    ],
  ])('says what is wrong with %s', async (_what, data, sentence) => {
    const { code, said } = await verify(data);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });

  it('knows no other verb', async () => {
    let said = '';
    const say = (text: string) => void (said += text);
    expect(await run(['deals', 'shuffle', 'file'], {}, { out: say, err: say })).toBe(2);
    expect(said).toContain('tirage deals verify FILE');
  });
});

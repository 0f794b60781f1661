import { eveningInBws } from '../../../../libs/interchange/src/testing/evening-in-bws.js';
import type { DevicesRead } from '../importing/devices-read.js';
import { FileThread } from './file-thread.js';

/** A module beside the program of the thread. */
const BESIDE = new URL('../importing/devices-read.ts', import.meta.url).href;
const LIMITS = { megabytes: 512, milliseconds: 30_000 };

const threadWith = (limits: typeof LIMITS) =>
  new FileThread<Uint8Array, DevicesRead>('devices-thread', limits, BESIDE);

describe('a file that is read in a thread', () => {
  it('is what it is, and so is the next one', async () => {
    const thread = threadWith(LIMITS);
    const broken = eveningInBws().subarray(0, 20_000);
    const [first, second] = await Promise.all([thread.read(eveningInBws()), thread.read(broken)]);
    expect(first).toMatchObject({ kind: 'results', results: { rows: expect.any(Array) } });
    expect(second).toMatchObject({ kind: 'unreadable', fault: { code: 'interchange.no-database' } });
  });

  it.each([
    ['time', { ...LIMITS, milliseconds: 0 }],
    ['memory', { ...LIMITS, megabytes: 2 }],
  ])(
    'is given up where it takes more %s than it may, and the next one is read in another thread',
    async (_what, limits) => {
      const thread = threadWith(limits);
      await expect(thread.read(eveningInBws())).rejects.toMatchObject({ code: 'import.too-much' });
      await expect(thread.read(eveningInBws())).rejects.toMatchObject({ code: 'import.too-much' });
    },
  );
});

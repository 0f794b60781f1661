import { BRIDGE_DEALS, dealOfNumber, formatDeal, parseDeal, SEATS, sealedNumber } from '#cards';
import type { GameName } from '#tournament';
import { logLines } from '../testing/log-lines.js';
import { pendingJob } from '../jobs/pending-jobs.js';
import type { DealUse } from './check-deal.js';
import { dealBoard, DEAL_BOARD, type DealingVault, type Sealing } from './deal-board.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const OTHER = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b12';
const DATA = { tournament: TOURNAMENT, set: '1', board: 7, request: 2 };
const DEALT = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const OTHERS = 'N:A2.7654.J94.T832 T975.KJ8.A82.764 KQJ86.AT9.KT5.AQ 43.Q32.Q763.KJ95';
const HERE = { tournament: TOURNAMENT, place: '1/7' };
const ELSEWHERE = { tournament: OTHER, place: '' };
const KEY = '0f'.repeat(32);
/** A vault that notes what it is asked for. */
class Noting implements DealingVault {
  readonly done: string[] = [];
  readonly used = new Map<string, DealUse>();
  hide(_tournament: string, value: string) {
    this.done.push('hide');
    return Promise.resolve({ id: 'hidden', text: value.length });
  }
  remember(use: DealUse, value: string) {
    this.done.push('remember');
    this.used.set(value, use);
    return Promise.resolve();
  }
  usesOf(value: string) {
    const use = this.used.get(value);
    return Promise.resolve(use ? [use] : []);
  }
  open() {
    return Promise.resolve(KEY);
  }
}

async function run(vault: Noting, deals: readonly string[], sealing?: Sealing, game: GameName = 'bridge') {
  const dealt = [...deals];
  const { log, lines } = logLines();
  await dealBoard(
    vault,
    () => Promise.resolve(sealing),
    () => Promise.resolve(game),
    () => dealt.shift()!,
  )(DATA, {
    jobId: 'deal-board-x',
    signal: new AbortController().signal,
    log,
    dispatch: (...command) => {
      vault.done.push(JSON.stringify(command));
      return Promise.resolve();
    },
  });
  return lines;
}

describe('dealing a board', () => {
  it('hides the deal, remembers it by its hash alone and records it', async () => {
    const vault = new Noting();
    const lines = await run(vault, [DEALT]);
    expect(vault.done).toEqual([
      'hide',
      'remember',
      JSON.stringify([
        'board.record-deal',
        TOURNAMENT,
        { set: '1', board: 7, request: 2, deal: { id: 'hidden', text: 69 } },
      ]),
    ]);
    expect([...vault.used]).toEqual([[DEALT, HERE]]);
    expect(lines).toEqual([]);
  });

  it('throws away a deal that was ever dealt before (Law 6D2)', async () => {
    const vault = new Noting();
    vault.used.set(OTHERS, ELSEWHERE);
    await run(vault, [OTHERS, DEALT]);
    expect(vault.used.get(DEALT)).toEqual(HERE);
    expect(vault.used.size).toBe(2);
  });

  describe('that was committed to', () => {
    const sealing: Sealing = {
      commitment: { number: 1, hash: 'a'.repeat(64) },
      value: '2431.17',
      key: { id: OTHER, cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) },
    };
    const committed = (passedOver: number) => {
      const { commitment, value } = sealing;
      const from = { commitment: commitment.hash, value, board: 7, request: 2, key: KEY, passedOver };
      return formatDeal(dealOfNumber(sealedNumber(from, BRIDGE_DEALS)));
    };
    const recorded = (vault: Noting) => (JSON.parse(vault.done.at(-1)!) as [string, string, object])[2];

    it('gives the deal that follows from the key and the value', async () => {
      const vault = new Noting();
      await run(vault, [], sealing);
      expect([...vault.used]).toEqual([[committed(0), HERE]]);
      expect(recorded(vault)).toMatchObject({ request: 2, sealed: { commitment: 1, passedOver: 0 } });
      expect(JSON.stringify(vault.done)).not.toContain(KEY);
    });

    it.each([
      ['in another tournament', ELSEWHERE],
      ['for another board', { tournament: TOURNAMENT, place: '1/8' }],
    ])('passes over one that was dealt %s, and says so', async (_where, use) => {
      const vault = new Noting();
      vault.used.set(committed(0), use);
      await run(vault, [], sealing);
      expect(vault.used.get(committed(1))).toEqual(HERE);
      expect(recorded(vault)).toMatchObject({ sealed: { commitment: 1, passedOver: 1 } });
    });

    it('gives the same when the job runs again', async () => {
      const vault = new Noting();
      await run(vault, [], sealing);
      await run(vault, [], sealing);
      expect(vault.used.size).toBe(1);
      expect(recorded(vault)).toMatchObject({ sealed: { commitment: 1, passedOver: 0 } });
    });
  });

  it('deals thirteen cards to everybody from the system’s randomness', async () => {
    const vault = new Noting();
    const { log } = logLines();
    const signal = new AbortController().signal;
    await dealBoard(
      vault,
      () => Promise.resolve(undefined),
      () => Promise.resolve('bridge'),
    )(DATA, {
      jobId: 'x',
      signal,
      log,
      dispatch: () => Promise.resolve(),
    });
    const deal = parseDeal([...vault.used.keys()][0]!);
    expect(SEATS.map((seat) => deal[seat].length)).toEqual([13, 13, 13, 13]);
  });

  it('is another job for another request', () => {
    const id = (request: number) => pendingJob(DEAL_BOARD, { ...DATA, request }, TOURNAMENT, 1).id;
    expect(id(2)).not.toBe(id(3));
  });
});

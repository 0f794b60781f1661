import { BRIDGE_PACK, formatDeal, parseDeal, rankOf, SEATS, suitOf, SUITS, type Deal } from '#cards';
import { logLines } from '../testing/log-lines.js';
import { owedJob } from '../owed-jobs.js';
import { dealBoard, DEAL_BOARD, type DealingVault } from './deal-board.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const OTHER = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b12';
const DATA = { tournament: TOURNAMENT, set: '1', board: 7, request: 2 };
const DEALT = parseDeal('N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95');
const OTHERS = parseDeal('N:A2.7654.J94.T832 T975.KJ8.A82.764 KQJ86.AT9.KT5.AQ 43.Q32.Q763.KJ95');
/** A pack in order, dealt card by card. */
const SORTED = parseDeal(sorted());

function sorted(): string {
  const hand = (seat: number) =>
    SUITS.map((suit) =>
      BRIDGE_PACK.filter((card, index) => index % 4 === seat && suitOf(card) === suit)
        .map(rankOf)
        .join(''),
    ).join('.');
  return `N:${[0, 1, 2, 3].map(hand).join(' ')}`;
}

/** A vault that notes what it is asked for. */
class Noting implements DealingVault {
  readonly done: string[] = [];
  readonly used = new Map<string, string>();
  hide(_tournament: string, value: string) {
    this.done.push('hide');
    return Promise.resolve({ id: 'hidden', text: value.length });
  }
  remember(tournament: string, value: string) {
    this.done.push('remember');
    this.used.set(value, tournament);
    return Promise.resolve();
  }
  usedIn(value: string) {
    return Promise.resolve(this.used.get(value));
  }
}

async function run(vault: Noting, deals: Deal[]) {
  const { log, lines } = logLines();
  await dealBoard(vault, () => deals.shift()!)(DATA, {
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
    expect([...vault.used]).toEqual([[formatDeal(DEALT), TOURNAMENT]]);
    expect(lines).toEqual([]);
  });

  it('throws away a deal that was ever dealt before, and one of a pack that was not shuffled (Law 6D2)', async () => {
    const vault = new Noting();
    vault.used.set(formatDeal(OTHERS), OTHER);
    await run(vault, [OTHERS, SORTED, DEALT]);
    expect(vault.used.get(formatDeal(DEALT))).toBe(TOURNAMENT);
    expect(vault.used.size).toBe(2);
  });

  it('deals thirteen cards to everybody from the system’s randomness', async () => {
    const vault = new Noting();
    const { log } = logLines();
    const signal = new AbortController().signal;
    await dealBoard(vault)(DATA, { jobId: 'x', signal, log, dispatch: () => Promise.resolve() });
    const deal = parseDeal([...vault.used.keys()][0]!);
    expect(SEATS.map((seat) => deal[seat].length)).toEqual([13, 13, 13, 13]);
  });

  it('is another job for another request', () => {
    const id = (request: number) => owedJob(DEAL_BOARD, { ...DATA, request }, TOURNAMENT, 1).id;
    expect(id(2)).not.toBe(id(3));
  });
});

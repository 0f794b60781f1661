import { BRIDGE_PACK, formatDeal, SEATS, wholeDeal, type Card, type Seat } from '#cards';
import { logLines } from '../testing/log-lines.js';
import { checkDeal, type CheckingVault, type DealUse } from './check-deal.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const OTHER = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b12';
const ID = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b13';
const HIDDEN = { id: ID, cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) } as const;
const DEALT = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const HERE = { tournament: TOURNAMENT, place: '1/7' };

/** A sorted pack, one card at a time to each player. */
const SORTED = formatDeal(
  wholeDeal(
    Object.fromEntries(
      SEATS.map((seat, index): [Seat, Card[]] => [seat, BRIDGE_PACK.filter((_card, at) => at % 4 === index)]),
    ) as Record<Seat, Card[]>,
  ),
);

/** What is sent of a deal that was used so before. */
async function checked(text: string, uses: readonly DealUse[] = [], hidden: typeof HIDDEN | null = HIDDEN) {
  const used = [...uses];
  const sent: unknown[] = [];
  const vault: CheckingVault = {
    open: () => Promise.resolve(text),
    usesOf: () => Promise.resolve([...used]),
    remember: (use) => {
      used.push(use);
      return Promise.resolve();
    },
  };
  const { log, lines } = logLines();
  const data = { tournament: TOURNAMENT, set: '1', board: 7, deal: ID };
  await checkDeal(
    vault,
    () => Promise.resolve(hidden ?? undefined),
    () => Promise.resolve('bridge'),
  )(data, {
    jobId: 'check-deal-x',
    signal: new AbortController().signal,
    log,
    dispatch: (...command) => {
      sent.push(command);
      return Promise.resolve();
    },
  });
  expect(lines).toEqual([]);
  return { used, sent };
}

const found = (what: object) => [
  [
    'board.record-deal-check',
    TOURNAMENT,
    { set: '1', board: 7, deal: ID, unshuffled: false, playedBefore: 'no', ...what },
  ],
];

describe('a deal that the program has not dealt is checked (Law 6D2)', () => {
  it('and remembered by its hash, so that it is known when it comes again', async () => {
    const { used, sent } = await checked(DEALT);
    expect(sent).toEqual(found({}));
    expect(used).toEqual([HERE]);
    expect(JSON.stringify(sent)).not.toContain('AKQ2');
  });

  it('with every deal that was ever recorded on the server', async () => {
    const elsewhere = { tournament: OTHER, place: '4/2' };
    expect((await checked(DEALT, [elsewhere])).sent).toEqual(found({ playedBefore: 'elsewhere' }));
    const ofOld = { tournament: OTHER, place: '' };
    expect((await checked(DEALT, [ofOld])).sent).toEqual(found({ playedBefore: 'elsewhere' }));
    const otherBoard = { tournament: TOURNAMENT, place: '2/7' };
    expect((await checked(DEALT, [elsewhere, otherBoard])).sent).toEqual(
      found({ playedBefore: 'in-this-tournament' }),
    );
  });

  it('the same board that is read again repeats nothing', async () =>
    expect((await checked(DEALT, [HERE])).sent).toEqual(found({})));

  it('a sorted pack is told from a shuffled one', async () =>
    expect((await checked(SORTED)).sent).toEqual(found({ unshuffled: true })));

  it('nothing is said of one that another has replaced', async () =>
    expect(await checked(DEALT, [], null)).toEqual({ used: [], sent: [] }));
});

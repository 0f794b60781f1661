import { played } from '../../../tournament/src/testing/played.js';
import { logLines } from '../testing/log-lines.js';
import { CHECK_ENTRY, checkEntry, type EntryBesideHidden } from './check-entry.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const ID = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b13';
const DEALT = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const TURNED = 'N:43.Q32.Q763.KJ95 AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2';
const TRICKS = '9'.repeat(20);

/** What is hidden, by the first sign of its text. */
const secret = (text: string) =>
  ({ id: ID, cipher: 'A256GCM', nonce: 'n'.repeat(16), text: text.repeat(40) }) as const;
const OPENED: Readonly<Record<string, unknown>> = { d: DEALT, o: TURNED, a: { tricks: TRICKS } };

const asked = {
  tournament: TOURNAMENT,
  session: '1',
  table: 'A1',
  round: 1,
  board: 7,
  entry: 2,
  check: 1,
};

/** 4 spades by North, ten tricks, with this lead. */
const entry = (lead: string, more: Partial<EntryBesideHidden> = {}): EntryBesideHidden => ({
  game: 'bridge',
  result: played(`4S N =${lead && ` ${lead}`}`),
  twice: false,
  deal: { hidden: secret('d'), analysis: secret('a') },
  others: [{ board: 8, hidden: secret('o') }],
  ...more,
});

/** What is sent of an entry. */
async function sentOf(beside: EntryBesideHidden | undefined): Promise<unknown[]> {
  const sent: unknown[] = [];
  const { log, lines } = logLines();
  const vault = { open: (_of: string, { text }: { text: string }) => Promise.resolve(OPENED[text[0]!]) };
  await checkEntry(vault, () => Promise.resolve(beside))(asked, {
    jobId: CHECK_ENTRY.id(asked),
    signal: new AbortController().signal,
    log,
    dispatch: (...command) => {
      sent.push(command);
      return Promise.resolve();
    },
  });
  expect(lines).toEqual([]);
  return sent;
}

const found = (what: object) => {
  const { tournament, ...of } = asked;
  return [
    ['result.record-check', tournament, { ...of, deal: ID, found: [], fits: [], beside: [8], ...what }],
  ];
};

describe('an entry is looked at beside the deal of its board', () => {
  it('and that it was is said, without a card', async () => {
    const sent = await sentOf(entry('HK'));
    expect(sent).toEqual(found({}));
    expect(JSON.stringify(sent)).not.toContain('HK');
  });

  it('whose lead is in another hand, or in the right hand on another board of the round', async () => {
    expect(await sentOf(entry('HA'))).toEqual(found({ found: ['lead-not-held'] }));
    expect(await sentOf(entry('SA'))).toEqual(found({ found: ['other-board'], fits: [8] }));
  });

  it('whose tricks are far from what is there', async () => {
    const slam = entry('HK', { result: { ...entry('').result, level: 7, tricks: 13 } as never });
    expect(await sentOf(slam)).toEqual(found({ found: ['above-double-dummy'] }));
  });

  it('or beside the other results alone where no deal is known', async () => {
    const twice = entry('HA', { deal: null, twice: true });
    expect(await sentOf(twice)).toEqual(found({ deal: null, found: ['board-twice'] }));
  });

  it('and not at all when another has taken its place', async () =>
    expect(await sentOf(undefined)).toEqual([]));
});

import { played as resultOf } from '../../../../tournament/src/testing/played.js';
import {
  agreed,
  allPlayed,
  begun,
  corrected,
  event,
  NOTED,
  played,
  roundPlayed,
  uuid,
  voided,
  type TestEvents,
} from '../../testing/play-events.js';
import { readState } from '../../testing/read-state.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';

const DEAL = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const director: Viewer = { kind: 'director', person: uuid(70) };
const scorer: Viewer = { kind: 'scorer', person: uuid(71) };
const atA2: Viewer = { kind: 'table', session: '1', table: 'A2' };

const play = { table: 'A1', round: 1, board: 1 };
const contract = resultOf('4S N =');
/** What stands for the ciphertext: the text itself. */
const hidden = (text: string) => ({ id: uuid(900), cipher: 'A256GCM' as const, nonce: 'n'.repeat(16), text });
const recorded = (text: string | null, more: object = {}) =>
  event('result.play-recorded', {
    session: '1',
    ...play,
    record: text === null ? null : hidden(text),
    ...more,
  });
const dealt = event('board.dealt', { set: '1', board: 1, deal: hidden(DEAL) });
const requested = event('board.dealing-requested', { set: '1', board: 1 });
const AUCTION = '1S! pass 4S pass pass pass';

async function seen(events: TestEvents, viewer: Viewer = PUBLIC_VIEWER) {
  const queries = readState(played(...events), viewer, {
    open: ({ text }) => text,
    texts: { [NOTED.text]: '1 11+, five spades' },
  });
  const [records, traveller] = await Promise.all([
    queries.records.ofBoard('1', 1),
    queries.protocols.traveller('1', 1),
  ]);
  return { ...records, marked: traveller.lines.filter((line) => line.recorded).map(({ table }) => table) };
}

const evening: TestEvents = [begun(), requested, dealt, allPlayed(), corrected(play, contract)];

describe('what was called and played', () => {
  const record = recorded(`${AUCTION}|C6 C2 CJ C3|10`, { explanations: NOTED });

  it('is seen with the deal: calls by seat, what was explained, tricks with their winners, and the claim', async () => {
    const { shown, deal, marked, plays } = await seen([...evening, record]);
    expect({ shown, deal, marked }).toEqual({ shown: true, deal: DEAL, marked: ['A1'] });
    expect(plays).toMatchObject([
      {
        table: 'A1',
        round: 1,
        auction: { outcome: 'contract', contract: { level: 4, strain: 'S', declarer: 'N' } },
        declarer: 'N',
        leader: 'E',
        tricks: [{ winner: 'W' }],
        won: { NS: 0, EW: 1 },
        turn: 'W',
        claimed: 10,
        total: 10,
        differences: [],
        fault: null,
      },
    ]);
    expect(plays[0]!.calls.slice(0, 2)).toEqual([
      { seat: 'N', call: '1S', alert: true, explanation: '11+, five spades' },
      { seat: 'E', call: 'pass' },
    ]);
    expect(plays[0]).not.toHaveProperty('explanations');
    expect((await seen([...evening, record], director)).plays[0]).toMatchObject({ explanations: NOTED.text });
  });

  it('is marked where it is otherwise than the result', async () => {
    const { plays } = await seen([...evening, recorded(`${AUCTION}|C6 C2 CJ C3|9`)]);
    expect(plays[0]!.differences).toEqual([{ what: 'tricks', record: 9, result: 10, revoked: false }]);
  });

  it('is marked where it cannot have been with this deal, and shown as it was recorded', async () => {
    const { plays } = await seen([...evening, recorded(`${AUCTION}|CK C2 CJ C3|`)]);
    expect(plays[0]).toMatchObject({
      fault: { fault: 'play.lead-out-of-turn', card: 'CK', seat: 'E', trick: 1, law: '53A' },
      tricks: [{ winner: 'E' }],
    });
  });

  it('is gone where it was taken away, or the result was voided', async () => {
    const nothing = { plays: [], marked: [] };
    expect(await seen([...evening, record, recorded(null, { reason: NOTED })])).toMatchObject(nothing);
    expect(await seen([...evening, record, voided({ table: 'A1', round: 1, board: 1 })])).toMatchObject(
      nothing,
    );
  });
});

describe('as long as the board is still to be played somewhere', () => {
  const early: TestEvents = [
    begun(),
    requested,
    dealt,
    roundPlayed(1, { tables: ['A1'] }),
    agreed(play, contract),
    recorded(`${AUCTION}||`),
  ];

  it.each<[string, Viewer]>([
    ['everybody', PUBLIC_VIEWER],
    ['a scorer', scorer],
    ['a director who has not asked to see the deal', director],
    ['another table', atA2],
    ['the table itself', { kind: 'table', session: '1', table: 'A1' }],
  ])('%s sees neither calls nor cards, nor that they are there', async (_who, viewer) =>
    expect(await seen(early, viewer)).toMatchObject({ shown: false, deal: null, plays: [], marked: [] }),
  );

  it('who directs and has asked to see the deal sees them, too', async () => {
    const looked = event('board.deal-looked-at', {
      set: '1',
      board: 1,
      deal: uuid(900),
      person: uuid(70),
      office: 'director',
      reason: NOTED,
    });
    expect(await seen([...early, looked], director)).toMatchObject({ shown: true, marked: ['A1'] });
  });

  it('in hidden rounds nobody of the public does, though the board was played by all', async () => {
    const dark: TestEvents = [
      begun({ rules: { darkRounds: 3 } }),
      requested,
      dealt,
      allPlayed(),
      recorded(`${AUCTION}||`),
    ];
    expect(await seen(dark)).toMatchObject({ shown: false, deal: null, plays: [] });
  });
});

import { formatDeal, parseDeal } from '#cards';
import { boardEvents } from '../../board/events.js';
import type { JournalEvent } from '../../catalogue/journal-event.js';
import { given, hiddenAs, NOTED } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { recordPlay } from './commands.js';
import { resultEvents } from '../events.js';
import { at, journal, threeTables } from '../testing/three-tables.js';

const [N, E, S, W] = [
  'AKQ2.765.J94.T83',
  'T975.KJ4.A82.764',
  'J86.AT98.KT5.AQ2',
  '43.Q32.Q763.KJ95',
] as const;
const DEAL = formatDeal(parseDeal(`N:${N} ${E} ${S} ${W}`));
const board = { set: '1', board: 1 };
const dealt = boardEvents.dealt({ ...board, deal: hiddenAs(DEAL) });
const revealed = boardEvents.revealed({ ...board, deal: hiddenAs(DEAL).id, key: '7'.repeat(64) });
const evening: JournalEvent[] = [
  ...threeTables(1),
  boardEvents.dealingRequested(board),
  dealt,
  journal.recorded('A1 1 1', 'NS1 EW1', '4S N ='),
];

const calls = ['1S', 'pass', '4S', 'pass', 'pass', 'pass'].map((call) => ({ call }));
const cards = ['C6', 'C2', 'CJ', 'C3'];
const said = { ...at('A1 1 1'), calls, cards, claimed: 10 };
/** What the journal gets: nothing that can be read, encrypted under the key of the deal. */
const kept = (text: string, deal = hiddenAs(DEAL).id) => ({ ...hiddenAs(text), id: deal });
const recorded = (record: ReturnType<typeof kept> | null, more: object = {}) =>
  resultEvents.playRecorded({ ...at('A1 1 1'), record, ...more });
const AUCTION = '1S pass 4S pass pass pass';
const first = recorded(kept(`${AUCTION}|C6 C2 CJ C3|10`));

describe('what was called and played at a table', () => {
  it('is recorded under the key of its deal, so that both are revealed together', () => {
    given(...evening)
      .when(recordPlay, said, { capacity: 'scorer' })
      .then(first);
    expect(recordPlay.unhashed).toEqual(['calls', 'cards', 'claimed', 'hands', 'reason']);
  });

  it('of a board whose deal nobody knows has a key of its own', () =>
    given(...threeTables(1), journal.recorded('A1 1 1', 'NS1 EW1', '4S N ='))
      .when(recordPlay, { ...said, calls: [] })
      .then(recorded(hiddenAs('|C6 C2 CJ C3|10'))));

  it('with what was explained of calls as a text that can be erased', () =>
    given(...evening)
      .when(recordPlay, {
        ...said,
        cards: [],
        claimed: undefined,
        calls: [{ ...calls[0], explanation: '11+' }, ...calls.slice(1)],
      })
      .then(recorded(kept(`1S! ${AUCTION.slice(3)}||`), { explanations: NOTED })));

  it('the same again is nothing new, otherwise it needs a reason, and so does taking it away', () => {
    const known = [...evening, first];
    const reason = 'Read wrongly.';
    given(...known)
      .when(recordPlay, said)
      .thenRejected('result.play-recorded', { board: 1 });
    given(...known, revealed)
      .when(recordPlay, { ...said, reason })
      .thenNothing();
    given(...known)
      .when(recordPlay, { ...said, cards: [], claimed: undefined, reason })
      .then(recorded(kept(`${AUCTION}||`), { reason: NOTED }));
    given(...known)
      .when(recordPlay, { ...at('A1 1 1'), calls: [], cards: [], reason })
      .then(recorded(null, { reason: NOTED }));
  });

  it('not before there is a result, nor in an archived tournament', () => {
    given(...threeTables(1))
      .when(recordPlay, said)
      .thenRejected('board.not-played', { board: 1 });
    given(...evening, tournamentEvents.archived({}))
      .when(recordPlay, said)
      .thenRejected('tournament.archived');
  });

  it.each([
    [
      'an insufficient bid',
      { calls: [{ call: '1S' }, { call: '1H' }] },
      { fault: 'auction.insufficient', call: 2, law: '18D' },
    ],
    [
      'a card twice',
      { cards: [...cards, 'C6'] },
      { fault: 'play.card-twice', trick: 2, card: 'C6', law: '1' },
    ],
    ['a claim of more than is left', { claimed: 13 }, { fault: 'play.claimed-too-many', law: '68A' }],
  ])('cannot be %s: the first thing is named with its law', (_case, more, fault) =>
    given(...evening)
      .when(recordPlay, { ...said, ...more })
      .thenRejected('result.record-impossible', { board: 1, ...fault }),
  );
});

describe('beside the deal of the board', () => {
  const swapped = { ...said, cards: ['CK', ...cards.slice(1)] };

  it('a card of another hand is refused once everybody may see the deal', () =>
    given(...evening, revealed)
      .when(recordPlay, swapped)
      .thenRejected('result.record-impossible', {
        fault: 'play.lead-out-of-turn',
        card: 'CK',
        seat: 'E',
        law: '53A',
      }));

  it('before that nothing is compared: it is not told whether the same was recorded', () =>
    given(...evening, first)
      .when(recordPlay, { ...said, reason: 'To see whether it is so' })
      .then(recorded(kept(`${AUCTION}|C6 C2 CJ C3|10`), { reason: NOTED })));

  it('before that nothing is refused by it, which would tell who holds what', () =>
    given(...evening)
      .when(recordPlay, swapped)
      .then(recorded(kept(`${AUCTION}|CK C2 CJ C3|10`))));

  it('a pasted deal that is another one is refused with the first card that lies elsewhere', () => {
    const hands = { N: N.replace('2', '5'), E: E.replace('5', '2'), S };
    given(...evening, revealed)
      .when(recordPlay, { ...said, hands })
      .thenRejected('result.other-deal', { board: 1, card: 'S5', dealt: 'E', found: 'N' });
    given(...evening, revealed)
      .when(recordPlay, { ...said, hands: { N, E, S, W } })
      .then(first);
  });

  it('a pasted deal in which the cards cannot have been played so is refused at once', () =>
    given(...evening)
      .when(recordPlay, { ...swapped, hands: { N, E, S, W } })
      .thenRejected('result.record-impossible', { card: 'CK' }));
});

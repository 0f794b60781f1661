import { hashOfSessionKeys } from '#cards';
import { requestDealing } from '../../board/commands/commands.js';
import { boardEvents } from '../../board/events.js';
import { given, ORGANISER } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import {
  commitDeals,
  findSquareDealValue,
  importDeals,
  promiseSquareDeal,
  publishSquareDealKeys,
} from './commands.js';
import { dealSetEvents } from '../events.js';

const SQK = `1,1:${'abc'.repeat(20)}\r\n1,2:${'xyz'.repeat(20)}\r\n`;
const SQD = `TN Club final
DI Closing of the WIG20 on 2 June
SN 2:1-2,3-4:FINAL#:Final #/2
KH ${hashOfSessionKeys(new TextEncoder().encode(SQK))}
`;
const VALUED = SQD.replace('2 June\n', '2 June\nDV 2431.17\n');
const created = tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER });
const of = { phase: 1, session: 2, set: 'original' } as const;
const promised = dealSetEvents.squareDealPromised({ set: '1', sqd: SQD, of, from: 3, to: 4 });
const valued = dealSetEvents.squareDealValueFound({ set: '1', sqd: VALUED, value: '2431.17' });
const opened = dealSetEvents.squareDealKeysPublished({ set: '1', sqk: SQK });
const promising = { set: '1', sqd: btoa(SQD), of };
const publishing = { set: '1', sqk: btoa(SQK) };
const deal = (board: number) => ({
  id: `00000000-0000-4000-8000-00000000000${board}`,
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
});
const imported = (board: number) =>
  boardEvents.dealImported({ set: '1', board, deal: deal(board), format: 'PBN' });
const shown = (board: number) =>
  boardEvents.revealed({ set: '1', board, deal: deal(board).id, key: '7'.repeat(64) });

describe('deals by SquareDeal', () => {
  it('are promised by an SQD before there are any, for the boards that it says', () =>
    given(created).when(promiseSquareDeal, promising).then(promised));

  it('of boards that the SQD leaves open are promised for those that are wanted', () => {
    const sqd = SQD.replace('1-2,3-4', '?');
    given(created)
      .when(promiseSquareDeal, { ...promising, sqd: btoa(sqd), boards: { from: 17, to: 18 } })
      .then(dealSetEvents.squareDealPromised({ set: '1', sqd, of, from: 17, to: 18 }));
    given(created)
      .when(promiseSquareDeal, { ...promising, sqd: btoa(sqd) })
      .thenRejected('deal-set.squaredeal-refused', { fault: 'squaredeal.boards-open', phase: 1 });
  });

  it.each([
    ['a text that is none', 'Dear all', of, { fault: 'squaredeal.line', line: 1 }],
    ['no hash of keys', SQD.replace(/KH .*\n/, ''), of, { fault: 'squaredeal.not-published' }],
    ['no such phase', SQD, { ...of, phase: 2 }, { fault: 'squaredeal.phase-unknown', phase: 2, phases: 1 }],
    [
      'no such session',
      SQD,
      { ...of, session: 3 },
      { fault: 'squaredeal.session-unknown', phase: 1, session: 3 },
    ],
  ])('are not promised by an SQD with %s', (_what, sqd, which, fault) =>
    given(created)
      .when(promiseSquareDeal, { ...promising, sqd: btoa(sqd), of: which })
      .thenRejected('deal-set.squaredeal-refused', fault),
  );

  it('are promised once, and not of boards that have a deal or a commitment', () => {
    given(created, promised).when(promiseSquareDeal, promising).thenRejected('deal-set.squaredeal-promised');
    given(created, imported(4))
      .when(promiseSquareDeal, promising)
      .thenRejected('deal-set.dealt', { board: 4 });
    given(created, dealSetEvents.commitmentRequested({ set: '1', from: 1, to: 3, delayed: null }))
      .when(promiseSquareDeal, promising)
      .thenRejected('deal-set.committed', { board: 3 });
  });

  it('are dealt by nobody else', () => {
    const dealing = { set: '1', from: 1, to: 4, how: 'before-play' };
    given(created, promised)
      .when(requestDealing, dealing)
      .thenRejected('deal-set.of-squaredeal', { board: 3 });
    given(created, promised)
      .when(commitDeals, { set: '1', from: 4, to: 9, delayed: null })
      .thenRejected('deal-set.of-squaredeal', { board: 4 });
  });

  it('wait for the delayed value, which is given once', () => {
    const value = { set: '1', value: '2431.17' };
    given(created, promised).when(findSquareDealValue, value).then(valued);
    given(created, promised, valued)
      .when(findSquareDealValue, value)
      .thenRejected('deal-set.squaredeal-refused', { fault: 'squaredeal.value-set', value: '2431.17' });
    given(created).when(findSquareDealValue, value).thenRejected('deal-set.nothing-of-squaredeal');
  });
});

describe('the keys of SquareDeal', () => {
  const played = [created, promised, valued, imported(3), imported(4), shown(3), shown(4)];

  it('are published once every deal is open', () => {
    given(...played)
      .when(publishSquareDealKeys, publishing)
      .then(opened);
    given(...played, opened)
      .when(publishSquareDealKeys, publishing)
      .thenNothing();
    given(created, promised, valued, imported(3), shown(3))
      .when(publishSquareDealKeys, publishing)
      .then(opened);
  });

  it('stay secret while a deal is, or a session is being played', () => {
    given(...played.slice(0, 6))
      .when(publishSquareDealKeys, publishing)
      .thenRejected('board.still-to-play', { board: 4 });
    given(created, promised, valued)
      .when(publishSquareDealKeys, publishing)
      .thenRejected('board.still-to-play', { board: 3 });
    given(...played, tournamentEvents.sessionStarted({ session: '1' }))
      .when(publishSquareDealKeys, publishing)
      .thenRejected('tournament.sessions-open', { sessions: '1' });
  });

  it('are those that were promised', () => {
    given(...played)
      .when(publishSquareDealKeys, { set: '1', sqk: btoa(SQK.replace('abc', 'abd')) })
      .thenRejected('deal-set.squaredeal-refused', { fault: 'squaredeal.keys-altered' });
    given(created).when(publishSquareDealKeys, publishing).thenRejected('deal-set.nothing-of-squaredeal');
  });

  it('that are published make every further deal of the set one that could be known', () =>
    given(...played, opened)
      .when(importDeals, { set: '1', format: 'PBN', deals: [{ board: 9, deal: deal(9) }] })
      .thenRejected('deal-set.squaredeal-over'));
});

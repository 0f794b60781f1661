import { commitmentHash, hashOfKey } from '#cards';
import { redeal, requestDealing } from '../board/commands/commands.js';
import { boardEvents } from '../board/events.js';
import { given, ORGANISER } from '../testing/decider-specification.js';
import { tournamentEvents } from '../tournament/events.js';
import { commitDeals, findValue, recordCommitment } from './commands/commands.js';
import { dealSetEvents } from './events.js';

const TOURNAMENT = '00000000-0000-4000-8000-0000000000ff';
const created = tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER });
const DELAYED = { what: 'closing value of the WIG20, 23 November 2026', how: 'gpw.pl, two decimals' };
const BOARDS = [7, 8].map((board) => ({
  board,
  hash: hashOfKey(String(board).repeat(64)),
  key: {
    id: `00000000-0000-4000-8000-00000000000${board}`,
    cipher: 'A256GCM' as const,
    nonce: 'n'.repeat(16),
    text: 'c'.repeat(90),
  },
}));
const HASH = commitmentHash({ tournament: TOURNAMENT, set: '1', delayed: DELAYED, boards: BOARDS });

const requested = dealSetEvents.commitmentRequested({ set: '1', from: 7, to: 8, delayed: DELAYED });
const committed = dealSetEvents.committed({ set: '1', commitment: 1, boards: BOARDS, hash: HASH });
const found = dealSetEvents.valueFound({ set: '1', commitment: 1, value: '2431.17' });
const toDeal = { set: '1', from: 7, to: 8, how: 'before-play' };

describe('deals are committed to before anything is dealt', () => {
  it('on request, with a value that nobody can know yet', () => {
    const asking = given(created).when(commitDeals, { set: '1', from: 7, to: 8, delayed: DELAYED });
    asking.then(requested);
    expect(asking.decision).toMatchObject({ answer: { commitment: 1 } });
  });

  it('with keys that the program makes: the hash covers all of it', () =>
    given(created, requested)
      .when(recordCommitment, { set: '1', commitment: 1, boards: BOARDS })
      .then(committed));

  it('once: a job that runs twice keeps to the keys of its first run', () =>
    given(created, requested, committed)
      .when(recordCommitment, { set: '1', commitment: 1, boards: BOARDS })
      .thenNothing());

  it('for the boards that were asked for, all of them', () => {
    for (const boards of [BOARDS.slice(1), BOARDS.toReversed()])
      given(created, requested)
        .when(recordCommitment, { set: '1', commitment: 1, boards })
        .thenRejected('deal-set.not-owed', { commitment: 1 });
    given(created)
      .when(recordCommitment, { set: '1', commitment: 1, boards: BOARDS })
      .thenRejected('deal-set.not-owed', { commitment: 1 });
  });

  it('not for boards that are committed to, or dealt, or being dealt', () => {
    given(created, requested)
      .when(commitDeals, { set: '1', from: 8, to: 12, delayed: null })
      .thenRejected('deal-set.committed', { board: 8 });
    given(created, boardEvents.dealingRequested({ set: '1', board: 9 }))
      .when(commitDeals, { set: '1', from: 7, to: 12, delayed: null })
      .thenRejected('deal-set.dealt', { board: 9 });
    given(created)
      .when(commitDeals, { set: '1', from: 12, to: 7, delayed: null })
      .thenRejected('board.range', { from: 12, to: 7 });
  });

  it('and for other boards of the set once more', () => {
    const more = given(created, requested, committed).when(commitDeals, {
      set: '1',
      from: 9,
      to: 12,
      delayed: null,
    });
    expect(more.decision).toMatchObject({ answer: { commitment: 2 } });
  });
});

describe('the delayed value', () => {
  const give = (value: string, commitment = 1) => ({ set: '1', commitment, value });

  it('is given once it is there, and cannot become another', () => {
    given(created, requested, committed).when(findValue, give(' 2431.17 ')).then(found);
    given(created, requested, committed, found).when(findValue, give('2431.17')).thenNothing();
    given(created, requested, committed, found)
      .when(findValue, give('2431.18'))
      .thenRejected('deal-set.value-found', { commitment: 1, value: '2431.17' });
  });

  it('comes after the commitment, where one was promised', () => {
    given(created, requested)
      .when(findValue, give('2431.17'))
      .thenRejected('deal-set.not-committed', { commitment: 1 });
    const nothing = dealSetEvents.commitmentRequested({ set: '1', from: 7, to: 8, delayed: null });
    given(created, nothing, committed)
      .when(findValue, give('2431.17'))
      .thenRejected('deal-set.nothing-delayed', { commitment: 1 });
  });

  it('is one line', () => {
    expect(findValue.body.safeParse(give('24\n31')).success).toBe(false);
    expect(findValue.body.safeParse(give(' ')).success).toBe(false);
  });

  it('is waited for before boards are dealt, or dealt again, by the program', () => {
    given(created, requested)
      .when(requestDealing, toDeal)
      .thenRejected('deal-set.not-committed', { commitment: 1 });
    given(created, requested, committed)
      .when(requestDealing, toDeal)
      .thenRejected('deal-set.value-missing', { board: 7, what: DELAYED.what });
    given(created, requested, committed, found)
      .when(requestDealing, toDeal)
      .then(...[7, 8].map((board) => boardEvents.dealingRequested({ set: '1', board })));
  });

  it('holds nobody up who deals at the table', () => {
    const atTable = [7, 8].map((board) => boardEvents.dealtAtTable({ set: '1', board }));
    given(created, requested, committed)
      .when(requestDealing, { ...toDeal, how: 'at-the-table' })
      .then(...atTable);
    given(created, requested, committed, ...atTable)
      .when(redeal, { set: '1', board: 7, ground: '6D1', how: 'before-play', reason: 'A card was seen' })
      .thenRejected('deal-set.value-missing', { board: 7, what: DELAYED.what });
  });
});

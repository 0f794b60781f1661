import { dealSetEvents } from '../../deal-set/events.js';
import { resultEvents } from '../../result/events.js';
import { at, journal, threeTables } from '../../result/testing/three-tables.js';
import { orderPresence } from '../../deal-set/commands/commands.js';
import { given, hiddenAs, NOTED } from '../../testing/decider-specification.js';
import { tellDealing, tellDealingHere } from './commands.js';
import { boardEvents } from '../events.js';
import { boardStream } from '../state.js';

const TABLE = { capacity: 'table' } as const;
const board = { set: '1', board: 1 };
const here = { session: '1', table: 'A1', round: 1 };
const toldAt = (table: string, round: number) =>
  boardEvents.dealingTold({
    ...board,
    by: 'players',
    at: { session: '1', table, round },
    seats: [],
    bothSides: true,
  });
const told = toldAt('A1', 1);
const evening = [...threeTables(2), boardEvents.dealtAtTable(board)];

describe('a board that is dealt at the table before its first play (Law 6E1)', () => {
  it('is told of with one tap: both sides were there', () => {
    given(...evening)
      .when(tellDealingHere, at('A1 1 1'), TABLE)
      .then(told);
    given(...evening, told)
      .when(tellDealingHere, at('A1 1 1'), TABLE)
      .thenNothing();
  });

  it('also where nobody had said that it would be dealt there', () => {
    given(...threeTables(1))
      .when(tellDealingHere, at('A1 1 1'), TABLE)
      .then(told);
    expect(given(...threeTables(1), told).state(boardStream(board))).toMatchObject({
      status: 'dealt-at-table',
      byHand: true,
    });
  });

  it('with who dealt, and that the pack was cut on request (Law 6A)', () =>
    given(...evening)
      .when(tellDealingHere, { ...at('A1 1 1'), seats: ['E'], cut: true }, TABLE)
      .then(
        boardEvents.dealingTold({
          ...board,
          by: 'players',
          at: here,
          seats: ['E'],
          bothSides: true,
          cut: true,
        }),
      ));

  it('was not dealt by those who come to it later, nor by the players where the program dealt', () => {
    given(...evening)
      .when(tellDealingHere, at('A3 2 1'), TABLE)
      .thenRejected('board.dealt-earlier', { board: 1, round: 1 });
    const dealt = [
      boardEvents.dealingRequested(board),
      boardEvents.dealt({ ...board, deal: hiddenAs('a deal') }),
    ];
    given(...threeTables(1), ...dealt)
      .when(tellDealingHere, at('A1 1 1'), TABLE)
      .thenRejected('board.dealt-by-program', { board: 1 });
  });

  it('needs a player of each side, unless the director decides otherwise (Law 6C)', () => {
    const alone = { ...at('A1 1 1'), bothSides: false };
    given(...evening)
      .when(tellDealingHere, alone, TABLE)
      .thenRejected('board.both-sides');
    const order = { set: '1', bothSides: false, reason: 'East-West are late.' };
    const ordered = dealSetEvents.presenceOrdered({ set: '1', bothSides: false, reason: NOTED });
    given(...evening)
      .when(orderPresence, order)
      .then(ordered);
    given(...evening, ordered)
      .when(orderPresence, order)
      .thenNothing();
    given(...evening, ordered)
      .when(tellDealingHere, alone, TABLE)
      .then(boardEvents.dealingTold({ ...board, by: 'players', at: here, seats: [], bothSides: false }));
  });

  it('is dealt anew after a redeal, by whom is told anew', () => {
    const again = boardEvents.redealRequested({
      ...board,
      how: 'at-the-table',
      ground: '6D1',
      reason: NOTED,
    });
    given(...evening, told, again)
      .when(tellDealingHere, at('A1 1 1'), TABLE)
      .then(told);
  });

  it('is dealt anew by those who come to it later, unless a score stands on the new deal', () => {
    const again = boardEvents.redealRequested({
      ...board,
      how: 'at-the-table',
      ground: '6D2',
      reason: NOTED,
    });
    const first = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =');
    const voided = resultEvents.voided({ ...at('A1 1 1'), ground: '6D2', reason: NOTED });
    const later = toldAt('A3', 2);
    given(...evening, told, first, again, voided)
      .when(tellDealingHere, at('A3 2 1'), TABLE)
      .then(later);
    given(...evening, told, again, first)
      .when(tellDealingHere, at('A3 2 1'), TABLE)
      .thenRejected('board.dealt-earlier', { board: 1, round: 1 });
  });

  it('is dealt by those who come to it next where it was not played before', () => {
    const givenUp = resultEvents.markedNotPlayed({ ...at('A1 1 1'), reason: NOTED });
    given(...evening, givenUp)
      .when(tellDealingHere, at('A3 2 1'), TABLE)
      .then(toldAt('A3', 2));
  });
});

describe('boards that were dealt by hand beforehand', () => {
  const body = { set: '1', from: 1, to: 2 };
  const of = (number: number) => ({ set: '1', board: number });

  it('by the director (Law 6E2)', () =>
    given(...evening)
      .when(tellDealing, { ...body, by: 'director' })
      .then(...[1, 2].map((number) => boardEvents.dealingTold({ ...of(number), by: 'director' }))));

  it('by helpers named by the director (Law 6E3), or as the director orders otherwise (Law 6E4)', () => {
    for (const by of ['helpers', 'otherwise'] as const) {
      given(...evening)
        .when(tellDealing, { ...body, by })
        .thenRejected('board.dealers-unnamed');
      const named = given(...evening).when(tellDealing, { ...body, by, named: 'Anna and Piotr' });
      named.then(...[1, 2].map((number) => boardEvents.dealingTold({ ...of(number), by, named: NOTED })));
      expect(named.decision).toMatchObject({ notes: [{ text: 'Anna and Piotr' }] });
    }
  });

  it('and by players with the director’s instruction who was there (Law 6C)', () =>
    given(...evening)
      .when(tellDealing, { ...body, to: 1, by: 'players', instruction: 'North alone.' })
      .then(boardEvents.dealingTold({ ...of(1), by: 'players', bothSides: false, instruction: NOTED })));

  it('are not those that the program dealt, and no more than a hundred at a time', () => {
    given(...evening, boardEvents.dealingRequested(of(2)))
      .when(tellDealing, { ...body, by: 'director' })
      .thenRejected('board.dealt-by-program', { board: 2 });
    given(...evening)
      .when(tellDealing, { ...body, to: 101, by: 'director' })
      .thenRejected('board.range');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Card, Rank, Suit } from '../deal/card.js';
import { drawnCardOrder } from './drawn-card-order.js';
import { BRIDGE_PACK } from '../deal/pack.js';
import { describeShared } from '../testing/shared-folder.js';

const order = (drawn: Record<string, Card>) => drawnCardOrder(new Map(Object.entries(drawn)));

describe('the draw for seats by cards', () => {
  it('lets the lowest card choose and seats the others clockwise by rising cards', () =>
    expect(order({ olga: 'SK', piotr: 'H8', vera: 'D7', stas: 'CT' })).toEqual([
      'vera',
      'piotr',
      'stas',
      'olga',
    ]));
  it('counts the ace lowest', () => expect(order({ olga: 'H7', piotr: 'HA' })).toEqual(['piotr', 'olga']));
  it('ranks equal cards spades, clubs, diamonds, hearts', () =>
    expect(order({ olga: 'HQ', piotr: 'DQ', vera: 'SQ', stas: 'CQ' })).toEqual([
      'vera',
      'stas',
      'piotr',
      'olga',
    ]));
  it('has one order over the whole pack, whoever drew first', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...BRIDGE_PACK]), (cards) => {
        const players = drawnCardOrder(new Map(cards.map((card) => [card, card])));
        const ranks = players.map((card) => 'A23456789TJQK'.indexOf(card[1]!) * 4 + 'SCDH'.indexOf(card[0]!));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(players.toSorted()).toEqual(cards.toSorted());
      }),
    );
  });
  it('needs a card for each', () =>
    expect(() => order({ olga: 'HQ', piotr: 'DQ', vera: 'HQ' })).toThrow('HQ was drawn twice.'));
  it('of nobody is nobody', () => expect(order({})).toEqual([]));
});

describeShared('the worked draws by cards', 'vectors/movements.json', existsSync, (file) => {
  const { tirazh } = JSON.parse(readFileSync(file, 'utf8')) as {
    tirazh: { cases: { cards: Record<string, string>; order: string[] }[] };
  };
  /** A card as these are written: rank first, `KH`. */
  const cardOf = (text: string): Card =>
    `${text.at(-1) as Suit}${text.slice(0, -1).replace('10', 'T') as Rank}`;

  it('are there', () => expect(tirazh.cases.length).toBeGreaterThan(0));
  it.each(tirazh.cases)('$cards', ({ cards, order: expected }) => {
    const drawn = Object.entries(cards).map(([player, card]) => [player, cardOf(card)] as const);
    expect(drawnCardOrder(new Map(drawn))).toEqual(expected);
  });
});

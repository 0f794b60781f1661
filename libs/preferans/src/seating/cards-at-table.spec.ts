import { drawnCardOrder, PREFERANS_PACK } from '#cards';
import { cardsAtTable } from './cards-at-table.js';

const PLAYERS = ['A-3', 'A-1', 'A-4', 'A-2'];
const at = (seed: string, players = PLAYERS) => cardsAtTable(players, seed, { table: 'A1', round: 1 });
const SEEDS = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(64, '0'));

describe('the draw by cards at a table', () => {
  it('seats the players clockwise by rising cards, and who has the lowest of the second draw deals as North', () => {
    for (const seed of SEEDS) {
      const { forSeats, forDeal, players } = at(seed);
      const rising = drawnCardOrder(forSeats);
      const from = rising.indexOf(players[0]!);
      expect(players).toEqual([...rising.slice(from), ...rising.slice(0, from)]);
      expect(players[0]).toBe(drawnCardOrder(forDeal)[0]);
    }
  });

  it('is the same for everybody who draws it again, in whichever order the players are named', () => {
    expect(at(SEEDS[7]!)).toEqual(at(SEEDS[7]!, PLAYERS.toReversed()));
    expect(at(SEEDS[7]!)).not.toEqual(at(SEEDS[8]!));
    const [seats, deal] = [at(SEEDS[7]!).forSeats, at(SEEDS[7]!).forDeal];
    expect([...seats.values(), ...deal.values()].every((card) => PREFERANS_PACK.includes(card))).toBe(true);
  });

  it('lets everybody deal first now and then', () =>
    expect(new Set(SEEDS.map((seed) => at(seed).players[0])).size).toBe(4));

  it('seats three as well, and nobody else', () => {
    expect(at(SEEDS[0]!, PLAYERS.slice(1)).players.toSorted()).toEqual(PLAYERS.slice(1).toSorted());
    expect(() => at(SEEDS[0]!, ['A-1', 'A-2'])).toThrow('Three or four sit at a table.');
  });
});

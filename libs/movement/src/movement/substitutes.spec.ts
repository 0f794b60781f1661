import { playersInRound } from './substitutes.js';
import { substitutesOf } from './who-sat-in.js';

const [ANNA, BEN, CELIA, DAN] = ['Anna', 'Ben', 'Celia', 'Dan'].map((name) => ({ name }));
const from = (fromRound: number, toRound: number, seat: 'N' | 'S', player = CELIA!) => ({
  seat,
  fromRound,
  toRound,
  player,
});
const pair = (...substitutions: readonly ReturnType<typeof from>[]) => ({
  players: [ANNA!, BEN!],
  substitutions,
});
const inRound = (contestant: ReturnType<typeof pair>, round: number, alone = false) =>
  playersInRound(contestant, { round, alone }).map(({ name }) => name);
const named = (contestant: ReturnType<typeof pair>, alone = false) =>
  substitutesOf(contestant, alone).map(({ player, ...rounds }) => [
    player.name,
    rounds.fromRound,
    rounds.toRound,
  ]);

describe('a substitute', () => {
  it('plays in the rounds that were said, beside the partner', () => {
    const south = pair(from(2, 3, 'S'));
    expect([1, 2, 3, 4].map((round) => inRound(south, round))).toEqual([
      ['Anna', 'Ben'],
      ['Anna', 'Celia'],
      ['Anna', 'Celia'],
      ['Anna', 'Ben'],
    ]);
    expect(named(south)).toEqual([['Celia', 2, 3]]);
  });

  it('plays in the place of who plays alone, on whichever seat', () => {
    const alone = { ...pair(from(2, 2, 'S')), players: [BEN!] };
    expect([1, 2].map((round) => inRound(alone, round, true))).toEqual([['Ben'], ['Celia']]);
    expect(named(alone, true)).toEqual([['Celia', 2, 2]]);
  });

  it('is the one who was said last, and none once the player sits again', () => {
    const several = pair(from(1, 4, 'S'), from(3, 3, 'S', DAN), from(4, 4, 'S', BEN));
    expect(named(several)).toEqual([
      ['Celia', 1, 2],
      ['Dan', 3, 3],
    ]);
    expect(inRound(several, 4)).toEqual(['Anna', 'Ben']);
  });

  it('is told in the order of rounds, whichever seat it is', () =>
    expect(named(pair(from(2, 2, 'S'), from(1, 1, 'N', DAN)))).toEqual([
      ['Dan', 1, 1],
      ['Celia', 2, 2],
    ]));
});

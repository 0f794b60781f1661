import { asMovement, individualHowell, mitchell, type Movement } from '#movement';
import type { SessionSeen } from '#projections';
import { CalledIn } from './called.js';

const player = (name: string) => ({ person: name, name });
const called = (movement: Movement, contestant: string, ...names: readonly string[]) =>
  new CalledIn({
    sections: [{ section: 'A', movement }],
    contestants: [
      {
        contestant,
        players: names.map(player),
        substitutions: [{ seat: 'S', fromRound: 2, toRound: 3, player: player('Ann Lee') }],
      },
    ],
  } as unknown as SessionSeen);

describe('a substitute on printouts', () => {
  const satIn = [{ name: 'Ann Lee', fromRound: 2, toRound: 3 }];

  it('of a pair is named in the rounds in which they sit there, and beside the pair', () => {
    const pairs = called(mitchell({ tables: 3 }), 'A-NS1', 'Eva Ost', 'Ben Kemp');
    expect(pairs.called('A-NS1', 1)).toEqual({ number: 'NS 1', names: ['Eva Ost', 'Ben Kemp'] });
    expect(pairs.some(['A-NS1'], 2)).toEqual([{ number: 'NS 1', names: ['Eva Ost', 'Ann Lee'] }]);
    expect(pairs.called('A-NS1')).toEqual({
      number: 'NS 1',
      names: ['Eva Ost', 'Ben Kemp'],
      substitutes: satIn,
    });
  });

  it('of a player of an individual is named alone', () => {
    const alone = called(asMovement(individualHowell({ players: 8 })), 'A-7', 'Ben Kemp');
    expect(alone.called('A-7', 3)).toEqual({ number: '7', names: ['Ann Lee'] });
    expect(alone.called('A-7')).toEqual({ number: '7', names: ['Ben Kemp'], substitutes: satIn });
  });
});

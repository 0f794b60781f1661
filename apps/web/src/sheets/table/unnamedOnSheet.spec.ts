import type { SessionSeen } from '../../api/documents.js';
import { unnamedOnSheet } from './unnamedOnSheet.js';

type Contestant = SessionSeen['contestants'][number];
const player = (contestant: string, name?: string, more: Partial<Contestant> = {}) =>
  ({
    contestant,
    players: name === undefined ? [] : [{ name }],
    absent: [],
    ...more,
  }) as unknown as Contestant;

describe('whose names a table of preferans is asked for', () => {
  const contestants = [
    player('A-1', 'Anna Orlova'),
    player('A-2'),
    player('A-3'),
    player('A-4', undefined, { absent: [{ fromRound: 1, untilRound: 2 }] } as unknown as Partial<Contestant>),
  ];
  const asked = (round: number) =>
    unnamedOnSheet({ seated: { N: 'A-1', E: 'A-2', S: 'A-3', W: 'A-4' }, round }, { contestants }).map(
      ({ contestant, seats }) => `${contestant} ${seats.join()}`,
    );

  it('is everybody who has none, in their first round', () => {
    expect(asked(1)).toEqual(['A-2 E', 'A-3 S']);
    expect(asked(2)).toEqual(['A-4 W']);
    expect(asked(3)).toEqual([]);
  });
});

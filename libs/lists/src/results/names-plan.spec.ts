import type { SeatName } from '#tournament';
import type { ImportedName } from './imported-result.js';
import { planNames } from './names-plan.js';
import { smallSession } from './testing/small-session.js';

/** `A1 1 N Ann 1001`: where, in which round, in which seat, who, by which number; a dash where nothing is told. */
const named = (text: string, at: number): ImportedName => {
  const [table = '', round, seat, name, number = '-'] = text.split(' ');
  const known = (word: string | undefined) => (word === '-' ? null : word!);
  return {
    row: at + 1,
    of: 'PlayerNumbers',
    text,
    table,
    round: Number(round),
    seat: seat as SeatName,
    name: known(name),
    memberNumber: known(number),
  };
};

function planned(texts: readonly string[], known: readonly string[] = []) {
  const { names, lines } = planNames(texts.map(named), smallSession({}), (contestant) =>
    known.includes(contestant),
  );
  return {
    names: names.map(({ contestant, table, players }) =>
      [contestant, table, ...players.map(({ name }) => name)].join(' '),
    ),
    lines: lines.map(({ row, of, is, why }) => `${of} ${row} ${is} ${JSON.stringify(why)}`),
  };
}

describe('names that a file brings', () => {
  it('are those of the round in which somebody sat there first, once each, North or East first', () => {
    expect(
      planned(['A1 2 N Ann', 'A1 1 S Bob', 'A1 1 N Ann', 'A2 2 W Cyd', 'A2 2 E Dee', 'A1 2 S Bob']),
    ).toEqual({
      names: ['A-NS1 A1 Ann Bob', 'A-EW1 A2 Dee Cyd'],
      lines: [],
    });
  });

  it('leave a substitute and a second player of one seat to people', () => {
    expect(planned(['A1 1 N Ann', 'A1 1 S Bob', 'A1 2 S Eve', 'A1 1 N Zoe'])).toEqual({
      names: ['A-NS1 A1 Ann Bob'],
      lines: [
        'PlayerNumbers 4 refused {"code":"named-before","contestant":"A-NS1","found":"Ann"}',
        'PlayerNumbers 3 refused {"code":"named-before","contestant":"A-NS1","found":"Bob"}',
      ],
    });
  });

  it('are told where the session has no such table or round, and where a number has no name', () => {
    expect(planned(['A9 1 N Ann', 'A1 7 N Ann', 'A2 1 N - 1001', 'A3 1 N - 1003'], ['A-NS3'])).toEqual({
      names: [],
      lines: [
        'PlayerNumbers 1 refused {"code":"table-unknown","table":"A9"}',
        'PlayerNumbers 3 nothing {"code":"no-name","found":"1001"}',
        'PlayerNumbers 2 refused {"code":"round-unknown","round":7,"rounds":3}',
      ],
    });
  });
});

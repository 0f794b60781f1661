import { KNOCKOUT } from '../../testing/samples.js';
import { readPublished } from './published-file.js';
import { withoutFigures } from '../../testing/without-figures.js';

describe('Knockout JSON', () => {
  const { format, results, matches } = readPublished(KNOCKOUT);
  const { match, running } = matches[0]!;

  it('has a match in segments, with the results of both rooms', () => {
    expect([format, results]).toEqual(['knockout', []]);
    expect(match).toMatchObject({
      title: 'Final',
      teams: { home: 'Home', away: 'Away' },
      carryOver: { home: '5', away: '0' },
      segments: { length: 3 },
    });
    expect(match.segments[1]).toEqual({
      segment: 2,
      boards: [
        {
          board: 1,
          open: { level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 },
          closed: { level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 },
        },
        {
          board: 2,
          open: 'passed-out',
          closed: { level: 2, strain: 'S', doubling: 'x', declarer: 'E', tricks: 7 },
        },
      ],
    });
    expect(match.segments[2]!.boards).toEqual([{ board: 1, open: null, closed: null }]);
  });

  it('publishes the running score before each segment but the first', () => {
    expect(running).toEqual([
      { segment: 2, home: '5', away: '11' },
      { segment: 3, home: '5', away: '14' },
    ]);
  });

  it('is the same match without its figures', () => {
    expect(readPublished(withoutFigures(KNOCKOUT)).matches[0]!.match).toEqual(match);
  });
});

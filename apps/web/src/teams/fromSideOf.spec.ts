import type { MatchSeen } from '../api/matchDocuments.js';
import { asPairReads, fromSideOf } from './fromSideOf.js';

const side = (score: string) => ({ score }) as never;
const room = (table: string, score: number) => ({ table, round: 1, status: 'agreed', result: null, score });
const match = {
  home: 'A-4',
  away: 'A-1',
  complete: true,
  off: false,
  awarded: { to: 'home', home: '12', away: '0', why: 'chosen' },
  score: { home: side('9'), away: side('0') },
  carried: { home: '2', away: '0' },
  earlier: { session: '1', margin: '14', higher: 'home', rule: {} },
  running: { home: '11', away: '0' },
  segments: [
    {
      home: { table: 'A1', round: 1 },
      away: { table: 'A2', round: 1 },
      before: { home: '2', away: '0' },
      after: { home: '11', away: '0' },
      boards: [
        {
          board: 1,
          shown: true,
          home: room('A1', 420),
          away: room('A2', 50),
          points: { home: '9', away: '-9' },
          why: {
            home: [{ kind: 'scored', points: '9', parts: [{ difference: 370, worth: '9' }] }],
            away: [],
          },
        },
        { board: 2, shown: false },
      ],
    },
  ],
} as unknown as MatchSeen;

describe('a match as one of its teams reads it', () => {
  it('is as it stands for home', () => expect(fromSideOf(match, 'A-4')).toBe(match));

  it('has the other team as home, with its room, points and what it began with first', () => {
    const own = fromSideOf(match, 'A-1');
    expect([own.home, own.away, own.running, own.carried]).toEqual([
      'A-1',
      'A-4',
      { home: '0', away: '11' },
      { home: '0', away: '2' },
    ]);
    expect(own.awarded).toMatchObject({ to: 'away', home: '0', away: '12' });
    expect(own.earlier).toMatchObject({ margin: '-14', higher: 'away' });
    const [segment] = own.segments;
    expect([segment!.home.table, segment!.away.table, segment!.after]).toEqual([
      'A2',
      'A1',
      { home: '0', away: '11' },
    ]);
    expect(segment!.boards[0]).toMatchObject({
      home: { score: 50 },
      away: { score: 420 },
      points: { home: '-9', away: '9' },
      why: { home: [], away: [{ points: '9' }] },
    });
    expect(segment!.boards[1]).toEqual({ board: 2, shown: false });
  });

  it('is the same again when it is turned twice', () =>
    expect(fromSideOf(fromSideOf(match, 'A-1'), 'A-4')).toEqual(match));
});

describe('the rooms of a board on the card of a pair', () => {
  const rooms = { home: room('A1', 420) as never, away: room('A2', 50) as never };
  const scores = (pair: 'NS' | 'EW' | undefined) => asPairReads(rooms, pair).map(({ score }) => score);

  it('have both scores from the side of its team, its own room first', () => {
    expect(scores('NS')).toEqual([420, -50]);
    expect(scores('EW')).toEqual([-50, 420]);
  });

  it('are in points for North-South where they are on no card', () =>
    expect(scores(undefined)).toEqual([420, 50]));

  it('stay without a score where there is none', () =>
    expect(
      asPairReads({ ...rooms, away: { status: 'not-played', score: null } as never }, 'EW')[0].score,
    ).toBe(null));
});

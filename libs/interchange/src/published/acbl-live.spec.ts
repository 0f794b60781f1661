import { ACBL_LIVE_HOWELL } from '../testing/samples.js';
import { readPublished } from './published-file.js';

describe('ACBL Live JSON', () => {
  const { game, figures } = readPublished(ACBL_LIVE_HOWELL).results[0]!;

  it('has a section with contracts, rounds and tables', () => {
    expect(game).toMatchObject({
      name: 'session 1',
      title: 'Wednesday Pairs',
      scoring: { method: 'matchpoints', scale: 'acbl', scored: [['A']], ranked: [['A']] },
      strata: ['1', '2'],
      sections: [{ section: 'A', winners: 1, boardsPerRound: 1, expected: 2, fullCard: '3' }],
    });
    const lines = game.sections[0]!.lines;
    expect(lines[2]).toEqual({
      id: 'A/2 4 v 2',
      board: 2,
      round: 2,
      table: 1,
      ns: '4',
      ew: '2',
      outcome: { ns: { kind: 'score', score: 100 }, ew: { kind: 'score', score: 100 } },
      contract: { level: 4, strain: 'H', doubling: 'x', declarer: 'E', tricks: 9 },
    });
    expect(lines[4]).toMatchObject({ contract: 'passed-out', outcome: { ns: { kind: 'score', score: 0 } } });
  });

  it('publishes awards, totals and shared places', () => {
    expect(figures.awards[1]).toEqual({ line: 'A/1 4 v 1', side: 'EW', points: '1.00' });
    expect(figures.totals[0]).toEqual({
      contestant: 'A-1',
      boards: 3,
      score: '3.00',
      percentage: '100.00',
    });
    expect(figures.rankings.map(({ name, stratum }) => [name, stratum])).toEqual([
      ['A one', null],
      ['A one, stratum 2', '2'],
    ]);
    expect(figures.rankings.map(({ places }) => places.at(-1))).toEqual([
      { contestant: 'A-4', kind: 'shared', first: 2, last: 4 },
      { contestant: 'A-4', kind: 'shared', first: 1, last: 3 },
    ]);
  });

  it('keeps two lines apart where there are two winners', () => {
    const text = ACBL_LIVE_HOWELL.replace('"winner_type":1', '"winner_type":2').replace(
      '"direction":null',
      '"direction":"EW"',
    );
    const [section] = readPublished(text).results[0]!.game.sections;
    expect(section!.contestants.map(({ contestant }) => contestant)).toEqual(['EW1', 'NS2', 'NS3', 'NS4']);
    expect(section!.lines[0]).toMatchObject({ ns: 'NS4', ew: 'EW1' });
  });

  it('leaves other methods unread', () => {
    const { results } = readPublished(ACBL_LIVE_HOWELL.replace('MATCH_POINTS', 'IMPS'));
    expect(results[0]).toMatchObject({
      game: { scoring: { method: 'imps' }, sections: [] },
      figures: { awards: [], unread: [{ why: 'method', what: 'IMPS' }] },
    });
  });
});

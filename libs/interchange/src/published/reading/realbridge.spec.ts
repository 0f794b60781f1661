import { REALBRIDGE_SESSIONS } from '../../testing/samples.js';
import { faultOfReading } from '../../testing/fault-of-reading.js';
import { readPublished } from './published-file.js';
import { withoutFigures } from '../../testing/without-figures.js';

describe('RealBridge JSON', () => {
  const { format, results } = readPublished(REALBRIDGE_SESSIONS);
  const { game, figures } = results[0]!;

  it('has sessions of pairs in cross-IMPs, of which some boards were not played everywhere', () => {
    expect(format).toBe('realbridge');
    expect(game).toMatchObject({
      name: 'session 20250508',
      scoring: { method: 'cross-imps', regulation: 'realbridge' },
      sections: [{ winners: 1, expected: 3, contestants: { length: 6 } }],
    });
    const [section] = game.sections;
    expect(section!.lines.map(({ id, outcome: { ns } }) => [id, ns])).toEqual([
      ['A/1 1 v 2', { kind: 'score', score: 420 }],
      ['A/1 3 v 4', { kind: 'score', score: 450 }],
      ['A/1 5 v 6', { kind: 'score', score: 0 }],
      ['A/2 1 v 4', { kind: 'score', score: 90 }],
      ['A/2 3 v 6', { kind: 'score', score: 150 }],
      ['A/2 5 v 2', { kind: 'not-played' }],
    ]);
    expect(section!.lines.map(({ contract }) => contract).slice(1, 4)).toEqual([
      { level: 4, strain: 'H', doubling: '', declarer: 'N', tricks: 11, lead: 'CT' },
      'passed-out',
      { level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7, lead: 'S5' },
    ]);
  });

  it('publishes awards and ranks', () => {
    expect(figures.printed).toMatchObject({ award: 2, awardHalves: 'to-even' });
    expect(figures.awards).toHaveLength(12);
    expect(figures.awards[4]).toEqual({ line: 'A/1 5 v 6', side: 'NS', points: '-9.5' });
    expect(figures.rankings[0]!.places[1]).toEqual({
      contestant: 'A-2',
      kind: 'first',
      first: 4,
      last: 4,
    });
  });

  it('has as many pairs as it says, whatever their numbers are', () => {
    const contestants = (text: string) =>
      readPublished(text).results[0]!.game.sections[0]!.contestants.map(({ contestant }) => contestant);
    // East-West play as 12, 14 and 16.
    const read = JSON.parse(REALBRIDGE_SESSIONS) as [Record<string, unknown>];
    const board = [
      [1, 12],
      [3, 14],
      [5, 16],
    ].map(([ns, ew]) => ({ ns, ew, contract: 'P', ns_score: 0 }));
    const session = { ...read[0], boards: { 1: board }, published_rank: { 1: '1= NS', 12: '1= EW' } };
    const text = JSON.stringify([session]);
    expect(contestants(text)).toEqual(['NS1', 'NS3', 'NS5', 'EW12', 'EW14', 'EW16']);
    expect(contestants(withoutFigures(text))).toEqual(contestants(text));
    // A seventh pair has played no board.
    const more = JSON.stringify([{ ...session, pairs: 7, published_rank: undefined }]);
    expect(contestants(more)).toEqual(['1', '2', '3', '5', '12', '14', '16']);
  });

  it('is the same game without its figures', () => {
    const [stripped] = readPublished(withoutFigures(REALBRIDGE_SESSIONS)).results;
    expect(stripped!.game).toEqual(game);
    expect(stripped!.figures).toMatchObject({ awards: [], rankings: [] });
  });

  it('refuses another way of scoring', () => {
    const other = REALBRIDGE_SESSIONS.replace('cross-IMP pairs', 'matchpoint pairs');
    expect(faultOfReading(() => readPublished(other))).toMatchObject({
      code: 'interchange.expected',
      line: 1,
      path: '0 > scoring',
      expected: 'beginning',
      begins: 'cross-IMP pairs',
      found: expect.stringMatching(/^matchpoint pairs/),
    });
  });

  it.each([
    ['---', { code: 'interchange.not-understood', path: '0 > boards > 1 > 0 > contract', found: '---' }],
    ['P', { code: 'interchange.contradiction', path: '0 > boards > 1 > 0 > ns_score', found: '420' }],
  ])('keeps a score beside the contract %s, and names that', (contract, told) => {
    const text = REALBRIDGE_SESSIONS.replace(JSON.stringify('4H\tS'), JSON.stringify(contract));
    const { results, leftAside } = readPublished(text);
    expect(results[0]!.game.sections[0]!.lines[0]!.outcome.ns).toEqual({ kind: 'score', score: 420 });
    expect(leftAside).toMatchObject([{ board: 1, ...told }]);
  });
});

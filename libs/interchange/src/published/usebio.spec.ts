import { USEBIO_BUTLER, USEBIO_CROSS_IMPS, USEBIO_MITCHELL } from '../testing/samples.js';
import { readPublished } from './published-file.js';

function linesOf(text: string) {
  return readPublished(text).results[0]!.game.sections[0]!.lines;
}

describe('USEBIO XML', () => {
  it('has pairs, boards and contracts, but no rounds', () => {
    const { game } = readPublished(USEBIO_MITCHELL).results[0]!;
    expect(game).toMatchObject({
      title: 'Thursday Open',
      date: '08/05/2025',
      scoring: { method: 'matchpoints', scale: 'double', regulation: 'compscore' },
      sections: [{ section: 'A', winners: 2, boardsPerRound: null, fullCard: null }],
    });
    expect(game.sections[0]!.contestants[0]).toEqual({
      contestant: 'NS1',
      players: ['Renée 1NS', 'Łukasz 1NS'],
      ranked: true,
      stratum: null,
      beside: [],
    });
    expect(linesOf(USEBIO_MITCHELL)[1]).toEqual({
      id: 'A/1 NS3 v EW2',
      board: 1,
      round: null,
      table: null,
      ns: 'NS3',
      ew: 'EW2',
      outcome: { ns: { kind: 'score', score: 450 }, ew: { kind: 'score', score: 450 } },
      contract: { level: 4, strain: 'H', doubling: '', declarer: 'N', tricks: 11, lead: 'CT' },
    });
  });

  it.each([
    ['A6040', { kind: 'artificial', award: 'average-plus' }, { kind: 'artificial', award: 'average-minus' }],
    ['A5070', { kind: 'artificial', award: 'average' }, { kind: 'percentage', percent: '70' }],
    ['NP', { kind: 'not-played' }, { kind: 'not-played' }],
    ['', { kind: 'not-played' }, { kind: 'not-played' }],
    ['PASS', { kind: 'score', score: 0 }, { kind: 'score', score: 0 }],
  ])('reads the score %s', (score, ns, ew) => {
    const text = USEBIO_MITCHELL.replace('<SCORE>450</SCORE>', `<SCORE>${score}</SCORE>`);
    expect(linesOf(text)[1]!.outcome).toEqual({ ns, ew });
  });

  it('publishes awards, totals and places', () => {
    const { figures } = readPublished(USEBIO_MITCHELL).results[0]!;
    expect(figures.printed).toEqual({ award: 1, awardHalves: 'to-even', score: 2, percentage: 2 });
    expect(figures.awards[3]).toEqual({ line: 'A/1 NS3 v EW2', side: 'EW', points: '0.0' });
    expect(figures.totals[5]).toEqual({ contestant: 'A-EW3', score: '6.00', percentage: '50.00' });
    expect(figures.rankings[1]).toMatchObject({
      name: 'A EW',
      places: [{ contestant: 'A-EW1', kind: 'first', first: 1, last: 1 }, {}, {}],
    });
  });

  it.each([
    ['Compscore3', 'compscore', { award: 1, awardHalves: 'to-even' }],
    ['Another program', 'white-book', { award: 1 }],
  ])('scores and prints as its program does: %s', (program, regulation, printed) => {
    const { game, figures } = readPublished(USEBIO_MITCHELL.replace('Compscore3', program)).results[0]!;
    expect(game.scoring.regulation).toBe(regulation);
    expect(figures.printed).toEqual({ ...printed, score: 2, percentage: 2 });
  });

  it('tells the awards of a short board, which Compscore prints unfactored', () => {
    const [whole, line] = /<TRAVELLER_LINE>[^]*?<\/TRAVELLER_LINE>\n/.exec(USEBIO_MITCHELL)!;
    expect(line).toBeUndefined();
    const { awards } = readPublished(USEBIO_MITCHELL.replace(whole!, '')).results[0]!.figures;
    expect(awards.filter(({ unfactored }) => unfactored)).toHaveLength(4);
  });

  it('lies flat in the event, or in sections of sessions', () => {
    const nested = USEBIO_MITCHELL.replace(
      '<PARTICIPANTS>',
      '<SESSION><SECTION SECTION_ID="C"><PARTICIPANTS>',
    ).replace('</EVENT>', '</SECTION></SESSION></EVENT>');
    const { game, figures } = readPublished(nested).results[0]!;
    expect(game.sections[0]).toMatchObject({
      section: 'C',
      lines: { length: 9 },
      contestants: { length: 6 },
    });
    expect(figures.totals[0]).toMatchObject({ contestant: 'C-NS1' });
  });

  it('does not compare totals over several sections', () => {
    const boards = /<BOARD>[^]*<\/BOARD>\n/.exec(USEBIO_MITCHELL)![0];
    const twice = USEBIO_MITCHELL.replace(
      boards,
      `<SECTION SECTION_ID="A">${boards}</SECTION><SECTION SECTION_ID="B">${boards}</SECTION>`,
    );
    const { game, figures } = readPublished(twice).results[0]!;
    expect(game.sections.map(({ section }) => section)).toEqual(['A', 'B']);
    expect(figures).toMatchObject({ totals: [], rankings: [], unread: [{ why: 'several-sessions' }] });
    expect(figures.awards).toHaveLength(36);
  });

  it('publishes Butler IMPs with their datum, and cross-IMPs', () => {
    const { game, figures } = readPublished(USEBIO_BUTLER).results[0]!;
    expect(game.scoring.method).toBe('butler');
    expect(figures).toMatchObject({
      printed: { award: 2 },
      datums: [{ section: 'A', board: 1, datum: '310' }],
      totals: { length: 6, 4: { contestant: 'A-5', score: '-6.00' } },
      rankings: [{ places: { length: 6 } }],
      unread: [],
    });
    expect(figures.awards[5]).toEqual({ line: 'A/1 5 v 6', side: 'EW', points: '6.00' });
    const cross = readPublished(USEBIO_CROSS_IMPS).results[0]!;
    expect(cross.game.scoring.method).toBe('cross-imps');
    expect(cross.figures.awards[0]).toEqual({ line: 'A/1 1 v 2', side: 'NS', points: '4.00' });
    expect(cross.figures.datums).toEqual([]);
  });

  it('does not read how teams are scored', () => {
    const { game, figures } = readPublished(USEBIO_MITCHELL.replace('MP_PAIRS', 'SWISS_TEAMS')).results[0]!;
    expect(game.scoring.method).toBe('other');
    expect(figures).toMatchObject({
      awards: [],
      totals: [],
      rankings: [],
      unread: [{ why: 'method', what: 'SWISS_TEAMS', figures: 24 }],
    });
  });
});

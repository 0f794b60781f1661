import { ACBLSCORE_MITCHELL } from '../../testing/samples.js';
import { readPublished } from '../reading/published-file.js';

interface Draft {
  // oxlint-disable-next-line typescript/no-explicit-any -- a draft is a file before it is read
  readonly event: any;
  readonly text: () => string;
}

/** The sample to be changed before it is read. */
function draft(): Draft {
  const games = JSON.parse(ACBLSCORE_MITCHELL) as { event: unknown[] }[];
  return { event: games[0]!.event[0], text: () => JSON.stringify(games) };
}

function outcomes(text: string): Record<string, unknown> {
  const { sections } = readPublished(text).results[0]!.game;
  return Object.fromEntries(sections.flatMap(({ lines }) => lines.map(({ id, outcome }) => [id, outcome])));
}

describe('ACBLscore JSON', () => {
  it('has sections, pairs and lines with round and table', () => {
    const { game } = readPublished(ACBLSCORE_MITCHELL).results[0]!;
    expect(game).toMatchObject({
      name: 'event 1',
      title: 'Sunday Aft, event 1',
      date: 'May 4, 2025',
      session: { number: 1, of: 1 },
      scoring: {
        method: 'matchpoints',
        scale: 'acbl',
        regulation: 'acblscore',
        scored: [['A']],
        ranked: [['A']],
      },
      strata: ['A', 'B'],
      sections: [{ section: 'A', winners: 2, boardsPerRound: 1, expected: 3, fullCard: '6' }],
    });
    const { sections } = game;
    expect(sections[0]!.contestants).toHaveLength(6);
    expect(sections[0]!.contestants[5]).toEqual({
      contestant: 'EW3',
      players: [{ name: 'E3 One' }, { name: 'E3 Two' }],
      ranked: true,
      stratum: 'B',
      beside: [],
    });
    expect(sections[0]!.lines[1]).toMatchObject({
      id: 'A/1 NS3 v EW2',
      board: 1,
      round: 2,
      table: 3,
      ns: 'NS3',
      ew: 'EW2',
      contract: null,
    });
  });

  it('gives each side its own score, in points for North-South', () => {
    expect(outcomes(ACBLSCORE_MITCHELL)).toMatchObject({
      'A/1 NS1 v EW1': { ns: { kind: 'score', score: 420 }, ew: { kind: 'score', score: 420 } },
      'A/2 NS3 v EW1': {
        ns: { kind: 'artificial', award: 'average-plus' },
        ew: { kind: 'artificial', award: 'average-minus' },
      },
      'A/3 NS2 v EW1': { ns: { kind: 'not-played' }, ew: { kind: 'not-played' } },
      'A/3 NS1 v EW2': { ns: { kind: 'score', score: -50 }, ew: { kind: 'score', score: -100 } },
    });
  });

  it('has late plays, averages and passes', () => {
    const { event, text } = draft();
    event.section.A.board['1'] = [
      [1, 1, 1, 'Late Play', 0, 1, 'Late Play', 0],
      [2, 3, 3, 'Ave', 1, 2, 'Ave', 1],
      [3, 2, 2, 0, 1, 3, 0, 1],
    ];
    expect(outcomes(text())).toMatchObject({
      'A/1 NS1 v EW1': { ns: { kind: 'late' }, ew: { kind: 'late' } },
      'A/1 NS3 v EW2': { ns: { award: 'average' }, ew: { award: 'average' } },
      'A/1 NS2 v EW3': { ns: { kind: 'score', score: 0 }, ew: { kind: 'score', score: 0 } },
    });
  });

  it('publishes awards, totals and places in the section', () => {
    const { figures } = readPublished(ACBLSCORE_MITCHELL).results[0]!;
    expect(figures.awards).toHaveLength(18);
    expect(figures.awards[0]).toEqual({ line: 'A/1 NS1 v EW1', side: 'NS', points: '0.5' });
    expect(figures.totals[1]).toEqual({
      contestant: 'A-NS2',
      boards: 2,
      matchpoints: '0.75',
      score: '1.13',
      percentage: '18.83',
      final: '1.13',
    });
  });

  it('publishes places by line, over both lines, and in each stratum', () => {
    const { rankings } = readPublished(ACBLSCORE_MITCHELL).results[0]!.figures;
    expect(rankings[0]).toEqual({
      name: 'A NS',
      over: 'section',
      stratum: null,
      places: [
        { contestant: 'A-NS1', kind: 'in-order', first: 2, last: 2 },
        { contestant: 'A-NS2', kind: 'in-order', first: 3, last: 3 },
        { contestant: 'A-NS3', kind: 'in-order', first: 1, last: 1 },
        { contestant: 'A-NS3', kind: 'shared', first: 1, last: 1 },
      ],
    });
    expect(rankings.map(({ name, over, stratum, places }) => [name, over, stratum, places.length])).toEqual([
      ['A NS', 'section', null, 4],
      ['A EW', 'section', null, 4],
      ['overall', 'overall', null, 3],
      ['A NS, stratum B', 'section', 'B', 3],
      ['A EW, stratum B', 'section', 'B', 2],
      ['overall, stratum B', 'overall', 'B', 2],
    ]);
  });

  it('knows who takes no place, and what counts beside the session', () => {
    const { event, text } = draft();
    event.nsessions = 2;
    event.section.A.entry['3N'].eligibility = 10;
    event.section.A.entry['1N'].score_carrover = 40.5;
    event.section.A.entry['1N'].score_adjustment = -1;
    event.section.A.entry['1N'].score_handicap = 0.25;
    const { game } = readPublished(text()).results[0]!;
    const { contestants } = game.sections[0]!;
    expect(contestants.filter(({ ranked }) => !ranked).map(({ contestant }) => contestant)).toEqual(['NS3']);
    expect(contestants[0]!.beside).toEqual([
      { reason: 'carry-forward', points: '40.5' },
      { reason: 'penalty', points: '-1' },
      { reason: 'handicap', points: '0.25' },
    ]);
  });

  it.each([
    [
      [[['A']], [['B']]],
      [['A'], ['B']],
      [['A'], ['B']],
    ],
    [[[['A', 'B']]], [['A', 'B']], [['A', 'B']]],
    [[[['A'], ['B']]], [['A', 'B']], [['A'], ['B']]],
    [[[['A', 'B'], ['C']]], [['A', 'B', 'C']], [['A', 'B'], ['C']]],
    [
      [[['A', 'B']], [['C']]],
      [['A', 'B'], ['C']],
      [['A', 'B'], ['C']],
    ],
  ])('combines and ranks sections: %j', (combining, scored, ranked) => {
    const { event, text } = draft();
    event.combining_and_ranking = combining;
    event.section = { A: event.section.A, B: event.section.A, C: event.section.A };
    const { game, figures } = readPublished(text()).results[0]!;
    expect(game.scoring).toMatchObject({ scored, ranked });
    expect(game.sections.map(({ section }) => section)).toEqual(scored.flat());
    const everybody = figures.rankings.filter(({ over, stratum }) => over === 'section' && stratum === null);
    expect(everybody.map(({ name }) => name)).toEqual(
      ranked.flatMap((letters) => [`${letters.join('+')} NS`, `${letters.join('+')} EW`]),
    );
  });

  it('leaves other methods unread', () => {
    const { event, text } = draft();
    event.event_scoring = 'IMPs';
    const { game, figures } = readPublished(text()).results[0]!;
    expect(game).toMatchObject({ scoring: { method: 'imps' }, sections: [] });
    expect(figures.unread).toEqual([{ why: 'method', what: 'Pairs, IMPs', figures: 24 }]);
  });
});

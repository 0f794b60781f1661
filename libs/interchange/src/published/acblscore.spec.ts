import { ACBLSCORE_MITCHELL } from '../testing/samples.js';
import { readPublished } from './published-file.js';

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
      scoring: { method: 'matchpoints', scale: 'acbl', regulation: 'acblscore' },
      sections: [{ section: 'A', winners: 2, boardsPerRound: 1, fullCard: '6' }],
    });
    const { sections } = game;
    expect(sections[0]!.contestants).toHaveLength(6);
    expect(sections[0]!.contestants[5]).toEqual({
      contestant: 'EW3',
      players: ['E3 One', 'E3 Two'],
      ranked: true,
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
    });
    expect(figures.rankings).toEqual([
      {
        name: 'A NS',
        ranked: ['A-NS1', 'A-NS2', 'A-NS3'],
        places: [
          { contestant: 'A-NS1', kind: 'in-order', first: 2, last: 2 },
          { contestant: 'A-NS2', kind: 'in-order', first: 3, last: 3 },
          { contestant: 'A-NS3', kind: 'in-order', first: 1, last: 1 },
          { contestant: 'A-NS3', kind: 'shared', first: 1, last: 1 },
        ],
      },
      expect.objectContaining({ name: 'A EW' }),
    ]);
    expect(figures.notCompared).toEqual([
      { why: 'overall', what: 'places among all pairs of both lines', figures: 2 },
    ]);
  });

  it('leaves out pairs that take no place, other strata and what was carried over', () => {
    const { event, text } = draft();
    event.nsessions = 2;
    event.section.A.entry['3N'].eligibility = 10;
    for (const entry of Object.values<{ rank: unknown[] }>(event.section.A.entry))
      entry.rank.push(entry.rank[0]);
    const { game, figures } = readPublished(text()).results[0]!;
    expect(game.sections[0]!.contestants.filter(({ ranked }) => !ranked)).toHaveLength(1);
    expect(figures.rankings[0]!.ranked).toEqual(['A-NS1', 'A-NS2']);
    expect(figures.notCompared.map(({ why, figures: count }) => [why, count])).toEqual([
      ['strata', 6],
      ['overall', 2],
      ['carry-over', 6],
      ['unranked', 2],
    ]);
  });

  it.each([
    [[[['A']], [['B']]], [['event 1', 'A B', 'by-section', 'by-section']]],
    [[[['A', 'B']]], [['event 1', 'A B', 'together', 'together']]],
    [[[['A'], ['B']]], [['event 1', 'A B', 'together', 'by-section']]],
    [
      [[['A', 'B']], [['C']]],
      [
        ['event 1 A+B', 'A B', 'together', 'together'],
        ['event 1 C', 'C', 'together', 'together'],
      ],
    ],
  ])('combines and ranks sections: %j', (combining, games) => {
    const { event, text } = draft();
    event.combining_and_ranking = combining;
    event.section = { A: event.section.A, B: event.section.A, C: event.section.A };
    const read = readPublished(text()).results.map(({ game: { name, sections, scoring } }) => [
      name,
      sections.map(({ section }) => section).join(' '),
      scoring.scored,
      scoring.ranked,
    ]);
    expect(read).toEqual(games);
  });

  it('has no places to compare where some of the sections are ranked together', () => {
    const { event, text } = draft();
    event.combining_and_ranking = [[['A', 'B'], ['C']]];
    event.section = { A: event.section.A, B: event.section.A, C: event.section.A };
    const { figures } = readPublished(text()).results[0]!;
    expect(figures.rankings).toEqual([]);
    expect(figures.notCompared).toContainEqual({ why: 'ranking', what: 'A+B and C', figures: 24 });
  });

  it('leaves other methods unread', () => {
    const { event, text } = draft();
    event.event_scoring = 'IMPs';
    const { game, figures } = readPublished(text()).results[0]!;
    expect(game).toMatchObject({ scoring: { method: 'imps' }, sections: [] });
    expect(figures.notCompared).toEqual([{ why: 'method', what: 'Pairs, IMPs', figures: 0 }]);
  });
});

import type { PublishedContestant, PublishedGame, PublishedSection } from '#interchange';
import { contestSettings, sessionStandings } from '#tournament';
import { sectionOfLines } from '../../../interchange/src/testing/game-of-lines.js';
import { classesOfGame, contestOfGame, penaltiesOfGame, standingsOfGame } from './standings-of-game.js';

const section = sectionOfLines(
  [
    { board: 1, ns: 'NS1', ew: 'EW1' },
    { board: 1, ns: 'NS2', ew: 'EW2' },
  ],
  { winners: 2 },
);

function gameOf(
  change: Partial<PublishedGame> = {},
  of: Readonly<Record<string, Partial<PublishedContestant>>> = {},
  more: Partial<PublishedSection> = {},
): PublishedGame {
  const contestants = section.contestants.map((each) => ({ ...each, ...of[each.contestant] }));
  return {
    name: 'event 1',
    title: 'Club Pairs',
    date: null,
    event: {},
    kind: 'pairs',
    session: { number: 1, of: 1 },
    scoring: {
      method: 'matchpoints',
      scale: 'acbl',
      regulation: 'acblscore',
      scored: [['A']],
      ranked: [['A']],
    },
    strata: [],
    sections: [{ ...section, contestants, ...more }],
    deals: [],
    ...change,
  };
}

describe('what the standings of a published game show', () => {
  it('is a table of each stratum in the lines, and over all pairs; who is in B is in A as well', () => {
    const standings = standingsOfGame(gameOf({ strata: ['A', 'B', 'C'] }));
    expect(sessionStandings.parse(standings)).toEqual(standings);
    expect(standings.tables.map(({ name, whom, lines }) => [name, whom.strata?.join(), lines])).toEqual([
      ['stratum B', 'B,C', 'apart'],
      ['stratum C', 'C', 'apart'],
      ['overall', undefined, 'together'],
      ['overall B', 'B,C', 'together'],
      ['overall C', 'C', 'together'],
    ]);
  });

  it('is out of the full card that the organiser has fixed', () => {
    expect(standingsOfGame(gameOf({}, {}, { fullCard: '216' })).fullCards).toEqual({ A: '216' });
    expect(standingsOfGame(gameOf()).fullCards).toEqual({});
  });
});

describe('as what they take part', () => {
  it('is told for who is in a stratum, and for who takes no place', () => {
    const game = gameOf({}, { NS1: { stratum: 'B' }, EW2: { ranked: false } });
    expect(
      classesOfGame(game).map((each) => [each.contestant, each.class.stratum, each.class.ranked]),
    ).toEqual([
      ['A-NS1', 'B', true],
      ['A-EW2', null, false],
    ]);
  });

  it('is without a place for who is not listed, but played', () => {
    const listed = section.contestants.filter(({ contestant }) => contestant !== 'NS2');
    const classes = classesOfGame(gameOf({}, {}, { contestants: listed }));
    expect(classes.map((each) => [each.contestant, each.class.ranked])).toEqual([['A-NS2', false]]);
  });
});

describe('the event that a game is a part of', () => {
  it('is none when the session is all there is', () => expect(contestOfGame(gameOf(), '1')).toBeNull());

  it('has what was carried over, and handicaps with it', () => {
    const beside: PublishedContestant['beside'] = [
      { reason: 'carry-forward', points: '112.57' },
      { reason: 'handicap', points: '1.5' },
      { reason: 'penalty', points: '-2' },
    ];
    const game = gameOf({ session: { number: 2, of: 2 }, strata: ['A', 'B'] }, { NS1: { beside } });
    const contest = contestOfGame(game, '1')!;
    expect(contestSettings.parse(contest.settings)).toEqual(contest.settings);
    expect(contest).toMatchObject({
      settings: { sessions: ['1'], total: 'sum', tables: [{ name: 'overall B', whom: { strata: ['B'] } }] },
      carried: [{ contestant: 'A-NS1', hundredths: 11_407 }],
    });
    // What is taken is taken in the session.
    expect(penaltiesOfGame(game)).toEqual([{ contestant: 'A-NS1', hundredths: 200 }]);
  });
});

import fc from 'fast-check';
import { Rational, type Rank } from '#scoring';
import { readCutOffs } from './cut-offs/read-cut-offs.js';
import type { FigureLine } from './figures/figure-line.js';
import { PUBLISHED_REGULATIONS, standingsRegulationSchema, type TieBreakRule } from './regulation.js';
import { carriedFrom, cutAfterRound } from './stages.js';
import { preferansStandings, type Standing, type TournamentSoFar } from './standings.js';
import type { Penalty } from './table-results.js';
import { teamStandings } from './teams-of-three.js';
import { crossTable } from './testing/cross-table.js';
import { placeText } from '../../../scoring/src/testing/place-text.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const WHISTS = standingsRegulationSchema.parse({ score: 'whists' });
const GAMBLER = PUBLISHED_REGULATIONS['gambler.ru 1029125'];

/** A standing as it hangs on the hall display: place, contestant, score. */
const placed = ({ place, last, contestant, value }: Rank) =>
  `${placeText({ place, last })} ${contestant} ${value}`;
const printed = (standings: readonly Standing[]) =>
  standings.map((one) => (one.place === undefined ? `${one.status}${placed(one)}` : placed(one)));

const lineText = ({ what, round, value }: FigureLine) => `${round ?? '-'} ${what} ${value}`;
const linesOf = (standings: readonly Standing[], player: string) =>
  standings.find(({ contestant }) => contestant === player)!.lines.map(lineText);

/** Two tables, two rounds: four and three. */
const CROSS_TABLE = `
1 1: anna 120, boris 30, vera -50, gleb -100
1 2: dina 300, egor -140, zoya -160
2 1: dina -40, anna 20, egor 60, boris -40
2 2: vera 110, gleb -55, zoya -55`;
const PLAYERS = ['anna', 'boris', 'vera', 'gleb', 'dina', 'egor', 'zoya'];
const given = (text = CROSS_TABLE, more: Partial<TournamentSoFar> = {}): TournamentSoFar => ({
  players: PLAYERS,
  results: crossTable(text),
  ...more,
});

describe('standings by whists', () => {
  it('add up the settled balances of the rounds', () => {
    expect(printed(preferansStandings(given(), WHISTS))).toEqual([
      '1 dina 260',
      '2 anna 140',
      '3 vera 60',
      '4 boris -10',
      '5 egor -80',
      '6 gleb -155',
      '7 zoya -215',
    ]);
  });

  it('after cut-offs say what each has left out', () => {
    const cut = { ...WHISTS, cutOffs: readCutOffs('200=1, above 10 to 1, from 650=0') };
    const standings = preferansStandings(given(), cut);
    expect(printed(standings)[0]).toBe('1 dina 170');
    expect(linesOf(standings, 'dina')).toEqual(['1 settlement 300', '1 cut-off -90', '2 settlement -40']);
    const [cutOff] = standings[0]!.lines.filter(({ what }) => what === 'cut-off');
    expect(cutOff).toMatchObject({
      whists: Rational.of(100),
      rate: Rational.of(1, 10),
      from: Rational.of(200),
    });
  });
});

describe('standings by placing points', () => {
  const placing = standingsRegulationSchema.parse({ score: 'placing' });

  it('give a point for each player beaten at the table, and share what is shared', () => {
    const standings = preferansStandings(given(), placing);
    // Dina and Boris are equal, and so are Gleb and Zoya: whists tell them apart.
    expect(printed(standings)).toEqual([
      '1 anna 5',
      '2 egor 4',
      '3 vera 3',
      '4 dina 5/2',
      '5 boris 5/2',
      '6 gleb 1/2',
      '7 zoya 1/2',
    ]);
    expect(linesOf(standings, 'boris')).toEqual(['1 placing 2', '2 placing 1/2']);
    expect(linesOf(standings, 'zoya')).toEqual(['1 placing 0', '2 placing 1/2']);
  });

  it('take the points of a table of three from the regulation', () => {
    const points = { four: ['6', '4', '2', '0'], three: ['6', '3', '0'] };
    const standings = preferansStandings(given(), { ...placing, placing: points });
    expect(linesOf(standings, 'vera')).toEqual(['1 placing 2', '2 placing 6']);
  });
});

describe('penalties', () => {
  const penalty = (player: string, round: number, of: Penalty['penalty']): Penalty => ({
    player,
    round,
    reason: 'peeked at the talon (3.2.21)',
    penalty: of,
  });

  it('to the mountain go through the settlement of the table: of four three quarters and a quarter each', () => {
    const penalties = [penalty('gleb', 1, { kind: 'mountain', points: 5 })];
    const standings = preferansStandings(given(CROSS_TABLE, { penalties }), WHISTS);
    expect(linesOf(standings, 'gleb')).toEqual([
      '1 settlement -100',
      '1 mountain-penalty -75/2',
      '2 settlement -55',
    ]);
    expect(linesOf(standings, 'anna')).toEqual([
      '1 settlement 120',
      '1 mountain-penalty 25/2',
      '2 settlement 20',
    ]);
    expect(Rational.sum(standings.map(({ value }) => value)).isZero).toBe(true);
  });

  it('in whists and in points of the score are given to nobody', () => {
    const penalties = [
      penalty('vera', 2, { kind: 'whists', whists: 20 }),
      penalty('vera', 2, { kind: 'score', points: '7/2' }),
    ];
    const standings = preferansStandings(given(CROSS_TABLE, { penalties }), WHISTS);
    expect(linesOf(standings, 'vera')).toEqual([
      '1 settlement -50',
      '2 settlement 110',
      '2 whist-penalty -20',
      '2 score-penalty -7/2',
    ]);
  });

  it('at a table need one', () => {
    const penalties = [penalty('gleb', 3, { kind: 'mountain', points: 5 })];
    expect(() => preferansStandings(given(CROSS_TABLE, { penalties }), WHISTS)).toThrow(
      'gleb has no table in round 3',
    );
  });
});

describe('yellow cards', () => {
  const card = (player: string, round: number): Penalty => ({
    player,
    round,
    reason: 'late',
    penalty: { kind: 'yellow-card' },
  });

  it('disqualify when there are as many as the regulation says, those from before among them', () => {
    const penalties = [card('dina', 1), card('anna', 2)];
    const activeCards = new Map([['dina', 1]]);
    const standings = preferansStandings(given(CROSS_TABLE, { penalties, activeCards }), GAMBLER);
    expect(standings[0]).toMatchObject({ contestant: 'anna', cards: 1, status: 'playing', place: 1 });
    expect(standings.at(-1)).toMatchObject({ contestant: 'dina', cards: 2, status: 'disqualified' });
    expect(standings.at(-1)!.place).toBeUndefined();
  });

  it('may cost points instead', () => {
    const cards = { ...WHISTS.cards, at: [{ cards: 2, means: { score: '-25' } }] };
    const penalties = [card('dina', 1), card('dina', 2)];
    const standings = preferansStandings(given(CROSS_TABLE, { penalties }), { ...WHISTS, cards });
    expect(linesOf(standings, 'dina').at(-1)).toBe('- cards -25');
    expect(printed(standings)[0]).toBe('1 dina 235');
  });
});

describe('a round that is lost by too much, or on time', () => {
  it('beyond the limit is a misplay: not counted, a card, and its player is out', () => {
    const results = (lost: number) => `1 1: anna ${lost}, boris ${-lost}, vera 0`;
    const players = ['anna', 'boris', 'vera'];
    const at = (lost: number) => preferansStandings(given(results(lost), { players }), GAMBLER);
    expect(printed(at(-1001)).at(-1)).toBe('misplayed anna 0');
    expect(at(-1001).at(-1)!.cards).toBe(1);
    expect(printed(at(-1000)).at(-1)).toBe('3 anna -1000');
  });

  it('with the clock run out writes no gain, but a loss', () => {
    const [table] = crossTable('1 1: anna 85, boris -85, vera 0');
    const expired = { ...table!, players: table!.players.map((one) => ({ ...one, timeExpired: true })) };
    const soFar = { players: ['anna', 'boris', 'vera'], results: [expired] };
    const standings = preferansStandings(soFar, GAMBLER);
    expect(linesOf(standings, 'anna')).toEqual(['1 settlement 85', '1 time-expired -85']);
    expect(linesOf(standings, 'boris')).toEqual(['1 settlement -85']);
  });

  it('takes who is out of time out of the tournament where the judge says so, with a card', () => {
    const [table] = crossTable('1 1: anna 85, boris -85, vera 0');
    const players = table!.players.map((one) => ({ ...one, takenOut: one.player === 'boris' }));
    const soFar = { players: ['anna', 'boris', 'vera'], results: [{ ...table!, players }] };
    const standings = preferansStandings(soFar, GAMBLER);
    expect(printed(standings)).toEqual(['1 anna 85', '2 vera 0', 'timed-out boris -85']);
    expect(standings[2]!.cards).toBe(1);
  });
});

describe('those who are equal', () => {
  const TIED = `
1 1: anna 50, boris 30, vera -80
1 2: gleb 80, dina -30, egor -50
2 1: anna 30, gleb 0, dina -30
2 2: boris 50, vera -30, egor -20`;
  const players = ['anna', 'boris', 'vera', 'gleb', 'dina', 'egor'];
  const by = (...tieBreaks: TieBreakRule[]) =>
    preferansStandings(given(TIED, { players, seed: SEED }), { ...WHISTS, tieBreaks });

  it('share their place where no rule tells them apart', () => {
    expect(printed(by('whists')).slice(0, 3)).toEqual(['1= anna 80', '1= boris 80', '1= gleb 80']);
  });

  it('are told apart by tables won, then by what they had against each other', () => {
    const standings = by('tables-won', 'head-to-head');
    expect(printed(standings).slice(0, 3)).toEqual(['1 anna 80', '2= boris 80', '2= gleb 80']);
    // Boris and Gleb have not met: the rule does not apply to them.
    expect(standings[1]!.steps.map(({ rule, values }) => `${rule} ${values !== undefined}`)).toEqual([
      'tables-won true',
      'head-to-head false',
    ]);
  });

  it('are told apart by the best round, and in the end by lot', () => {
    expect(printed(by('best-round')).slice(0, 3)).toEqual(['1 gleb 80', '2= anna 80', '2= boris 80']);
    const places = by('lot').slice(0, 3);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(by('lot')).toEqual(by('lot'));
  });

  it('who met are told apart by that', () => {
    const text =
      '1 1: anna 40, boris 20, vera -60\n2 1: anna 0, gleb 20, dina -20\n2 2: boris 20, vera 10, egor -30';
    const soFar = given(text, { players });
    const standings = preferansStandings(soFar, { ...WHISTS, tieBreaks: ['head-to-head'] });
    expect(printed(standings).slice(0, 2)).toEqual(['1 anna 40', '2 boris 40']);
    expect(standings[0]!.steps[0]!.values!.get('anna')!.map(String)).toEqual(['20']);
  });
});

describe('a cut and a final', () => {
  it('lets the first go on; those who share the last places wait for the judge', () => {
    const text = '1 1: anna 40, boris 10, vera 10, gleb -60';
    const standings = preferansStandings(given(text, { players: ['anna', 'boris', 'vera', 'gleb'] }), {
      ...WHISTS,
      tieBreaks: [],
    });
    const cut = cutAfterRound(standings, 2);
    expect([...cut.goingOn]).toEqual([
      ['boris', 'tied'],
      ['vera', 'tied'],
      ['anna', 'yes'],
    ]);
    expect(cutAfterRound(standings, 2, { chosen: new Set(['vera']) }).goingOn.get('vera')).toBe('decided');
    const gone = new Map([['anna', 'declined'] as const]);
    expect(cutAfterRound(standings, 2, { gone }).goingOn.get('boris')).toBe('yes');
  });

  it('takes along what the regulation says, as a line of the final', () => {
    const before = preferansStandings(given(), WHISTS);
    const carried = carriedFrom(before, { share: '1/2', most: '100' });
    const final = given('1 1: dina -10, anna 50, vera -20, boris -20', {
      players: ['dina', 'anna', 'vera', 'boris'],
      carried,
    });
    const standings = preferansStandings(final, WHISTS);
    expect(printed(standings)).toEqual(['1 anna 120', '2 dina 90', '3 vera 10', '4 boris -25']);
    expect(linesOf(standings, 'dina')).toEqual(['- carry 100', '1 settlement -10']);
  });
});

describe('teams of three', () => {
  const TEAMS = `
1 1: a1 60, b1 -20, c1 -40
1 2: a2 10, b2 30, c2 -40
1 3: a3 -30, b3 10, c3 20`;
  const members = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
  const teams = ['a', 'b', 'c'].map((team) => ({ team, players: [1, 2, 3].map((n) => `${team}${n}`) }));

  it('have the sum of their players', () => {
    const standings = preferansStandings(given(TEAMS, { players: members }), WHISTS);
    const places = teamStandings(teams, standings, ['tables-won']);
    expect(places.map(placed)).toEqual(['1 a 40', '2 b 20', '3 c -60']);
    expect(places[0]!.lines.map(({ value }) => value.toString())).toEqual(['60', '10', '-30']);
    expect(() => teamStandings([{ team: 'x', players: ['x1'] }], standings, [])).toThrow(
      'Nobody entered x1.',
    );
  });

  it('that are equal are told apart by what their players had at the same tables', () => {
    const tied = TEAMS.replace('a1 60, b1 -20', 'a1 50, b1 -10');
    const standings = preferansStandings(given(tied, { players: members }), WHISTS);
    const places = teamStandings(teams, standings, ['head-to-head', 'tables-won']);
    expect(places.map(placed)).toEqual(['1= a 30', '1= b 30', '3 c -60']);
    expect(places[0]!.steps.map(({ values }) => values!.get('a')!.map(String).join())).toEqual(['0', '1']);
  });
});

describe('whatever the results', () => {
  const tables = fc.array(
    fc.tuple(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      fc.boolean(),
    ),
    { minLength: 1, maxLength: 5 },
  );
  const names = ['p', 'q', 'r', 's'];
  const soFarOf = (
    rounds: readonly (readonly [number, number, number, boolean])[],
    mountains: readonly number[],
  ): TournamentSoFar => ({
    players: names,
    results: rounds.map(([a, b, c, isFour], at) => ({
      round: at + 1,
      table: 1,
      players: (isFour ? [a, b, c, -a - b - c] : [a, b, -a - b]).map((whists, seat) => ({
        player: names[seat]!,
        whists,
      })),
    })),
    penalties: mountains.map((points) => ({
      player: 'p',
      round: 1,
      reason: 'second dealing fault (3.2.17)',
      penalty: { kind: 'mountain', points },
    })),
  });

  it('lines add up to each figure, and whists with penalties to the mountain to nothing', () =>
    fc.assert(
      fc.property(
        tables,
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
        fc.constantFrom(WHISTS, GAMBLER, standingsRegulationSchema.parse({ score: 'placing' })),
        (rounds, mountains, regulation) => {
          const soFar = soFarOf(rounds, mountains);
          for (const { value, lines } of preferansStandings(soFar, regulation)) {
            expect(Rational.sum(lines.map((line) => line.value)).equals(value)).toBe(true);
          }
          const plain = preferansStandings(soFar, WHISTS);
          expect(Rational.sum(plain.map(({ value }) => value)).isZero).toBe(true);
          const places = preferansStandings(soFar, { ...WHISTS, score: 'placing' });
          const shared = rounds.reduce((sum, [, , , isFour]) => sum + (isFour ? 6 : 3), 0);
          expect(Rational.sum(places.map(({ value }) => value)).toString()).toBe(`${shared}`);
        },
      ),
    ));
});

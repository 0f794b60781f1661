import fc from 'fast-check';
import { readPublished } from '../published/reading/published-file.js';
import { NO_FIGURES } from '../published/published-figures.js';
import type { PublishedLine, PublishedSection, SideOutcome } from '../published/published-game.js';
import type { PublishedPlayer } from '../published/published-event.js';
import type { PublishedTeamsResult } from '../published/published-teams.js';
import type { PublishedMatch } from '../published/published-match.js';
import type { PublishedResult } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { faultOfReading } from '../testing/fault-of-reading.js';
import { randomGame, randomTeams } from '../testing/random-published.js';
import { readResultsInPbn } from './read-results.js';
import { writeResultsInPbn } from './writing/write-results.js';
import { withoutFigures } from '../testing/without-figures.js';

const FILE = `% PBN 2.1
[Event "##Tuesday"]
[Date "##2026.05.02"]
[Scoring "##MP"]
[Board "1"]
[Vulnerable "None"]
[ScoreTable "PairId_NS;PairId_EW;Names_NS\\12L;Names_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW;Percentage_NS;Percentage_EW;Lead"]
1 4 "Ann;Bob" "Fay;Gil" 4S  N 10  420 2 0 100 0 HK
2 3 "Cy;Dee"  "Hal;Ida" 3NT E  8    - 0 2 0 100 -
[TotalScoreTable "Rank;PairId;TotalMP;TotalPercentage"]
1 1 2 100
1 3 2 100
3 2 0 0
3 4 0 0

[Board "2"]
[Vulnerable "NS"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Score_NS;Percentage_NS;Percentage_EW"]
1 4 Pass 0 50 50
2 3 -    - ^60 ^40
`;

describe('results in PBN', () => {
  it('are a session of pairs with its lines, rulings and published figures', () => {
    const { format, results } = readPublished(FILE);
    const [{ game, figures }] = results as [PublishedResult];
    expect([format, game.title, game.event.day, game.scoring.method]).toEqual([
      'pbn',
      'Tuesday',
      '2026-05-02',
      'matchpoints',
    ]);
    const [section] = game.sections;
    expect(
      section!.contestants.map(({ contestant, players }) => [contestant, ...players.map(({ name }) => name)]),
    ).toEqual([
      ['1', 'Ann', 'Bob'],
      ['2', 'Cy', 'Dee'],
      ['3', 'Hal', 'Ida'],
      ['4', 'Fay', 'Gil'],
    ]);
    expect(section!.lines.map(({ id, outcome, contract }) => [id, outcome.ns, contract])).toEqual([
      [
        'A/1 1 v 4',
        { kind: 'score', score: 420 },
        { level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 10, lead: 'HK' },
      ],
      ['A/1 2 v 3', { kind: 'score', score: 50 }, expect.objectContaining({ declarer: 'E', tricks: 8 })],
      ['A/2 1 v 4', { kind: 'score', score: 0 }, 'passed-out'],
      ['A/2 2 v 3', { kind: 'artificial', award: 'average-plus' }, null],
    ]);
    expect(figures.awards).toHaveLength(4);
    expect(figures.totals[2]).toEqual({ contestant: 'A-2', score: '0', percentage: '0' });
    expect(figures.rankings[0]!.places).toHaveLength(4);
  });

  it('without their figures are the same game', () => {
    const bare = withoutFigures(FILE);
    expect(bare).not.toMatch(/TotalScoreTable|MP_NS|Rank/);
    const [[given], [left]] = [readPublished(FILE).results, readPublished(bare).results];
    expect(left!.game).toEqual(given!.game);
    expect(left!.figures.awards).toEqual([]);
  });

  it.each([
    [
      'a row that is not whole',
      FILE.replace('1 4 Pass 0 50 50', '1 4 Pass 0 50'),
      { code: 'interchange.of-deals', line: 20, fault: { expected: 'row' } },
    ],
    [
      'a board that is none',
      FILE.replace('[Board "2"]', '[Board "two"]'),
      { code: 'interchange.of-deals', line: 16, fault: { code: 'deal-file.no-board' } },
    ],
    ['no pairs at all', FILE.replaceAll('PairId_', 'Id_'), { code: 'interchange.nobody' }],
  ])('with %s are refused by their place', (_what, text, fault) => {
    expect(faultOfReading(() => readPublished(text))).toMatchObject(fault);
  });

  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(lineGiven, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        (boards) => {
          const lines = boards.flatMap((those, board) =>
            those.map((given, table): PublishedLine => ({
              ...given,
              id: `A/${board + 1} NS${table + 1} v EW${table + 1}`,
              board: board + 1,
              round: board + 1,
              table: table + 1,
              ns: `NS${table + 1}`,
              ew: `EW${table + 1}`,
            })),
          );
          const pairs = [...new Set(lines.flatMap(({ ns, ew }) => [ns, ew]))].toSorted();
          const result: PublishedResult = {
            game: {
              name: 'event 1',
              title: 'Żywiec "Cup"',
              date: '2026.05.02',
              event: { day: '2026-05-02', venue: 'Hall' },
              kind: 'pairs',
              session: { number: 1, of: 1 },
              scoring: {
                method: 'cross-imps',
                scale: 'double',
                regulation: 'white-book',
                scored: [['A']],
                ranked: [['A']],
              },
              strata: [],
              sections: [
                {
                  section: 'A',
                  winners: 2,
                  boardsPerRound: null,
                  expected: null,
                  fullCard: null,
                  contestants: pairs.map((contestant) => ({
                    contestant,
                    players: [{ name: `${contestant} A` }, { name: `${contestant} B` }],
                    ranked: true,
                    stratum: null,
                    beside: [],
                  })),
                  lines,
                },
              ],
              deals: [],
            },
            figures: {
              ...NO_FIGURES,
              printed: { award: 2, score: 2, percentage: 2 },
              awards: lines.slice(0, 1).flatMap(({ id }) => [
                { line: id, side: 'NS' as const, points: '1.25' },
                { line: id, side: 'EW' as const, points: '-1.25' },
              ]),
              totals: [{ contestant: 'A-NS1', score: '1.25', boards: 3 }],
            },
          };
          const [again] = readPublished(
            textOfFile(writeResultsInPbn({ results: [result], teams: [] })).text,
          ).results;
          expect(again!.game).toEqual(result.game);
          expect(again!.figures).toEqual(result.figures);
        },
      ),
    );
  });
});

describe('sections of a session in PBN', () => {
  const letters = ['A', 'B', 'C'];
  const section = (name: string): PublishedSection => ({
    section: name,
    winners: 2,
    boardsPerRound: null,
    expected: null,
    fullCard: null,
    contestants: ['EW1', 'NS1'].map((contestant) => ({
      contestant,
      players: ['A', 'B'].map((player) => ({ name: `${name} ${contestant} ${player}` })),
      ranked: true,
      stratum: null,
      beside: [],
    })),
    lines: [
      {
        id: `${name}/1 NS1 v EW1`,
        board: 1,
        round: 1,
        table: 1,
        ns: 'NS1',
        ew: 'EW1',
        outcome: { ns: { kind: 'score', score: 420 }, ew: { kind: 'score', score: 420 } },
        contract: null,
      },
    ],
  });
  /** Three sections, some of which are one. */
  const together = fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }).map((numbers) =>
    [0, 1, 2]
      .map((number) => letters.filter((_, index) => numbers[index] === number))
      .filter((those) => those.length > 0)
      .toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
  );

  it('are scored and ranked together as they were, in the ways of the same program', () => {
    fc.assert(
      fc.property(
        fc.record({
          scored: together,
          ranked: together,
          regulation: fc.constantFrom(...(['acblscore', 'compscore', 'white-book', 'realbridge'] as const)),
        }),
        (scoring) => {
          const game: PublishedResult['game'] = {
            name: 'event 1',
            title: 'Tuesday',
            date: '2026.05.02',
            event: { day: '2026-05-02' },
            kind: 'pairs',
            session: { number: 1, of: 1 },
            scoring: { method: 'matchpoints', scale: 'double', ...scoring },
            strata: [],
            sections: letters.map(section),
            deals: [],
          };
          const figures = { ...NO_FIGURES, printed: { award: 2, score: 2, percentage: 2 } };
          const written = writeResultsInPbn({ results: [{ game, figures }], teams: [] });
          const { text } = textOfFile(written);
          for (const file of [text, withoutFigures(text)])
            expect(readPublished(file).results[0]!.game.scoring).toEqual(game.scoring);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('results of individuals and teams in PBN', () => {
  it('are read from tables that name each player', () => {
    const [{ game, figures }] = readPublished(INDIVIDUALS).results as [PublishedResult];
    expect(game.kind).toBe('individual');
    const [section] = game.sections;
    expect(section!.contestants.map(({ contestant, players }) => [contestant, players[0]!.name])).toEqual([
      ['1', 'Ann'],
      ['2', 'Bob'],
      ['3', 'Cy'],
      ['4', 'Dee'],
    ]);
    expect(section!.lines[0]).toMatchObject({
      ns: '1+3',
      ew: '2+4',
      seats: { N: '1', E: '2', S: '3', W: '4' },
      contract: { declarer: 'N', tricks: 10, lead: 'HK' },
    });
    expect(figures.awards.map(({ points }) => points)).toEqual(['2', '0']);
    expect(figures.totals).toContainEqual({ contestant: 'A-1', score: '2', percentage: '100' });
    const [left] = readPublished(withoutFigures(INDIVIDUALS)).results;
    expect(left!.game).toEqual(game);
    expect(left!.figures.totals).toEqual([]);
  });

  it.each(['-', '?', '--', '-?', '---', '*', '- 1'])('know a club and a number that are %s', (text) => {
    const [given] = readPublished(INDIVIDUALS).results as [PublishedResult];
    const sections = given.game.sections.map((section) => ({
      ...section,
      contestants: section.contestants.map((one) => ({
        ...one,
        players: one.players.map((player) => ({ ...player, number: text, club: text })),
      })),
    }));
    const written = writeResultsInPbn({
      results: [{ ...given, game: { ...given.game, sections } }],
      teams: [],
    });
    const [again] = readPublished(textOfFile(written).text).results;
    expect(again!.game.sections.map(withoutShape)).toEqual(sections.map(withoutShape));
  });

  it('of individuals are the same after they were written and read', () => {
    fc.assert(
      fc.property(randomGame.map(withOwnPlayers), (given) => {
        const written = writeResultsInPbn({ results: [given], teams: [] });
        const [again] = readPublished(textOfFile(written).text).results;
        expect(again!.game.kind).toBe(given.game.kind);
        expect(again!.game.sections.map(withoutShape)).toEqual(given.game.sections.map(withoutShape));
        expect(again!.game.strata).toEqual(given.game.strata);
        const masterPoints = ({ figures }: PublishedResult) =>
          figures.masterPoints.map((one) => JSON.stringify(one)).toSorted();
        expect(masterPoints(again!)).toEqual(masterPoints(given));
        const [bare] = readPublished(withoutFigures(textOfFile(written).text)).results;
        expect(bare!.game).toEqual(again!.game);
        expect(bare!.figures.masterPoints).toEqual([]);
        expect(writeResultsInPbn({ results: [again!], teams: [] })).toEqual(written);
        const inOrder = (awards: PublishedResult['figures']['awards']) =>
          awards.map(({ line, side, points }) => `${line} ${side} ${Number(points)}`).toSorted();
        expect(inOrder(again!.figures.awards)).toEqual(inOrder(given.figures.awards));
      }),
      { numRuns: 60 },
    );
  });

  it('of teams are the same after they were written and read', () => {
    fc.assert(
      fc.property(randomTeams.map(withOwnNames), (given) => {
        const played = given.game.matches.map(playedIn);
        // A segment of which nothing is told is none.
        fc.pre(
          given.game.matches.every(({ segments }, index) =>
            segments.every((one) => played[index]!.boards.some(({ segment }) => segment === one.segment)),
          ),
        );
        const written = writeResultsInPbn({ results: [], teams: [given] });
        const [again] = readResultsInPbn(textOfFile(written).text).teams;
        expect(textOfFile(writeResultsInPbn({ results: [], teams: [again!] }))).toEqual(textOfFile(written));
        expect(again!.game.matches.map(playedIn)).toEqual(played);
        const { kind, scoring } = given.game;
        expect(again!.game).toMatchObject({ kind, scoring });
        const dealt = new Set(played.flatMap(({ boards }) => boards.map(({ board }) => board)));
        const dealsOf = ({ game }: PublishedTeamsResult) =>
          new Map(game.deals.flatMap(({ board, deal }) => (dealt.has(board) ? [[board, deal]] : [])));
        expect(dealsOf(again!)).toEqual(dealsOf(given));
        const { boards, ...figures } = again!.figures;
        expect(figures).toEqual({
          ...withoutBoards(given.figures),
          masterPoints: given.figures.masterPoints.map(({ colour, ...one }) => ({
            ...one,
            ...(colour && { colour: colour.replace(';', ',') }),
          })),
          unread: [],
        });
        const known = ({ teams }: PublishedTeamsResult['game']) =>
          teams.map(({ team, players, ranked, stratum, beside }) => ({
            team,
            players: players.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
            ranked,
            stratum,
            beside,
          }));
        expect(known(again!.game)).toEqual(expect.arrayContaining(known(given.game)));
        expect(given.figures.boards).toEqual(expect.arrayContaining([...boards]));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a game for each table in PBN', () => {
  it('is a line of a session of pairs, who are told by their names', () => {
    const [{ game, figures }] = readPublished(TABLES).results as [PublishedResult];
    expect(game).toMatchObject({ title: 'Club', kind: 'pairs', scoring: { method: 'matchpoints' } });
    const [section] = game.sections;
    expect(section!.winners).toBe(2);
    expect(
      section!.contestants.map(({ contestant, players }) => [contestant, ...players.map(({ name }) => name)]),
    ).toEqual([
      ['EW1', 'Cy', 'Dee'],
      ['EW2', 'Gil', 'Hal'],
      ['NS1', 'Ann', 'Bob'],
      ['NS2', 'Eve', 'Fay'],
    ]);
    expect(section!.lines.map(({ id, table, outcome }) => [id, table, outcome.ns])).toEqual([
      ['A/1 NS1 v EW1', 1, { kind: 'score', score: 420 }],
      ['A/1 NS2 v EW2', 2, { kind: 'score', score: -50 }],
    ]);
    expect(section!.lines[0]!.contract).toMatchObject({ level: 4, strain: 'S', declarer: 'N', lead: 'HK' });
    expect(figures.awards.map(({ points }) => points)).toEqual(['2', '0', '0', '2']);
    expect(readPublished(withoutFigures(TABLES)).results[0]!.game).toEqual(game);
  });

  it('is a room of a match where teams are named, whichever way the rooms are told', () => {
    const turned = TABLES.replace(
      '[Table "1"]',
      '[Table "1"]\n[HomeTeam "Cats"]\n[VisitTeam "Dogs"]',
    ).replace('[Table "2"]', '[Table "2"]\n[HomeTeam "Dogs"]\n[VisitTeam "Cats"]');
    const inRooms = TABLES.replace(
      '[Table "1"]',
      '[Room "Closed"]\n[HomeTeam "Dogs"]\n[VisitTeam "Cats"]',
    ).replace('[Table "2"]', '[Room "Open"]\n[HomeTeam "Dogs"]\n[VisitTeam "Cats"]');
    const [[one], [other]] = [readPublished(turned).teams, readPublished(inRooms).teams];
    expect(
      one!.game.teams.map(({ name, players }) => [name, ...players.map((player) => player.name)]),
    ).toEqual([
      ['Cats', 'Ann', 'Bob', 'Gil', 'Hal'],
      ['Dogs', 'Cy', 'Dee', 'Eve', 'Fay'],
    ]);
    expect(one!.game.matches[0]!.segments[0]!.boards).toEqual([
      {
        board: 1,
        open: expect.objectContaining({ declarer: 'N', tricks: 10 }),
        closed: expect.objectContaining({ declarer: 'S', tricks: 8 }),
      },
    ]);
    expect(other!.game.matches[0]!.segments[0]!.boards[0]).toMatchObject({
      open: { declarer: 'S', tricks: 8 },
      closed: { declarer: 'N', tricks: 10 },
    });
  });

  it('is no result as long as no board was played twice', () => {
    const once = TABLES.replace('[Board "1"]\n[Table "2"]', '[Board "2"]\n[Table "2"]');
    expect(faultOfReading(() => readPublished(once))).toMatchObject({ code: 'interchange.format-unknown' });
  });
});

const INDIVIDUALS = `% PBN 2.1
[Event "Wednesday"]
[Date "2026.05.02"]
[Board "1"]
[Vulnerable "None"]
[Scoring "MatchPoints"]
[Competition "Individuals"]
[ScoreTable "Table\\2R;Round;PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Contract;Declarer;Result;Lead;Score_NS;MP_North;MP_East"]
1 1 1 3 2 4 4S N 10 HK "420" 2 0
[TotalScoreTable "Rank;PlayerId;Name;TotalScoreMP;TotalPercentage"]
1 1 "Ann" 2 100
1 3 "Cy" 2 100
3 2 "Bob" 0 0
3 4 "Dee" 0 0
`;

const TABLES = `[Event "##Club"]
[Board "1"]
[Table "1"]
[Vulnerable "None"]
[North "Ann"]
[South "Bob"]
[East "Cy"]
[West "Dee"]
[Contract "4S"]
[Declarer "N"]
[Result "10"]
[ScoreMP "NS 2 EW 0"]
[Play "E"]
HK H2 H3 H4

[Board "1"]
[Table "2"]
[Vulnerable "None"]
[North "Eve"]
[South "Fay"]
[East "Gil"]
[West "Hal"]
[Contract "3NT"]
[Declarer "S"]
[Result "8"]
[Score "NS -50"]
[ScoreMP "NS 0 EW 2"]
`;

/** What PBN does not tell of a section. */
function withoutShape({ section, winners, contestants, lines }: PublishedSection) {
  return {
    section,
    winners,
    contestants: contestants.toSorted((one, other) => (one.contestant < other.contestant ? -1 : 1)),
    lines: lines.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

/** A name that nobody else has, with everything that has to be written in another way. */
const nameOf = (number: number | string) => `Ż. O'Neil, "${number}" \\ x`;

/** What is given by hand, and who plays without a place. */
const GIVEN = [
  { ranked: true, stratum: null, beside: [] },
  { ranked: false, stratum: 'B "2"', beside: [{ reason: 'penalty' as const, points: '-1.5' }] },
  {
    ranked: true,
    stratum: 'A',
    beside: [
      { reason: 'carry-forward' as const, points: '10' },
      { reason: 'penalty' as const, points: '-1' },
      { reason: 'penalty' as const, points: '-0.5' },
      { reason: 'handicap' as const, points: '2.25' },
    ],
  },
];

function withOwnPlayers({ game, figures }: PublishedResult): PublishedResult {
  let number = 0;
  const sections = game.sections.map((section) => ({
    ...section,
    contestants: section.contestants.map((contestant, at) => ({
      ...contestant,
      ...GIVEN[at % GIVEN.length]!,
      players: contestant.players.map((player) => ({ ...player, name: nameOf(++number) })),
    })),
  }));
  const event = { day: '2026-11-23', venue: nameOf('venue'), program: { name: nameOf('program') } };
  return { game: { ...game, event, title: nameOf('title'), strata: ['A', 'B "2"'], sections }, figures };
}

/** Everybody and every team by a name of its own, as files have to tell them. */
function withOwnNames({ game, figures }: PublishedTeamsResult): PublishedTeamsResult {
  const own = (player: PublishedPlayer) => ({ ...player, name: nameOf(player.number!) });
  const teams = game.teams.map((team, at) => ({
    ...team,
    ...GIVEN[at % GIVEN.length]!,
    name: nameOf(`team ${team.team}`),
    players: team.players.map(own),
    pairs: team.pairs.map((pair) => ({ ...pair, players: pair.players.map(own) })),
  }));
  const masterPoints = teams.slice(0, 2).flatMap(({ team }) => [
    { contestant: team, points: '1.25', colour: 'Dark; red' },
    { contestant: team, points: '0.5' },
  ]);
  return {
    game: { ...game, event: { day: '2026-11-23' }, title: nameOf('title'), teams },
    figures: { ...figures, masterPoints },
  };
}

/** IMPs of boards go with their open rooms, which some have not. */
function withoutBoards({ boards: _boards, ...figures }: PublishedTeamsResult['figures']) {
  return figures;
}

/** What was played in a match; a board of which a room tells nothing is none there. */
function playedIn({ round, teams, carryOver, segments }: PublishedMatch) {
  return {
    round,
    teams,
    carryOver,
    boards: segments.flatMap(({ segment, boards }) =>
      boards
        .map(({ outcomes = {}, ...board }) => {
          const told = Object.entries(outcomes).filter(([, { ns }]) => ns.kind !== 'not-played');
          return { segment, ...board, ...(told.length > 0 && { outcomes: Object.fromEntries(told) }) };
        })
        .filter(({ open, closed, outcomes }) => open ?? closed ?? outcomes),
    ),
  };
}

const outcome: fc.Arbitrary<SideOutcome> = fc.oneof(
  fc.constantFrom(420, -50, 0).map((score) => ({ kind: 'score' as const, score })),
  fc.constantFrom('average-plus' as const, 'average' as const, 'average-minus' as const).map((award) => ({
    kind: 'artificial' as const,
    award,
  })),
  fc.constant({ kind: 'percentage' as const, percent: '45' }),
);
const lineGiven = fc.tuple(outcome, outcome, fc.boolean()).map(([ns, ew, isSplit]) => ({
  outcome: { ns, ew: isSplit ? ew : ns },
  contract: null,
}));

import fc from 'fast-check';
import { vulnerabilityOf, type Seat } from '#cards';
import {
  lineNames,
  type PublishedEvent,
  type PublishedGame,
  type PublishedLine,
  type PublishedMatch,
  type PublishedTeamsGame,
  type SideOutcome,
  type WrittenContract,
} from '#interchange';
import { individualFor, roundRobinRounds } from '#movement';
import { PRESETS, scoreForNS, TEAM_PRESETS } from '#scoring';
import { methodText } from '#tournament';

/** What comes of a board at a table: mostly a contract, now and then something else. */
type Outcome = Pick<PublishedLine, 'contract' | 'outcome'>;
type Played = (board: number) => Outcome;

function both(outcome: SideOutcome): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

const contract: fc.Arbitrary<WrittenContract> = fc.record({
  level: fc.constantFrom(1, 2, 3, 4),
  strain: fc.constantFrom('C', 'D', 'H', 'S', 'NT'),
  doubling: fc.constantFrom('', '', 'x'),
  declarer: fc.constantFrom<Seat[]>('N', 'E', 'S', 'W'),
  tricks: fc.integer({ min: 5, max: 11 }),
});

const inContract = contract.map((made): Played => (board) => {
  const score = scoreForNS(made, vulnerabilityOf(board));
  return { contract: made, outcome: both({ kind: 'score', score }) };
});

/** What a ruling or nothing at all has made of a board. */
const otherwise = fc.constantFrom<Outcome[]>(
  { contract: 'passed-out', outcome: both({ kind: 'score', score: 0 }) },
  { contract: null, outcome: both({ kind: 'score', score: 110 }) },
  { contract: null, outcome: both({ kind: 'not-played' }) },
  {
    contract: null,
    outcome: {
      ns: { kind: 'artificial', award: 'average-plus' },
      ew: { kind: 'artificial', award: 'average-minus' },
    },
  },
  { contract: null, outcome: both({ kind: 'artificial', award: 'average' }) },
);

const played: fc.Arbitrary<Played> = fc.oneof(
  { weight: 6, arbitrary: inContract },
  {
    weight: 1,
    arbitrary: otherwise.map(
      (of): Played =>
        () =>
          of,
    ),
  },
);

/** Whether two rooms cannot stand beside each other in a file: the one has not played, the other has a ruling. */
function isRulingAlone(one: Outcome, other: Outcome): boolean {
  const kinds = [one, other].map(({ outcome: { ns } }) => ns.kind);
  return kinds.includes('artificial') && kinds.includes('not-played');
}

const METHODS = ['matchpoints', 'butler', 'cross-imps'] as const;
/** What every game has, on whatever day it is played. */
const common = fc.constantFrom('2026-11-23', '2024-02-29', '1999-12-31').map((day) => {
  const event: PublishedEvent = { day, program: { name: 'Tirage' } };
  return { name: 'event 1', date: day.split('-').toReversed().join('/'), event, deals: [] } as const;
});
type Common = typeof common extends fc.Arbitrary<infer Of> ? Of : never;

/** Those by which a game can have been scored that says so, in a word; nothing: it does not say. */
function saidMethods(kind: PublishedGame['kind'], method: (typeof METHODS)[number]): (string | undefined)[] {
  const presets = Object.values(PRESETS)
    .flat()
    .filter(
      ({ board, ranking }) =>
        board.kind === method && (ranking.by !== 'victory-points' || kind === 'swiss-pairs'),
    );
  const own = presets.map((preset) => ({
    ...preset,
    name: 'own',
    regulation: 'Klub „Dama”',
    decimals: { score: 1 },
  }));
  return [undefined, ...[...presets, ...own].map(methodText)];
}

interface Meeting {
  readonly round: number;
  readonly table: number;
  readonly ns: string;
  readonly ew: string;
  readonly seats?: Readonly<Record<Seat, string>>;
  readonly boards: readonly number[];
}

/** So many boards of a round, each round with its own. */
function boardsOf(round: number, each: number): number[] {
  return Array.from({ length: each }, (_, index) => (round - 1) * each + index + 1);
}

function named(section: string, meetings: readonly Meeting[], plays: readonly Played[]): PublishedLine[] {
  const nameOf = lineNames(section);
  const rest = plays.values();
  return meetings.flatMap(({ boards, ...place }) =>
    boards.map((board): PublishedLine => ({
      ...place,
      id: nameOf({ board, ...place }),
      board,
      ...rest.next().value!(board),
    })),
  );
}

function gameOf(
  of: Common,
  kind: PublishedGame['kind'],
  method: (typeof METHODS)[number],
  meetings: readonly Meeting[],
  plays: readonly Played[],
  boardsPerRound: number,
  which: number,
): PublishedGame {
  const said = saidMethods(kind, method);
  const saying = said[which % said.length];
  const everybody = new Set(
    meetings.flatMap(({ ns, ew, seats }) => (seats ? Object.values(seats) : [ns, ew])),
  );
  const players = (contestant: string) =>
    kind === 'individual'
      ? [{ name: `Player ${contestant}` }]
      : [{ name: `North ${contestant}` }, { name: `South ${contestant}` }];
  return {
    ...of,
    event: { ...of.event, ...(saying !== undefined && { method: saying }) },
    title: `Evening of ${kind}`,
    kind,
    session: { number: 1, of: 1 },
    scoring: {
      method,
      scale: 'double',
      regulation: 'white-book',
      scored: [['A']],
      ranked: [['A']],
    },
    strata: [],
    sections: [
      {
        section: 'A',
        winners: 1,
        boardsPerRound,
        expected: null,
        fullCard: null,
        contestants: [...everybody].map((contestant) => ({
          contestant,
          players: players(contestant),
          ranked: true,
          stratum: null,
          beside: [],
        })),
        lines: named('A', meetings, plays),
      },
    ],
  };
}

const size = fc.record({
  of: common,
  method: fc.constantFrom(...METHODS),
  pairs: fc.constantFrom(4, 6, 8),
  each: fc.integer({ min: 1, max: 3 }),
  plays: fc.array(played, { minLength: 96, maxLength: 96 }),
  which: fc.nat({ max: 1000 }),
});

/** Each pair against each, all tables with the same boards: a small evening, or the rounds of a Swiss. */
export const randomPairs: fc.Arbitrary<PublishedGame> = fc
  .tuple(size, fc.constantFrom('pairs', 'swiss-pairs'))
  .map(([{ of, method, pairs, each, plays, which }, kind]) => {
    const rounds = roundRobinRounds(pairs).slice(0, kind === 'pairs' ? 3 : 4);
    const meetings = rounds.flatMap((matches, index) =>
      matches.map(([ns, ew], table): Meeting => ({
        round: index + 1,
        table: table + 1,
        ns: `${ns}`,
        ew: `${ew}`,
        boards: boardsOf(index + 1, each),
      })),
    );
    return gameOf(of, kind, method, meetings, plays, each, which);
  });

/** Everybody for himself at two or three tables. */
export const randomIndividual: fc.Arbitrary<PublishedGame> = fc
  .tuple(size, fc.constantFrom(8, 12))
  .map(([{ of, method, each, plays, which }, players]) => {
    const { rows } = individualFor({ players, rounds: 3 });
    const meetings = rows.flatMap((row, table) =>
      row.flatMap((play, round): Meeting[] => {
        if (!play) return [];
        const { n, s, e, w } = play;
        const seats = { N: n, E: e, S: s, W: w };
        const boards = boardsOf(play.set, each);
        return [{ round: round + 1, table: table + 1, ns: `${n}+${s}`, ew: `${e}+${w}`, seats, boards }];
      }),
    );
    return gameOf(of, 'individual', method, meetings, plays, each, which);
  });

/** Those by which matches can have been scored that say so, in a word; nothing: they do not say. */
function saidTeamMethods({
  kind,
  scoring,
}: Pick<PublishedTeamsGame, 'kind' | 'scoring'>): (string | undefined)[] {
  const presets = TEAM_PRESETS.filter(({ result, match: { unit } }) =>
    kind === 'knockout'
      ? result === 'knockout'
      : scoring === 'victory-points'
        ? result === scoring
        : result === 'score' && unit === scoring,
  );
  const own = presets.map((preset) => ({ ...preset, name: 'own', regulation: 'Klub „Dama”' }));
  return [undefined, ...[...presets, ...own].map(methodText)];
}

/** Matches of teams of four, in one segment or two, drawn or each against each, or knockout matches side by side. */
export const randomTeamsGame: fc.Arbitrary<PublishedTeamsGame> = fc
  .record({
    of: common,
    carryOver: fc.constantFrom(
      { home: '0', away: '0' },
      { home: '10', away: '0' },
      { home: '0', away: '3.5' },
    ),
    kind: fc.constantFrom('swiss', 'round-robin', 'knockout'),
    scoring: fc.constantFrom('victory-points', 'imps', 'board-a-match'),
    teams: fc.constantFrom(4, 6),
    segments: fc.integer({ min: 1, max: 2 }),
    each: fc.integer({ min: 1, max: 3 }),
    plays: fc.array(played, { minLength: 240, maxLength: 240 }),
    captains: fc.boolean(),
    which: fc.nat({ max: 1000 }),
  })
  .map((wanted): PublishedTeamsGame => {
    const { of, carryOver, kind, scoring, teams, segments, each, plays, captains, which } = wanted;
    const said = saidTeamMethods(wanted);
    const method = said[which % said.length];
    const rest = plays.values();
    const all = roundRobinRounds(teams);
    const rounds = all.slice(0, kind === 'knockout' ? 1 : kind === 'swiss' ? 2 : all.length);
    const player = (team: number, seat: number) => ({ name: `Player ${team}.${seat}` });
    const nameOf = (team: number) => (captains ? player(team, 1).name : `Owls ${team}`);
    const pairOf = (team: number, side: 'A' | 'B') => `${team}${side}`;
    const matches = rounds.flatMap((ofRound, index) =>
      ofRound.map(([home, away]): PublishedMatch => ({
        name: '',
        title: `${nameOf(home)} - ${nameOf(away)}`,
        round: index * segments + 1,
        teams: { home: `${home}`, away: `${away}` },
        // Only a knockout has something carried into its matches.
        carryOver: kind === 'knockout' ? carryOver : { home: '0', away: '0' },
        segments: Array.from({ length: segments }, (_, at) => ({
          segment: at + 1,
          boards: boardsOf(index * segments + at + 1, each).map((board) => {
            const [open, other] = [rest.next().value!(board), rest.next().value!(board)];
            // A ruling says nothing where the other room has not played: no file holds it.
            const closed = isRulingAlone(open, other) ? open : other;
            const outcomes = {
              ...(open.contract === null && { open: open.outcome }),
              ...(closed.contract === null && { closed: closed.outcome }),
            };
            return {
              board,
              open: open.contract,
              closed: closed.contract,
              ...(Object.keys(outcomes).length > 0 && { outcomes }),
            };
          }),
          rooms: {
            open: { ns: pairOf(home, 'A'), ew: pairOf(away, 'B') },
            closed: { ns: pairOf(away, 'A'), ew: pairOf(home, 'B') },
          },
        })),
      })),
    );
    return {
      ...of,
      event: { ...of.event, ...(method !== undefined && { method }) },
      title: `Evening of teams, ${kind}`,
      kind,
      scoring,
      session: { number: 1, of: 1 },
      teams: Array.from({ length: teams }, (_, index) => {
        const team = index + 1;
        const players = [1, 2, 3, 4].map((seat) => player(team, seat));
        return {
          team: `${team}`,
          name: nameOf(team),
          players,
          pairs: [
            { pair: pairOf(team, 'A'), players: players.slice(0, 2) },
            { pair: pairOf(team, 'B'), players: players.slice(2) },
          ],
          ranked: true,
          stratum: null,
          beside: [],
        };
      }),
      matches: matches.map((match, index) => ({ ...match, name: `match ${index + 1}` })),
    };
  });

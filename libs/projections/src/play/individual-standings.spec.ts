import { Rational } from '#scoring';
import {
  DEFAULT_STANDINGS,
  UNCLASSED,
  type JournalEvent,
  type ContestSettings,
  type SessionStandings,
} from '#tournament';
import { individualBegun, individualEvening } from '../testing/individual-evening.js';
import { event, NOTED, played, uuid } from '../testing/play-events.js';
import type { ContestDocument } from './documents/contests/contest-document.js';
import { nameText } from './document-names.js';
import { documentsOf } from '../testing/documents-made.js';
import type { StandingsDocument } from './documents/standings-document.js';
import type { PlayState } from './play-state.js';
import { scheduleOf } from './schedule.js';

const evening = [...individualBegun(), ...individualEvening()];

/** The rounds up to one: when all is played, everybody has met everybody, and no company is better than another. */
function upToRound(last: number): JournalEvent[] {
  const calls = evening.flatMap(({ type }, at) => (type === 'session.round-called' ? [at] : []));
  return evening.slice(0, calls[last]);
}

const standings = (state: PlayState, session = '1'): StandingsDocument =>
  JSON.parse(documentsOf(state).get(nameText({ session, kind: 'standings', key: '' }))!.text);
const contest = (state: PlayState): ContestDocument =>
  JSON.parse(documentsOf(state).get(nameText({ session: '', kind: 'contest', key: '1' }))!.text);
const chosen = (change: Partial<SessionStandings>) =>
  event('session.standings-chosen', { session: '1', standings: { ...DEFAULT_STANDINGS, ...change } });
const classed = (contestant: string, as: object) =>
  event('session.contestants-classed', {
    session: '1',
    classes: [{ contestant, class: { ...UNCLASSED, ...as } }],
  });
const entriesOf = ({ rankings }: StandingsDocument) => rankings[0]!.entries;

/** Opponents' percentages over partners' of three rounds, as the rows say. */
function quotientByHand(state: PlayState, player: string): Rational {
  const percentage = (one: string) =>
    Rational.parse(entriesOf(standings(state)).find(({ contestant }) => contestant === one)!.percentage!);
  const [opponents, partners]: Rational[][] = [[], []];
  for (const plays of scheduleOf(state.sessions['1']!).playsOfBoard.values()) {
    for (const { round, ns, ew, partners: others } of plays) {
      if (round > 3) continue;
      const [some, other] = [
        [ns, others!.ns],
        [ew, others!.ew],
      ];
      for (const [own, theirs] of [
        [some, other],
        [other, some],
      ] as const) {
        if (!own!.includes(player)) continue;
        partners!.push(...own!.filter((one) => one !== player).map(percentage));
        opponents!.push(...theirs!.map(percentage));
      }
    }
  }
  return Rational.sum(opponents!).div(Rational.sum(partners!));
}

describe('equals of an individual', () => {
  const begun = upToRound(3);
  const shared = entriesOf(standings(played(begun)));
  const state = played(begun, [chosen({ ties: 'opponents-over-partners' })]);
  const apart = entriesOf(standings(state));
  const equal = shared.filter(({ place, last }) => place !== last);

  it('share their places, as long as nobody has chosen otherwise', () => {
    expect(equal.length).toBeGreaterThan(1);
    expect(shared.every(({ tieBreak }) => tieBreak === undefined)).toBe(true);
  });

  it('are told apart by their opponents over their partners, as computed by hand, and nobody else is', () => {
    const told = apart.filter(({ tieBreak }) => tieBreak !== undefined);
    expect(told.length).toBeGreaterThan(1);
    for (const { contestant, tieBreak } of told) {
      expect(equal.map((one) => one.contestant)).toContain(contestant);
      expect(tieBreak).toBe(quotientByHand(state, contestant).toString());
    }
    for (const [at, { percentage, tieBreak, place }] of apart.entries()) {
      const next = apart[at + 1];
      if (!next || next.percentage !== percentage) continue;
      const order = Rational.parse(tieBreak ?? '0').compare(Rational.parse(next.tieBreak ?? '0'));
      expect(order).toBeGreaterThanOrEqual(0);
      expect(next.place! > place!).toBe(order > 0);
    }
    expect(apart.map(({ percentage }) => percentage)).toEqual(shared.map(({ percentage }) => percentage));
  });

  it('are in tables beside the ranking as they are in it', () => {
    const table = { name: 'All', whom: {}, handicap: false, lines: 'apart', sections: 'as-ranked' } as const;
    const both = played(begun, [chosen({ ties: 'opponents-over-partners', tables: [table] })]);
    const { entries } = standings(both).tables[0]!.rankings[0]!;
    expect(entries.map(({ contestant, place }) => [contestant, place])).toEqual(
      apart.map(({ contestant, place }) => [contestant, place]),
    );
  });
});

describe('the tables of an individual', () => {
  const whom = { lines: 'apart', sections: 'as-ranked' } as const;

  it('rank players of a stratum among themselves, and with their handicaps', () => {
    const state = played(evening, [
      classed('A-3', { stratum: 'B', handicap: 0 }),
      classed('A-5', { stratum: 'B', handicap: 10_000 }),
      chosen({
        tables: [
          { ...whom, name: 'B', whom: { strata: ['B'] }, handicap: false },
          { ...whom, name: 'B with handicaps', whom: { strata: ['B'] }, handicap: true },
        ],
      }),
    ]);
    const [plain, handicapped] = standings(state).tables.map(({ rankings }) =>
      rankings[0]!.entries.map(({ contestant }) => contestant),
    );
    expect(plain!.toSorted()).toEqual(['A-3', 'A-5']);
    expect(handicapped).toEqual(['A-5', 'A-3']);
  });

  it('have no place for a substitute, whose results count for partners and opponents', () => {
    const state = played(evening, [classed('A-4', { ranked: false })]);
    const entries = entriesOf(standings(state));
    expect(entries.find(({ contestant }) => contestant === 'A-4')!.place).toBeNull();
    const before = entriesOf(standings(played(evening)));
    const percentages = (all: typeof entries) =>
      Object.fromEntries(all.map(({ contestant, percentage }) => [contestant, percentage]));
    expect(percentages(entries)).toEqual(percentages(before));
  });

  it('leave out what a player who has left had with others, where the rule of the session says so', () => {
    const left = event('session.contestant-withdrew', { session: '1', contestant: 'A-2', fromRound: 2 });
    const rule = { withdrawn: { beforeHalf: 'cancelled', afterHalf: 'standing' } } as const;
    const boards = (events: JournalEvent[][]) =>
      entriesOf(standings(played(upToRound(1), ...events))).map(({ boards }) => boards);
    expect(boards([]).reduce((sum, each) => sum + each, 0)).toBe(12);
    // Only the four of that table have nothing left.
    expect(boards([[left], [chosen(rule)]]).reduce((sum, each) => sum + each, 0)).toBe(8);
  });
});

describe('a contest of individuals', () => {
  const settings: ContestSettings = { title: 'Two evenings', sessions: ['1', '2'], total: 'sum', tables: [] };
  const contests = (change: Partial<ContestSettings> = {}) =>
    event('contest.chosen', { contest: '1', settings: { ...settings, ...change } });
  const entered = [1, 2].map((player) =>
    event('entries.registered', { entry: uuid(player), players: [uuid(100 + player)] }),
  );
  const seated = (session: string, contestant: string, player: number) =>
    event('session.seated', { session, contestant, entry: uuid(player) });
  const both = [
    ...entered,
    ...evening,
    ...individualBegun('2'),
    ...individualEvening(() => undefined, '2'),
    seated('1', 'A-1', 1),
    seated('2', 'A-9', 1),
    seated('1', 'A-2', 2),
    seated('2', 'A-2', 2),
  ];
  const scoreOf = (state: PlayState, session: string, player: string) =>
    Rational.parse(
      entriesOf(standings(state, session)).find(({ contestant }) => contestant === player)!.score,
    );

  it('adds up a player’s results, wherever they sat', () => {
    const state = played(both, [contests()]);
    const { entries } = contest(state);
    const first = entries.find(({ players }) => players.includes(uuid(101)))!;
    expect(first.at).toEqual([
      { session: '1', contestant: 'A-1' },
      { session: '2', contestant: 'A-9' },
    ]);
    expect(first.total).toBe(
      scoreOf(state, '1', 'A-1')
        .add(scoreOf(state, '2', 'A-9'))
        .toString(),
    );
  });

  it('counts the best of them, takes points off and says who goes on', () => {
    const state = played(both, [
      contests({ best: 1, qualify: 3 }),
      event('contest.penalty-given', {
        contest: '1',
        penalty: uuid(50),
        session: '1',
        contestant: 'A-2',
        hundredths: 100,
        reason: NOTED,
      }),
    ]);
    const { entries } = contest(state);
    const second = entries.find(({ players }) => players.includes(uuid(102)))!;
    const scores = ['1', '2'].map((session) => scoreOf(state, session, 'A-2'));
    const best = scores.toSorted((one, other) => other.compare(one))[0]!;
    expect(second.total).toBe(best.sub(Rational.ONE).toString());
    expect(entries.filter(({ qualifies }) => qualifies === 'yes').length).toBeGreaterThan(0);
  });
});

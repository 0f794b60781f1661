import { CLUB_REGULATION } from '#laws';
import { Rational } from '#scoring';
import {
  DEFAULT_SETTINGS,
  DEFAULT_STANDINGS,
  UNCLASSED,
  type JournalEvent,
  type ContestSettings,
} from '#tournament';
import {
  allPlayed,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  uuid,
} from '../../../testing/play-events.js';
import type { PlayState } from '../../play-state.js';
import type { ContestDocument } from './contest-document.js';
import { contestMoves } from './contest-moves.js';
import { nameText } from '../../document-names.js';
import { documentsOf } from '../../../testing/documents-made.js';
import type { StandingsDocument } from '../standings-document.js';

function contestOf(state: PlayState, kind: 'contest' | 'contest-public' = 'contest'): ContestDocument {
  return JSON.parse(documentsOf(state).get(nameText({ session: '', kind, key: '1' }))!.text);
}

function standingsOf(state: PlayState, session: string): Map<string, Rational> {
  const text = documentsOf(state).get(nameText({ session, kind: 'standings', key: '' }))!.text;
  const { rankings } = JSON.parse(text) as StandingsDocument;
  const entries = rankings.flatMap((ranking) => ranking.entries);
  return new Map(entries.map(({ contestant, score }) => [contestant, Rational.parse(score)]));
}

const plain: ContestSettings = { title: 'Both evenings', sessions: ['1', '2'], total: 'sum', tables: [] };

const chosen = (change: Partial<ContestSettings> = {}) =>
  event('contest.chosen', { contest: '1', settings: { ...plain, ...change } });

/** Pairs 1 and 2 enter; both play North-South in session 1, and in session 2 pair 1 plays East-West. */
const entered: JournalEvent[] = [1, 2].map((pair) =>
  event('entries.registered', { entry: uuid(pair), players: [uuid(100 + pair), uuid(200 + pair)] }),
);
const seated = (session: string, contestant: string, pair: number) =>
  event('session.seated', { session, contestant, entry: uuid(pair) });

/** Two sessions of three tables. At table 1 North-South score well in the first round. */
const evening = (session: string): TestEvents => [
  begun({ session }),
  roundPlayed(1, { session, tables: ['A1'], points: 620 }),
  roundPlayed(1, { session, tables: ['A2', 'A3'], points: 110 }),
  [called(2, session)],
  roundPlayed(2, { session, tables: ['A1', 'A3'], points: 140 }),
  roundPlayed(2, { session, tables: ['A2'], points: -50 }),
  [called(3, session)],
  roundPlayed(3, { session, points: 90 }),
];

const both: TestEvents = [
  entered,
  ...evening('1'),
  ...evening('2'),
  seated('1', 'A-NS1', 1),
  seated('1', 'A-NS2', 2),
  seated('2', 'A-EW3', 1),
  seated('2', 'A-NS2', 2),
];

const entryAt = ({ entries }: ContestDocument, key: string) => entries.find((entry) => entry.key === key)!;
const withKey = (key: string, penalty: string) =>
  event('contest.penalty-given', {
    contest: '1',
    penalty,
    session: key.split('/')[0]!,
    contestant: key.split('/')[1]!,
    hundredths: 150,
    reason: NOTED,
  });

describe('the standing of a contest', () => {
  it('adds up the sessions of an entry, wherever it sat; numbers without names are each by themselves', () => {
    const state = played(...both, chosen());
    const document = contestOf(state);
    const [one, two] = [standingsOf(state, '1'), standingsOf(state, '2')];
    const first = entryAt(document, '1/A-NS1');
    expect(first.at).toEqual([
      { session: '1', contestant: 'A-NS1' },
      { session: '2', contestant: 'A-EW3' },
    ]);
    expect(first.players).toEqual([uuid(101), uuid(201)]);
    expect(first.total).toBe(one.get('A-NS1')!.add(two.get('A-EW3')!).toString());
    expect(entryAt(document, '1/A-NS3').sessions.map(({ session }) => session)).toEqual(['1']);
    expect(entryAt(document, '2/A-NS3').sessions.map(({ session }) => session)).toEqual(['2']);
    expect(document.entries).toHaveLength(10);
  });

  it('knows the same two players without an entry, too', () => {
    const named = (session: string, contestant: string, players: string[]) =>
      event('session.players-named', { session, contestant, players });
    const document = contestOf(
      played(
        ...both,
        named('1', 'A-EW1', [uuid(501), uuid(502)]),
        named('2', 'A-EW2', [uuid(502), uuid(501)]),
        chosen(),
      ),
    );
    expect(entryAt(document, '1/A-EW1').at).toEqual([
      { session: '1', contestant: 'A-EW1' },
      { session: '2', contestant: 'A-EW2' },
    ]);
  });

  /** Anna plays all three evenings, each with another partner; the others play one or two. */
  const ladder = (change: Partial<ContestSettings> = {}) => {
    const names = new Map(['Anna', 'Bob', 'Cyd', 'Dan'].map((name, index) => [name, uuid(501 + index)]));
    const pair = (session: string, contestant: string, ...players: string[]) =>
      event('session.players-named', { session, contestant, players: players.map((one) => names.get(one)!) });
    const standings = event('session.standings-chosen', {
      session: '1',
      standings: {
        ...DEFAULT_STANDINGS,
        masterPoints: { rows: [{ contestants: 2, points: ['6', '4'] }], shared: 'mean' },
      },
    });
    const state = played(
      ...['1', '2', '3'].flatMap(evening),
      pair('1', 'A-NS1', 'Anna', 'Bob'),
      pair('2', 'A-NS3', 'Cyd', 'Anna'),
      pair('2', 'A-EW1', 'Bob', 'Dan'),
      pair('3', 'A-NS1', 'Anna', 'Dan'),
      standings,
      chosen({ of: 'players', sessions: ['1', '2', '3'], total: 'mean-of-percentages', ...change }),
    );
    const document = contestOf(state);
    const called = new Map([...names].map(([name, id]) => [id, name]));
    const lines = document.entries.flatMap(({ place, players, sessions, total }) => {
      const name = called.get(players[0] ?? '');
      const evenings = sessions.map(
        ({ session, score, as }) => `${session}: ${score}${as === 'played' ? '' : ` ${as}`}`,
      );
      return name === undefined ? [] : [`${place ?? '-'} ${name}, ${total} (${evenings.join(', ')})`];
    });
    return { document, lines };
  };

  it('ranks players, each with what they had with any partner; pairs without names take no place', () => {
    // The percentages of the evenings are 83 1/3, 50 and 66 2/3.
    expect(ladder().lines).toEqual([
      '1 Bob, 75 (1: 20, 2: 16)',
      '1 Dan, 75 (2: 16, 3: 20)',
      '3 Anna, 650/9 (1: 20, 2: 12, 3: 20)',
      '4 Cyd, 50 (2: 12)',
    ]);
    expect(ladder({ best: 2, least: 2 }).lines).toEqual([
      '1 Anna, 250/3 (1: 20, 2: 12 not-among-the-best, 3: 20)',
      '2 Bob, 75 (1: 20, 2: 16)',
      '2 Dan, 75 (2: 16, 3: 20)',
      '- Cyd, 50 (2: 12)',
    ]);
    const { entries } = ladder().document;
    const nameless = entries.filter(({ players }) => players.length === 0);
    expect(new Set(nameless.map(({ place, total }) => place ?? total))).toEqual(new Set([null]));
  });

  it('ranks players by the master points of their evenings', () =>
    expect(ladder({ total: 'master-points' }).lines).toEqual(['1 Anna, 6 (1: 6)', '1 Bob, 6 (1: 6)']));

  it('tells partners apart at two moments', () => {
    const [two, three] = [ladder({ best: 2 }), ladder()].map(({ document }) => document);
    const moved = contestMoves(two, three!).map(({ players, before, after }) => [
      players[0],
      before?.total,
      after?.total,
    ]);
    expect(moved).toEqual([
      [uuid(502), '75', '75'],
      [uuid(504), '75', '75'],
      [uuid(501), '250/3', '650/9'],
    ]);
  });

  it('ranks by the total, equals sharing a place, those behind who have played too few sessions', () => {
    const document = contestOf(played(...both, chosen({ least: 2 })));
    const ranked = document.entries.filter(({ place }) => place !== null);
    expect(ranked.map(({ key }) => key).toSorted()).toEqual(['1/A-NS1', '1/A-NS2']);
    expect(document.entries.slice(0, 2)).toEqual(ranked);
  });

  it('does not count a session in which others sat in as a pair that takes no place', () => {
    const substitutes = event('session.contestants-classed', {
      session: '2',
      classes: [{ contestant: 'A-EW3', class: { ...UNCLASSED, ranked: false } }],
    });
    const state = played(...both, chosen(), substitutes);
    const first = entryAt(contestOf(state), '1/A-NS1');
    expect(first.sessions.map(({ as }) => as)).toEqual(['played', 'substitute']);
    expect(first.total).toBe(standingsOf(state, '1').get('A-NS1')!.toString());
  });

  it('gives those who were not there what the regulation says', () => {
    const document = contestOf(
      played(...both, chosen({ total: 'percentage', dropIn: { kind: 'percent', percent: '40' } })),
    );
    const { sessions } = entryAt(document, '2/A-NS3');
    expect(sessions.map(({ session, as }) => [session, as])).toEqual([
      ['1', 'drop-in'],
      ['2', 'played'],
    ]);
    expect(Rational.parse(sessions[0]!.score).div(Rational.parse(sessions[0]!.maximum!)).toString()).toBe(
      '2/5',
    );
  });

  it('brings along what the EBU formula says, which anybody can compute again from what is there', () => {
    const state = played(
      ...both,
      chosen({ sessions: ['2'], carry: { from: ['1'], regulation: { kind: 'ebu', decimals: 2 } } }),
    );
    const { carry, entries } = contestOf(state);
    const first = entries.find(({ key }) => key === '2/A-EW3')!;
    const qualified = standingsOf(state, '1').get('A-NS1')!;
    const number = (stage: { boards: number; maximum: string | null }) =>
      Rational.of(stage.boards).div(Rational.parse(stage.maximum!));
    const exact = qualified.div(Rational.of(2)).mul(number(carry!.qualification)).div(number(carry!.final));
    expect(first.adjustments).toEqual([
      {
        kind: 'carry',
        amount: exact.roundHalfAwayFromZero(2).toString(),
        qualified: qualified.toString(),
      },
    ]);
    const session = standingsOf(state, '2').get('A-EW3')!;
    expect(first.total).toBe(session.add(Rational.parse(first.adjustments[0]!.amount)).toString());
  });

  it('tells before the first result what those bring along who have places, the most first', () => {
    const regulation = { kind: 'part' as const, part: '1/2', of: 'score' as const };
    const state = played(
      entered,
      ...evening('1'),
      begun({ session: '2' }),
      seated('1', 'A-NS1', 1),
      seated('1', 'A-NS2', 2),
      seated('2', 'A-NS2', 2),
      seated('2', 'A-EW3', 1),
      chosen({ sessions: ['2'], carry: { from: ['1'], regulation } }),
      event('contest.carried', {
        contest: '1',
        amounts: [{ session: '2', contestant: 'A-NS2', hundredths: 9_900 }],
        reason: NOTED,
      }),
    );
    const half = standingsOf(state, '1').get('A-NS1')!.div(Rational.of(2)).toString();
    const told = contestOf(state).entries.map(({ key, place, total, adjustments }) => [
      key,
      place,
      total,
      ...adjustments.map(({ amount }) => amount),
    ]);
    expect(told).toEqual([
      ['2/A-NS2', null, null, '99'],
      ['2/A-EW3', null, null, half],
    ]);
  });

  it('brings along what was given by hand instead of it, and takes penalties off', () => {
    const carried = event('contest.carried', {
      contest: '1',
      amounts: [{ session: '2', contestant: 'A-EW3', hundredths: 11_257 }],
      reason: NOTED,
    });
    const settings = { sessions: ['2'], carry: { from: ['1'], regulation: { kind: 'ebu' as const } } };
    const state = played(...both, chosen(settings), carried, withKey('2/A-EW3', uuid(900)));
    const first = entryAt(contestOf(state), '2/A-EW3');
    expect(first.adjustments).toEqual([
      { kind: 'carry', amount: '11257/100', qualified: null },
      { kind: 'penalty', amount: '-3/2', penalty: uuid(900) },
    ]);
    const sum = standingsOf(state, '2').get('A-EW3')!.add(Rational.parse('112.57'));
    expect(first.total).toBe(sum.sub(Rational.parse('1.5')).toString());
    const back = event('contest.penalty-withdrawn', { contest: '1', penalty: uuid(900), reason: NOTED });
    const after = played(...both, chosen(settings), carried, withKey('2/A-EW3', uuid(900)), back);
    expect(entryAt(contestOf(after), '2/A-EW3').adjustments).toHaveLength(1);
  });

  it('has tables of strata and categories, and master points', () => {
    const document = contestOf(
      played(
        ...both,
        event('entries.classed', { entry: uuid(2), class: { ...UNCLASSED, stratum: 'C' } }),
        chosen({
          tables: [{ name: 'C', whom: { strata: ['C'] }, handicap: false }],
          masterPoints: { rows: [{ contestants: 2, points: ['5'] }], shared: 'best' },
        }),
      ),
    );
    expect(document.tables.map(({ entries }) => entries.map(({ key, place }) => [key, place]))).toEqual([
      [['1/A-NS2', 1]],
    ]);
    expect(document.entries[0]!.masterPoints).toBe('5');
  });

  it('says who goes on into a final, and who is tied for the last of its places', () => {
    const going = (qualify: number) =>
      contestOf(played(...both, chosen({ qualify }))).entries.map(({ place, last, qualifies }) => [
        place,
        last,
        qualifies,
      ]);
    const places = going(10).map(([place, last]) => [place, last]);
    const shared = places.find(([place, last]) => place !== last)!;
    const [first, last] = shared as [number, number];
    const among = going(first).filter(([place]) => place === first);
    expect(new Set(among.map(([, , qualifies]) => qualifies))).toEqual(new Set(['tied']));
    const all = going(last).filter(([place]) => Number(place) <= first);
    expect(new Set(all.map(([, , qualifies]) => qualifies))).toEqual(new Set(['yes']));
    expect(going(last).filter(([, , qualifies]) => qualifies !== null)).toHaveLength(last);
    expect(contestOf(played(...both, chosen())).entries[0]!.qualifies).toBeNull();
  });

  it('has it decided among those who are tied, and the next go on for who declines', () => {
    const decided = (...decisions: readonly (readonly [key: string, 'goes-on' | 'declines' | null])[]) =>
      event('contest.going-on-decided', {
        contest: '1',
        decisions: decisions.map(([key, decision]) => {
          const [session, contestant] = key.split('/') as [string, string];
          return { session, contestant, decision };
        }),
        reason: NOTED,
      });
    const all = contestOf(played(...both, chosen({ qualify: 10 })));
    expect(all.cut).toEqual({ places: 10, open: 0 });
    const shared = all.entries.find(({ place, last }) => place !== last)!;
    const tied = all.entries.filter(({ place }) => place === shared.place).map(({ key }) => key);
    const qualify = shared.place!;
    const after = (...decisions: readonly ReturnType<typeof decided>[]) => {
      const { cut, entries } = contestOf(played(...both, chosen({ qualify }), ...decisions));
      const of = (keys: readonly string[]) =>
        keys.map((key) => entries.find((entry) => entry.key === key)!.qualifies);
      const said = entries.flatMap((entry) => (entry.decided === null ? [] : [[entry.key, entry.decided]]));
      return { open: cut!.open, tied: of(tied), of, said: Object.fromEntries(said) };
    };
    const [one, ...others] = tied as [string, ...string[]];
    expect(after()).toMatchObject({ open: 1, tied: tied.map(() => 'tied') });
    // One place, and one is chosen: it is decided.
    const once = after(decided([one, 'goes-on']));
    expect(once).toMatchObject({ open: 0, tied: ['decided', ...others.map(() => null)] });
    // Two for one place decide nothing; a decision can be withdrawn.
    const tooMany = after(decided([one, 'goes-on'], [others[0]!, 'goes-on']));
    expect(tooMany.tied).toEqual(tied.map(() => 'tied'));
    // What was decided is told all the same, so that it can be withdrawn.
    expect(tooMany.said).toEqual({ [one]: 'goes-on', [others[0]!]: 'goes-on' });
    expect(after(decided([one, 'goes-on']), decided([one, null])).tied).toEqual(tied.map(() => 'tied'));
    // Who declines is passed over: the place is left to one of the others who are tied.
    const declined = after(decided([one, 'declines']));
    expect(declined.tied[0]).toBe('declined');
    expect(new Set(declined.tied.slice(1))).toEqual(new Set([others.length === 1 ? 'yes' : 'tied']));
    // Who declines of those above makes room for one more.
    const above = all.entries.filter(({ place }) => place! < qualify).map(({ key }) => key);
    for (const key of above.slice(0, 1)) {
      expect(after(decided([key, 'declines']))).toMatchObject({ open: others.length > 1 ? 2 : 0 });
    }
  });

  it('has the next go on for an entry that has withdrawn', () => {
    const [first, second] = contestOf(played(...both, chosen({ qualify: 10 }))).entries;
    const entry = [1, 2].find((pair) => first!.players.includes(uuid(100 + pair)))!;
    const without = contestOf(
      played(...both, chosen({ qualify: 1 }), event('entries.withdrawn', { entry: uuid(entry) })),
    );
    expect([first, second].map((one) => entryAt(without, one!.key).qualifies)).toEqual(['withdrawn', 'yes']);
  });

  it('is final when all its sessions are there and closed', () => {
    const close = (session: string) => event('session.closed', { session });
    expect(contestOf(played(...both, chosen(), close('1'))).final).toBe(false);
    expect(contestOf(played(...both, chosen(), close('1'), close('2'))).final).toBe(true);
    const planned = chosen({ sessions: ['1', '2', '3'] });
    const document = contestOf(played(...both, planned, close('1'), close('2')));
    expect([document.final, document.sessions.length]).toEqual([false, 2]);
  });

  it('is official once nothing is corrected in its sessions any more, amended by what changes it then', () => {
    const close = (session: string) => event('session.closed', { session });
    // A session that is corrected until a moment is official from its close on, if that comes later.
    const until = { until: 1 };
    const regulation = {
      ...CLUB_REGULATION,
      name: 'own' as const,
      corrections: { scores: until, rulings: until },
    };
    const settings = { ...DEFAULT_SETTINGS, regulation };
    const penalty = withKey('1/A-NS1', uuid(900));
    const over: TestEvents = [
      ...both,
      event('tournament.settings-amended', { settings, reason: NOTED }),
      chosen(),
      penalty,
      close('1'),
      close('2'),
    ];
    const half = contestOf(played(...over.slice(0, -1)));
    expect([half.corrections, half.amendments, half.seal]).toEqual([null, [], null]);
    const official = contestOf(played(...over));
    expect(official.corrections).toMatchObject({ amended: null });
    expect(official.amendments).toEqual([]);
    const taken = event('contest.penalty-withdrawn', { contest: '1', penalty: uuid(900), reason: NOTED });
    const line = over.flat().length;
    const seals: TestEvents = [
      event('tournament.seal-requested', { kind: 'official' }),
      event('tournament.sealed', { kind: 'official', request: line + 1, hash: 'c'.repeat(64) }),
    ];
    const sealed = contestOf(played(...over, ...seals));
    const seal = { kind: 'official', position: line + 1, hash: 'c'.repeat(64) };
    expect([sealed.seal, ...sealed.sessions.map((one) => one.seal)]).toEqual([seal, seal, seal]);
    const changed = contestOf(played(...over, ...seals, taken));
    expect(changed.amendments).toMatchObject([
      { what: 'penalty-withdrawn', position: line + 3, reason: NOTED.text },
    ]);
    expect(changed.corrections!.amended).toBe(changed.amendments[0]!.time);
    expect([changed.seal, ...changed.sessions.map((one) => one.seal)]).toEqual([null, seal, seal]);
    const ruledOn = event('session.contestants-classed', {
      session: '2',
      classes: [{ contestant: 'A-EW3', class: { ...UNCLASSED, ranked: false } }],
    });
    const ofSession = contestOf(played(...over, ...seals, ruledOn));
    expect(ofSession.amendments).toMatchObject([{ what: 'session', session: '2', reason: null }]);
    expect(ofSession.sessions.map((one) => one.seal)).toEqual([seal, null]);
    // Who goes on changes no place.
    const going = event('contest.going-on-decided', {
      contest: '1',
      decisions: [{ session: '1', contestant: 'A-NS1', decision: 'declines' }],
      reason: NOTED,
    });
    expect(contestOf(played(...over, ...seals, going))).toMatchObject({ amendments: [], seal });
  });

  it('tells between two moments who stands elsewhere, and by what', () => {
    const before = contestOf(played(...both, chosen()));
    const after = contestOf(played(...both, chosen(), withKey('1/A-NS1', uuid(900))));
    expect(contestMoves(before, before)).toEqual([]);
    const moves = contestMoves(before, after);
    expect(moves.find(({ key }) => key === '1/A-NS1')).toMatchObject({
      of: 10,
      before: { place: 1 },
      sessions: [],
      beside: { before: [], after: [{ kind: 'penalty', amount: '-3/2' }] },
      othersMoved: false,
    });
    const others = moves.filter(({ key }) => key !== '1/A-NS1');
    expect(others.every(({ othersMoved }) => othersMoved)).toBe(true);
    expect(contestMoves(undefined, after)).toHaveLength(10);
    const without = contestOf(played(...evening('1'), chosen()));
    const session = contestMoves(without, after).find(({ key }) => key === '2/A-NS3')!;
    expect(session).toMatchObject({ before: null, sessions: [{ session: '2', before: null }] });
  });

  it('is gone when it was taken away', () => {
    const state = played(...both, chosen(), event('contest.abandoned', { contest: '1', reason: NOTED }));
    expect(documentsOf(state).has(nameText({ session: '', kind: 'contest', key: '1' }))).toBe(false);
  });
});

describe('what the public sees of it', () => {
  it('is what it sees of the sessions: as at the end of the last round', () => {
    const halfWay: TestEvents = [
      begun(),
      roundPlayed(1, { points: 110 }),
      [called(2)],
      roundPlayed(2, { tables: ['A1'], points: 620 }),
      chosen({ sessions: ['1'] }),
    ];
    const state = played(...halfWay);
    expect(contestOf(state, 'contest-public').sessions).toEqual([
      { session: '1', afterRound: 1, final: false, corrections: null, protocol: null, seal: null },
    ]);
    expect(contestOf(state).sessions).toEqual([
      { session: '1', afterRound: null, final: false, corrections: null, protocol: null, seal: null },
    ]);
    const scores = (document: ContestDocument) => document.entries.map(({ key, total }) => [key, total]);
    expect(scores(contestOf(state, 'contest-public'))).not.toEqual(scores(contestOf(state)));
  });

  it('is everything once all is over', () => {
    const state = played(
      begun(),
      allPlayed(),
      event('session.closed', { session: '1' }),
      chosen({ sessions: ['1'] }),
    );
    expect(contestOf(state, 'contest-public')).toEqual(contestOf(state));
  });
});

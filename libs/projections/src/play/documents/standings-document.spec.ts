import { CLUB_REGULATION } from '#laws';
import { ACBL_MATCHPOINTS } from '#scoring';
import type { PlayState } from '../play-state.js';
import {
  agreed,
  allPlayed,
  BEGINS,
  begun,
  called,
  corrected,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  score,
  seatsAt,
  THREE_TABLES,
  uuid,
} from '../../testing/play-events.js';
import type { JournalEvent, SectionData } from '#tournament';
import { nameText } from '../document-names.js';
import { documentsOf } from '../../testing/documents-made.js';
import type { StandingsDocument } from './standings-document.js';
import type { TravellerDocument } from './boards/traveller-document.js';

function standings(
  state: PlayState,
  kind: 'standings' | 'standings-public' = 'standings',
): StandingsDocument {
  return JSON.parse(documentsOf(state).get(nameText({ session: '1', kind, key: '' }))!.text);
}

/** Places, contestants and percentages, a ranking after the other. */
function asText({ rankings }: StandingsDocument): string[] {
  return rankings.flatMap(({ entries }) =>
    entries.map(({ place, last, contestant, percentage }) => {
      const shared = place === last ? '' : '=';
      return `${place ?? '-'}${shared} ${contestant} ${percentage}`;
    }),
  );
}

/** A round in which table 1 has a good score for North-South and the others an even one. */
function firstTableWins(round: number): JournalEvent[] {
  return [
    ...roundPlayed(round, { tables: ['A1'], points: 620 }),
    ...roundPlayed(round, { tables: ['A2', 'A3'], points: 110 }),
  ];
}

const whole: TestEvents = [
  begun(),
  firstTableWins(1),
  called(2),
  firstTableWins(2),
  called(3),
  firstTableWins(3),
];

describe('standings', () => {
  it('rank both lines of a Mitchell by percentage, equals sharing a place', () => {
    expect(asText(standings(played(...whole)))).toEqual([
      '1 A-NS1 100',
      '2= A-NS2 25',
      '2= A-NS3 25',
      '1= A-EW1 50',
      '1= A-EW2 50',
      '1= A-EW3 50',
    ]);
  });

  it('say what a percentage is of: matchpoints, their tops, boards', () => {
    const [north] = standings(played(...whole)).rankings;
    expect(north).toMatchObject({ section: null, line: 'NS' });
    expect(north!.entries[0]).toMatchObject({
      score: '24',
      maximum: '24',
      points: '24',
      tops: '24',
      boards: 6,
      fullBoards: 6,
      penalties: [],
    });
  });

  it('list a penalty by itself: nobody gains by it (Law 90)', () => {
    const penalty = event('ruling.penalty-given', {
      session: '1',
      ruling: uuid(901),
      law: { edition: '2017', law: '90' },
      reason: NOTED,
      contestant: 'A-NS1',
      amount: { unit: 'percent-of-top', hundredths: 2_500 },
    });
    const after = standings(played(...whole, penalty));
    expect(after.rankings[0]!.entries[0]).toMatchObject({
      contestant: 'A-NS1',
      score: '23',
      percentage: '575/6',
      penalties: [{ ruling: uuid(901), law: { edition: '2017', law: '90' }, points: '-1' }],
    });
    expect(asText(after).slice(1)).toEqual(asText(standings(played(...whole))).slice(1));
    const withdrawn = event('ruling.withdrawn', { ruling: uuid(901), reason: NOTED });
    expect(standings(played(...whole, penalty, withdrawn))).toEqual(standings(played(...whole)));
  });

  it('put those with too few boards behind the others, without a place', () => {
    const left = event('session.contestant-withdrew', { session: '1', contestant: 'A-EW3', fromRound: 2 });
    const others = (round: number) => {
      const away = { 2: 'A1', 3: 'A2' }[round]!;
      return roundPlayed(round, { tables: ['A1', 'A2', 'A3'].filter((table) => table !== away) });
    };
    const state = played(begun(), roundPlayed(1), left, called(2), others(2), called(3), others(3));
    expect(asText(standings(state)).slice(3)).toEqual(['1= A-EW1 50', '1= A-EW2 50', '- A-EW3 50']);
  });

  it('rank sections together or apart, as they are scored', () => {
    const sections: SectionData[] = [THREE_TABLES, { ...THREE_TABLES, section: 'B' }];
    const play = (table: string, points: number) =>
      agreed({ table, round: 1, board: 1, sections }, score(points));
    const plays: TestEvents = [play('A1', 620), play('B1', -620)];
    const apart = { scored: 'by-section', ranked: 'by-section' } as const;
    expect(asText(standings(played(begun({ sections }), ...plays)))).toEqual([
      '1 A-NS1 80',
      '2 B-NS1 20',
      '1 B-EW1 80',
      '2 A-EW1 20',
    ]);
    expect(asText(standings(played(begun({ sections, settings: apart }), ...plays)))).toEqual([
      '1 A-NS1 50',
      '1 A-EW1 50',
      '1 B-NS1 50',
      '1 B-EW1 50',
    ]);
  });

  it('are scored as ACBLscore does where the settings say so', () => {
    const state = played(
      begun({ settings: { method: ACBL_MATCHPOINTS } }),
      ...whole.slice(1),
      event('session.closed', { session: '1' }),
    );
    expect(standings(state).rankings[0]!.entries[1]).toMatchObject({
      score: '3',
      maximum: '12',
      percentage: '25',
    });
  });
});

describe('the public’s standings', () => {
  const shown = (...events: TestEvents) => standings(played(...events), 'standings-public');

  it('are empty before a round has ended', () => {
    expect(shown(begun(), roundPlayed(1, { tables: ['A1', 'A2'] }))).toEqual({
      afterRound: 0,
      final: false,
      corrections: null,
      method: 'matchpoints',
      by: 'percentage',
      protocol: null,
      rankings: [],
      tables: [],
    });
  });

  it('stand still between the ends of rounds, whatever is scored and corrected', () => {
    const one: TestEvents = [begun(), firstTableWins(1), called(2), roundPlayed(2, { tables: ['A2', 'A3'] })];
    const ended = shown(...one, roundPlayed(2, { tables: ['A1'] }), called(3));
    const put = event('result.corrected', {
      session: '1',
      table: 'A1',
      round: 1,
      board: 1,
      seating: seatsAt({ table: 'A1', round: 1, board: 1 }),
      result: score(-50),
      flags: [],
      reason: NOTED,
    });
    const more: TestEvents = [
      roundPlayed(2, { tables: ['A1'] }),
      called(3),
      put,
      firstTableWins(3).slice(0, -3),
    ];
    expect(shown(...one, ...more)).toEqual(ended);
    expect(ended.afterRound).toBe(2);
    const over = shown(...one, ...more, firstTableWins(3).slice(-3));
    expect(over.afterRound).toBeNull();
    expect(asText(over)).not.toContain('1 A-NS1 100');
  });

  it('leave out what fast tables have played of the next round', () => {
    const fast: TestEvents = [
      begun(),
      roundPlayed(1, { tables: ['A1', 'A2'] }),
      called(2),
      roundPlayed(2, { tables: ['A1'], points: 620 }),
    ];
    const ended = shown(...fast, roundPlayed(1, { tables: ['A3'] }));
    expect(ended.afterRound).toBe(1);
    expect(ended.rankings[0]!.entries.map(({ boards }) => boards)).toEqual([2, 2, 2]);
  });

  it('show who has risen since the round before', () => {
    const { rankings } = shown(begun(), roundPlayed(1), called(2), firstTableWins(2), called(3));
    expect(rankings[0]!.entries.map(({ contestant, place, before }) => [contestant, place, before])).toEqual([
      ['A-NS1', 1, 1],
      ['A-NS3', 2, 1],
      ['A-NS2', 3, 1],
    ]);
  });

  it('are everything, as it stands, once the session is closed', () => {
    const closed = event('session.closed', { session: '1' });
    const state = played(begun({ rules: { darkRounds: 2 } }), allPlayed(), closed);
    expect(standings(state, 'standings-public')).toEqual(standings(state));
    expect(standings(state).final).toBe(true);
    const dark = played(begun({ rules: { darkRounds: 2 } }), allPlayed());
    expect(standings(dark, 'standings-public').afterRound).toBe(1);
  });
});

describe('the standings of a session that is over', () => {
  const settings = (minutes: number) => ({
    regulation: {
      ...CLUB_REGULATION,
      name: 'own' as const,
      corrections: { scores: { minutes }, rulings: { minutes } },
    },
  });
  const over = (minutes: number): TestEvents => [
    begun({ rules: settings(minutes) }),
    allPlayed(),
    event('session.closed', { session: '1' }),
  ];
  const wrong = corrected({ table: 'A1', round: 1, board: 1 }, score(-50));
  const closedAt = (events: TestEvents) => BEGINS + events.flat().length * 1_000_000;
  const historyOf = (state: PlayState) =>
    (
      JSON.parse(
        documentsOf(state).get(nameText({ session: '1', kind: 'traveller', key: '1' }))!.text,
      ) as TravellerDocument
    ).lines
      .find(({ table }) => table === 'A1')!
      .history.map(({ what, afterPeriod = false }) => [what, afterPeriod]);

  it('are official from the end of the correction period on (Law 79C)', () => {
    const closed = closedAt(over(10));
    const official = closed + 600_000_000;
    const { corrections } = standings(played(...over(10)));
    expect(corrections).toEqual({
      scores: official,
      rulings: official,
      appeals: closed + 1_800_000_000,
      official,
      amended: null,
    });
  });
  it('are corrected before that as any others, and published anew', () => {
    const state = played(...over(10), wrong);
    expect(standings(state).corrections).toMatchObject({ amended: null });
    expect(historyOf(state)).toEqual([
      ['entered', false],
      ['confirmed', false],
      ['corrected', false],
    ]);
    const { asked } = state.sessions['1']!.protocols;
    expect(asked).toHaveLength(2);
  });
  it('are amended where they change all the same, and the score says so', () => {
    const events = [...over(0), wrong];
    const state = played(...events);
    expect(standings(state).corrections).toMatchObject({ amended: closedAt(events) });
    expect(historyOf(state)).toEqual([
      ['entered', false],
      ['confirmed', false],
      ['corrected', true],
    ]);
  });
});

import { recordResult } from '../../result/commands/commands.js';
import { callRound, createSession, drawRound, setSwiss, startSession } from '../commands/commands.js';
import { lastDrawn } from '../plan/drawn-rounds.js';
import { playedAt, tablesOf } from '../plan/schedule.js';
import { club, given, session, type Journal, type Step } from '../testing/evening.js';
import { standingsOf } from '../testing/swiss-evening.js';

/* Section A of six pairs and section B of five, three rounds of two boards. */
const set = {
  session: '1',
  pairs: 6,
  others: [{ section: 'B', pairs: 5 }],
  rounds: 3,
  boardsPerRound: 2,
  draw: { first: 'neighbours' },
};
const both = given(club, [createSession, { session: '1' }], [setSwiss, set]);

/** Who meets whom in a section, `?` where nobody knows. */
function meetings(journal: Journal, section: string, round: number): string {
  const { rows } = session(journal).sections.find((data) => data.section === section)!.movement;
  return rows.map((row) => (row[round - 1] ? `${row[round - 1]!.ns}-${row[round - 1]!.ew}` : '?')).join(' ');
}

/** All that a round has to be played, scored alike. */
function allPlayed(journal: Journal, round: number): Journal {
  const state = session(journal);
  const steps = tablesOf(state).flatMap((table): Step[] =>
    (playedAt(state, table, round)?.boards ?? []).map((board) => [
      recordResult,
      { session: '1', table, round, board, result: { kind: 'score', score: 110 } },
    ]),
  );
  return given(journal, ...steps);
}

const draw = (section: string, numbers: string): Step => [
  drawRound,
  { session: '1', section, round: 2, at: 100 },
  standingsOf(numbers, { section }),
];
const playing = allPlayed(
  given(both, [startSession, { session: '1' }], [callRound, { session: '1', round: 1 }]),
  1,
);

describe('a Swiss in two sections', () => {
  it('has the first round of each, who sits out in the odd one, and the same boards in both', () => {
    expect(meetings(both, 'A', 1)).toBe('1-2 3-4 5-6');
    expect(meetings(both, 'B', 1)).toBe('1-2 3-4 5-6');
    const state = session(both);
    expect(['A1', 'B1'].map((table) => playedAt(state, table, 1)?.boards)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(playedAt(state, 'B3', 1)).toBeUndefined();
  });

  it('draws each by itself, and calls the next round when both are drawn', () => {
    const first = given(playing, draw('A', '1 3 5 2 4 6'));
    expect(meetings(first, 'A', 2)).toBe('1-3 2-5 4-6');
    expect(session(first).sections.map(lastDrawn)).toEqual([2, 1]);
    given(first)
      .when(callRound, { session: '1', round: 2 })
      .thenRejected('session.round-not-drawn', { round: 2 });
    const second = given(first, draw('B', '1 3 2 4 5'), [callRound, { session: '1', round: 2 }]);
    expect(session(second).round).toBe(2);
    expect(session(second).sections.map(lastDrawn)).toEqual([2, 2]);
  });

  it('names in what the draws of one keep to nobody of the other', () => {
    const kept = given(
      club,
      [createSession, { session: '1' }],
      [setSwiss, { ...set, draw: { ...set.draw, stationary: ['A-3'] } }],
    );
    expect(session(kept).sections.map((data) => data.draw!.stationary)).toEqual([['A-3'], []]);
    given(club, [createSession, { session: '1' }])
      .when(setSwiss, { ...set, draw: { stationary: ['B-3'] } })
      .thenRejected('session.contestant-unknown', { contestant: 'B-3' });
  });

  it('has no section twice, and no more rounds than the smaller one can draw', () => {
    const empty = given(club, [createSession, { session: '1' }]);
    given(empty)
      .when(setSwiss, { ...set, others: [{ section: 'A', pairs: 4 }] })
      .thenRejected('session.section-twice');
    given(empty)
      .when(setSwiss, { ...set, others: [{ section: 'B', pairs: 3 }], rounds: 4 })
      .thenRejected('session.swiss-too-long', { pairs: 3, rounds: 4, most: 3 });
  });
});

import { presetOf } from '#scoring';
import type { PenaltyAmount, SessionMethod } from '#tournament';
import {
  allPlayed,
  begun,
  event,
  type TestEvents,
  NOTED,
  played,
  uuid,
} from '../../../testing/play-events.js';
import type { PlayState } from '../../play-state.js';
import { nameText } from '../../document-names.js';
import { documentsOf } from '../../../testing/documents-made.js';
import type { DeskDocument } from '../desk-document.js';
import type { StandingDocument, StandingsDocument } from '../standings-document.js';

function text(state: PlayState, kind: 'standings' | 'room'): string {
  return documentsOf(state).get(nameText({ session: '1', kind, key: '' }))!.text;
}

const penalty = (amount: PenaltyAmount) =>
  event('ruling.penalty-given', {
    session: '1',
    ruling: uuid(901),
    law: { edition: '2017', law: '90' },
    reason: NOTED,
    contestant: 'A-NS1',
    amount,
  });
const evening = (method: string): TestEvents => [
  begun({ settings: { method: presetOf(method) as SessionMethod } }),
  allPlayed(),
];

function standingOf(contestant: string, ...events: TestEvents): StandingDocument {
  const { rankings } = JSON.parse(text(played(...events), 'standings')) as StandingsDocument;
  return rankings.flatMap(({ entries }) => entries).find((entry) => entry.contestant === contestant)!;
}

/** Every score is the same: 12 matchpoints of 24, no IMPs. */
describe('a penalty', () => {
  it.each<[string, PenaltyAmount, points: string, score: string]>([
    ['percent of a top', { unit: 'percent-of-top', hundredths: 2_500 }, '-1', '11'],
    ['percent of the session', { unit: 'percent-of-session', hundredths: 300 }, '-18/25', '282/25'],
    ['matchpoints', { unit: 'matchpoints', hundredths: 150 }, '-3/2', '21/2'],
  ])('in %s is taken off the score, and nobody gains', (_what, amount, points, score) => {
    const whole = evening('ebu-matchpoints');
    expect(standingOf('A-NS1', ...whole, penalty(amount))).toMatchObject({
      score,
      points: '12',
      penalties: [{ amount, points }],
    });
    expect(standingOf('A-EW1', ...whole, penalty(amount))).toEqual(standingOf('A-EW1', ...whole));
  });

  it('in IMPs is taken off in a session that is scored in IMPs', () =>
    expect(
      standingOf('A-NS1', ...evening('club-butler'), penalty({ unit: 'imps', hundredths: 250 })),
    ).toMatchObject({ score: '-5/2', points: '0', percentage: null, penalties: [{ points: '-5/2' }] }));

  it('in a unit that the method does not know counts no longer, and the director’s desk says so', () => {
    const given = penalty({ unit: 'matchpoints', hundredths: 150 });
    const inImps = event('session.configured', {
      session: '1',
      settings: {
        method: presetOf('club-butler') as SessionMethod,
        scored: 'together',
        ranked: 'together',
        clock: { round: 22, change: 2 },
      },
      reason: NOTED,
    });
    const room = (...events: TestEvents) => JSON.parse(text(played(...events), 'room')) as DeskDocument;
    const before = evening('ebu-matchpoints');
    expect(room(...before, given).penalties).toMatchObject([{ contestant: 'A-NS1', counts: true }]);
    expect(room(...before, given, inImps).penalties).toMatchObject([{ contestant: 'A-NS1', counts: false }]);
    expect(standingOf('A-NS1', ...before, given, inImps)).toMatchObject({ score: '0', penalties: [] });
  });
});

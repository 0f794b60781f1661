import { presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';
import { documentsOf } from '../../testing/documents-made.js';
import { event, NOTED, played, uuid, type TestEvents } from '../../testing/play-events.js';
import { swissOfFive, type SwissOfFive } from '../../testing/swiss-of-five.js';
import { protocolDocument } from '../../protocol/protocol-document.js';
import { nameText } from '../document-names.js';
import type { StandingDocument, StandingsDocument } from '../documents/standings-document.js';
import type { PlayState } from '../play-state.js';
import { rankingForDraw } from '../games/by-game.js';

const settings = (name: string) => ({ method: presetOf(name) as SessionMethod });
const swiss = (more: SwissOfFive = {}): TestEvents =>
  swissOfFive(undefined, { settings: settings('ebu-swiss-pairs'), ...more });

function standings(state: PlayState): StandingsDocument {
  const name = nameText({ session: '1', kind: 'standings', key: '' });
  return JSON.parse(documentsOf(state).get(name)!.text) as StandingsDocument;
}

function entriesOf(...events: TestEvents): readonly StandingDocument[] {
  return standings(played(...events)).rankings.flatMap(({ entries }) => entries);
}

const printout = (...events: TestEvents) =>
  entriesOf(...events).map(
    ({ contestant, place, last, victoryPoints }) =>
      `${place === last ? place : `${place}=`} ${contestant.slice(2)} ${victoryPoints!.total}`,
  );

const penaltyOf = (contestant: string) =>
  event('ruling.penalty-given', {
    session: '1',
    ruling: uuid(901),
    law: { edition: '2017', law: '90' },
    reason: NOTED,
    contestant,
    amount: { unit: 'victory-points', hundredths: 50 },
  });
const penalty = penaltyOf('A-4');

describe('a Swiss of pairs by victory points', () => {
  it('ranks by the sum of its matches, and gives 12 for a bye', () =>
    expect(printout(...swiss())).toEqual(['1= 4 32', '1= 5 32', '3= 1 20', '3= 3 20', '5 2 0']));

  it('gives for a bye what was chosen', () =>
    expect(printout(...swiss({ draw: { teamBye: 1_050 } }))).toEqual([
      '1= 4 61/2',
      '1= 5 61/2',
      '3= 1 20',
      '3= 3 20',
      '5 2 0',
    ]));

  it('says what a total is made of', () => {
    const [first] = entriesOf(...swiss());
    expect(standings(played(...swiss())).by).toBe('victory-points');
    expect(first).toMatchObject({
      contestant: 'A-4',
      percentage: '100',
      victoryPoints: {
        total: '32',
        played: 1,
        matches: [
          {
            round: 1,
            table: 'A2',
            opponents: ['A-3'],
            boards: 1,
            percentage: '100',
            imps: null,
            points: '20',
          },
        ],
        byes: [{ round: 2, points: '12' }],
      },
    });
  });

  it('takes off a penalty in victory points, which equals are told apart by where one of them has met the pair', () => {
    expect(printout(...swiss(), penalty)).toEqual(['1 5 32', '2 4 63/2', '3 1 20', '4 3 20', '5 2 0']);
    expect(entriesOf(...swiss(), penalty)[1]).toMatchObject({
      percentage: '100',
      penalties: [{ amount: { unit: 'victory-points', hundredths: 50 }, points: '-1/2' }],
    });
  });

  it('counts a match once it is over, and in the draw as it stands', () => {
    const [start, called, second, third] = swiss();
    const before = played(start!, called!, second!, third!);
    expect(printout(start!, called!, second!, third!)).toEqual([
      '1 4 32',
      '2 1 20',
      '3 5 12',
      '4 3 0',
      '5 2 0',
    ]);
    const { ranking } = rankingForDraw(before, before.sessions['1']!, 'A', 2);
    expect(ranking.map(({ contestant, value }) => `${contestant} ${value}`)).toEqual([
      'A-4 32',
      'A-1 30',
      'A-5 22',
      'A-3 10',
      'A-2 10',
      'A-6 0',
    ]);
  });

  it('keeps the percentages of a match that is over when a pair comes late', () => {
    // Two tables in the first round, three in the second: the first is not factored to three scores.
    const [start, firstRound, drawn, call] = swiss();
    const arrived = event('session.contestant-arrived', {
      session: '1',
      contestant: 'A-6',
      fromRound: 2,
      missed: 'not-played',
    });
    const first = (state: PlayState) =>
      standings(state)
        .rankings.flatMap(({ entries }) => entries)
        .map(({ contestant, victoryPoints }) => `${contestant} ${victoryPoints?.matches?.[0]?.percentage}`);
    const before = first(played(start!, firstRound!));
    expect(before).toContain('A-4 100');
    expect(first(played(start!, firstRound!, arrived, drawn!, call!))).toEqual(before);
  });

  it('draws equals in the order of their places, so that the last of them sits out', () => {
    // 1 and 3 have 20 each; 3 has met the pair that has more, and the number says nothing.
    const state = played(...swiss(), penaltyOf('A-5'));
    const { ranking } = rankingForDraw(state, state.sessions['1']!, 'A', 2);
    expect(ranking.map(({ contestant, place, value }) => `${place} ${contestant} ${value}`)).toEqual([
      '1 A-4 32',
      '2 A-5 63/2',
      '3 A-3 20',
      '4 A-1 20',
      '5 A-2 0',
      'null A-6 0',
    ]);
  });

  it('has the boards of a match in IMPs on a scale for IMPs', () => {
    const butler = swiss({ settings: settings('wbf-swiss-butler') });
    const [first] = entriesOf(...butler);
    expect(first!.victoryPoints!.matches).toMatchObject([{ percentage: null }]);
    expect(entriesOf(...butler).map(({ victoryPoints }) => victoryPoints!.played)).toEqual([1, 1, 2, 2, 2]);
  });

  it('stands in the protocol with every match', () => {
    const state = played(...swiss());
    const protocol = protocolDocument(state, state.sessions['1']!, { tournament: uuid(1), at: 9 });
    expect(protocol).toMatchObject({
      format: 6,
      matches: { byes: [{ contestant: 'A-5', round: 1 }, { round: 2 }] },
    });
    expect(protocol.matches!.sides).toContainEqual({
      contestant: 'A-3',
      table: 'A2',
      round: 2,
      opponents: ['A-2'],
      scheduled: 1,
      boards: 1,
      points: '2',
      tops: '2',
      victoryPoints: '20',
    });
    expect(protocol.standings[0]!.entries[0]).toMatchObject({ contestant: 'A-4', victoryPoints: '32' });
  });
});

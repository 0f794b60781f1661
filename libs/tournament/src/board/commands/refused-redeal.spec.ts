import { journal, threeTables } from '../../result/testing/three-tables.js';
import { recordResult } from '../../result/commands/commands.js';
import { callRound, createSession, setMovement, startSession } from '../../session/commands/commands.js';
import { club, given, type Step } from '../../session/testing/evening.js';
import { team, teamsRegistered } from '../../team/testing/teams.js';
import { seatTeam } from '../../team/commands/seating-teams.js';
import { given as givenEvents } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { chooseSettings } from '../../tournament/commands/decide.js';
import { DEFAULT_SETTINGS } from '../../tournament/settings.js';
import { redeal, requestDealing } from './commands.js';
import { boardEvents } from '../events.js';

const board = { set: '1', board: 1 };
const reason = 'So it is ordered.';
const body = { ...board, reason };

describe('a board is not dealt again where the Laws have no redeal', () => {
  const evening = [
    ...threeTables(3),
    tournamentEvents.sessionStarted({ session: '1' }),
    boardEvents.dealtAtTable(board),
  ];

  it('by Law 6D1 once a result stands on it: the auction began', () => {
    given(givenEvents(...evening, journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =')))
      .when(redeal, { ...body, ground: '6D1' })
      .thenRejected('board.auction-begun', { board: 1 });
    expect(given(givenEvents(...evening)).when(redeal, { ...body, ground: '6D1' }).decision.accepted).toBe(
      true,
    );
  });

  it('by Law 6D3 because all four have passed: Law 22A', () => {
    const passedOut = journal.recorded('A1 1 1', 'NS1 EW1', 'pass');
    given(givenEvents(...evening, passedOut))
      .when(redeal, { ...body, ground: '6D3' })
      .thenRejected('board.passed-out', { board: 1 });
    expect(
      given(givenEvents(...evening, passedOut)).when(redeal, { ...body, ground: '6D2' }).decision.accepted,
    ).toBe(true);
  });
});

describe('of a match of teams', () => {
  const settings = (laws: string): Step => [chooseSettings, { settings: { ...DEFAULT_SETTINGS, laws } }];
  const match = (laws: string, ...steps: Step[]) =>
    given(
      club,
      settings(laws),
      ...teamsRegistered(2),
      [createSession, { session: '1' }],
      [
        setMovement,
        {
          session: '1',
          sections: [
            {
              section: 'A',
              boardsPerRound: 2,
              movement: { kind: 'teams', teams: { name: 'knockout', teams: 2 } },
            },
          ],
        },
      ],
      ...[1, 2].map((number): Step => [seatTeam, { session: '1', team: `A-${number}`, entry: team(number) }]),
      [requestDealing, { set: '1', from: 1, to: 2, how: 'at-the-table' }],
      [startSession, { session: '1' }],
      [callRound, { session: '1', round: 1 }],
      ...steps,
    );
  const scored = (table: string, number: number): Step => [
    recordResult,
    { session: '1', table, round: 1, board: number, result: { kind: 'score', score: 110 } },
  ];

  it('a board is dealt again as long as nobody could know the result without it', () => {
    expect(
      given(match('2017', scored('A1', 2))).when(redeal, { ...body, ground: '6D3' }).decision.accepted,
    ).toBe(true);
  });

  it.each([
    ['1987', '86C'],
    ['1997', '86C'],
    ['2007', '86C'],
    ['2017', '86A'],
  ])('not once the other room has finished it (Laws of %s: %s)', (laws, law) => {
    for (const ground of ['6D2', '6D3'])
      given(match(laws, scored('A1', 1)))
        .when(redeal, { ...body, ground })
        .thenRejected('board.match-known', { board: 1, law, home: 'A-1', away: 'A-2' });
  });

  it('nor once both rooms have finished all others', () => {
    const known = match('2007', scored('A1', 2), scored('A2', 2));
    for (const ground of ['6D1', '6D3'])
      given(known)
        .when(redeal, { ...body, ground })
        .thenRejected('board.match-known', { law: '86C' });
  });

  it('what was played by a sorted pack is void all the same, where it is not played again (Law 6D2)', () => {
    const voiding = given(match('2017', scored('A1', 1))).when(redeal, {
      ...body,
      ground: '6D2',
      plays: 'not-played',
    });
    expect(voiding.decision.accepted).toBe(true);
  });
});

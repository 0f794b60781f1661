import type { NewEvent } from '../../journal/aggregate.js';
import { resultEvents } from '../../result/events.js';
import { at, closed, journal, threeTables } from '../../result/testing/three-tables.js';
import { rulingEvents } from '../../ruling/events.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../../session/events.js';
import { tableEvents } from '../../table/events.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { redeal } from './commands.js';
import { boardEvents } from '../events.js';

/** Board 1 is played at A1 in round 1, at A3 in round 2 and at A2 in round 3. */
const [first, second, third] = ['A1 1 1', 'A3 2 1', 'A2 3 1'] as const;
const board = { set: '1', board: 1 };
const key = '7'.repeat(64);
const deal = {
  id: '00000000-0000-4000-8000-000000000001',
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
};
const dealt = [boardEvents.dealingRequested(board), boardEvents.dealt({ ...board, deal })];
const evening = [...threeTables(3), tournamentEvents.sessionStarted({ session: '1' }), ...dealt];
const firstPlayed = [journal.recorded(first, 'NS1 EW1', '4S N ='), journal.settled(first)];
const secondEntered = [journal.entered(second, 'NS3 EW2', 'NS', '4S N =')];
const thirdPlayed = [journal.recorded(third, 'NS2 EW3', '4S N ='), journal.settled(third)];

const asked = (ground: '6D1' | '6D2' | '6D3' = '6D2', how: 'before-play' | 'at-the-table' = 'before-play') =>
  boardEvents.redealRequested({ ...board, how, ground, reason: NOTED });
const voided = (place: string, ground: '6D1' | '6D2' | '6D3' = '6D2') =>
  resultEvents.voided({ ...at(place), ground, reason: NOTED });
const givenUp = (place: string) => resultEvents.markedNotPlayed({ ...at(place), reason: NOTED });
const body = { ...board, ground: '6D2', reason: 'The pack was not shuffled.' };

/** Several events, as one list. */
const these = (...events: NewEvent[]) => events;

const ruling = '00000000-0000-4000-8000-0000000000aa';
const law = { edition: '2017', law: '12C1' } as const;
const ruled = (adjustment: Parameters<typeof rulingEvents.scoreAdjusted>[0]['adjustment']) => [
  rulingEvents.scoreAdjusted({
    ruling,
    law,
    reason: NOTED,
    ...at(first),
    seating: { N: 'A-NS1', E: 'A-EW1', S: 'A-NS1', W: 'A-EW1' },
    adjustment,
  }),
  tableEvents.playRuled({ ...at(first), ruling }),
];
const score = { kind: 'score', score: 420 } as const;
const average = { kind: 'artificial', award: 'average' } as const;
const ASSIGNED = { NS: average, EW: { kind: 'assigned', result: score } } as const;
const AVERAGE = { NS: average, EW: average } as const;

describe('a board that was played is dealt again: no score stands on the deal before (Law 6D2)', () => {
  it('its results are voided with that reason, and their plays are open for the new deal', () => {
    const again = given(...evening, ...firstPlayed, ...secondEntered).when(redeal, body);
    again.then(...these(asked(), voided(first), journal.unsettled(first), voided(second)));
    expect(again.decision).toMatchObject({
      notes: [{ text: 'The pack was not shuffled.' }],
      answer: { voided: [at(first), at(second)], redealt: true },
    });
  });

  it('or their plays are not played, while others play the new deal', () =>
    given(...evening, ...firstPlayed, ...secondEntered)
      .when(redeal, { ...body, plays: 'not-played' })
      .then(
        ...these(
          asked(),
          voided(first),
          givenUp(first),
          voided(second),
          givenUp(second),
          journal.settled(second),
        ),
      ));

  it('and if it has been played everywhere, no new deal is made', () => {
    const none = [...firstPlayed, ...secondEntered, journal.settled(second), ...thirdPlayed];
    const over = given(...evening, ...none).when(redeal, { ...body, plays: 'not-played' });
    expect(over.decision).toMatchObject({ answer: { redealt: false } });
    over.then(
      ...these(voided(first), givenUp(first), voided(third), givenUp(third), voided(second), givenUp(second)),
    );
  });

  it('whatever the ground', () =>
    given(...evening, ...firstPlayed)
      .when(redeal, { ...body, ground: '6D3' })
      .then(...these(asked('6D3'), voided(first, '6D3'), journal.unsettled(first))));

  it('also where it was played against the schedule', () => {
    const wrong = 'A2 1 1';
    const irregular = resultEvents.irregularRecorded({
      ...at(wrong),
      seating: { N: 'A-NS2', E: 'A-EW2', S: 'A-NS2', W: 'A-EW2' },
      result: score,
      flags: [],
      reason: NOTED,
    });
    given(...evening, irregular, journal.settled(wrong))
      .when(redeal, body)
      .then(...these(asked(), voided(wrong), journal.unsettled(wrong)));
  });

  it('also once the deal is revealed, but for no other ground', () => {
    const revealed = boardEvents.revealed({ ...board, deal: deal.id, key });
    const played = [...evening, ...firstPlayed, revealed];
    given(...played)
      .when(redeal, body)
      .then(...these(asked(), voided(first), journal.unsettled(first)));
    given(...played)
      .when(redeal, { ...body, ground: '6D3' })
      .thenRejected('board.revealed', { board: 1 });
  });

  it('also where nobody had told of the deal: it was made at the table', () =>
    given(...threeTables(3), tournamentEvents.sessionStarted({ session: '1' }), ...firstPlayed)
      .when(redeal, body)
      .then(...these(asked('6D2', 'at-the-table'), voided(first), journal.unsettled(first))));

  it('an assigned score falls with the deal; an artificial one is not of it, and stays', () => {
    given(...evening, ...firstPlayed, ...ruled(ASSIGNED))
      .when(redeal, body)
      .then(
        ...these(
          asked(),
          rulingEvents.withdrawn({ ruling, reason: NOTED }),
          voided(first),
          tableEvents.playUnruled({ ...at(first), ruling }),
          journal.unsettled(first),
        ),
      );
    given(...evening, ...ruled(ASSIGNED))
      .when(redeal, { ...body, plays: 'not-played' })
      .then(
        ...these(
          asked(),
          rulingEvents.withdrawn({ ruling, reason: NOTED }),
          givenUp(first),
          tableEvents.playUnruled({ ...at(first), ruling }),
          journal.settled(first),
        ),
      );
    given(...evening, ...ruled(AVERAGE))
      .when(redeal, body)
      .then(asked());
    given(...evening, ...firstPlayed, ...ruled(AVERAGE))
      .when(redeal, body)
      .then(...these(asked(), voided(first), journal.unsettled(first)));
  });

  it('in every session that has the set, and in none that has another', () => {
    const other = (boardSet: string) => [
      sessionEvents.created({ session: '2', game: 'bridge', boardSet, settings: DEFAULT_SESSION_SETTINGS }),
      ...threeTables(1)
        .filter(({ type }) => type === 'session.movement-set' || type === 'session.round-called')
        .map((event) => ({ ...event, payload: { ...event.payload, session: '2' } }) as typeof event),
      tournamentEvents.sessionStarted({ session: '2' }),
      resultEvents.recorded({
        ...at(first),
        session: '2',
        seating: { N: 'A-NS1', E: 'A-EW1', S: 'A-NS1', W: 'A-EW1' },
        result: score,
        flags: [],
      }),
    ];
    const also = resultEvents.voided({ ...at(first), session: '2', ground: '6D2', reason: NOTED });
    given(...evening, ...firstPlayed, ...other('1'))
      .when(redeal, body)
      .then(...these(asked(), voided(first), journal.unsettled(first), also));
    given(...evening, ...firstPlayed, ...other('2'))
      .when(redeal, body)
      .then(...these(asked(), voided(first), journal.unsettled(first)));
  });

  it('but a closed session is to be opened again first', () =>
    given(...evening, ...firstPlayed, closed)
      .when(redeal, body)
      .thenRejected('board.played-in-closed', { board: 1, session: '1' }));

  it('what was voided once is not voided again', () =>
    given(...evening, ...firstPlayed, voided(first), journal.unsettled(first), asked())
      .when(redeal, body)
      .then(asked()));
});

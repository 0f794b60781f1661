import { given, NOTED } from '../../testing/decider-specification.js';
import { sessionEvents } from '../../session/events.js';
import { tableEvents } from '../../table/events.js';
import { tournamentEvents } from '../../tournament/events.js';
import { confirmResult, disputeResult, enterResult } from './entering.js';
import { resultEvents } from '../events.js';
import { at, journal, closed, entry, threeTables } from '../testing/three-tables.js';

const evening = threeTables(2);
/** North-South have entered four spades with an overtrick on board 1. */
const fourSpades = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N +1');
const agreed = [fourSpades, journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')];
const reason = NOTED;

const answer = (place: string, side: string, number: number) => ({ ...at(place), side, entry: number });

describe('a table enters a result', () => {
  it('and it waits for the other side', () => {
    const entering = given(...evening).when(enterResult, entry('A1 1 1', 'NS', '4S N +1'));
    entering.then(fourSpades);
    expect(entering.decision).toMatchObject({ answer: { entry: 1, flags: [] } });
  });
  it('and the other side confirms: the play is settled', () =>
    given(...evening, fourSpades)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')));
  it('and the other side enters the same: that confirms it', () =>
    given(...evening, fourSpades)
      .when(enterResult, entry('A1 1 1', 'EW', '4S N +1'))
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')));
  it('with a lead that the other side does not note, or remembers otherwise: the score is confirmed', () => {
    const led = given(...evening, journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N +1 HK')).when(
      enterResult,
      entry('A1 1 1', 'EW', '4S N +1'),
    );
    led.then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1'));
    led
      .book()
      .when(enterResult, entry('A1 1 1', 'EW', '4S N +1 D2'))
      .thenNothing();
    given(...evening, fourSpades)
      .when(enterResult, entry('A1 1 1', 'EW', '4S N +1 HK'))
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1'));
  });
  it('anew with the lead that was missing', () =>
    given(...evening, fourSpades)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N +1 HK'))
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N +1 HK')));
  it('and the other side disputes: it waits for another entry', () =>
    given(...evening, fourSpades)
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .then(journal.disputed('A1 1 1', 'EW')));
  it('anew, and now the other side is to answer the new entry', () => {
    const anew = given(...evening, fourSpades).when(enterResult, entry('A1 1 1', 'NS', '4S N ='));
    anew.then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N ='));
    expect(anew.decision).toMatchObject({ answer: { entry: 2 } });
    anew
      .book()
      .when(confirmResult, answer('A1 1 1', 'EW', 2))
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1'));
  });
  it('that differs from what the other side has entered: now that side is to answer', () => {
    const other = given(...evening, fourSpades).when(enterResult, entry('A1 1 1', 'EW', '4S N ='));
    other.then(journal.entered('A1 1 1', 'NS1 EW1', 'EW', '4S N ='));
    other
      .book()
      .when(confirmResult, answer('A1 1 1', 'EW', 2))
      .thenRejected('result.own-entry');
  });
  it('that differs from what another phone has entered and this one has not seen: both are to be looked at', () => {
    for (const side of ['NS', 'EW'] as const)
      given(...evening, fourSpades)
        .when(enterResult, { ...entry('A1 1 1', side, '4S N ='), entry: 0 })
        .thenRejected('result.entered-anew');
    given(...evening, fourSpades)
      .when(enterResult, { ...entry('A1 1 1', 'EW', '4S N ='), entry: 1 })
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'EW', '4S N ='));
  });
  it('twice, as phones do on a bad line: nothing new, and the same entry is waited for', () => {
    const twice = given(...evening, fourSpades).when(enterResult, entry('A1 1 1', 'NS', '4S N +1'));
    twice.thenNothing();
    expect(twice.decision).toMatchObject({ answer: { entry: 1 } });
  });
  it('with the opening lead, where it is noted', () =>
    given(...evening)
      .when(enterResult, entry('A1 1 1', 'NS', '3NT W -1 S4'))
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '3NT W -1 S4')));
  it('of a passed-out board', () =>
    given(...evening)
      .when(enterResult, entry('A3 1 6', 'EW', 'pass'))
      .then(journal.entered('A3 1 6', 'NS3 EW3', 'EW', 'pass')));
  it('with the seats of the pairs that the movement has there', () =>
    given(...evening)
      .when(enterResult, entry('A1 2 3', 'NS', '2H E -1'))
      .then(journal.entered('A1 2 3', 'NS1 EW3', 'NS', '2H E -1')));
});

describe('an answer', () => {
  it('to what was changed meanwhile is not taken', () => {
    const anew = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =');
    given(...evening, fourSpades, anew)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.entered-anew');
    given(...evening, fourSpades, anew)
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.entered-anew');
  });
  it('of the side that has entered it is not taken', () => {
    given(...evening, fourSpades)
      .when(confirmResult, answer('A1 1 1', 'NS', 1))
      .thenRejected('result.own-entry');
    given(...evening, fourSpades)
      .when(disputeResult, answer('A1 1 1', 'NS', 1))
      .thenRejected('result.own-entry');
  });
  it('to nothing is not taken', () => {
    given(...evening)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.entered-anew');
    given(...evening, fourSpades, resultEvents.voided({ ...at('A1 1 1'), reason }))
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.nothing-to-confirm');
    given(...evening, fourSpades, resultEvents.postponed(at('A1 1 1')))
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.nothing-to-confirm');
  });
  it('is given once: again it changes nothing', () => {
    given(...evening, ...agreed)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenNothing();
    given(...evening, fourSpades, journal.disputed('A1 1 1', 'EW'))
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .thenNothing();
  });
  it('stays what it is: what is agreed is not disputed at the table any more', () =>
    given(...evening, ...agreed)
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.agreed', { board: 1 }));
});

describe('when the players have moved on', () => {
  const moved = tableEvents.movedOn({ session: '1', table: 'A1', round: 2 });

  it('those who sit there now answer nothing that was entered before', () => {
    const refused = { board: 1, round: 1 };
    given(...evening, fourSpades, moved)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.players-moved-on', refused);
    given(...evening, fourSpades, moved)
      .when(disputeResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('result.players-moved-on', refused);
  });
  it('nor is it confirmed by entering the same there: a director agrees it, or the phone of the pair', () => {
    const again = entry('A1 1 1', 'EW', '4S N +1');
    given(...evening, fourSpades, moved)
      .when(enterResult, again)
      .thenRejected('result.players-moved-on', { board: 1, round: 1 });
    given(...evening, fourSpades, moved)
      .when(enterResult, again, { pair: 'A-EW1' })
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1'));
  });
});

describe('a disputed result', () => {
  const disputed = [...evening, fourSpades, journal.disputed('A1 1 1', 'EW')];

  it('is confirmed by those who see that they were wrong', () =>
    given(...disputed)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')));
  it('is entered again by those who insist, for the others to answer anew', () => {
    const insisting = given(...disputed).when(enterResult, entry('A1 1 1', 'NS', '4S N +1'));
    insisting.then(fourSpades);
    expect(insisting.decision).toMatchObject({ answer: { entry: 2 } });
  });
  it('is not confirmed by those who entered it', () =>
    given(...disputed)
      .when(confirmResult, answer('A1 1 1', 'NS', 1))
      .thenRejected('result.own-entry'));
});

describe('what is agreed', () => {
  it('is not entered anew at the table', () =>
    given(...evening, ...agreed)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .thenRejected('result.agreed', { board: 1 }));
  it('may be sent again, which changes nothing', () => {
    const again = given(...evening, ...agreed).when(enterResult, entry('A1 1 1', 'NS', '4S N +1'));
    again.thenNothing();
    expect(again.decision).toMatchObject({ answer: { entry: 1 } });
  });
  it('is entered anew once it was voided', () =>
    given(
      ...evening,
      ...agreed,
      resultEvents.voided({ ...at('A1 1 1'), reason }),
      journal.unsettled('A1 1 1'),
    )
      .when(enterResult, entry('A1 1 1', 'EW', '4S N ='))
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'EW', '4S N =')));
  it('and voided is entered as a new result, even if it is the old one', () =>
    given(
      ...evening,
      ...agreed,
      resultEvents.voided({ ...at('A1 1 1'), reason }),
      journal.unsettled('A1 1 1'),
    )
      .when(enterResult, entry('A1 1 1', 'NS', '4S N +1'))
      .then(fourSpades));
});

describe('without confirmation', () => {
  const trusting = threeTables(2, { settings: { confirmation: 'none' } });
  const entered = resultEvents.entered({ ...fourSpades.payload, agreed: true });

  it('what one side enters is agreed', () =>
    given(...trusting)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N +1'))
      .then(entered, journal.settled('A1 1 1')));
  it('that is not entered anew at the table', () =>
    given(...trusting, entered, journal.settled('A1 1 1'))
      .when(enterResult, entry('A1 1 1', 'EW', '4S N ='))
      .thenRejected('result.agreed'));
  it('what was waiting is agreed by entering it again', () =>
    given(...trusting, fourSpades)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N +1'))
      .then(entered, journal.settled('A1 1 1')));
});

describe('a result is taken for', () => {
  it('any round that was called: a table that is behind finishes in its own time', () =>
    given(...threeTables(3))
      .when(enterResult, entry('A2 1 4', 'NS', '1NT S ='))
      .then(journal.entered('A2 1 4', 'NS2 EW2', 'NS', '1NT S =')));
  it('a play that was postponed: that is the late play', () =>
    given(...threeTables(3), resultEvents.postponed(at('A2 1 4')))
      .when(enterResult, entry('A2 1 4', 'NS', '1NT S ='))
      .then(journal.entered('A2 1 4', 'NS2 EW2', 'NS', '1NT S =')));
});

describe('a result is refused', () => {
  it.each([
    ['of a round that was not called', 'A1 3 5', 'session.round-not-called', { round: 3, called: 2 }],
    ['of a board of another round', 'A1 1 3', 'result.board-not-scheduled', { table: 'A1', round: 1 }],
    ['of a board that the session has not', 'A1 1 99', 'result.board-not-scheduled', { board: 99 }],
    ['of a table that there is not', 'A4 1 1', 'session.table-unknown', { table: 'A4' }],
    ['of a section that there is not', 'B1 1 1', 'session.table-unknown', { table: 'B1' }],
  ] as const)('%s', (_what, place, code, params) =>
    given(...evening)
      .when(enterResult, entry(place, 'NS', '4S N ='))
      .thenRejected(code, params),
  );
  it('of a pair that sits out', () =>
    given(...threeTables(1, { fivePairs: true }))
      .when(enterResult, entry('A3 1 5', 'NS', '4S N ='))
      .thenRejected('result.board-not-scheduled'));
  it('of a pair whose opponents have left', () =>
    given(...evening, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW1', fromRound: 2 }))
      .when(enterResult, entry('A2 2 5', 'NS', '4S N ='))
      .thenRejected('result.board-not-scheduled'));
  it('of a board that is not to be played', () =>
    given(...evening, resultEvents.markedNotPlayed(at('A1 1 1')), journal.settled('A1 1 1'))
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .thenRejected('result.not-to-be-played', { board: 1 }));
  it('of a session that has not begun, is closed or is not there', () => {
    const setUp = threeTables(0).filter(({ type }) => !type.endsWith('.started'));
    given(...setUp)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .thenRejected('session.not-started');
    given(...evening, closed)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .thenRejected('session.closed');
    given(...evening)
      .when(enterResult, { ...entry('A1 1 1', 'NS', '4S N ='), session: '2' })
      .thenRejected('session.unknown');
    given(...evening, fourSpades, closed)
      .when(confirmResult, answer('A1 1 1', 'EW', 1))
      .thenRejected('session.closed');
    given(...evening, tournamentEvents.archived({}))
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .thenRejected('tournament.archived');
  });
  it('whose score no contract gives on that board', () =>
    given(...evening)
      .when(enterResult, entry('A1 1 2', 'NS', '+425'))
      .thenRejected('result.impossible', { board: 2, table: 'A1', round: 1 }));
  it('that is no result at all', () => {
    const body = { ...at('A1 1 1'), side: 'NS' };
    const bad = [
      { kind: 'contract', level: 8, strain: 'S', doubling: '', declarer: 'N', tricks: 10 },
      { kind: 'contract', level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 14 },
      { kind: 'contract', level: 4, strain: 'S', doubling: '', declarer: 'N', tricks: 10, lead: 'S1' },
      { kind: 'passed-out', lead: 'S4' },
      { kind: 'score', score: 420.5 },
      { kind: 'average' },
    ];
    for (const result of bad) expect(enterResult.body.safeParse({ ...body, result }).success).toBe(false);
  });
});

describe('a result says', () => {
  it('what is unlikely about it', () => {
    const wild = given(...evening).when(enterResult, entry('A1 1 1', 'NS', '6Cxx W -5'));
    const flags = ['many-undertricks', 'slam-far-off', 'redoubled'];
    wild.then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '6Cxx W -5', flags));
    expect(wild.decision).toMatchObject({ answer: { flags } });
  });
  it('only its score, where that alone is known', () =>
    given(...evening)
      .when(enterResult, entry('A1 1 1', 'NS', '-50'))
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '-50')));
});

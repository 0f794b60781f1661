import { tableEvents } from '../../table/events.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { voidResult } from './correcting.js';
import { confirmResult, enterResult } from './entering.js';
import { resultEvents } from '../events.js';
import { askLatePlay, beginLatePlay, postponePlay, refuseLatePlay } from './late-play.js';
import { markNotPlayed } from './not-playing.js';
import { at, closed, entry, journal, played, threeTables } from '../testing/three-tables.js';

const evening = threeTables(2);
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const reason = 'They waited for board 4 until the call.';
const byTable = { capacity: 'table', actor: 'device:a1' } as const;
const postponed = (place: string) => resultEvents.postponed({ ...at(place), reason: NOTED });
const begun = (place: string, table: string) => resultEvents.latePlayBegun({ ...at(place), at: table });
const scored = (place: string, seating: string) => [
  journal.recorded(place, seating, 'pass'),
  journal.settled(place),
];
const notPlayed = resultEvents.markedNotPlayed(at('A1 2 4'));
const agreed = scored('A1 2 4', 'NS1 EW3');

describe('a late play', () => {
  it('is allowed by the director, with a reason that is kept outside the journal', () => {
    const granting = given(...evening).when(postponePlay, { ...at('A1 2 4'), reason });
    granting.then(postponed('A1 2 4'));
    expect(granting.decision).toMatchObject({ notes: [{ text: reason }] });
    expect(postponePlay.access).toEqual({ roles: ['organiser', 'director'] });
    // Law 15 and the regulations ask for none.
    const without = given(...evening).when(postponePlay, at('A1 2 4'));
    without.then(resultEvents.postponed(at('A1 2 4')));
  });
  it('can be agreed on beforehand, for a round to come', () =>
    given(...evening)
      .when(postponePlay, { ...at('A1 3 5'), reason })
      .then(postponed('A1 3 5')));
  it('opens what was marked as not played', () =>
    given(...evening, notPlayed, journal.settled('A1 2 4'))
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .then(postponed('A1 2 4'), journal.unsettled('A1 2 4')));
  it('is granted once', () =>
    given(...evening, postponed('A1 2 4'))
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .thenNothing());
  it('is none of what is agreed', () =>
    given(...evening, ...agreed)
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .thenRejected('result.agreed'));
  it('is none where a ruling has given the score: that is withdrawn first', () =>
    given(...evening, tableEvents.playRuled({ ...at('A1 2 4'), ruling: RULING }))
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .thenRejected('ruling.play-ruled', { board: 4 }));
  it('is cancelled by marking the board as not played', () =>
    given(...evening, postponed('A1 2 4'), begun('A1 2 4', 'A2'))
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, journal.settled('A1 2 4')));
});

describe('a late play that was granted by mistake', () => {
  const refused = resultEvents.latePlayRefused(at('A1 2 4'));
  const played = { ...at('A1 2 4'), at: 'A1' };

  it('is withdrawn while nobody has started it', () => {
    given(...evening, postponed('A1 2 4'))
      .when(refuseLatePlay, at('A1 2 4'))
      .then(refused);
    given(...evening, postponed('A1 2 4'), begun('A1 2 4', 'A2'))
      .when(refuseLatePlay, at('A1 2 4'))
      .thenNothing();
  });
  it('is played in its round again, and may be postponed again', () => {
    const open = [...evening, postponed('A1 2 4'), refused];
    given(...open)
      .when(refuseLatePlay, at('A1 2 4'))
      .thenNothing();
    given(...open)
      .when(beginLatePlay, played)
      .thenRejected('late-play.not-granted');
    given(...open)
      .when(enterResult, entry('A1 2 4', 'NS', 'pass'), byTable)
      .then(journal.entered('A1 2 4', 'NS1 EW3', 'NS', 'pass'));
    given(...open)
      .when(postponePlay, at('A1 2 4'))
      .then(resultEvents.postponed(at('A1 2 4')));
  });
  it('has no result after it that was void before', () => {
    const voided = resultEvents.voided({ ...at('A1 2 4'), reason: NOTED });
    given(...evening, ...agreed, voided, journal.unsettled('A1 2 4'), postponed('A1 2 4'), refused)
      .when(voidResult, { ...at('A1 2 4'), reason })
      .thenNothing();
  });
});

describe('a table asks for a late play', () => {
  const asked = resultEvents.latePlayAsked(at('A1 2 4'));

  it('by its phone, of a board that nobody has scored', () =>
    given(...evening)
      .when(askLatePlay, at('A1 2 4'), byTable)
      .then(asked));
  it('once, and not for a board that is postponed already', () => {
    given(...evening, asked)
      .when(askLatePlay, at('A1 2 4'), byTable)
      .thenNothing();
    given(...evening, postponed('A1 2 4'))
      .when(askLatePlay, at('A1 2 4'), byTable)
      .thenNothing();
  });
  it('too late once it is scored, or not to be played', () => {
    given(...evening, ...agreed)
      .when(askLatePlay, at('A1 2 4'), byTable)
      .thenRejected('result.agreed');
    given(...evening, notPlayed)
      .when(askLatePlay, at('A1 2 4'), byTable)
      .thenRejected('result.not-to-be-played');
  });
  it('and the director refuses, or grants it', () => {
    given(...evening, asked)
      .when(refuseLatePlay, at('A1 2 4'))
      .then(resultEvents.latePlayRefused(at('A1 2 4')));
    given(...evening, asked)
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .then(postponed('A1 2 4'));
  });
});

describe('a late play is taken up', () => {
  // NS1 and EW3 have done with their round, EW3 at table A1, and wait for the next call.
  const free = [...evening, postponed('A1 2 4'), ...scored('A1 2 3', 'NS1 EW3')];

  it('once both sides are free, at any table', () => {
    given(...free)
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A1' }, byTable)
      .then(begun('A1 2 4', 'A1'));
    given(...free)
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A3' })
      .then(begun('A1 2 4', 'A3'));
  });
  it('not while a side still plays at its own table: it says which', () => {
    given(...evening, postponed('A1 1 2'), ...scored('A1 1 1', 'NS1 EW1'))
      .when(beginLatePlay, { ...at('A1 1 2'), at: 'A1' })
      .thenRejected('late-play.pair-playing', { contestant: 'A-NS1', table: 'A1', round: 2 });
    // In round 2 EW1 meet NS2 at table A2, and have one board to play there.
    given(
      ...evening,
      postponed('A1 1 2'),
      ...scored('A1 2 3', 'NS1 EW3'),
      ...scored('A1 2 4', 'NS1 EW3'),
      ...scored('A2 2 5', 'NS2 EW1'),
    )
      .when(beginLatePlay, { ...at('A1 1 2'), at: 'A1' })
      .thenRejected('late-play.pair-playing', { contestant: 'A-EW1', table: 'A2', round: 2 });
  });
  it('nobody plays two at once', () =>
    given(...free, postponed('A1 1 1'), begun('A1 2 4', 'A1'))
      .when(beginLatePlay, { ...at('A1 1 1'), at: 'A3' })
      .thenRejected('late-play.pair-playing', { contestant: 'A-NS1', table: 'A1', round: 2 }));
  it('is moved to another table, or postponed again', () => {
    given(...free, begun('A1 2 4', 'A1'))
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A3' })
      .then(begun('A1 2 4', 'A3'));
    given(...free, begun('A1 2 4', 'A1'))
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A1' })
      .thenNothing();
    given(...free, begun('A1 2 4', 'A1'))
      .when(postponePlay, { ...at('A1 2 4'), reason })
      .then(postponed('A1 2 4'));
  });
  it('stays where it was entered: another table would see that', () =>
    given(...free, begun('A1 2 4', 'A1'), journal.entered('A1 2 4', 'NS1 EW3', 'NS', 'pass'))
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A3' })
      .thenRejected('late-play.scored', { board: 4 }));
  it('only if it was granted, at a table that there is, in a session that goes on', () => {
    given(...evening)
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A1' })
      .thenRejected('late-play.not-granted', { board: 4, table: 'A1', round: 2 });
    given(...free)
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'B1' })
      .thenRejected('session.table-unknown', { table: 'B1' });
    given(...free, closed)
      .when(beginLatePlay, { ...at('A1 2 4'), at: 'A1' })
      .thenRejected('session.closed');
  });
});

describe('the phone of the table where a late play was taken up', () => {
  const there = [
    ...evening,
    postponed('A1 1 2'),
    begun('A1 1 2', 'A3'),
    tableEvents.movedOn({ session: '1', table: 'A1', round: 2 }),
  ];
  const passed = { ...entry('A1 1 2', 'NS', 'pass'), at: 'A3' };

  it('is the one that enters it', () => {
    expect(enterResult.table!(enterResult.body.parse(passed))).toEqual({
      session: '1',
      table: 'A3',
      side: 'NS',
      of: { table: 'A1', round: 1 },
    });
    given(...there)
      .when(enterResult, passed, byTable)
      .then(journal.entered('A1 1 2', 'NS1 EW1', 'NS', 'pass'));
  });
  it('is handed over and confirms it, though others sit at its own table by now', () =>
    given(...there, journal.entered('A1 1 2', 'NS1 EW1', 'NS', 'pass'))
      .when(confirmResult, { ...at('A1 1 2'), at: 'A3', side: 'EW', entry: 1 }, byTable)
      .then(journal.confirmed('A1 1 2', 'EW'), journal.settled('A1 1 2')));
  it('is no other', () => {
    given(...there)
      .when(enterResult, { ...passed, at: 'A2' }, byTable)
      .thenRejected('late-play.elsewhere', { board: 2, at: 'A2' });
    given(...there, ...scored('A1 1 2', 'NS1 EW1'))
      .when(enterResult, { ...passed, result: played('1NT N =') }, byTable)
      .thenRejected('late-play.elsewhere');
  });
});

import { REGULATIONS } from '#laws';
import { MINUTE } from '../../clock/state.js';
import {
  disputeResult,
  enterResult,
  markNotPlayed,
  postponePlay,
  recordCheck,
  recordResult,
  voidResult,
} from '../../result/commands/commands.js';
import { giveRuling } from '../../ruling/commands/giving.js';
import { NOTED, NOW } from '../../testing/decider-specification.js';
import {
  amendSettings,
  archiveTournament,
  requestDueSeal,
  requestSeal,
} from '../../tournament/commands/decide.js';
import { tournamentEvents } from '../../tournament/events.js';
import { DEFAULT_SETTINGS } from '../../tournament/settings.js';
import { callRound, closeSession, reopenSession, setMovement, withdrawContestant } from './commands.js';
import { sessionEvents } from '../events.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  type Journal,
  playedUpTo,
  reserve,
  roundScored,
  setUp,
} from '../testing/evening.js';

/** All rounds but the last are played and scored, the last is called. */
function lastRound(movement: unknown): Journal {
  const started = given(club, ...setUp(movement), ...playedUpTo(0));
  return [1, 2, 3, 4].reduce(
    (journal, round) => roundScored(given(journal, [callRound, { session: '1', round }]), round),
    started,
  );
}

const fourth = lastRound(HALF_TABLE);
const fifth = given(fourth, [callRound, { session: '1', round: 5 }]);
const finished = roundScored(fifth, 5);
const close = [closeSession, { session: '1' }] as const;
const closedAndSealed = [
  sessionEvents.closed({ session: '1' }),
  tournamentEvents.sessionClosed({ session: '1' }),
  tournamentEvents.sealRequested({ kind: 'provisional' }),
];
const play = { session: '1', table: 'A3', round: 5, board: 4 };
const reason = { reason: 'The table ran out of time.' };
/** Nothing is corrected any more. */
const later = { now: NOW + 31 * MINUTE };

describe('closing a session (Law 8C)', () => {
  it('asks for a provisional seal over the journal', () =>
    given(finished)
      .when(...close)
      .then(...closedAndSealed));

  it('waits until every table has finished, and says which have not', () => {
    given(roundScored(fifth, 5, 'A2', 'A3'))
      .when(...close)
      .thenRejected('session.tables-unfinished', {
        tables: 'A2, A3',
        plays: 6,
      });
    given(fourth)
      .when(...close)
      .thenRejected('session.rounds-not-called', { round: 5, rounds: 5 });
  });

  it('counts what is open in the rounds that were called, not in those that never were', () => {
    const third = given(club, ...setUp(HALF_TABLE), ...playedUpTo(3));
    const but = [1, 2].reduce((journal, round) => roundScored(journal, round), third);
    given(but)
      .when(...close)
      .thenRejected('session.tables-unfinished', { tables: 'A1, A2, A3, A4', plays: 12 });
    given(roundScored(but, 3))
      .when(...close)
      .thenRejected('session.rounds-not-called', { round: 4, rounds: 5 });
    const official = [requestSeal, { kind: 'official' }] as const;
    given(but)
      .when(...official)
      .thenRejected('tournament.scores-missing');
    given(roundScored(but, 3))
      .when(...official)
      .thenRejected('tournament.sessions-open', { sessions: '1' });
  });

  it('waits for a late play', () => {
    const but = roundScored(fifth, 5, 'A3');
    const postponed = given(
      but,
      [recordResult, { ...play, board: 5, result: { kind: 'passed-out' } }],
      [recordResult, { ...play, board: 6, result: { kind: 'passed-out' } }],
      [postponePlay, { ...play, ...reason }],
    );
    given(postponed)
      .when(...close)
      .thenRejected('session.tables-unfinished', { tables: 'A3', plays: 1 });
    given(postponed, [recordResult, { ...play, result: { kind: 'passed-out' } }])
      .when(...close)
      .then(...closedAndSealed);
  });

  it('does not wait for boards that are not to be played, or ruled on', () => {
    const but = roundScored(fifth, 5, 'A3');
    const settled = given(
      but,
      [markNotPlayed, { ...play, ...reason }],
      [recordResult, { ...play, board: 5, result: { kind: 'passed-out' } }],
      [
        giveRuling,
        {
          ...reason,
          session: '1',
          ruling: '00000000-0000-4000-8000-0000000000c1',
          law: { edition: '2017', law: '12C2' },
          effects: [
            {
              kind: 'score',
              table: play.table,
              round: play.round,
              board: 6,
              adjustment: {
                NS: { kind: 'artificial', award: 'average-plus' },
                EW: { kind: 'artificial', award: 'average' },
              },
            },
          ],
        },
      ],
    );
    given(settled)
      .when(...close)
      .then(...closedAndSealed);
  });

  it('does not wait for a pair that has left', () => {
    const left = given(roundScored(fifth, 5, 'A3'), [
      withdrawContestant,
      { session: '1', contestant: 'A-NS3', fromRound: 5 },
    ]);
    given(left)
      .when(...close)
      .then(...closedAndSealed);
  });

  it('waits for the longest section, where the others ended before', () => {
    const sections = [
      { section: 'A', boardsPerRound: 3, movement: { ...HOWELL, tables: 2, rounds: 3 } },
      { section: 'B', boardsPerRound: 3, movement: FIVE_TABLES },
    ];
    const both = given(club, ...setUp(HOWELL), [setMovement, { session: '1', sections }], ...playedUpTo(5));
    const scored = [1, 2, 3, 4].reduce((journal, round) => roundScored(journal, round), both);
    given(scored)
      .when(...close)
      .thenRejected('session.tables-unfinished', { tables: 'B1, B2, B3, B4, B5', plays: 15 });
    given(roundScored(scored, 5))
      .when(...close)
      .then(...closedAndSealed);
  });

  it('is for a session that runs', () => {
    given(club)
      .when(...close)
      .thenRejected('session.unknown');
    given(club, ...setUp(HALF_TABLE))
      .when(...close)
      .thenRejected('session.not-started');
    given(finished, close)
      .when(...close)
      .thenRejected('session.closed');
  });
});

describe('a closed session', () => {
  const closed = given(finished, close);

  it('calls no round', () =>
    given(closed).when(callRound, { session: '1', round: 6 }).thenRejected('session.closed'));

  it('is opened again with a reason that lies outside the journal', () => {
    const wrong = 'Board 4 was scored the wrong way round at table 3.';
    const reopened = given(closed).when(reopenSession, { session: '1', reason: wrong });
    reopened.then(
      sessionEvents.reopened({ session: '1', reason: NOTED }),
      tournamentEvents.sessionStarted({ session: '1' }),
    );
    expect(reopened.decision).toMatchObject({ notes: [{ text: wrong }] });
    expect(reopenSession.unhashed).toEqual(['reason']);
  });

  it('is closed and sealed again after that', () => {
    const reopened = given(closed, [reopenSession, { session: '1', ...reason }]);
    given(reopened)
      .when(...close)
      .then(...closedAndSealed);
  });

  it('is opened again without a reason as long as scores are corrected, and afterwards for one alone', () => {
    given(closed)
      .when(reopenSession, { session: '1' })
      .then(sessionEvents.reopened({ session: '1' }), tournamentEvents.sessionStarted({ session: '1' }));
    given(closed).when(reopenSession, { session: '1' }, later).thenRejected('session.reason-needed');
    expect(() => given(closed).when(reopenSession, { session: '1', reason: '  ' })).toThrow('text.empty');
  });

  it('stays closed with the archive', () => {
    given(closed, [archiveTournament, {}, later])
      .when(reopenSession, { session: '1', ...reason })
      .thenRejected('tournament.archived');
  });

  it('lets the tournament be archived, which a session that is being played does not', () => {
    const still = { sessions: '1' };
    given(finished).when(archiveTournament, {}).thenRejected('tournament.sessions-open', still);
    given(closed)
      .when(archiveTournament, {})
      .thenRejected('tournament.correction-runs', { session: '1', until: NOW + 30 * MINUTE });
    given(closed)
      .when(archiveTournament, {}, later)
      .then(tournamentEvents.archived({}), tournamentEvents.sealRequested({ kind: 'official' }));
    given(closed, [reopenSession, { session: '1', ...reason }])
      .when(archiveTournament, {})
      .thenRejected('tournament.sessions-open', still);
  });

  it('keeps the official seal waiting for scores that are missing, not the provisional one', () => {
    const official = [requestSeal, { kind: 'official' }, later] as const;
    const voided = given(closed, [voidResult, { ...play, ...reason }]);
    const missing = { session: '1', plays: 'A3: 4' };
    given(voided)
      .when(...official)
      .thenRejected('tournament.scores-missing', missing);
    given(voided).when(archiveTournament, {}, later).thenRejected('tournament.scores-missing', missing);
    given(voided)
      .when(requestSeal, { kind: 'provisional' })
      .then(tournamentEvents.sealRequested({ kind: 'provisional' }));
    given(given(voided, [recordResult, { ...play, result: { kind: 'passed-out' } }]))
      .when(...official)
      .then(tournamentEvents.sealRequested({ kind: 'official' }));
  });

  it('keeps the official seal waiting for an entry that cannot be, until somebody has decided', () => {
    const found = {
      ...play,
      entry: 1,
      check: 1,
      deal: reserve(7),
      found: ['lead-not-held'],
      fits: [],
      beside: [],
    };
    const checked = given(closed, [recordCheck, found, { actor: 'job:pre-dealing', capacity: 'system' }]);
    given(checked)
      .when(requestSeal, { kind: 'official' }, later)
      .thenRejected('tournament.scores-contradicted', { session: '1', plays: 'A3: 4' });
    given(checked)
      .when(requestSeal, { kind: 'provisional' })
      .then(tournamentEvents.sealRequested({ kind: 'provisional' }));
  });

  it('keeps the official seal and the archive waiting for entries that are still to be compared', () => {
    const { table, round, board } = play;
    const waiting = { ...later, unchecked: [{ session: '1', table, round, board }] };
    const found = { session: '1', plays: `${table}: ${board}` };
    given(closed)
      .when(requestSeal, { kind: 'official' }, waiting)
      .thenRejected('tournament.entries-unchecked', found);
    given(closed)
      .when(archiveTournament, {}, { ...waiting, capacity: 'organiser' })
      .thenRejected('tournament.entries-unchecked', found);
    given(closed)
      .when(requestSeal, { kind: 'provisional' }, waiting)
      .then(tournamentEvents.sealRequested({ kind: 'provisional' }));
    given(given(closed, [archiveTournament, {}, later]))
      .when(requestSeal, { kind: 'official' }, waiting)
      .then(tournamentEvents.sealRequested({ kind: 'amended' }));
  });

  it('keeps the official seal and the archive waiting for appeals that who asks does not know of', () => {
    const [one, other] = [
      '00000000-0000-4000-8000-0000000000c1',
      '00000000-0000-4000-8000-0000000000c2',
    ] as const;
    const appealed = { ...later, openAppeals: [one, other] };
    const official = tournamentEvents.sealRequested({ kind: 'official' });
    for (const [command, body, happens] of [
      [requestSeal, { kind: 'official' }, [official]],
      [archiveTournament, {}, [tournamentEvents.archived({}), official]],
    ] as const) {
      given(closed)
        .when(command, { ...body, appeals: [one] }, appealed)
        .thenRejected('tournament.appeals-open', { appeals: [other] });
      given(closed)
        .when(command, { ...body, appeals: [other, one] }, appealed)
        .then(...happens);
    }
    given(closed)
      .when(requestSeal, { kind: 'provisional' }, appealed)
      .then(tournamentEvents.sealRequested({ kind: 'provisional' }));
  });

  it('has a dispute named before whatever else keeps the official seal waiting', () => {
    const entered = { ...play, side: 'NS', result: { kind: 'passed-out' } };
    const disputed = given(
      roundScored(fifth, 5, 'A3'),
      [recordResult, { ...play, board: 5, result: { kind: 'passed-out' } }],
      [enterResult, entered, { capacity: 'director' }],
      [disputeResult, { ...play, side: 'EW', entry: 1 }, { capacity: 'director' }],
    );
    given(disputed)
      .when(requestSeal, { kind: 'official' }, later)
      .thenRejected('tournament.scores-disputed', { session: '1', plays: 'A3: 4' });
    given(finished)
      .when(requestSeal, { kind: 'official' }, later)
      .thenRejected('tournament.sessions-open', { sessions: '1' });
  });

  it('is sealed officially once, and amended from then on', () => {
    const official = [requestSeal, { kind: 'official' }, later] as const;
    given(closed).when(requestSeal, { kind: 'official' }).thenRejected('tournament.correction-runs');
    given(given(closed, official))
      .when(...official)
      .then(tournamentEvents.sealRequested({ kind: 'amended' }));
  });

  describe('with a regulation of its own', () => {
    const regulation = REGULATIONS.find(({ name }) => name === 'ebu')!;
    const regulated = given(closed, [
      amendSettings,
      { settings: { ...DEFAULT_SETTINGS, regulation }, ...reason },
    ]);
    const due = { kind: 'official', after: 9 } as const;
    const job = { actor: 'job:publication', capacity: 'system' } as const;
    const requested = tournamentEvents.sealRequested(due);

    it('is sealed officially by itself once its correction period is over', () => {
      given(regulated).when(requestDueSeal, due, job).thenRejected('tournament.correction-runs');
      given(regulated)
        .when(requestDueSeal, due, { ...job, ...later })
        .then(requested);
    });

    it('waits for a score that is missing', () =>
      given(given(regulated, [voidResult, { ...play, ...reason }]))
        .when(requestDueSeal, due, { ...job, ...later })
        .thenRejected('tournament.scores-missing', { session: '1', plays: 'A3: 4' }));

    it('waits for an appeal', () =>
      given(regulated)
        .when(requestDueSeal, due, { ...job, ...later, openAppeals: ['r'] })
        .thenRejected('tournament.appeals-open', { appeals: ['r'] }));

    it('is sealed once, though somebody has asked for it meanwhile', () => {
      given(given(regulated, [requestSeal, { kind: 'official' }, later]))
        .when(requestDueSeal, due, { ...job, ...later })
        .thenNothing();
      given(given(regulated, [archiveTournament, {}, later]))
        .when(requestDueSeal, due, { ...job, ...later })
        .thenNothing();
    });

    it('is not where the laws alone hold', () =>
      given(closed)
        .when(requestDueSeal, due, { ...job, ...later })
        .thenNothing());
  });

  it('is what is opened again, nothing else', () => {
    given(finished)
      .when(reopenSession, { session: '1', ...reason })
      .thenRejected('session.not-closed');
    given(finished)
      .when(reopenSession, { session: '2', ...reason })
      .thenRejected('session.unknown');
  });
});

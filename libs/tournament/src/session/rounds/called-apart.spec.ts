import { adjustClock, pauseClock, resumeClock } from '../../clock/commands/decide.js';
import { clockIn } from '../../clock/commands/part.js';
import { giveTable } from '../../clock/commands/time-of-table.js';
import { beginBreak, endBreak, planBreak } from '../../clock/commands/breaks.js';
import { clockEvents } from '../../clock/events.js';
import { clockStream, MINUTE } from '../../clock/state.js';
import { recordResult } from '../../result/commands/commands.js';
import { moveOn } from '../../table/commands/rounds.js';
import { NOW } from '../../testing/decider-specification.js';
import { calledIn } from '../called-rounds.js';
import {
  amendSessionSettings,
  announceBoardMovement,
  callRound,
  changeMovement,
  closeSession,
  configureSession,
  createSession,
  drawRound,
  setMovement,
  setSwiss,
  startSession,
} from '../commands/commands.js';
import { DEFAULT_SESSION_SETTINGS, type SessionEvent, sessionEvents } from '../events.js';
import {
  club,
  FIVE_TABLES,
  given,
  HOWELL,
  type Journal,
  roundScored,
  session,
  type Step,
} from '../testing/evening.js';

type Announced = Extract<SessionEvent, { type: 'session.board-movement-announced' }>;

const { method: _method, ...TOGETHER } = DEFAULT_SESSION_SETTINGS;
const APART = { ...TOGETHER, called: 'by-section' } as const;
const named = { session: '1' };
const movements = (more: object = {}) => ({
  ...named,
  sections: [
    { section: 'A', boardsPerRound: 3, movement: HOWELL },
    { section: 'B', boardsPerRound: 3, movement: { ...FIVE_TABLES, rounds: 4 }, ...more },
  ],
});
const create = (settings: object): Step => [createSession, { ...named, settings }];
const inSetUp = given(club, create(APART), [setMovement, movements()]);
const started = given(inSetUp, [startSession, named]);
const call = (section: string, round: number): Step => [callRound, { ...named, section, round }];
/** Section A is in its second round, section B in its first. */
const playing = given(started, call('A', 1), call('A', 2), call('B', 1));
const clock = (journal: Journal, section: string) => clockIn(journal.state(clockStream('1')), section);
const time = { begins: NOW + 2 * MINUTE, ends: NOW + 24 * MINUTE };

describe('sections that are called apart', () => {
  it('have each their own round, and its time', () => {
    given(playing)
      .when(callRound, { ...named, section: 'B', round: 2 })
      .then(
        sessionEvents.roundCalled({ ...named, section: 'B', round: 2 }),
        clockEvents.started({ ...named, section: 'B', round: 2, ...time }),
      );
    expect(['A', 'B', 'A-1', 'B3'].map((name) => calledIn(session(playing), name))).toEqual([2, 1, 2, 1]);
    expect(clock(playing, 'A')).toMatchObject({ status: 'running', round: 2 });
    expect(clock(playing, 'B')).toMatchObject({ status: 'running', round: 1 });
  });

  it('go on one round after the other, as many as each of them has', () => {
    const refused = 'session.round-not-next';
    given(playing)
      .when(callRound, { ...named, section: 'B', round: 3 })
      .thenRejected(refused, { round: 3, called: 1, rounds: 4 });
    const ended = given(playing, call('B', 2), call('B', 3), call('B', 4));
    given(ended)
      .when(callRound, { ...named, section: 'B', round: 5 })
      .thenRejected(refused, { round: 5, called: 4, rounds: 4 });
    given(playing)
      .when(callRound, { ...named, section: 'A', round: 2 })
      .thenNothing();
  });

  it('are each named where their round or their clock is meant', () => {
    for (const [command, body] of [
      [callRound, { ...named, round: 3 }],
      [pauseClock, named],
      [resumeClock, named],
      [adjustClock, { ...named, minutes: 1 }],
      [planBreak, { ...named, afterRound: 2, break: { minutes: 5 } }],
      [beginBreak, { ...named, break: { minutes: 5 } }],
      [endBreak, named],
    ] as const) {
      given(playing).when(command, body).thenRejected('session.called-apart');
      given(playing)
        .when(command, { ...body, section: 'C' })
        .thenRejected('session.section-unknown', { section: 'C' });
    }
  });

  it('have breaks, pauses and minutes of their own', () => {
    const inBreak = given(playing, [beginBreak, { ...named, section: 'A', break: { minutes: 5 } }]);
    expect(clock(inBreak, 'A').onBreak).toEqual({ afterRound: 2, ends: NOW + 5 * MINUTE });
    expect(clock(inBreak, 'B').onBreak).toBeNull();
    const paused = given(inBreak, [pauseClock, { ...named, section: 'B' }]);
    expect(clock(paused, 'B').status).toBe('paused');
    expect(clock(paused, 'A').status).toBe('running');
    const longer = given(playing, [adjustClock, { ...named, section: 'B', minutes: 3 }]);
    expect([clock(longer, 'A'), clock(longer, 'B')]).toMatchObject([
      { ends: time.ends },
      { ends: NOW + 25 * MINUTE },
    ]);
  });

  it('give a table minutes in the rounds of its own section', () => {
    const more = { ...named, table: 'B2', minutes: 2 };
    given(playing)
      .when(giveTable, { ...more, round: 1 })
      .then(clockEvents.tableGiven({ ...more, section: 'B', round: 1 }));
    given(playing)
      .when(giveTable, { ...more, round: 2 })
      .thenRejected('session.round-not-called', { round: 2, called: 1 });
  });

  it('take scores, and let players move on, in the rounds that were called there', () => {
    const score = { ...named, board: 4, result: { kind: 'passed-out' } };
    given(playing)
      .when(recordResult, { ...score, table: 'B1', round: 2 })
      .thenRejected('session.round-not-called', { round: 2, called: 1 });
    given(playing)
      .when(moveOn, { ...named, table: 'B1', round: 2 })
      .thenRejected('session.round-not-called', { round: 2, called: 1 });
    expect(given(playing).when(moveOn, { ...named, table: 'A1', round: 2 }).decision.accepted).toBe(true);
  });

  it('change their movements behind their own rounds', () => {
    const curtail = { ...named, section: 'B', reason: 'Late.', change: { kind: 'curtail', rounds: 3 } };
    given(playing)
      .when(changeMovement, { ...curtail, fromRound: 1 })
      .thenRejected('change.round-called', { round: 1 });
    expect(given(playing).when(changeMovement, { ...curtail, fromRound: 2 }).decision).toMatchObject({
      accepted: true,
    });
  });

  it('send boards on each by itself, once its round is over', () => {
    const announce = (section: string, afterRound: number) =>
      [announceBoardMovement, { ...named, section, afterRound }, { capacity: 'system' }] as const;
    given(playing)
      .when(...announce('B', 1))
      .thenRejected('session.round-not-over', { round: 1, called: 1 });
    given(playing)
      .when(announceBoardMovement, { ...named, afterRound: 1 }, { capacity: 'system' })
      .thenRejected('session.called-apart');
    const { decision } = given(playing).when(...announce('A', 1));
    const [{ payload }] = (decision as unknown as { events: { session: [Announced] } }).events.session;
    expect(payload).toMatchObject({ section: 'A', afterRound: 1 });
    expect(payload.moves.every(({ from, to }) => [from, to].every((table) => !table?.startsWith('B')))).toBe(
      true,
    );
    expect(payload.withheld.map(({ table }) => table[0])).not.toContain('B');
    const told = given(playing, announce('A', 1));
    given(told)
      .when(...announce('A', 1))
      .thenNothing();
    const next = given(told, call('B', 2)).when(...announce('B', 1));
    expect(next.decision.accepted).toBe(true);
  });

  it('close when each has played all its rounds', () => {
    const rounds = (section: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => call(section, from + index));
    const all = given(playing, ...rounds('A', 3, 5), ...rounds('B', 2, 4));
    const finished = [1, 2, 3, 4, 5].reduce((journal, round) => roundScored(journal, round), all);
    expect(given(finished).when(closeSession, named).decision.accepted).toBe(true);
  });
});

describe('a Swiss in sections that are called apart', () => {
  const set = {
    ...named,
    pairs: 6,
    others: [{ section: 'B', pairs: 6 }],
    rounds: 3,
    boardsPerRound: 2,
    draw: { first: 'neighbours' },
  };
  const swiss = given(
    club,
    create(APART),
    [setSwiss, set],
    [startSession, named],
    call('A', 1),
    call('B', 1),
  );
  const ranking = {
    at: 100,
    upTo: 1,
    open: 0,
    ranking: [1, 2, 3, 4, 5, 6].map((number) => ({
      contestant: `A-${number}`,
      place: number,
      value: `${100 - number}`,
    })),
  };

  it('draws and calls the next round of one while the other plays', () => {
    given(swiss)
      .when(callRound, { ...named, section: 'A', round: 2 })
      .thenRejected('session.round-not-drawn', { round: 2 });
    const played = roundScored(swiss, 1, 'B1', 'B2', 'B3');
    const drawn = given(played, [drawRound, { ...named, section: 'A', round: 2, at: 100 }, { ranking }]);
    const called = given(drawn, call('A', 2));
    expect([calledIn(session(called), 'A'), calledIn(session(called), 'B')]).toEqual([2, 1]);
    given(called)
      .when(callRound, { ...named, section: 'B', round: 2 })
      .thenRejected('session.round-not-drawn', { round: 2 });
  });
});

describe('sections are called together', () => {
  it('by default, and then none has a round or a clock of its own', () => {
    const together = given(club, create(TOGETHER), [setMovement, movements()], [startSession, named]);
    given(together)
      .when(callRound, { ...named, section: 'A', round: 1 })
      .thenRejected('session.called-together', { section: 'A' });
    given(given(together, [callRound, { ...named, round: 1 }]))
      .when(pauseClock, { ...named, section: 'A' })
      .thenRejected('session.called-together', { section: 'A' });
  });

  it('where they share their boards or a table, or teams play', () => {
    const share = { section: 'B', other: 'A' };
    const apart = given(club, create(APART));
    given(apart)
      .when(setMovement, movements({ boardsWith: 'A' }))
      .thenRejected('session.sections-share', share);
    const missing = { ...HOWELL, phantom: 6 };
    const hosting = {
      ...named,
      sections: ['A', 'B'].map((section) => ({
        section,
        boardsPerRound: 3,
        movement: missing,
        ...(section === 'B' && { hosts: 'A' }),
      })),
    };
    given(apart).when(setMovement, hosting).thenRejected('session.sections-share', share);
    given(given(club, create(TOGETHER), [setMovement, movements({ boardsWith: 'A' })]))
      .when(configureSession, { ...named, settings: APART })
      .thenRejected('session.sections-share', share);
    const teams = { kind: 'teams', teams: { name: 'round-robin', teams: 4 } };
    given(apart)
      .when(setMovement, { ...named, sections: [{ section: 'A', boardsPerRound: 3, movement: teams }] })
      .thenRejected('session.teams-called-together', { section: 'A' });
  });

  it('or apart as was chosen before the start', () => {
    given(playing)
      .when(configureSession, { ...named, settings: TOGETHER })
      .thenRejected('session.settings-frozen');
    given(playing)
      .when(amendSessionSettings, { ...named, settings: TOGETHER, reason: 'It was a mistake.' })
      .thenRejected('session.settings-frozen');
  });
});

import { z } from 'zod';
import { sameData } from '#scoring';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { type ClockState, clockStream, STOPPED } from '../state.js';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { calledIn, isCalledApart, partCalled } from '../../session/called-rounds.js';
import { noSuchTable, notRunning, notUnderWay } from '../../session/guards.js';
import { roundNumber, sectionName, sectionOf, sessionName, tableName } from '../../journal/names.js';
import { clockEvents, plannedBreak } from '../events.js';
import { seenAt } from '../../journal/seen.js';
import { roundsOf } from '../../session/plan/schedule.js';
import { endOfBreak } from './round-time.js';

/** The streams that every command about the clock depends on. */
export const usesOfClock = ({ session }: { readonly session: string }) => ({
  clock: clockStream(session),
  session: sessionStream(session),
  tournament: tournamentStream,
});

/** Who may set the clock. */
export const access = { roles: ['organiser', 'director'] } as const;

/** The clock of a section, where sections are called apart; without one the clock of all. */
export function clockIn(clock: ClockState, section: string | undefined): ClockState {
  return section === undefined ? clock : (clock.sections?.[section] ?? STOPPED);
}

/** A session, or one section of it, with its clock. */
interface PartWithClock {
  readonly session: SessionState;
  readonly clock: ClockState;
  /** What its events name. */
  readonly of: { readonly session: string; readonly section?: string };
}

/** The session, or the one section of it, that a command about the clock means, with its clock. */
export function partWithClock(
  { session: whole, clock }: { readonly session: SessionState; readonly clock: ClockState },
  section: string | undefined,
): Rejected | PartWithClock {
  const session = partCalled(whole, section);
  if ('accepted' in session) return session;
  return {
    session,
    clock: clockIn(clock, section),
    of: { session: whole.session, ...(section !== undefined && { section }) },
  };
}

/** The same while the session runs: the clocks of others do not. */
export function runningPart(
  states: {
    readonly tournament: TournamentState;
    readonly session: SessionState;
    readonly clock: ClockState;
  },
  section: string | undefined,
): Rejected | PartWithClock {
  return notRunning(states.tournament, states.session) ?? partWithClock(states, section);
}

/** The section, if sections start rounds apart. */
const section = sectionName.optional();

export const pauseClock = defineCommand({
  name: 'clock.pause',
  summary: 'Stop the clock',
  access,
  body: z.strictObject({ session: sessionName, section }),
  uses: usesOfClock,
  decide({ section: only }, states, { now }) {
    const part = runningPart(states, only);
    if ('accepted' in part) return part;
    const { clock, of } = part;
    if (clock.onBreak) return reject({ code: 'clock.on-break' });
    if (clock.status === 'paused') return accept({});
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept({ clock: [clockEvents.paused({ ...of, left: clock.ends - now })] });
  },
});

export const resumeClock = defineCommand({
  name: 'clock.resume',
  summary: 'Restart the clock',
  access,
  body: z.strictObject({ session: sessionName, section }),
  uses: usesOfClock,
  decide({ section: only }, states, { now }) {
    const part = runningPart(states, only);
    if ('accepted' in part) return part;
    const { clock, of } = part;
    if (clock.onBreak) return reject({ code: 'clock.on-break' });
    if (clock.status === 'running') return accept({});
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept({ clock: [clockEvents.resumed({ ...of, ends: now + clock.left })] });
  },
});

export const adjustClock = defineCommand({
  name: 'clock.adjust',
  summary: 'Add or remove minutes for the current round or break; also for all later rounds if set',
  access,
  body: z.strictObject({
    session: sessionName,
    section,
    minutes: z.int().min(-120).max(120),
    fromNowOn: z.literal(true).optional(),
  }),
  uses: usesOfClock,
  decide({ section: only, minutes, fromNowOn }, states) {
    const part = runningPart(states, only);
    if ('accepted' in part) return part;
    const { clock, of } = part;
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    if (minutes === 0) return accept({});
    return accept({
      clock: [clockEvents.adjusted({ ...of, minutes, ...(fromNowOn && { fromNowOn }) })],
    });
  },
});

/** What prevents a break behind a round: there is none to come behind it. */
function noBreakBehind(session: SessionState, afterRound: number): Rejected | undefined {
  const { round: called } = session;
  const rounds = roundsOf(session);
  return afterRound < called || afterRound >= rounds
    ? reject({ code: 'clock.no-break-there', round: afterRound, called, rounds })
    : undefined;
}

export const planBreak = defineCommand({
  name: 'clock.plan-break',
  summary: 'Plan a break after a round, by length or end time; null cancels it',
  access,
  body: z.strictObject({
    session: sessionName,
    section,
    afterRound: roundNumber,
    break: plannedBreak.nullable(),
    at: seenAt,
  }),
  uses: usesOfClock,
  restsOn: ({ session, section: only, afterRound }) => [
    { of: 'settings', what: 'break', session, ...(only !== undefined && { section: only }), afterRound },
  ],
  decide({ section: only, afterRound, break: planned }, states, { now }) {
    const refused = notUnderWay(states.tournament, states.session);
    if (refused) return refused;
    const part = partWithClock(states, only);
    if ('accepted' in part) return part;
    const { session, clock, of } = part;
    const before = clock.breaks[afterRound] ?? null;
    if (sameData(planned, before)) return accept({});
    const event = clockEvents.breakPlanned({ ...of, afterRound, break: planned });
    if (planned === null) return accept({ clock: [event] });
    const nowhere = noBreakBehind(session, afterRound);
    if (nowhere) return nowhere;
    if (endOfBreak(planned, now) <= now) return reject({ code: 'clock.break-is-past' });
    return accept({ clock: [event] });
  },
});

export const beginBreak = defineCommand({
  name: 'clock.begin-break',
  summary: 'Start the break after the current round, as planned or as set here',
  access,
  body: z.strictObject({ session: sessionName, section, break: plannedBreak.optional(), at: seenAt }),
  uses: usesOfClock,
  restsOn: ({ session: id, section: only }, { session }) => {
    const part = partCalled(session, only);
    if ('accepted' in part) return [];
    const { round: afterRound } = part;
    const of = { session: id, ...(only !== undefined && { section: only }) };
    return [{ of: 'settings', what: 'break', ...of, afterRound }];
  },
  decide({ section: only, break: wanted }, states, { now }) {
    const part = runningPart(states, only);
    if ('accepted' in part) return part;
    const { session, clock, of } = part;
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    if (clock.onBreak) return reject({ code: 'clock.on-break' });
    const afterRound = session.round;
    const nowhere = noBreakBehind(session, afterRound);
    if (nowhere) return nowhere;
    const planned = wanted ?? clock.breaks[afterRound];
    if (!planned) return reject({ code: 'clock.break-without-end' });
    const ends = endOfBreak(planned, now);
    if (ends <= now) return reject({ code: 'clock.break-is-past' });
    return accept({ clock: [clockEvents.breakBegan({ ...of, afterRound, ends })] });
  },
});

export const endBreak = defineCommand({
  name: 'clock.end-break',
  summary: 'End the break without starting the next round; the previous round gets its time back',
  access,
  body: z.strictObject({ session: sessionName, section }),
  uses: usesOfClock,
  decide({ section: only }, states) {
    const part = runningPart(states, only);
    if ('accepted' in part) return part;
    return accept(part.clock.onBreak ? { clock: [clockEvents.breakEnded(part.of)] } : {});
  },
});

export const giveTable = defineCommand({
  name: 'clock.give-table',
  summary: 'Give one table extra minutes in a round, or reduce them',
  access,
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    round: roundNumber,
    minutes: z.int().min(-120).max(120),
  }),
  uses: usesOfClock,
  decide(body, { tournament, session, clock }) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    const { table, round, minutes } = body;
    const called = calledIn(session, table);
    if (round > called) return reject({ code: 'session.round-not-called', round, called });
    const of = isCalledApart(session) ? { section: sectionOf(table) } : {};
    // What a table has beside the others never becomes less than nothing.
    const by = Math.max(minutes, -(clockIn(clock, of.section).extra[table]?.[round] ?? 0));
    return accept(by === 0 ? {} : { clock: [clockEvents.tableGiven({ ...body, ...of, minutes: by })] });
  },
});

import { z } from 'zod';
import { sameData } from '#scoring';
import type { SessionState } from '../../session/state.js';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { partCalled } from '../../session/called-rounds.js';
import { notUnderWay } from '../../session/guards.js';
import { roundNumber, sessionName } from '../../journal/names.js';
import { clockEvents, plannedBreak } from '../events.js';
import { seenAt } from '../../journal/seen.js';
import { roundsOf } from '../../session/plan/schedule.js';
import { endOfBreak } from './called-by-itself.js';
import { partWithClock, runningPart } from './part.js';
import { access, section, usesOfClock } from './uses.js';

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

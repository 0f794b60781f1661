import { runningPart } from './part.js';
import { access, section, usesOfClock } from './uses.js';
import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { sessionName } from '../../journal/names.js';
import { clockEvents } from '../events.js';

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

import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { sessionName } from '../names.js';
import { notRunning } from '../session/guards.js';
import { clockEvents as happened } from './events.js';
import { access, usesOfClock } from './uses.js';

export const pauseClock = defineCommand({
  name: 'clock.pause',
  summary: 'Stop the clock',
  access,
  body: z.strictObject({ session: sessionName }),
  uses: usesOfClock,
  decide({ session: id }, { tournament, session, clock }, { now }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (clock.onBreak) return reject({ code: 'clock.on-break' });
    if (clock.status === 'paused') return accept({});
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept({ clock: [happened.paused({ session: id, left: clock.ends - now })] });
  },
});

export const resumeClock = defineCommand({
  name: 'clock.resume',
  summary: 'Let the clock run on',
  access,
  body: z.strictObject({ session: sessionName }),
  uses: usesOfClock,
  decide({ session: id }, { tournament, session, clock }, { now }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (clock.onBreak) return reject({ code: 'clock.on-break' });
    if (clock.status === 'running') return accept({});
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept({ clock: [happened.resumed({ session: id, ends: now + clock.left })] });
  },
});

export const adjustClock = defineCommand({
  name: 'clock.adjust',
  summary:
    'Give the round more minutes, or fewer, or the break that is on; from now on: every round to come as well',
  access,
  body: z.strictObject({
    session: sessionName,
    minutes: z.int().min(-120).max(120),
    fromNowOn: z.literal(true).optional(),
  }),
  uses: usesOfClock,
  decide({ session: id, minutes, fromNowOn }, { tournament, session, clock }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    if (minutes === 0) return accept({});
    return accept({
      clock: [happened.adjusted({ session: id, minutes, ...(fromNowOn && { fromNowOn }) })],
    });
  },
});

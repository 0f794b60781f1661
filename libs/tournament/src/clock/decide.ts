import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { sessionName } from '../names.js';
import { notRunning } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';
import { clockEvents as happened } from './events.js';
import { clockStream } from './state.js';

const uses = ({ session }: { session: string }) => ({
  clock: clockStream(session),
  session: sessionStream(session),
  tournament: tournamentStream,
});
const access = { roles: ['organiser', 'director'] } as const;

export const pauseClock = defineCommand({
  name: 'clock.pause',
  summary: 'Stop the clock',
  access,
  body: z.strictObject({ session: sessionName }),
  uses,
  decide({ session: id }, { tournament, session, clock }, { now }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
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
  uses,
  decide({ session: id }, { tournament, session, clock }, { now }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (clock.status === 'running') return accept({});
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept({ clock: [happened.resumed({ session: id, ends: now + clock.left })] });
  },
});

export const adjustClock = defineCommand({
  name: 'clock.adjust',
  summary: 'Give the round more minutes, or fewer',
  access,
  body: z.strictObject({ session: sessionName, minutes: z.int().min(-120).max(120) }),
  uses,
  decide({ session: id, minutes }, { tournament, session, clock }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (clock.status === 'stopped') return reject({ code: 'clock.stopped' });
    return accept(minutes === 0 ? {} : { clock: [happened.adjusted({ session: id, minutes })] });
  },
});

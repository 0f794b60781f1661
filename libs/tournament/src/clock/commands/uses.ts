import { sectionName } from '../../journal/names.js';
import { sessionStream } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { clockStream } from '../state.js';

/** The streams that every command about the clock depends on. */
export const usesOfClock = ({ session }: { readonly session: string }) => ({
  clock: clockStream(session),
  session: sessionStream(session),
  tournament: tournamentStream,
});

/** Who may set the clock. */
export const access = { roles: ['organiser', 'director'] } as const;

/** The section, if sections start rounds apart. */
export const section = sectionName.optional();

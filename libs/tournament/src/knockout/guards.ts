import { reject, type Rejected } from '../command/command.js';
import { entriesStream, isTeam, type EntriesState } from '../entries/state.js';
import { notOpen } from '../session/guards.js';
import { tournamentStream, type TournamentState } from '../tournament/state.js';
import type { KnockoutState } from './knockout-data.js';
import { knockoutStream } from './state.js';

export const access = { roles: ['organiser', 'director'] } as const;

/** The streams that every command about a knockout depends on. */
export const usesOfKnockout = ({ knockout }: { knockout: string }) => ({
  knockout: knockoutStream(knockout),
  tournament: tournamentStream,
  entries: entriesStream,
});

/** What prevents playing a knockout: there is none, or the tournament is over. */
export function notUnderWay(tournament: TournamentState, { settings }: KnockoutState): Rejected | undefined {
  return notOpen(tournament) ?? (settings === null ? reject({ code: 'knockout.unknown' }) : undefined);
}

/** What prevents an entry in a knockout: it is none that takes part, or no team. */
export function notToPlay({ entries }: EntriesState, entry: string): Rejected | undefined {
  const known = entries[entry];
  if (!known || known.withdrawn) return reject({ code: 'entries.unknown' });
  return isTeam(known) ? undefined : reject({ code: 'entries.is-pair' });
}

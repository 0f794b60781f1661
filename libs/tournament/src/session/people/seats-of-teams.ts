import type { DrawnSeat } from '#movement';
import { nameKey } from '../../entries/for-draws.js';
import type { EntriesState } from '../../entries/state.js';
import { entrantsOf } from './entrants.js';
import type { SessionState } from '../state.js';

/**
 * The places of teams of three: of those who play for one the first three in the order of registration have them. Where a
 * team has fewer, nobody else is drawn there.
 *
 * @param fixed places that somebody has chosen
 */
export function seatsOfTeams(
  session: Pick<SessionState, 'sections' | 'entrants'>,
  entries: EntriesState,
  fixed: readonly DrawnSeat[],
): { readonly seats: readonly DrawnSeat[]; readonly open: readonly string[] } {
  const chosen = new Set(fixed.map(({ entry }) => entry));
  const taken = new Set(fixed.map(({ contestant }) => contestant));
  const teams = session.sections.flatMap(({ tables }) => tables?.teams ?? []);
  const ofTeam = (name: string) =>
    entrantsOf(session, entries).filter((entry) => {
      const team = entries.entries[entry]?.forDraws?.team;
      return team !== undefined && nameKey(team) === nameKey(name) && !chosen.has(entry);
    });
  const drawn = teams.map(({ team, players }) => {
    const places = players.filter((player) => !taken.has(player));
    const members = ofTeam(team).slice(0, places.length);
    return {
      seats: members.map((entry, index) => ({ entry, contestant: places[index]! })),
      open: places.slice(members.length),
    };
  });
  return { seats: drawn.flatMap(({ seats }) => seats), open: drawn.flatMap(({ open }) => open) };
}

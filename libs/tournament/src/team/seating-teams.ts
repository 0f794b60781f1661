import { z } from 'zod';
import { drawnSeats } from '../session/draw.js';
import { accept, defineCommand, reject } from '../command.js';
import { entriesStream, teamsTakingPart } from '../entries/state.js';
import { sessionName, teamName } from '../names.js';
import { sessionEvents as happened } from '../session/events.js';
import { notInSetUp, notUnderWay } from '../session/guards.js';
import { usesOfSession } from '../session/streams.js';
import { noSuchTeam, noTeams } from './guards.js';
import { teamsIn } from './matches.js';

const uses = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });
const access = { roles: ['organiser', 'director'] } as const;

export const drawTeams = defineCommand({
  name: 'session.draw-teams',
  summary: 'Draw the numbers of the teams at random; from the seed and the entries anybody draws them again',
  access,
  body: z.strictObject({
    session: sessionName,
    /** A seed that was to become known only after the entries; left out, one is made. */
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  uses,
  decide({ session: id, seed: given }, { tournament, session, entries }, context) {
    const refused = notInSetUp(tournament, session) ?? noTeams(session);
    if (refused) return refused;
    const chosen = session.entrants && new Set(session.entrants);
    const teams = teamsTakingPart(entries).filter((entry) => !chosen || chosen.has(entry));
    const places = teamsIn(session);
    if (teams.length === 0) return reject({ code: 'entries.no-teams' });
    if (teams.length > places.length)
      return reject({ code: 'team.too-few-places', teams: teams.length, places: places.length });
    const seed = given ?? context.seed();
    const seats = drawnSeats(teams, places, seed).map(({ entry, contestant }) => ({ entry, contestant }));
    return accept({ session: [happened.teamsDrawn({ session: id, seed, seats })] });
  },
});

export const seatTeam = defineCommand({
  name: 'session.seat-team',
  summary: 'Give a team’s number to an entry, or take it away',
  access,
  body: z.strictObject({ session: sessionName, team: teamName, entry: z.uuid().toLowerCase().nullable() }),
  uses,
  decide({ session: id, team, entry }, { tournament, session, entries }) {
    const refused = notUnderWay(tournament, session) ?? noSuchTeam(session, team);
    if (refused) return refused;
    const { entries: seated } = session.teams;
    if ((seated[team] ?? null) === entry) return accept({});
    if (entry !== null && !teamsTakingPart(entries).includes(entry))
      return reject({ code: 'entries.unknown' });
    const elsewhere = entry !== null && Object.entries(seated).find(([, held]) => held === entry)?.[0];
    if (elsewhere) return reject({ code: 'session.entry-seated', contestant: elsewhere });
    return accept({ session: [happened.teamSeated({ session: id, team, entry })] });
  },
});

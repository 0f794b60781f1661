import { z } from 'zod';
import { seatsDrawnWith } from '#movement';
import {
  apartInRounds,
  groupsApart,
  knownForDraws,
  seedsOf,
} from '../../session/people/seating-with-wishes.js';
import { drawnSeats } from '../../session/draws/draw.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { GROUP_KINDS } from '../../entries/events.js';
import { type EntriesState, entriesStream, teamsTakingPart } from '../../entries/state.js';
import { sessionName, teamName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../../session/events.js';
import { noSuchTeam, noTeams, notInSetUp, notUnderWay, numbersOfBracket } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { usesOfSession } from '../../session/streams.js';
import { pairsOfTeam, teamsIn } from '../matches.js';
import { pairAsEntered } from '../state.js';
import { wishesOfTeams } from '../wishes-of-teams.js';

const uses = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });
const access = { roles: ['organiser', 'director'] } as const;

export const drawTeams = defineCommand({
  name: 'session.draw-teams',
  summary:
    'Draw team numbers by lot, with seeds and groups kept apart. Anyone can repeat the draw from the published seed and rules',
  access,
  body: z.strictObject({
    session: sessionName,
    at: seenAt,
    /** A seed that was to become known only after the entries; left out, one is made. */
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Whether the seeded teams are spread over sections and matches. */
    seeded: z.boolean().default(false),
    /** Groups whose teams are not to meet. */
    apart: z.array(z.enum(GROUP_KINDS)).max(GROUP_KINDS.length).default([]),
    /** When those meet whom the movement brings together all the same. */
    unavoidable: z.enum(['late', 'early']).default('late'),
    /** Of sections that are drawn match by match: up to which match their draws keep these groups apart, too. */
    apartRounds: z.int().min(1).max(200).optional(),
  }),
  uses,
  restsOn: () => [{ of: 'entries' }],
  decide(
    { session: id, seed: given, seeded, apart, unavoidable, apartRounds },
    { tournament, session, entries },
    context,
  ) {
    const refused = notInSetUp(tournament, session) ?? noTeams(session) ?? numbersOfBracket(session);
    if (refused) return refused;
    const chosen = session.entrants && new Set(session.entrants.entries);
    const teams = teamsTakingPart(entries).filter((entry) => !chosen || chosen.has(entry));
    const places = teamsIn(session);
    if (teams.length === 0) return reject({ code: 'entries.no-teams' });
    if (teams.length > places.length)
      return reject({ code: 'team.too-few-places', teams: teams.length, places: places.length });
    const seed = given ?? context.seed();
    const known = knownForDraws(entries, teams);
    const groups = groupsApart(known, apart);
    const seeds = seeded ? seedsOf(known) : [];
    if (seeded && seeds.length === 0) return reject({ code: 'session.no-seeds' });
    const wishes =
      groups.length + seeds.length === 0
        ? undefined
        : {
            places,
            apart: groups,
            unavoidable,
            ...(seeds.length > 0 && { seeds, seedsBegin: 'apart' as const }),
          };
    const seats = wishes
      ? seatsDrawnWith({ ...wishesOfTeams(wishes, session.sections), entries: teams }, seed)
      : drawnSeats(teams, places, seed);
    const drawn = sessionEvents.teamsDrawn({
      session: id,
      seed,
      seats: seats.map(({ entry, contestant }) => ({ entry, contestant })),
      ...(wishes && { wishes }),
    });
    const next = apartInRounds({
      session: id,
      sections: session.sections,
      seats,
      known,
      kinds: apart,
      rounds: apartRounds,
    });
    return accept({ session: [drawn, ...next] });
  },
});

/** Who plays as the pairs of a team that is given a place, by name once the session has started. */
export function playersOfSeated(
  { status }: Pick<SessionState, 'status'>,
  { entries }: Pick<EntriesState, 'entries'>,
  { team, entry }: { readonly team: string; readonly entry: string | null },
): { readonly players?: Record<string, string[]> } {
  if (status === 'set-up') return {};
  const members = entry === null ? [] : (entries[entry]?.players ?? []);
  const pairs = Object.values(pairsOfTeam(team));
  return { players: Object.fromEntries(pairs.map((pair) => [pair, [...pairAsEntered(pair, members)]])) };
}

export const seatTeam = defineCommand({
  name: 'session.seat-team',
  summary: 'Assign a team number to an entry, or clear it',
  access,
  body: z.strictObject({
    session: sessionName,
    team: teamName,
    entry: z.uuid().toLowerCase().nullable(),
    at: seenAt,
  }),
  uses,
  restsOn: ({ session, team }) => [{ of: 'contestant', session, contestant: team }],
  decide({ session: id, team, entry }, { tournament, session, entries }) {
    const refused =
      notUnderWay(tournament, session) ?? noSuchTeam(session, team) ?? numbersOfBracket(session);
    if (refused) return refused;
    const { entries: seated } = session.teams;
    if ((seated[team] ?? null) === entry) return accept({});
    if (entry !== null && !teamsTakingPart(entries).includes(entry))
      return reject({ code: 'entries.unknown' });
    const elsewhere = entry !== null && Object.entries(seated).find(([, held]) => held === entry)?.[0];
    if (elsewhere) return reject({ code: 'session.entry-seated', contestant: elsewhere });
    const players = playersOfSeated(session, entries, { team, entry });
    return accept({ session: [sessionEvents.teamSeated({ session: id, team, entry, ...players })] });
  },
});

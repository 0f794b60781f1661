import { z } from 'zod';
import type { DrawnSeat } from '#movement';
import { sameData } from '#scoring';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { type EntriesState, entriesStream, takingPart } from '../../entries/state.js';
import { contestantName, contestName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../events.js';
import { teamsIn } from '../../team/matches.js';
import { noSuchContestant, notInSetUp } from '../guards.js';
import { hasIndividuals } from '../plan/schedule.js';
import { type SessionState, sessionStream } from '../state.js';
import { usesOfSession } from '../streams.js';
import { nameKey } from '../../entries/events.js';

const entry = z.uuid().toLowerCase();

/** The entries that play in a session, in the order of registration: those that were chosen for it, or all. */
export function entrantsOf({ entrants }: Pick<SessionState, 'entrants'>, entries: EntriesState): string[] {
  const there = takingPart(entries);
  if (entrants === null) return there;
  const chosen = new Set(entrants.entries);
  return there.filter((each) => chosen.has(each));
}

/** What prevents entries playing in an individual: they are pairs, and each place there is for one player. */
export function entriesOfTwo(
  session: Pick<SessionState, 'sections'>,
  { entries }: EntriesState,
  playing: Iterable<string>,
): Rejected | undefined {
  if (!hasIndividuals(session)) return undefined;
  const pairs = [...playing].filter((each) => (entries[each]?.players.length ?? 0) > 1);
  return pairs.length === 0 ? undefined : reject({ code: 'entries.of-two', pairs: pairs.length });
}

const choice = z.discriminatedUnion('kind', [
  /** Whoever takes part in the tournament. */
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('entries'), entries: z.array(entry).min(1).max(2000) }),
  /** The qualifiers of a contest, each with a session that it played in. */
  z.strictObject({
    kind: z.literal('going-on'),
    contest: contestName,
    participants: z
      .array(z.strictObject({ session: sessionName, contestant: contestantName }))
      .min(1)
      .max(2000),
  }),
]);

export const chooseEntrants = defineCommand({
  name: 'session.choose-entrants',
  summary:
    'Choose the entries of a session not started: all, some or the qualifiers of an overall ranking. Seats of others become free',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, choice, at: seenAt }),
  uses: (body) => ({ ...usesOfSession(body), entries: entriesStream }),
  restsOn: ({ session, choice: chosen }) => [
    { of: 'settings', what: 'entrants', session },
    // The qualifiers were read from its ranking.
    ...(chosen.kind === 'going-on' ? [{ of: 'contest' as const, contest: chosen.contest }] : []),
  ],
  also: ({ choice: chosen }) =>
    chosen.kind === 'going-on'
      ? Object.fromEntries(chosen.participants.map(({ session }) => [session, sessionStream(session)]))
      : {},
  decide({ session: id, choice: chosen }, { tournament, session, entries }, _context, also) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    const wanted = new Set<string>();
    if (chosen.kind === 'entries') {
      if (chosen.entries.some((each) => !(each in entries.entries)))
        return reject({ code: 'entries.unknown' });
      for (const each of chosen.entries) wanted.add(each);
    }
    if (chosen.kind === 'going-on') {
      for (const { session: played, contestant } of chosen.participants) {
        const from = also[played] as SessionState;
        const isTeam = teamsIn(from).includes(contestant);
        const unknown = isTeam ? undefined : noSuchContestant(from, contestant);
        if (unknown) return unknown;
        const held = isTeam ? from.teams.entries[contestant] : from.entries[contestant];
        if (held === undefined) return reject({ code: 'session.plays-without-entry', contestant });
        wanted.add(held);
      }
    }
    const entrants = chosen.kind === 'everybody' ? null : entries.order.filter((each) => wanted.has(each));
    if (sameData(entrants, session.entrants?.entries ?? null)) return accept({});
    const from = chosen.kind === 'going-on' ? { contest: chosen.contest } : {};
    return accept({ session: [sessionEvents.entrantsChosen({ session: id, entries: entrants, ...from })] });
  },
});

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

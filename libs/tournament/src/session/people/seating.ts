import { z } from 'zod';
import { seatsDrawnWith } from '#movement';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { type EntriesState, entriesStream, takingPart, teamsTakingPart } from '../../entries/state.js';
import { GROUP_KINDS } from '../../entries/events.js';
import { contestantName, sessionName } from '../../journal/names.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { restsOnContestant, seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { apartInRounds, knownForDraws, wishesFor } from './seating-with-wishes.js';
import { drawnSeats, placesFrom, seatsByCards } from '../draws/draw.js';
import { entrantsOf, entriesOfTwo, seatsOfTeams } from './entrants.js';
import { sessionEvents } from '../events.js';
import { noSuchContestant, notInSetUp, notUnderWay, numbersOfBracket } from '../guards.js';
import { namedElsewhere } from './naming.js';
import { contestantsIn, hasIndividuals, roundsOfContestant } from '../plan/schedule.js';
import { publicWishes } from '../section/draw-options.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';
import { isPairOfTeam, teamsIn } from '../../team/matches.js';

const uses = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });
const access = { roles: ['organiser', 'director'] } as const;
const entryId = z.uuid().toLowerCase();
const reason = freeText.optional().meta({ description: 'Reason for a redraw, if seats were already drawn' });

/** The places that a draw fills, in the order of sections and numbers: where somebody is to play in some round. */
function places(session: SessionState): string[] {
  return contestantsIn(session).filter(
    (contestant) => !isPairOfTeam(session, contestant) && roundsOfContestant(session, contestant).length > 0,
  );
}

function cannotDraw(
  session: SessionState,
  entries: EntriesState,
  free: readonly string[],
  why: string | undefined,
): Rejected | undefined {
  if (session.sections.length === 0) return reject({ code: 'session.no-movement' });
  const [pairs, seats] = [entrantsOf(session, entries).length, free.length];
  if (pairs === 0) return reject({ code: 'entries.none' });
  const ofTwo = entriesOfTwo(session, entries, entrantsOf(session, entries));
  if (ofTwo) return ofTwo;
  if (pairs > seats) return reject({ code: 'session.too-few-places', pairs, places: seats });
  // Where nobody is seated any more, a draw takes no seat from anybody.
  const replaces = session.seatDraws > 0 && Object.keys(session.entries).length > 0;
  return replaces && why === undefined ? reject({ code: 'session.redraw-reason-needed' }) : undefined;
}

export const drawSeats = defineCommand({
  name: 'session.draw-seats',
  summary:
    'Draw seats by lot, with chosen seats, stationary seats, seeds and groups kept apart. Anyone can repeat the draw from the published seed and rules. A redraw needs a reason',
  access,
  body: z.strictObject({
    session: sessionName,
    at: seenAt,
    /** A seed that was to become known only after the entries; left out, one is made. */
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Seats that are not drawn. */
    fixed: z
      .array(z.strictObject({ entry: entryId, contestant: contestantName }))
      .max(400)
      .default([]),
    /** Whether the seeded pairs are spread over sections, lines and tables. */
    seeded: z.boolean().default(false),
    /** Groups whose pairs are not to meet. */
    apart: z.array(z.enum(GROUP_KINDS)).max(GROUP_KINDS.length).default([]),
    /** When those meet whom the movement brings together all the same. */
    unavoidable: z.enum(['late', 'early']).default('late'),
    /** Of sections that are drawn round by round: up to which round their draws keep these groups apart, too. */
    apartRounds: z.int().min(1).max(200).optional(),
    reason,
  }),
  uses,
  restsOn: () => [{ of: 'entries' }],
  decide(
    { session: id, seed: given, reason: why, apartRounds, ...wanted },
    { tournament, session, entries },
    context,
  ) {
    const ofTeams = seatsOfTeams(session, entries, wanted.fixed);
    const free = places(session).filter((place) => !ofTeams.open.includes(place));
    const refused = notInSetUp(tournament, session) ?? cannotDraw(session, entries, free, why);
    if (refused) return refused;
    const seed = given ?? context.seed();
    const drawing = { session, entries, places: free, seed };
    const fixed = [...wanted.fixed, ...ofTeams.seats];
    const { rejected, wishes } = wishesFor(drawing, { ...wanted, fixed });
    if (rejected) return rejected;
    const { reference, notes } = reasonNoted(context, session.seatDraws > 0 ? why : undefined);
    const drawn = entrantsOf(session, entries);
    const seats = wishes
      ? seatsDrawnWith({ ...publicWishes(wishes), entries: drawn, sections: session.sections }, seed)
      : drawnSeats(drawn, drawing.places, seed);
    const kept = wishes === undefined ? {} : { wishes };
    const next = apartInRounds({
      session: id,
      sections: session.sections,
      seats,
      known: knownForDraws(entries, drawn),
      kinds: wanted.apart,
      rounds: apartRounds,
    });
    return accept(
      { session: [sessionEvents.seatsDrawn({ session: id, seed, seats, ...kept, ...reference }), ...next] },
      { notes },
    );
  },
});

export const drawSeatsByCards = defineCommand({
  name: 'session.draw-seats-by-cards',
  summary:
    'Seat entries by drawn cards: the lowest chooses first (Preferans Code 3.1.1). A redraw needs a reason',
  access,
  body: z.strictObject({
    session: sessionName,
    at: seenAt,
    cards: z
      .array(z.strictObject({ entry: entryId, card: z.string().regex(/^[SHDC][2-9TJQKA]$/) }))
      .min(1)
      .max(52),
    /** The place that the lowest chose, the others follow it in the order of numbers; left out: the first. */
    chosen: contestantName.optional(),
    reason,
  }),
  uses,
  restsOn: () => [{ of: 'entries' }],
  decide({ session: id, cards, chosen, reason: why }, { tournament, session, entries }, context) {
    const free = places(session);
    const refused = notInSetUp(tournament, session) ?? cannotDraw(session, entries, free, why);
    if (refused) return refused;
    if (seatsOfTeams(session, entries, []).seats.length > 0)
      return reject({ code: 'session.cards-for-teams' });
    const twice = cards.find(({ card }, index) => cards.findIndex((other) => other.card === card) < index);
    if (twice) return reject({ code: 'session.card-twice', card: twice.card });
    const pairs = entrantsOf(session, entries);
    const drawn = new Set(cards.map(({ entry }) => entry));
    if (cards.length !== pairs.length || pairs.some((pair) => !drawn.has(pair)))
      return reject({ code: 'session.cards-incomplete' });
    if (chosen !== undefined && !free.includes(chosen)) {
      return (
        noSuchContestant(session, chosen) ?? reject({ code: 'session.contestant-absent', contestant: chosen })
      );
    }
    const seats = seatsByCards(cards, chosen === undefined ? free : placesFrom(chosen, free));
    const { reference, notes } = reasonNoted(context, session.seatDraws > 0 ? why : undefined);
    return accept(
      { session: [sessionEvents.seatsDrawnByCards({ session: id, cards, seats, ...reference })] },
      { notes },
    );
  },
});

const seat = z.strictObject({ contestant: contestantName, entry: entryId.nullable() });

export const seatEntries = defineCommand({
  name: 'session.seat-entries',
  summary:
    'Assign several places or team numbers at once before the session starts, in a chosen order or as a swap',
  access,
  body: z.strictObject({ session: sessionName, seats: z.array(seat).min(1).max(400), at: seenAt }),
  uses,
  restsOn: ({ session, seats }) => [
    { of: 'entries' },
    ...seats.map(({ contestant }) => ({ of: 'contestant' as const, session, contestant })),
  ],
  decide({ session: id, seats }, { tournament, session, entries }) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    const teams = new Set(teamsIn(session));
    const before = new Map(Object.entries({ ...session.entries, ...session.teams.entries }));
    const after = new Map(before);
    for (const { contestant } of seats) after.delete(contestant);
    for (const { contestant, entry } of seats) {
      const refusal = teams.has(contestant)
        ? notToBeNumbered(session, entries, entry)
        : (noSuchContestant(session, contestant) ?? notToBeSeated(session, entries, contestant, entry));
      if (refusal) return refusal;
      if (entry === null) continue;
      const elsewhere = [...after].find(([, held]) => held === entry)?.[0];
      if (elsewhere !== undefined) return reject({ code: 'session.entry-seated', contestant: elsewhere });
      after.set(contestant, entry);
    }
    const changed = new Map(
      seats
        .map(({ contestant, entry }) => [contestant, entry] as const)
        .filter(([contestant, entry]) => (before.get(contestant) ?? null) !== entry),
    );
    return accept({
      session: [...changed].map(([contestant, entry]) =>
        teams.has(contestant)
          ? sessionEvents.teamSeated({ session: id, team: contestant, entry })
          : sessionEvents.seated({ session: id, contestant, entry }),
      ),
    });
  },
});

/** What prevents a number for a team: the bracket of a knockout gives it, or the team does not take part. */
function notToBeNumbered(
  session: SessionState,
  entries: EntriesState,
  entry: string | null,
): Rejected | undefined {
  const refused = numbersOfBracket(session);
  if (refused || entry === null) return refused;
  return teamsTakingPart(entries).includes(entry) ? undefined : reject({ code: 'entries.unknown' });
}

/** What prevents an entry at a place: it does not take part, is no pair, or the place is a pair's of a team. */
function notToBeSeated(
  session: SessionState,
  entries: EntriesState,
  contestant: string,
  entry: string | null,
): Rejected | undefined {
  if (entry === null) return undefined;
  if (isPairOfTeam(session, contestant)) return reject({ code: 'team.place-of-team', contestant });
  if (!takingPart(entries).includes(entry)) return reject({ code: 'entries.unknown' });
  return entriesOfTwo(session, entries, [entry]);
}

export const seatEntry = defineCommand({
  name: 'session.seat',
  summary: 'Assign an entry to a place, or clear it',
  access,
  body: z.strictObject({
    session: sessionName,
    contestant: contestantName,
    entry: entryId.nullable(),
    at: seenAt,
  }),
  uses,
  restsOn: restsOnContestant,
  decide({ session: id, contestant, entry }, { tournament, session, entries }) {
    const refused = notUnderWay(tournament, session) ?? noSuchContestant(session, contestant);
    if (refused) return refused;
    if ((session.entries[contestant] ?? null) === entry) return accept({});
    const refusal = notToBeSeated(session, entries, contestant, entry);
    if (refusal) return refusal;
    const elsewhere =
      entry !== null && Object.entries(session.entries).find(([, held]) => held === entry)?.[0];
    if (elsewhere) return reject({ code: 'session.entry-seated', contestant: elsewhere });
    const players = entry === null ? [] : entries.entries[entry]!.players;
    const complete = players.length === (hasIndividuals(session) ? 1 : 2);
    const kept = session.status === 'running' && complete ? { players: [...players] } : {};
    return accept(
      { session: [sessionEvents.seated({ session: id, contestant, entry, ...kept })] },
      { answer: { elsewhere: namedElsewhere(session, entries, contestant, players) } },
    );
  },
});

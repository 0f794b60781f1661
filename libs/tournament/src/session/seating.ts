import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../command.js';
import { entriesStream, takingPart, type EntriesState } from '../entries/state.js';
import { contestantName, sessionName } from '../names.js';
import { drawnSeats, placesFrom, seatsByCards } from './draw.js';
import { entrantsOf } from './entrants.js';
import { sessionEvents as happened } from './events.js';
import { noSuchContestant, notInSetUp, notUnderWay } from './guards.js';
import { namedElsewhere } from './players.js';
import { contestantsIn, roundsOfContestant } from './schedule.js';
import type { SessionState } from './state.js';
import { usesOfSession } from './streams.js';

const uses = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });
const access = { roles: ['organiser', 'director'] } as const;
const entryId = z.uuid().toLowerCase();

/** The places that a draw fills, in the order of sections and numbers: where somebody is to play in some round. */
function places(session: SessionState): string[] {
  return contestantsIn(session).filter((contestant) => roundsOfContestant(session, contestant).length > 0);
}

function cannotDraw(session: SessionState, entries: EntriesState): Rejected | undefined {
  if (session.sections.length === 0) return reject({ code: 'session.no-movement' });
  const [pairs, seats] = [entrantsOf(session, entries).length, places(session).length];
  if (pairs === 0) return reject({ code: 'entries.none' });
  return pairs > seats ? reject({ code: 'session.too-few-places', pairs, places: seats }) : undefined;
}

export const drawSeats = defineCommand({
  name: 'session.draw-seats',
  summary: 'Draw the seats at random; from the seed and the entries anybody draws them again',
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
    const refused = notInSetUp(tournament, session) ?? cannotDraw(session, entries);
    if (refused) return refused;
    const seed = given ?? context.seed();
    const seats = drawnSeats(entrantsOf(session, entries), places(session), seed);
    return accept({ session: [happened.seatsDrawn({ session: id, seed, seats })] });
  },
});

export const drawSeatsByCards = defineCommand({
  name: 'session.draw-seats-by-cards',
  summary: 'Seat the pairs by the cards that they drew: the lowest chooses first (Preferans Code 3.1.1)',
  access,
  body: z.strictObject({
    session: sessionName,
    cards: z
      .array(z.strictObject({ entry: entryId, card: z.string().regex(/^[SHDC][2-9TJQKA]$/) }))
      .min(1)
      .max(52),
    /** The place that the lowest chose, the others follow it in the order of numbers; left out: the first. */
    chosen: contestantName.optional(),
  }),
  uses,
  decide({ session: id, cards, chosen }, { tournament, session, entries }) {
    const refused = notInSetUp(tournament, session) ?? cannotDraw(session, entries);
    if (refused) return refused;
    const twice = cards.find(({ card }, index) => cards.findIndex((other) => other.card === card) < index);
    if (twice) return reject({ code: 'session.card-twice', card: twice.card });
    const pairs = entrantsOf(session, entries);
    const drawn = new Set(cards.map(({ entry }) => entry));
    if (cards.length !== pairs.length || pairs.some((pair) => !drawn.has(pair)))
      return reject({ code: 'session.cards-incomplete' });
    const free = places(session);
    if (chosen !== undefined && !free.includes(chosen)) {
      return (
        noSuchContestant(session, chosen) ?? reject({ code: 'session.contestant-absent', contestant: chosen })
      );
    }
    const seats = seatsByCards(cards, chosen === undefined ? free : placesFrom(chosen, free));
    return accept({ session: [happened.seatsDrawnByCards({ session: id, cards, seats })] });
  },
});

export const seatEntry = defineCommand({
  name: 'session.seat',
  summary: 'Give a contestant’s place to an entry, or take it away',
  access,
  body: z.strictObject({ session: sessionName, contestant: contestantName, entry: entryId.nullable() }),
  uses,
  decide({ session: id, contestant, entry }, { tournament, session, entries }) {
    const refused = notUnderWay(tournament, session) ?? noSuchContestant(session, contestant);
    if (refused) return refused;
    if ((session.entries.get(contestant) ?? null) === entry) return accept({});
    if (entry !== null && !takingPart(entries).includes(entry)) return reject({ code: 'entries.unknown' });
    const elsewhere = entry !== null && [...session.entries].find(([, held]) => held === entry)?.[0];
    if (elsewhere) return reject({ code: 'session.entry-seated', contestant: elsewhere });
    const players = entry === null ? [] : entries.entries.get(entry)!.players;
    const kept = session.status === 'running' && players.length === 2 ? { players: [...players] } : {};
    return accept(
      { session: [happened.seated({ session: id, contestant, entry, ...kept })] },
      { answer: { elsewhere: namedElsewhere(session, entries, contestant, players) } },
    );
  },
});

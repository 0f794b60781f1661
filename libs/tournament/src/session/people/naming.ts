import { z } from 'zod';
import { everybodyAt } from '#movement';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesStream } from '../../entries/state.js';
import {
  contestantName,
  roundNumber,
  seatName,
  sessionName,
  tableName,
  type SeatName,
} from '../../journal/names.js';
import { restsOnContestant, seenAt } from '../../journal/seen.js';
import { calledIn } from '../called-rounds.js';
import { isDrawn } from '../plan/drawn-rounds.js';
import { sessionEvents } from '../events.js';
import { noSuchContestant, noSuchTable, notOpen, notRunning } from '../guards.js';
import { namedElsewhere, playerIn, playerIndexOf, playersOf, playsElsewhere } from './players.js';
import {
  hasIndividuals,
  meetingAt,
  placeOf,
  roundsOfContestant,
  roundsOfSection,
  type PlaceAtTable,
} from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';

const uses = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });
const person = z.uuid().toLowerCase();

/** Whether a seat belongs to a place: one of a pair's two, or the very seat of an individual. */
function holds(place: PlaceAtTable | undefined, seat: SeatName): boolean {
  return place?.seat === undefined ? (place?.side.includes(seat) ?? false) : place.seat === seat;
}

/** The round in which a contestant first sits down. */
function firstRound(session: SessionState, contestant: string): number {
  return session.arrivals[contestant] ?? 1;
}

/** Who sits with a contestant at its first table. */
function othersAtFirst(session: SessionState, contestant: string, table: string): readonly string[] {
  const meeting = meetingAt(session, table, firstRound(session, contestant));
  return meeting ? everybodyAt(meeting).filter((other) => other !== contestant) : [];
}

export const namePlayers = defineCommand({
  name: 'session.name-players',
  summary: 'Name the players of a contestant, North or East first. Tables name their pairs in round 1',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    contestant: contestantName,
    players: z.array(person).min(1).max(2),
    at: seenAt,
  }),
  table: ({ session, table }) => ({ session, table }),
  uses,
  restsOn: restsOnContestant,
  decide({ session: id, table, contestant, players }, { tournament, session, entries }, { capacity }) {
    const atTable = capacity === 'table';
    // Names touch no score: staff put them right after the close, too.
    const closed = session.status === 'closed' && !atTable;
    const refused =
      (closed ? notOpen(tournament) : notRunning(tournament, session)) ??
      noSuchTable(session, table) ??
      noSuchContestant(session, contestant);
    if (refused) return refused;
    if (new Set(players).size < players.length) return reject({ code: 'entries.player-twice' });
    if (players.length > 1 && hasIndividuals(session))
      return reject({ code: 'session.one-player', contestant });
    if (atTable) {
      const first = firstRound(session, contestant);
      if (placeOf(session, contestant, first)?.table !== table)
        return reject({ code: 'session.not-at-table', contestant, table });
      if (calledIn(session, contestant) > first) return reject({ code: 'session.names-by-staff' });
      if (!roundsOfContestant(session, contestant).includes(first))
        return reject({ code: 'session.contestant-absent', contestant });
    }
    if (playersOf(session, entries, contestant).join() === players.join()) return accept({});
    const elsewhere = namedElsewhere(session, entries, contestant, players);
    // Two pairs that gave their names the wrong way round put them right one after the other.
    const others = othersAtFirst(session, contestant, table);
    const taken = elsewhere.find((other) => !others.includes(other));
    if (atTable && taken) return reject({ code: 'session.player-elsewhere', contestant: taken });
    return accept(
      { session: [sessionEvents.playersNamed({ session: id, contestant, players })] },
      { answer: { elsewhere } },
    );
  },
});

export const substitute = defineCommand({
  name: 'session.substitute',
  summary: 'Seat a substitute for some rounds, or bring the player back; results stay with the pair',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    session: sessionName,
    contestant: contestantName,
    seat: seatName,
    person,
    fromRound: roundNumber,
    toRound: roundNumber,
    at: seenAt,
  }),
  uses,
  restsOn: restsOnContestant,
  decide({ at: _seen, ...body }, { tournament, session, entries }) {
    const { contestant, seat, person: substitute, fromRound, toRound } = body;
    const refused = notRunning(tournament, session) ?? noSuchContestant(session, contestant);
    if (refused) return refused;
    if (fromRound > toRound) return reject({ code: 'session.rounds-reversed' });
    const rounds = roundsOfSection(session, contestant);
    if (toRound > rounds) return reject({ code: 'session.round-unknown', round: toRound, rounds });
    const theirs = roundsOfContestant(session, contestant).filter(
      (round) => round >= fromRound && round <= toRound,
    );
    if (theirs.length === 0) return reject({ code: 'session.contestant-absent', contestant });
    const sits = theirs.some(
      (round) => !isDrawn(session, contestant, round) || holds(placeOf(session, contestant, round), seat),
    );
    if (!sits) return reject({ code: 'session.seat-not-held', contestant, seat });
    const index = playerIndexOf(session, seat);
    const partner = theirs.some(
      (round) => playerIn(session, entries, contestant, index === 0 ? 1 : 0, round) === substitute,
    );
    const [elsewhere] = partner
      ? [contestant]
      : playsElsewhere(session, entries, substitute, { contestant, rounds: theirs });
    if (elsewhere) return reject({ code: 'session.player-elsewhere', contestant: elsewhere });
    const already = theirs.every(
      (round) => playerIn(session, entries, contestant, index, round) === substitute,
    );
    return accept(already ? {} : { session: [sessionEvents.substituted(body)] });
  },
});

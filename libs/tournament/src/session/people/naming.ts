import { everybodyAt, type PlayerIndex, playerIndexOn, sittingIn } from '#movement';
import { z } from 'zod';
import {
  contestantName,
  roundNumber,
  type SeatName,
  seatName,
  sessionName,
  tableName,
} from '../../journal/names.js';
import { type EntriesState, entriesStream } from '../../entries/state.js';
import { lineUpIn, pairAsEntered, pairInLineUp } from '../../team/state.js';
import { isPairOfTeam, pairsOfTeam, teamOfPair } from '../../team/matches.js';
import { isAbsent } from '../plan/absences.js';
import {
  contestantsIn,
  hasIndividuals,
  meetingAt,
  type PlaceAtTable,
  placeOf,
  roundsOfContestant,
  roundsOfSection,
} from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { restsOnContestant, seenAt } from '../../journal/seen.js';
import { calledIn } from '../called-rounds.js';
import { isDrawn } from '../plan/drawn-rounds.js';
import { sessionEvents } from '../events.js';
import { noSuchContestant, noSuchTable, notOpen, notRunning } from '../guards.js';
import { usesOfSession } from '../streams.js';

const PLAYERS: readonly PlayerIndex[] = [0, 1];

/** Which of the two of a pair sits in a seat; in an individual there is only one. */
export function playerIndexOf(session: Pick<SessionState, 'sections'>, seat: SeatName): PlayerIndex {
  return playerIndexOn(seat, hasIndividuals(session));
}

/** What tells who plays as a contestant. */
type Naming = Pick<SessionState, 'players' | 'entries' | 'teams' | 'sections' | 'round'>;

/**
 * The persons behind a contestant: as named for the session, otherwise as they entered; none: only its number is known.
 * Of a team those who play as this pair by the line-up of a round.
 *
 * @param round left out: the one that is played
 */
export function playersOf(
  session: Naming,
  { entries }: Pick<EntriesState, 'entries'>,
  contestant: string,
  round = Math.max(1, session.round),
): readonly string[] {
  if (isPairOfTeam(session, contestant)) {
    const { team } = teamOfPair(contestant);
    const lineUp = lineUpIn(session.teams, team, round);
    if (lineUp) return pairInLineUp(contestant, lineUp);
    const members = entries[session.teams.entries[team] ?? '']?.players ?? [];
    return session.players[contestant] ?? pairAsEntered(contestant, members);
  }
  const entry = session.entries[contestant];
  return session.players[contestant] ?? (entry === undefined ? [] : (entries[entry]?.players ?? []));
}

/**
 * The players of the entries that play here, by contestant, where nobody else is named: what a session keeps of them, so
 * that an entry that changes for a later session leaves this one as it was played.
 *
 * @param which those that are complete, or all; one player alone may still find a partner
 */
export function playersToKeep(
  session: Pick<SessionState, 'players' | 'entries' | 'teams' | 'sections'>,
  { entries }: Pick<EntriesState, 'entries'>,
  which: 'complete' | 'all',
): { readonly players?: Record<string, string[]> } {
  const ofTeams = Object.entries(session.teams.entries).flatMap(([team, entry]) =>
    Object.values(pairsOfTeam(team)).flatMap((pair) => {
      const players = pairAsEntered(pair, entries[entry]?.players ?? []);
      return pair in session.players || players.length < 2
        ? []
        : [[pair, [...players]] as [string, string[]]];
    }),
  );
  const ofPairs = Object.entries(session.entries).flatMap(([contestant, entry]) => {
    const players = contestant in session.players ? [] : (entries[entry]?.players ?? []);
    return players.length >= (which === 'all' || hasIndividuals(session) ? 1 : 2)
      ? [[contestant, [...players]] as [string, string[]]]
      : [];
  });
  const kept = [...ofPairs, ...ofTeams];
  return kept.length === 0 ? {} : { players: Object.fromEntries(kept) };
}

/** Who sits in for one of a pair in a round; of several the one that was named last. */
function substituteIn(
  { substitutions, sections }: Pick<SessionState, 'substitutions' | 'sections'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  const alone = hasIndividuals({ sections });
  return sittingIn(substitutions[contestant] ?? [], { index, round, alone })?.person;
}

/** Who plays for a contestant in a round: a substitute or the player; undefined: nobody is named. */
export function playerIn(
  session: Naming & Pick<SessionState, 'substitutions'>,
  entries: Pick<EntriesState, 'entries'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  return (
    substituteIn(session, contestant, index, round) ?? playersOf(session, entries, contestant, round)[index]
  );
}

/** Other contestants for whom somebody plays in one of these rounds. */
export function playsElsewhere(
  session: SessionState,
  entries: EntriesState,
  person: string,
  { contestant: own, rounds }: { readonly contestant: string; readonly rounds: readonly number[] },
): string[] {
  // Most are named nowhere: that is found out without looking at each round.
  const mayPlay = (contestant: string) =>
    isPairOfTeam(session, contestant) ||
    playersOf(session, entries, contestant).includes(person) ||
    (session.substitutions[contestant] ?? []).some((substitution) => substitution.person === person);
  const plays = (contestant: string, round: number) =>
    !isAbsent(session, contestant, round) &&
    PLAYERS.some((index) => playerIn(session, entries, contestant, index, round) === person);
  return contestantsIn(session).filter(
    (contestant) =>
      contestant !== own && mayPlay(contestant) && rounds.some((round) => plays(contestant, round)),
  );
}

/** Other contestants for whom these persons play while they would play as this one. */
export function namedElsewhere(
  session: SessionState,
  entries: EntriesState,
  contestant: string,
  persons: readonly string[],
): string[] {
  const there = roundsOfContestant(session, contestant);
  const found = PLAYERS.flatMap((index) => {
    const person = persons[index];
    if (person === undefined) return [];
    const rounds = there.filter((round) => substituteIn(session, contestant, index, round) === undefined);
    return playsElsewhere(session, entries, person, { contestant, rounds });
  });
  return [...new Set(found)];
}

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

import { z } from 'zod';
import { everybodyAt } from '#movement';
import { clockEvents } from '../../clock/events.js';
import { timeOfRound } from '../../clock/commands/round-time.js';
import { dueByClock, endOfBreak } from '../../clock/commands/called-by-itself.js';
import { partWithClock } from '../../clock/commands/part.js';
import { clockStream } from '../../clock/state.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { type EntriesState, entriesStream, takingPart, teamsTakingPart } from '../../entries/state.js';
import { games } from '../../games/games.js';
import { type PlayPlace, roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { type ResultState, resultStream } from '../../result/state.js';
import { restsOnSetUp, seenAt } from '../../journal/seen.js';
import { isSettled, type TableState } from '../../table/state.js';
import { tournamentEvents } from '../../tournament/events.js';
import { phantoms } from '../plan/absences.js';
import { boardMoves, boardsWantedIn, isAnnounced } from '../plan/board-moves.js';
import { boardSettingsOf, carrierBy } from '../section/section-data.js';
import { notToBeCalledApart, partCalled } from '../called-rounds.js';
import { roundToDraw } from '../plan/drawn-rounds.js';
import { entriesOfTwo } from '../people/entrants.js';
import { sessionEvents } from '../events.js';
import { notInSetUp, notRunning } from '../guards.js';
import { refusedAsPublic, revealedOf, streamsOfBoards } from '../boards/choosing-boards.js';
import { refusedAsOfOtherGame, refusedAsPlayedBefore, streamsOfPlaysBefore } from '../draws/played-before.js';
import { goingWithCall, streamsWithoutPhone, tablesWithPhone } from '../draws/going-with-call.js';
import { playersToKeep } from '../people/naming.js';
import { boardsOf, playedAt, roundsOf, roundsOfContestant } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { everyTable, usesOfSession } from '../streams.js';

const access = { roles: ['organiser', 'director'] } as const;

/** All boards of a session, with what tells whose they are. */
function allBoards(state: SessionState) {
  return { session: state.session, boardSet: state.boardSet, boards: boardsOf(state) };
}

/** Why a seating is refused: an entry sits where nobody plays, or has been withdrawn since. */
function notToBeSeated(session: SessionState, entries: EntriesState): Rejected | undefined {
  const there = new Set(takingPart(entries));
  const withdrawn = Object.entries(session.entries).find(([, entry]) => !there.has(entry));
  if (withdrawn) return reject({ code: 'session.entry-withdrawn', contestant: withdrawn[0] });
  const ofTwo = entriesOfTwo(session, entries, Object.values(session.entries));
  if (ofTwo) return ofTwo;
  const teams = new Set(teamsTakingPart(entries));
  const withdrawnTeam = Object.entries(session.teams.entries).find(([, entry]) => !teams.has(entry));
  if (withdrawnTeam) return reject({ code: 'session.entry-withdrawn', contestant: withdrawnTeam[0] });
  const missing = Object.keys(phantoms(session.sections));
  const contestant = missing.find(
    (phantom) => phantom in session.entries && roundsOfContestant(session, phantom).length === 0,
  );
  return contestant === undefined ? undefined : reject({ code: 'session.contestant-absent', contestant });
}

export const startSession = defineCommand({
  name: 'session.start',
  summary: 'Start the session; its movement and the tournament settings are then fixed',
  access,
  body: z.strictObject({ session: sessionName, at: seenAt }),
  uses: (body) => ({ ...usesOfSession(body), entries: entriesStream }),
  restsOn: restsOnSetUp,
  also: (_body, { session, tournament }, known) => ({
    ...streamsOfBoards(session, boardsOf(session)),
    ...streamsOfPlaysBefore(allBoards(session), tournament, known),
  }),
  decide({ session: id }, { tournament, session, entries }, _context, known) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    if (session.sections.length === 0) return reject({ code: 'session.no-movement' });
    if (!games[session.game].boardsHaveResults && !session.sheets) return reject({ code: 'sheet.no-sheets' });
    const refusal =
      notToBeCalledApart(session) ??
      refusedAsOfOtherGame({ ...allBoards(session), game: session.game }, known) ??
      notToBeSeated(session, entries) ??
      refusedAsPublic(revealedOf(session, boardsOf(session), known)) ??
      refusedAsPlayedBefore(allBoards(session), tournament, known);
    if (refusal) return refusal;
    return accept({
      session: [sessionEvents.started({ session: id, ...playersToKeep(session, entries, 'complete') })],
      tournament: [
        ...(tournament.started ? [] : [tournamentEvents.started({})]),
        tournamentEvents.sessionStarted({ session: id }),
      ],
    });
  },
});

export const callRound = defineCommand({
  name: 'session.call-round',
  summary:
    'Start the next round: players change tables and the clock starts (Law 8B). For one section, if sections start rounds separately',
  access,
  body: z.strictObject({
    session: sessionName,
    round: roundNumber,
    section: sectionName.optional(),
    phones: tablesWithPhone,
    at: seenAt,
  }),
  unhashed: ['phones'],
  uses: (body) => ({ ...usesOfSession(body), clock: clockStream(body.session) }),
  // A movement that was chosen whole and scores that are still to come keep nobody from calling.
  restsOn: ({ session: id, round, section }, { session }) => [
    ...session.sections
      .filter((data) => data.movement.drawn !== undefined && [data.section, undefined].includes(section))
      .map((data) => ({ of: 'draw' as const, session: id, section: data.section, round })),
    ...(games[session.game].boardsHaveResults || round === 1
      ? []
      : [{ of: 'agreed-sheets' as const, session: id, round: round - 1 }]),
  ],
  // Two sessions may have started with the same boards before either of them has played.
  also: ({ round, section, phones }, { session, tournament }, known) =>
    round === 1 && session.round === 0
      ? streamsOfPlaysBefore(allBoards(session), tournament, known)
      : streamsWithoutPhone(session, { round, section, phones }),
  decide({ round, section, phones }, states, { now }, known) {
    const refused =
      notRunning(states.tournament, states.session) ??
      (round === 1 && states.session.round === 0
        ? refusedAsPlayedBefore(allBoards(states.session), states.tournament, known)
        : undefined);
    if (refused) return refused;
    const part = partWithClock(states, section);
    if ('accepted' in part) return part;
    const { session, clock, of } = part;
    if (round === session.round) return accept({});
    const rounds = roundsOf(session);
    if (round !== session.round + 1 || round > rounds) {
      return reject({ code: 'session.round-not-next', round, called: session.round, rounds });
    }
    if (round === roundToDraw(session)) return reject({ code: 'session.round-not-drawn', round });
    return accept({
      session: [sessionEvents.roundCalled({ ...of, round })],
      clock: [clockEvents.started({ ...of, round, ...timeOfRound(session, clock, { round, now }) })],
      ...goingWithCall({ ...of, round }, session, phones, known),
    });
  },
});

export const callRoundByClock = defineCommand({
  name: 'session.call-round-by-clock',
  summary:
    'Start the next round or the planned break when the time is up. Nothing happens if the clock has changed',
  access: 'system',
  body: z.strictObject({
    session: sessionName,
    round: roundNumber,
    section: sectionName.optional(),
    /** When it was to be, in milliseconds since the epoch. */
    due: z.int().min(0),
    phones: tablesWithPhone,
  }),
  uses: (body) => ({ ...usesOfSession(body), clock: clockStream(body.session) }),
  also: (body, { session }) => streamsWithoutPhone(session, body),
  decide({ round, section, due, phones }, states, { now }, known) {
    const refused = notRunning(states.tournament, states.session);
    if (refused) return refused;
    const part = partWithClock(states, section);
    if ('accepted' in part) return part;
    const { session, clock, of } = part;
    const next = dueByClock(session, clock);
    if (!next || next.round !== round || Math.ceil(next.at / 1000) !== due || next.at > now)
      return accept({});
    const planned = next.what === 'break' ? clock.breaks[session.round] : undefined;
    const ends = planned && endOfBreak(planned, now);
    // A break until a moment that has passed meanwhile is none.
    if (ends !== undefined && ends > now) {
      return accept({ clock: [clockEvents.breakBegan({ ...of, afterRound: session.round, ends })] });
    }
    const time = timeOfRound(session, clock, { round, now });
    return accept({
      session: [sessionEvents.roundCalled({ ...of, round })],
      clock: [clockEvents.started({ ...of, round, ...time, byItself: true })],
      ...goingWithCall({ ...of, round }, session, phones, known),
    });
  },
});

/** The plays whose boards others have in the next round; boards that are played late go on without them. */
function playsBefore(session: SessionState, afterRound: number): PlayPlace[] {
  return boardsWantedIn(session, afterRound + 1).flatMap(({ table, round, boards }) => {
    const meeting = playedAt(session, table, round);
    const missing = meeting && everybodyAt(meeting).some((one) => round < (session.arrivals[one] ?? 0));
    if (!meeting || missing) return [];
    return meeting.boards
      .filter((board) => boards.includes(board))
      .map((board) => ({ session: session.session, table, round, board }));
  });
}

/** The tables that hold back boards of the next round: not finished, and not moved on (Law 8B). */
function withheldAfter(session: SessionState, afterRound: number, states: AlsoStates) {
  const held = new Map<string, Set<number>>();
  for (const play of playsBefore(session, afterRound)) {
    const table = states[play.table] as TableState;
    const { late } = states[resultStream(play).stream] as ResultState;
    if (table.movedTo > play.round || isSettled(table, play) || late) continue;
    held.set(play.table, (held.get(play.table) ?? new Set()).add(play.board));
  }
  return [...held].map(([table, boards]) => ({ table, boards: [...boards] }));
}

export const announceBoardMovement = defineCommand({
  name: 'session.announce-board-movement',
  summary:
    'Announce where boards move after a round, and which tables still hold theirs. For one section, if sections start rounds separately',
  access: 'system',
  body: z.strictObject({ session: sessionName, afterRound: roundNumber, section: sectionName.optional() }),
  uses: usesOfSession,
  also: (body, states) => {
    const part = partCalled(states.session, body.section);
    if ('accepted' in part) return {};
    const results = playsBefore(part, body.afterRound).map(resultStream);
    return {
      ...everyTable(body, { session: part }),
      ...Object.fromEntries(results.map((result) => [result.stream, result])),
    };
  },
  decide({ session: id, afterRound, section }, { session }, _context, states) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    if (isAnnounced((name) => name in session.announced, { afterRound, section })) return accept({});
    const part = partCalled(session, section);
    if ('accepted' in part) return part;
    const over = afterRound < part.round || (afterRound === part.round && part.round === roundsOf(part));
    if (!over) return reject({ code: 'session.round-not-over', round: afterRound, called: part.round });
    const asked = boardSettingsOf(part.settings);
    const moves = boardMoves(part, afterRound).map((move) => ({ ...move, by: carrierBy(move.by, asked) }));
    const withheld = withheldAfter(part, afterRound, states);
    const of = { session: id, afterRound, ...(section !== undefined && { section }) };
    return accept({ session: [sessionEvents.boardMovementAnnounced({ ...of, moves, withheld })] });
  },
});

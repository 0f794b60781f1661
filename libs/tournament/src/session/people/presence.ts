import { z } from 'zod';
import { everybodyAt } from '#movement';
import type { StreamUse } from '../../journal/aggregate.js';
import {
  accept,
  type AlsoStates,
  type Decision,
  defineCommand,
  reject,
  type Rejected,
} from '../../command/command.js';
import { contestantName, roundNumber, sectionOf, sessionName, teamName } from '../../journal/names.js';
import { type ResultState, resultStream, standing } from '../../result/state.js';
import { restsOnContestant, seenAt } from '../../journal/seen.js';
import { playKey, type TableState, tableStream } from '../../table/state.js';
import { type Absences, withArrival } from '../plan/absences.js';
import { type BoardsKept, boardsWhenArriving, withBoardsKept } from '../plan/board-moves.js';
import { firstRoundOfDraw, isMissingTeam } from '../plan/drawn-rounds.js';
import { calledIn } from '../called-rounds.js';
import { sessionEvents } from '../events.js';
import { noSuchContestant, noSuchTeam, notUnderWay } from '../guards.js';
import { hostedIn } from '../plan/hosting.js';
import { lastOnSheet, playedWithout, streamsOfSheets } from './presence-on-sheets.js';
import { isFinished, refusedAsPublic, revealedOf, streamsOfBoards } from '../boards/choosing-boards.js';
import {
  isAbsent,
  roundsOfContestant,
  roundsOfSection,
  type ScheduledPlay,
  scheduledPlays,
} from '../plan/schedule.js';
import { boardsAtTwoTables } from '../boards/sharing-boards.js';
import type { SessionState } from '../state.js';
import { everyTable, usesOfSession } from '../streams.js';
import { pairsOfTeam, teamOfPair } from '../../team/matches.js';

const access = { roles: ['organiser', 'director'] } as const;
const fromRound = roundNumber;

function noSuchRound(session: SessionState, contestant: string, round: number): Rejected | undefined {
  const rounds = roundsOfSection(session, contestant);
  return round <= rounds ? undefined : reject({ code: 'session.round-unknown', round, rounds });
}

/** What its section has been playing since a round: it may have sat elsewhere than the movement says. */
function playsSince(session: SessionState, contestant: string, fromRound: number): ScheduledPlay[] {
  return scheduledPlays(session).filter(
    ({ table, round, ns, ew }) =>
      round >= fromRound &&
      round <= calledIn(session, contestant) &&
      (sectionOf(table) === sectionOf(contestant) || [ns, ew].includes(contestant)),
  );
}

function hasPlayed(
  { session }: SessionState,
  contestant: string,
  { table, round, board, ...meeting }: ScheduledPlay,
  states: AlsoStates,
): boolean {
  const stood = standing(states[resultStream({ session, table, round, board }).stream] as ResultState);
  if (stood) return Object.values(stood.seating).includes(contestant);
  const { rulings } = states[table] as TableState;
  return everybodyAt(meeting).includes(contestant) && playKey({ round, board }) in rulings;
}

export const withdrawContestant = defineCommand({
  name: 'session.withdraw-contestant',
  summary: 'Record that a pair is absent or has left; its opponents sit out from that round',
  access,
  body: z.strictObject({ session: sessionName, contestant: contestantName, fromRound, at: seenAt }),
  uses: usesOfSession,
  restsOn: restsOnContestant,
  also: ({ contestant, fromRound }, { session }) =>
    streamsOfLeaving(session, together(session, contestant), fromRound),
  decide({ contestant, fromRound }, { tournament, session }, _context, states) {
    const refused =
      notUnderWay(tournament, session) ??
      noSuchContestant(session, contestant) ??
      noSuchRound(session, contestant, fromRound);
    if (refused) return refused;
    return leave(session, together(session, contestant), fromRound, states);
  },
});

export const withdrawTeam = defineCommand({
  name: 'session.withdraw-team',
  summary: 'Record that a team is absent or has left, with both its pairs, from that round',
  access,
  body: z.strictObject({ session: sessionName, team: teamName, fromRound, at: seenAt }),
  uses: usesOfSession,
  restsOn: ({ session, team }) =>
    pairsIn(team).flatMap((contestant) => restsOnContestant({ session, contestant })),
  also: ({ team, fromRound }, { session }) => streamsOfLeaving(session, pairsIn(team), fromRound),
  decide({ team, fromRound }, { tournament, session }, _context, states) {
    const refused =
      notUnderWay(tournament, session) ?? noSuchTeam(session, team) ?? noSuchRound(session, team, fromRound);
    if (refused) return refused;
    return leave(session, pairsIn(team), fromRound, states);
  },
});

/** Where teams are drawn, a team comes and leaves as one: without one of its pairs it has no match. */
function together(session: SessionState, contestant: string): string[] {
  const section = sectionOf(contestant);
  const { movement } = session.sections.find((data) => data.section === section) ?? {};
  const drawn = movement?.teams !== undefined && movement.drawn !== undefined;
  return drawn ? pairsIn(teamOfPair(contestant).team) : [contestant];
}

/** They leave, but those who have left already. */
function leave(
  session: SessionState,
  contestants: readonly string[],
  fromRound: number,
  states: AlsoStates,
): Decision {
  const leaving = contestants.filter((contestant) => !hasLeft(session, contestant, fromRound));
  for (const contestant of leaving) {
    const round = lastPlayed(session, contestant, fromRound, states);
    if (round === undefined) continue;
    const isLast = round === roundsOfSection(session, contestant);
    const { team } = teamOfPair(contestant);
    return contestants.length === 1
      ? reject({ code: `session.contestant-${isLast ? 'played-last' : 'has-played'}`, contestant, round })
      : reject({ code: isLast ? 'team.played-last' : 'team.has-played', team, round });
  }
  const { session: id } = session;
  const withdrew = leaving.map((contestant) =>
    sessionEvents.contestantWithdrew({ session: id, contestant, fromRound }),
  );
  return accept(withdrew.length === 0 ? {} : { session: withdrew });
}

/** What tells whether any of them has played since a round. */
function streamsOfLeaving(session: SessionState, contestants: readonly string[], fromRound: number): Streams {
  return Object.assign(
    streamsOfSheets(session, contestants, fromRound),
    ...contestants.map((one) => streamsSince(session, one, fromRound)),
  ) as Streams;
}

type Streams = Record<string, StreamUse>;

function pairsIn(team: string): string[] {
  return Object.values(pairsOfTeam(team));
}

/** What tells whether a contestant has played since a round. */
function streamsSince(session: SessionState, contestant: string, fromRound: number): Streams {
  return Object.fromEntries(
    playsSince(session, contestant, fromRound).flatMap((play) => {
      const place = { ...play, session: session.session };
      const result = resultStream(place);
      return [
        [play.table, tableStream(place)],
        [result.stream, result],
      ];
    }),
  );
}

function hasLeft(session: SessionState, contestant: string, fromRound: number): boolean {
  return roundsOfContestant(session, contestant).every((round) => round < fromRound);
}

/** The last round since one in which a contestant has played: that stays played, and it leaves from a later one. */
function lastPlayed(
  session: SessionState,
  contestant: string,
  fromRound: number,
  states: AlsoStates,
): number | undefined {
  const last = playsSince(session, contestant, fromRound).findLast((play) =>
    hasPlayed(session, contestant, play, states),
  );
  return last?.round ?? lastOnSheet(session, contestant, fromRound, states);
}

/** A contestant that comes, and what becomes of the rounds that it has missed. */
interface Arrival {
  readonly contestant: string;
  readonly fromRound: number;
  readonly missed: 'late' | 'not-played';
}

/** The absences as they are once contestants come. */
function withArrivals(
  { absences }: SessionState,
  coming: readonly string[],
  fromRound: number,
  missed: Arrival['missed'],
): Absences {
  const there = coming.map((one) => [one, withArrival(absences[one] ?? [], fromRound, missed)] as const);
  return { ...absences, ...Object.fromEntries(there) };
}

/** What prevents a missing pair coming: in a round that was called, others have played in its stead. */
function hostedMeanwhile(
  session: SessionState,
  { contestant, fromRound, missed }: Arrival,
): Rejected | undefined {
  const absences = withArrivals(session, [contestant], fromRound, missed);
  const section = sectionOf(contestant);
  const called = Array.from({ length: calledIn(session, section) }, (_, index) => index + 1);
  const round = called.find(
    (each) =>
      hostedIn(session, section, each) && !hostedIn({ sections: session.sections, absences }, section, each),
  );
  return round === undefined ? undefined : reject({ code: 'session.hosted-meanwhile', contestant, round });
}

/** The boards of the rounds before its arrival that a late contestant would still come to play. */
function boardsPlayedLate(session: SessionState, { contestant, fromRound, missed }: Arrival): number[] {
  if (missed === 'not-played') return [];
  const coming = together(session, contestant);
  const absences = withArrivals(session, coming, fromRound, missed);
  const late = scheduledPlays({ ...session, absences }).filter(
    ({ round, ...meeting }) => round < fromRound && everybodyAt(meeting).some((one) => coming.includes(one)),
  );
  const before = new Set(scheduledPlays(session).map((play) => `${play.table} ${playKey(play)}`));
  const missing = late.filter((play) => !before.has(`${play.table} ${playKey(play)}`));
  return [...new Set(missing.map(({ board }) => board))];
}

/**
 * Where more tables than before would play the same boards in a round: the tables share the copies that there are, or
 * there are more. Left out: they share where the movement is made for it, or it was said before; in rounds that are
 * drawn, where all tables play the same boards, there are more.
 */
const boardsForArrival = z.enum(['shared', 'more-copies']).optional();

/** What is said of the boards from an arrival on, or why the tables would not have theirs. */
function boardsKept(
  session: SessionState,
  coming: readonly string[],
  { fromRound, boards }: { readonly fromRound: number; readonly boards?: z.infer<typeof boardsForArrival> },
): BoardsKept | Rejected {
  const found = boardsWhenArriving(session, coming, fromRound);
  if (!found || found.shared.length === 0) return { copies: found?.copies };
  const owner = session.sections.find(({ section }) => section === found.owner)!;
  if (boards === 'more-copies' || (boards === undefined && owner.movement.drawn !== undefined))
    return owner.copies === undefined ? {} : { copies: found.apart };
  const kept: BoardsKept = {
    copies: found.copies,
    ...(boards === 'shared' && !found.allowed && { shared: true }),
  };
  const contestant = coming[0]!;
  const absences = withArrivals(session, coming, fromRound, 'not-played');
  const sections = withBoardsKept(session.sections, contestant, kept);
  return boardsAtTwoTables(sections, { absences, section: sectionOf(contestant), fromRound }) ?? kept;
}

export const admitContestant = defineCommand({
  name: 'session.admit-contestant',
  summary:
    'Seat a late pair in place of the missing pair, or admit a pair that was absent. Missed boards are played late or not at all',
  access,
  body: z.strictObject({
    session: sessionName,
    contestant: contestantName,
    fromRound,
    missed: z.enum(['late', 'not-played']),
    boards: boardsForArrival,
    at: seenAt,
  }),
  uses: usesOfSession,
  restsOn: restsOnContestant,
  also: (body, states) => ({
    ...everyTable(body, states),
    ...streamsOfSheets(states.session, [body.contestant], 1),
    ...streamsOfBoards(states.session, boardsPlayedLate(states.session, body)),
  }),
  decide({ session: id, contestant, fromRound, missed, boards }, { tournament, session }, _context, states) {
    const refused =
      notUnderWay(tournament, session) ??
      noSuchContestant(session, contestant) ??
      noSuchRound(session, contestant, fromRound);
    if (refused) return refused;
    if (!isAbsent(session, contestant, fromRound))
      return reject({ code: 'session.contestant-present', contestant });
    const data = session.sections.find(({ section }) => section === sectionOf(contestant))!;
    // A late team comes between matches.
    const first = firstRoundOfDraw(data, fromRound);
    if (isMissingTeam(data, contestant) && first < fromRound)
      return reject({ code: 'session.round-of-match', round: fromRound, first });
    const hosted = hostedMeanwhile(session, { contestant, fromRound, missed });
    if (hosted) return hosted;
    const absences = withArrivals(session, [contestant], fromRound, missed);
    const begun = playedWithout(session, { contestant, absences }, states);
    if (begun) return begun;
    const late = boardsPlayedLate(session, { contestant, fromRound, missed });
    const revealed = new Set(revealedOf(session, late, states));
    const open = late.filter((board) => revealed.has(board) || isFinished(session, board, states));
    const refusal = refusedAsPublic(open);
    if (refusal) return refusal;
    const coming = together(session, contestant).filter((one) => isAbsent(session, one, fromRound));
    const kept = boardsKept(session, coming, { fromRound, boards });
    if ('accepted' in kept) return kept;
    const { copies, shared } = kept;
    const said = { ...(copies !== undefined && { copies }), ...(shared && { shared }) };
    const arrived = coming.map((one) =>
      sessionEvents.contestantArrived({ session: id, contestant: one, fromRound, missed, ...said }),
    );
    return accept({ session: arrived });
  },
});

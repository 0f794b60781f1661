import { z } from 'zod';
import { accept, defineCommand, reject, type AlsoStates, type Rejected } from '../command.js';
import { contestantName, roundNumber, sessionName } from '../names.js';
import { isSettled, tableStream, type TableState } from '../table/state.js';
import { sessionEvents as happened } from './events.js';
import { noSuchContestant, notUnderWay } from './guards.js';
import { isAbsent, placeOf, playedAt, roundsOfContestant, roundsOfSection } from './schedule.js';
import type { SessionState } from './state.js';
import { usesOfSession } from './streams.js';

const access = { roles: ['organiser', 'director'] } as const;
const fromRound = roundNumber;

function noSuchRound(session: SessionState, contestant: string, round: number): Rejected | undefined {
  const rounds = roundsOfSection(session, contestant);
  return round <= rounds ? undefined : reject({ code: 'session.round-unknown', round, rounds });
}

/** Where a contestant has been since a round: its tables in the rounds that were called. */
function placesSince(session: SessionState, contestant: string, fromRound: number) {
  return roundsOfContestant(session, contestant)
    .filter((round) => round >= fromRound && round <= session.round)
    .flatMap((round) => {
      const place = placeOf(session, contestant, round);
      return place ? [{ round, table: place.table }] : [];
    });
}

/** The last round since a given one of which a board is settled for a contestant. */
function lastSettled(
  session: SessionState,
  contestant: string,
  fromRound: number,
  tables: AlsoStates,
): number | undefined {
  return placesSince(session, contestant, fromRound).findLast(({ round, table }) =>
    playedAt(session, table, round)?.boards.some((board) =>
      isSettled(tables[table] as TableState, { round, board }),
    ),
  )?.round;
}

export const withdrawContestant = defineCommand({
  name: 'session.withdraw-contestant',
  summary: 'A pair did not come or has left: whoever meets it from that round on sits out',
  access,
  body: z.strictObject({ session: sessionName, contestant: contestantName, fromRound }),
  uses: usesOfSession,
  also: ({ contestant, fromRound }, { session }) =>
    Object.fromEntries(
      placesSince(session, contestant, fromRound).map(({ table }) => [
        table,
        tableStream({ session: session.session, table }),
      ]),
    ),
  decide({ session: id, contestant, fromRound }, { tournament, session }, _context, tables) {
    const refused =
      notUnderWay(tournament, session) ??
      noSuchContestant(session, contestant) ??
      noSuchRound(session, contestant, fromRound);
    if (refused) return refused;
    const left = roundsOfContestant(session, contestant).every((round) => round < fromRound);
    if (left) return accept({});
    // What it has played stays played: it leaves from the round behind.
    const round = lastSettled(session, contestant, fromRound, tables);
    if (round !== undefined) return reject({ code: 'session.contestant-has-played', contestant, round });
    return accept({ session: [happened.contestantWithdrew({ session: id, contestant, fromRound })] });
  },
});

export const admitContestant = defineCommand({
  name: 'session.admit-contestant',
  summary:
    'A late pair takes the place of the phantom, or one that was missing comes; what it has missed is played late, or not at all',
  access,
  body: z.strictObject({
    session: sessionName,
    contestant: contestantName,
    fromRound,
    missed: z.enum(['late', 'not-played']),
  }),
  uses: usesOfSession,
  decide({ session: id, contestant, fromRound, missed }, { tournament, session }) {
    const refused =
      notUnderWay(tournament, session) ??
      noSuchContestant(session, contestant) ??
      noSuchRound(session, contestant, fromRound);
    if (refused) return refused;
    if (!isAbsent(session, contestant, fromRound))
      return reject({ code: 'session.contestant-present', contestant });
    return accept({ session: [happened.contestantArrived({ session: id, contestant, fromRound, missed })] });
  },
});

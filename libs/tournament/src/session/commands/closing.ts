import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesStream } from '../../entries/state.js';
import { sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { isSettled, type TableState } from '../../table/state.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { tournamentEvents } from '../../tournament/events.js';
import { calledIn } from '../called-rounds.js';
import { roundToDraw } from '../plan/drawn-rounds.js';
import { sessionEvents } from '../events.js';
import { notInTime, notOpen, notRunning } from '../guards.js';
import { playersToKeep } from '../people/naming.js';
import { playedAt, playsOfTable, roundsOf, tablesOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { everyTable, usesOfSession } from '../streams.js';

const access = { roles: ['organiser', 'director'] } as const;

const usesOfClosing = (body: { session: string }) => ({ ...usesOfSession(body), entries: entriesStream });

/** The plays of a table whose scores are not agreed. */
function playsLeft(session: SessionState, table: string, state: TableState) {
  return playsOfTable(session, table).filter((play) => !isSettled(state, play));
}

/** The rounds of a table whose sheets are not agreed. */
function sheetsLeft(session: SessionState, table: string, { sheets }: TableState): number[] {
  const rounds = Array.from({ length: roundsOf(session) }, (_, index) => index + 1);
  return rounds.filter((round) => playedAt(session, table, round) && !sheets.includes(round));
}

export const closeSession = defineCommand({
  name: 'session.close',
  summary: 'Close the session once every table has finished and its scores are agreed (Law 8C)',
  access,
  body: z.strictObject({ session: sessionName, at: seenAt }),
  uses: usesOfClosing,
  also: everyTable,
  restsOn: ({ session }) => [{ of: 'results', session }],
  decide({ session: id }, { tournament, session, entries }, _context, tables) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const toDraw = roundToDraw(session);
    if (toDraw !== undefined) return reject({ code: 'session.round-not-drawn', round: toDraw });
    const left = tablesOf(session).flatMap((table) => {
      const state = tables[table] as TableState;
      const rounds = session.sheets
        ? sheetsLeft(session, table, state)
        : playsLeft(session, table, state).map(({ round }) => round);
      return rounds.map((round) => ({ table, round, called: round <= calledIn(session, table) }));
    });
    const byTable = (table: string) => left.filter((each) => each.called && each.table === table).length;
    const open = tablesOf(session)
      .map((table) => ({ table, left: byTable(table) }))
      .filter((each) => each.left > 0);
    if (open.length > 0) {
      const listed = open.map(({ table }) => table).join(', ');
      const plays = open.reduce((sum, { left }) => sum + left, 0);
      return session.sheets
        ? reject({ code: 'session.sheets-open', tables: listed, sheets: plays })
        : reject({ code: 'session.tables-unfinished', tables: listed, plays });
    }
    if (left.length > 0) {
      const round = Math.min(...left.map((each) => each.round));
      return reject({ code: 'session.rounds-not-called', round, rounds: roundsOf(session) });
    }
    return accept({
      session: [sessionEvents.closed({ session: id, ...playersToKeep(session, entries, 'all') })],
      tournament: [
        tournamentEvents.sessionClosed({ session: id }),
        tournamentEvents.sealRequested({ kind: 'provisional' }),
      ],
    });
  },
});

export const reopenSession = defineCommand({
  name: 'session.reopen',
  summary: 'Reopen a closed session. After the correction period only an organiser can, with a reason',
  access,
  body: z.strictObject({ session: sessionName, reason: freeText.optional() }),
  uses: usesOfSession,
  decide({ session: id, reason }, { tournament, session }, context) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    if (session.status !== 'closed') return reject({ code: 'session.not-closed' });
    const inTime = (why: string | undefined) => notInTime('scores', { tournament, session }, context, why);
    const refused = notOpen(tournament) ?? inTime(reason ?? '');
    if (refused) return refused;
    // Once the correction period is over it is the reason that lets the organiser do so.
    if (inTime(reason)) return reject({ code: 'session.reason-needed' });
    const { reference, notes } = reasonNoted(context, reason);
    return accept(
      {
        session: [sessionEvents.reopened({ session: id, ...reference })],
        tournament: [tournamentEvents.sessionStarted({ session: id })],
      },
      { notes },
    );
  },
});

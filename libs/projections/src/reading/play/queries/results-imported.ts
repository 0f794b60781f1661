import type { PlayOfResult, ResultInJournal, RulingsInJournal, SessionToFill } from '#lists';
import { calledIn, isCalledApart, seatingOf, type BridgeResult, type TournamentSettings } from '#tournament';
import { resultOf, type ScoreEvent, type ResultPlay, type SessionPlay } from '../../../play/play-state.js';
import { scheduleOf } from '../../../play/schedule.js';

/** Which cards of results, and which results, somebody may see who brings others. */
export interface ResultsVisibility {
  readonly maySee: (board: number) => boolean;
  readonly maySeeLead: (board: number) => boolean;
}

/** Deeds that are the word of somebody who directs or scores, over what was entered or brought. */
const PUTS_RIGHT: readonly ScoreEvent['what'][] = ['irregular', 'corrected', 'voided', 'not-played'];

/** A session of bridge as results are brought into it. */
export function sessionToFill(
  session: SessionPlay,
  edition: TournamentSettings['laws'],
  visibility: ResultsVisibility,
): SessionToFill {
  const schedule = scheduleOf(session);
  return {
    session: session.session,
    edition,
    sections: session.sections.map(({ section }) => section),
    tables: schedule.tables,
    rounds: schedule.rounds,
    boards: schedule.boards,
    contestants: schedule.contestants,
    meetingAt(table, round) {
      const meeting = schedule.meetingAt(table, round);
      return meeting && { seating: seatingOf(meeting), boards: meeting.boards };
    },
    calledAt: (table) => ({
      round: calledIn(session, table),
      ...(isCalledApart(session) && { section: /^[A-Z]+/.exec(table)![0] }),
    }),
    resultOf: (play) => {
      const known = resultOf(session, play);
      return known.history.length > 0 ? inJournal(known) : undefined;
    },
    rulingsOn: (play) => rulingsOn(session, play),
    ...visibility,
  };
}

function rulingsOn({ rulings }: SessionPlay, { table, round, board }: PlayOfResult): RulingsInJournal {
  const given = Object.values(rulings).flatMap(({ what, withdrawn }) =>
    what.kind === 'adjustment' && what.table === table && what.round === round && what.board === board
      ? [{ adjustment: what.adjustment, stands: withdrawn === null }]
      : [],
  );
  return { given: given.length, adjustment: given.find(({ stands }) => stands)?.adjustment ?? null };
}

function inJournal({ status, seating, result, history }: ResultPlay): ResultInJournal {
  const said = history.filter(({ what }) => what !== 'confirmed' && what !== 'late-begun');
  return {
    status,
    entry: history.length,
    seating,
    result: result as BridgeResult | null,
    given: history.flatMap((historyEvent) =>
      historyEvent.result ? [historyEvent.result as BridgeResult] : [],
    ),
    putRight: PUTS_RIGHT.includes(said.at(-1)?.what ?? 'entered'),
  };
}

import type { BroughtName, PlayOfResult, ResultInBook, RulingsInBook, SessionToFill } from '#lists';
import { calledIn, isCalledApart, seatingOf, type BridgeResult, type TournamentSettings } from '#tournament';
import {
  resultOf,
  type PlayState,
  type ResultDeed,
  type ResultPlay,
  type SessionPlay,
} from '../../play/play-state.js';
import { scheduleOf } from '../../play/schedule.js';
import { playersOf } from '../../visibility/before-oneself.js';

/** Whose names a file brings: a contestant of whom nobody is known. */
export interface NamesBrought {
  readonly contestant: string;
  /** Where it sits first. */
  readonly table: string;
  /** First who sits North or East. */
  readonly players: readonly { readonly name: string; readonly memberNumber: string | null }[];
}

/** Which cards of results, and which results, somebody may see who brings others. */
export interface SightOfResults {
  readonly maySee: (board: number) => boolean;
  readonly maySeeLead: (board: number) => boolean;
}

/** Deeds that are the word of somebody who directs or scores, over what was entered or brought. */
const PUTS_RIGHT: readonly ResultDeed['what'][] = ['irregular', 'corrected', 'voided', 'not-played'];

/** A session of bridge as results are brought into it. */
export function sessionToFill(
  session: SessionPlay,
  edition: TournamentSettings['laws'],
  sight: SightOfResults,
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
      return known && inBook(known);
    },
    rulingsOn: (play) => rulingsOn(session, play),
    ...sight,
  };
}

function rulingsOn({ rulings }: SessionPlay, { table, round, board }: PlayOfResult): RulingsInBook {
  const given = Object.values(rulings).flatMap(({ what, withdrawn }) =>
    what.kind === 'adjustment' && what.table === table && what.round === round && what.board === board
      ? [{ adjustment: what.adjustment, stands: withdrawn === null }]
      : [],
  );
  return { given: given.length, adjustment: given.find(({ stands }) => stands)?.adjustment ?? null };
}

function inBook({ status, seating, result, history }: ResultPlay): ResultInBook {
  const said = history.filter(({ what }) => what !== 'confirmed' && what !== 'late-begun');
  return {
    status,
    entry: history.length,
    seating,
    result: result as BridgeResult | null,
    given: history.flatMap((deed) => (deed.result ? [deed.result as BridgeResult] : [])),
    putRight: PUTS_RIGHT.includes(said.at(-1)?.what ?? 'entered'),
  };
}

/** Names that a file has for contestants of whom nobody is known, by where it has them sit. */
export function namesBrought(
  state: PlayState,
  session: SessionPlay,
  names: readonly BroughtName[],
): NamesBrought[] {
  const schedule = scheduleOf(session);
  const found = new Map<string, NamesBrought>();
  for (const seat of ['N', 'E', 'S', 'W'] as const) {
    for (const { table, round, seat: at, name, memberNumber } of names) {
      const meeting = schedule.meetingAt(table, round);
      if (at !== seat || name === null || !meeting) continue;
      const contestant = seatingOf(meeting)[seat];
      if (playersOf(state, session, contestant).length > 0) continue;
      const known = found.get(contestant) ?? { contestant, table, players: [] };
      found.set(contestant, { ...known, players: [...known.players, { name, memberNumber }].slice(0, 2) });
    }
  }
  return [...found.values()];
}

import {
  calledIn,
  NO_SESSION,
  publicWishes,
  STOPPED,
  wishesOfTeams,
  withSessionEvent,
  without,
} from '#tournament';
import { type LineOf, onAll, type LineFrom } from '../../projection/projection.js';
import type { DrawPlay, RoundDrawnPlay, SeatingWishesPlay, SessionPlay, PlayState } from '../play-state.js';
import { historyEventOf, inSession, momentOf, type HandlersOf } from './changes.js';
import { keepingLeavers, keepingTakenOff } from './leavers.js';
import { withAskedIfClosed, withProtocolAsked, type Asking } from './protocols.js';
import { withRoundsEnded } from './rounds-over.js';
import { scheduleOf } from '../schedule.js';
import { tableAt, withTablesBack, withTablesMoved } from './tables.js';

type SessionLine = LineFrom<'session'>;

function created(line: LineOf<'session.created'>): SessionPlay {
  return {
    ...withSessionEvent(NO_SESSION, line, momentOf(line)),
    status: 'set-up',
    draw: null,
    teamDraws: 0,
    draws: {},
    lateArrivals: {},
    ended: [],
    hiddenShown: {},
    tables: {},
    satTurned: {},
    results: {},
    written: {},
    tableDraws: {},
    rulings: {},
    decisions: {},
    clock: STOPPED,
    finished: {},
    protocols: { asked: [], askedLast: null, askedBy: null, askedFrom: null },
  };
}

/** What happens to a session. */
function change(session: SessionPlay, line: SessionLine): SessionPlay {
  return withSessionEvent(session, line, momentOf(line));
}

/** What is said of a session that may be closed: it is published anew. */
function changeAnew(session: SessionPlay, line: SessionLine & Asking): SessionPlay {
  return withAskedIfClosed(change(session, line), line);
}

/** The movements of a session as a draw of its seats sees them. */
function placesIn({ sections }: SessionPlay): SeatingWishesPlay['sections'] {
  return sections.map(({ section, movement }) => ({ section, movement }));
}

type Unnumbered<Draw> = Draw extends unknown ? Omit<Draw, 'number'> : never;

function withSeats(
  session: SessionPlay,
  line: LineOf<'session.seats-drawn' | 'session.seats-drawn-by-cards'>,
  draw: Unnumbered<DrawPlay>,
): SessionPlay {
  const drawn = change(session, line);
  return { ...drawn, draw: { ...draw, number: drawn.seatDraws } };
}

function withDraws(
  session: SessionPlay,
  section: string,
  round: number,
  change: (known: readonly RoundDrawnPlay[]) => readonly RoundDrawnPlay[],
): SessionPlay {
  const known = session.draws[section] ?? {};
  const draws = { ...known, [round]: change(known[round] ?? []) };
  return { ...session, draws: { ...session.draws, [section]: draws } };
}

function shownTo(session: SessionPlay, person: string, boards: readonly number[]): SessionPlay {
  const shown = new Set([...(session.hiddenShown[person] ?? []), ...boards]);
  return { ...session, hiddenShown: { ...session.hiddenShown, [person]: [...shown] } };
}

/** New tables are in the round that was called. */
function withMovementOf(session: SessionPlay, line: LineOf<'session.movement-changed'>): SessionPlay {
  const known = new Set(scheduleOf(session).tables);
  const changed = change(session, line);
  return scheduleOf(changed)
    .tables.filter((table) => !known.has(table))
    .reduce((moved, table) => tableAt(moved, table, calledIn(session, table)), changed);
}

/** What sessions' events do: the same as on the write side, with what follows from it and how it was drawn. */
export const sessionHandlers: HandlersOf<'session'> = {
  ...onAll<PlayState, 'session'>(inSession(change), 'session'),
  'session.created': (state, line) => ({
    ...state,
    sessions: { ...state.sessions, [line.payload.session]: created(line) },
  }),
  'session.sheets-chosen': inSession(changeAnew),
  'session.movement-set': inSession((session, line) => ({
    ...change(session, line),
    draw: null,
    draws: {},
    tableDraws: {},
    lateArrivals: {},
  })),
  'session.seats-drawn': inSession((session, line) => {
    const { seed, seats, wishes } = line.payload;
    const kept = wishes === undefined ? null : { ...publicWishes(wishes), sections: placesIn(session) };
    return withSeats(session, line, { ...momentOf(line), kind: 'seed', seed, seats, wishes: kept });
  }),
  'session.seats-drawn-by-cards': inSession((session, line) => {
    const { cards, seats } = line.payload;
    return withSeats(session, line, { ...momentOf(line), kind: 'cards', cards, seats });
  }),
  'session.seated': keepingLeavers(inSession(change)),
  'session.round-called': inSession((session, line) =>
    withRoundsEnded(withTablesMoved(change(session, line), line.payload.section), momentOf(line)),
  ),
  'session.round-taken-back': inSession((session, line) => {
    const called = change(session, line);
    return withTablesBack({ ...called, ended: session.ended.slice(0, called.round) }, line.payload);
  }),
  'session.round-drawn': keepingTakenOff(
    inSession((session, line) => {
      const { section, round, plays, byes, basis, started = [] } = line.payload;
      const drawn: RoundDrawnPlay = { ...historyEventOf(line), plays, byes, basis, started, declined: null };
      const again = withDraws(change(session, line), section, round, (known) => [...known, drawn]);
      return withRoundsEnded(again, momentOf(line));
    }),
  ),
  'session.tables-drawn': keepingTakenOff(
    inSession((session, line) => {
      const { section, rounds, basis, cards, cut = [], carry, reason } = line.payload;
      const drawn = {
        ...historyEventOf(line),
        rounds,
        basis,
        ...(cards !== undefined && { cards }),
        cut,
        ...(carry && { carry }),
        reason: reason?.text ?? null,
      };
      const known = session.tableDraws[section] ?? [];
      const tableDraws = { ...session.tableDraws, [section]: [...known, drawn] };
      return { ...change(session, line), tableDraws };
    }),
  ),
  'session.draw-kept': inSession((session, { payload: { section, round, at, declined } }) =>
    withDraws(session, section, round, (known) => [
      ...known.slice(0, -1),
      ...known.slice(-1).map((drawn) => ({ ...drawn, declined: { at, plays: declined } })),
    ]),
  ),
  'session.movement-changed': keepingTakenOff(inSession(withMovementOf)),
  'session.players-named': keepingLeavers(inSession(change)),
  'session.contestant-withdrew': keepingTakenOff(
    inSession((session, line) => withRoundsEnded(change(session, line), momentOf(line))),
  ),
  'session.contestant-arrived': keepingTakenOff(
    inSession((session, line) => {
      const { contestant, fromRound, missed } = line.payload;
      const late = missed === 'late' ? { [contestant]: fromRound } : {};
      const lateArrivals = { ...session.lateArrivals, ...late };
      return withRoundsEnded({ ...change(session, line), lateArrivals }, momentOf(line));
    }),
  ),
  'session.contestants-classed': inSession(changeAnew),
  'session.standings-chosen': inSession(changeAnew),
  'session.teams-drawn': inSession((session, line) => {
    const { seed, seats, wishes } = line.payload;
    const kept = wishes === undefined ? null : wishesOfTeams(wishes, session.sections);
    const number = session.teamDraws + 1;
    const draw: DrawPlay = { ...momentOf(line), kind: 'seed', number, seed, seats, wishes: kept };
    return { ...change(session, line), draw, teamDraws: number };
  }),
  'session.team-seated': keepingLeavers(inSession(change)),
  'session.team-penalty-given': inSession(changeAnew),
  'session.team-penalty-withdrawn': inSession(changeAnew),
  'session.match-awarded': inSession(changeAnew),
  'session.hidden-shown': inSession((session, { payload: { person, boards } }) =>
    shownTo(session, person, boards),
  ),
  'session.closed': inSession((session, line) => withProtocolAsked(change(session, line), line)),
  'session.abandoned': (state, { payload: { session } }) => ({
    ...state,
    sessions: without(state.sessions, session),
  }),
};

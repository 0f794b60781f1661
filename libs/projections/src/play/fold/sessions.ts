import {
  absencesOfNewcomers,
  announcementName,
  calledIn,
  DEFAULT_STANDINGS,
  isStillAnnounced,
  NO_TEAMS,
  phantoms,
  STOPPED,
  publicWishes,
  wishesOfTeams,
  withArrival,
  withCalled,
  withDeparture,
  withDrawnRound,
  withLineUpsAnew,
  withTeamThere,
  withDrawOptions,
  withBoardsKept,
  withMovementChanged,
  withCut,
  withMovementSet,
  withMatchDrawn,
  withReopened,
  withRoundCalled,
  withCallWithdrawn,
  withTablesDrawn,
  withTeamEvent,
  type TeamEvent,
} from '#tournament';
import type { LineOf } from '../../projection.js';
import type { AbsencePlay, DrawPlay, RoundDrawnPlay, SeatingWishesPlay, SessionPlay } from '../play-state.js';
import { historyEventOf, inSession, momentOf, without, type HandlersOf } from './changes.js';
import { keepingLeavers } from './leavers.js';
import { withAskedIfClosed, withProtocolAsked, type Asking } from './protocols.js';
import { withRoundsEnded } from './rounds-ended.js';
import { scheduleOf } from '../schedule.js';
import { tableAt, withTablesBack, withTablesMoved } from './tables.js';
import { keepingTakenOff } from './taken-off.js';

function created({ payload: { session, game, boardSet, settings } }: LineOf<'session.created'>): SessionPlay {
  return {
    session,
    game,
    boardSet,
    settings,
    standings: DEFAULT_STANDINGS,
    classes: {},
    sheets: null,
    status: 'set-up',
    closings: [],
    sections: [],
    draw: null,
    seatDraws: 0,
    teamDraws: 0,
    draws: {},
    absences: {},
    arrivals: {},
    entrants: null,
    knockout: null,
    entries: {},
    teams: NO_TEAMS,
    players: {},
    substitutions: {},
    round: 0,
    roundsCalled: {},
    ended: [],
    announced: {},
    hiddenShown: {},
    tables: {},
    satTurned: {},
    results: {},
    written: {},
    tableDraws: {},
    cuts: {},
    rulings: {},
    decisions: {},
    late: {},
    clock: STOPPED,
    finished: {},
    protocols: { asked: [], askedLast: null, askedBy: null, askedFrom: null, published: [] },
  };
}

function seatedBy(seats: readonly { readonly entry: string; readonly contestant: string }[]) {
  return Object.fromEntries(seats.map(({ entry, contestant }) => [contestant, entry]));
}

/** The movements of a session as a draw of its seats sees them. */
function placesIn({ sections }: SessionPlay): SeatingWishesPlay['sections'] {
  return sections.map(({ section, movement }) => ({ section, movement }));
}

type Unnumbered<Draw> = Draw extends unknown ? Omit<Draw, 'number'> : never;

function withSeats(session: SessionPlay, drawn: Unnumbered<DrawPlay>): SessionPlay {
  const number = session.seatDraws + 1;
  return { ...session, draw: { ...drawn, number }, seatDraws: number, entries: seatedBy(drawn.seats) };
}

/** An entry brings its own names: those that were given before it sat down are no longer meant. */
function seated(
  session: SessionPlay,
  { contestant, entry, players }: LineOf<'session.seated'>['payload'],
): SessionPlay {
  const others = without(session.players, contestant);
  const named = players === undefined ? others : { ...others, [contestant]: players };
  return {
    ...session,
    entries:
      entry === null ? without(session.entries, contestant) : { ...session.entries, [contestant]: entry },
    players: entry === null && session.status === 'set-up' ? session.players : named,
  };
}

/** The players of entries stay as they are from here on, but where others are named. */
function withPlayers(
  session: SessionPlay,
  { players }: { readonly players?: SessionPlay['players'] | undefined },
): SessionPlay {
  return players === undefined ? session : { ...session, players: { ...players, ...session.players } };
}

function withAbsences(
  session: SessionPlay,
  contestant: string,
  change: (known: readonly AbsencePlay[]) => readonly AbsencePlay[],
): SessionPlay {
  const absences = change(session.absences[contestant] ?? []);
  return { ...session, absences: { ...session.absences, [contestant]: absences } };
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

/** What happens to the teams of a session. */
function inTeams(session: SessionPlay, line: TeamEvent): SessionPlay {
  return { ...session, teams: withTeamEvent(session.teams, line) };
}

/** Rulings on teams, also after the session is closed. */
function ruledInTeams(session: SessionPlay, line: TeamEvent & Asking): SessionPlay {
  return withAskedIfClosed(inTeams(session, line), line);
}

/** The movement is another one: who comes new was not there before, and new tables are in the round that was called. */
function withMovementOf(session: SessionPlay, { payload }: LineOf<'session.movement-changed'>): SessionPlay {
  const sections = withMovementChanged(session.sections, payload);
  const absences = { ...session.absences, ...absencesOfNewcomers(session.sections, payload) };
  const ways = { before: session.sections, after: sections, absences: new Map(Object.entries(absences)) };
  const announced = Object.fromEntries(
    Object.entries(session.announced).filter(([name]) => isStillAnnounced(ways, name)),
  );
  const known = new Set(scheduleOf(session).tables);
  const changed = { ...session, sections, absences, announced };
  return scheduleOf(changed)
    .tables.filter((table) => !known.has(table))
    .reduce<SessionPlay>((moved, table) => tableAt(moved, table, calledIn(session, table)), changed);
}

/** What sessions' events do. */
export const sessionHandlers: HandlersOf<'session'> = {
  'session.created': (state, line) => ({
    ...state,
    sessions: { ...state.sessions, [line.payload.session]: created(line) },
  }),
  'session.configured': inSession((session, { payload: { settings } }) => ({ ...session, settings })),
  'session.sheets-chosen': inSession((session, line) =>
    withAskedIfClosed({ ...session, sheets: line.payload.sheets }, line),
  ),
  'session.movement-set': inSession((session, { payload: { sections } }) => ({
    ...session,
    sections,
    draw: null,
    draws: {},
    tableDraws: {},
    cuts: {},
    entries: {},
    classes: {},
    absences: Object.fromEntries(phantoms(sections)),
    arrivals: {},
    teams: withMovementSet(session.teams),
  })),
  'session.entrants-chosen': inSession((session, { payload }) => {
    const { entries, contest = null, knockout = session.knockout } = payload;
    return {
      ...session,
      entrants: entries && { entries, contest },
      knockout,
      entries: Object.fromEntries(
        Object.entries(session.entries).filter(([, entry]) => entries?.includes(entry) ?? true),
      ),
    };
  }),
  'session.seats-drawn': inSession((session, line) => {
    const { seed, seats, wishes } = line.payload;
    const kept = wishes === undefined ? null : { ...publicWishes(wishes), sections: placesIn(session) };
    return withSeats(session, { ...momentOf(line), kind: 'seed', seed, seats, wishes: kept });
  }),
  'session.seats-drawn-by-cards': inSession((session, line) => {
    const { cards, seats } = line.payload;
    return withSeats(session, { ...momentOf(line), kind: 'cards', cards, seats });
  }),
  'session.seated': keepingLeavers(inSession((session, { payload }) => seated(session, payload))),
  'session.started': inSession((session, { payload }) =>
    withPlayers({ ...session, status: 'running' }, payload),
  ),
  'session.round-called': inSession((session, line) => {
    const { round, section } = line.payload;
    const teams = withRoundCalled(session.teams, round);
    const called = { ...session, ...withCalled(session, line.payload), teams };
    return withRoundsEnded(withTablesMoved(called, section), momentOf(line));
  }),
  'session.round-taken-back': inSession((session, { payload }) => {
    const called = { ...session, ...withCallWithdrawn(session, payload) };
    return withTablesBack({ ...called, ended: session.ended.slice(0, called.round) }, payload);
  }),
  'session.round-drawn': keepingTakenOff(
    inSession((session, line) => {
      const { section, round, plays, byes, basis, started = [], handInAnew = [] } = line.payload;
      const drawn: RoundDrawnPlay = { ...historyEventOf(line), plays, byes, basis, started, declined: null };
      const sections = withDrawnRound(session.sections, { section, round, plays });
      const before = { before: session.sections, after: sections };
      const drawnAnew = withMatchDrawn(session.teams, before, round, calledIn(session, section));
      const teams = withLineUpsAnew(drawnAnew, handInAnew, round);
      const again = withDraws({ ...session, sections, teams }, section, round, (known) => [...known, drawn]);
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
      const before = {
        absences: new Map(Object.entries(session.absences)),
        cuts: new Map(Object.entries(session.cuts)),
      };
      const { absences, cuts } = withCut(before, line.payload);
      return {
        ...session,
        sections: withTablesDrawn(session.sections, line.payload),
        tableDraws: {
          ...session.tableDraws,
          [section]: [...(session.tableDraws[section] ?? []), drawn],
        },
        absences: Object.fromEntries(absences),
        cuts: Object.fromEntries(cuts),
      };
    }),
  ),
  'session.draw-options-chosen': inSession((session, { payload }) => ({
    ...session,
    sections: withDrawOptions(session.sections, payload),
  })),
  'session.draw-kept': inSession((session, { payload: { section, round, at, declined } }) =>
    withDraws(session, section, round, (known) => [
      ...known.slice(0, -1),
      ...known.slice(-1).map((drawn) => ({ ...drawn, declined: { at, plays: declined } })),
    ]),
  ),
  'session.movement-changed': keepingTakenOff(inSession(withMovementOf)),
  'session.board-movement-announced': inSession((session, line) => {
    const { session: _session, ...payload } = line.payload;
    const announcement = { ...momentOf(line), ...payload };
    return { ...session, announced: { ...session.announced, [announcementName(payload)]: announcement } };
  }),
  'session.players-named': keepingLeavers(
    inSession((session, { payload: { contestant, players } }) => ({
      ...session,
      players: { ...session.players, [contestant]: players },
    })),
  ),
  'session.substituted': inSession(
    (session, { payload: { contestant, seat, person, fromRound, toRound } }) => {
      const known = session.substitutions[contestant] ?? [];
      const substitution = { seat, person, fromRound, toRound };
      return {
        ...session,
        substitutions: { ...session.substitutions, [contestant]: [...known, substitution] },
      };
    },
  ),
  'session.contestant-withdrew': keepingTakenOff(
    inSession((session, line) => {
      const { contestant, fromRound } = line.payload;
      const withdrawn = withAbsences(session, contestant, (known) => withDeparture(known, fromRound));
      return withRoundsEnded(withdrawn, momentOf(line));
    }),
  ),
  'session.contestant-arrived': keepingTakenOff(
    inSession((session, line) => {
      const { contestant, fromRound, missed } = line.payload;
      const there = withTeamThere(session.sections, contestant);
      const sections = withBoardsKept(there, contestant, line.payload);
      const arrived = withAbsences({ ...session, sections }, contestant, (known) =>
        withArrival(known, fromRound, missed),
      );
      const arrivals =
        missed === 'late' ? { ...arrived.arrivals, [contestant]: fromRound } : arrived.arrivals;
      return withRoundsEnded({ ...arrived, arrivals }, momentOf(line));
    }),
  ),
  'session.contestants-classed': inSession((session, line) => {
    const classes = line.payload.classes.reduce<SessionPlay['classes']>(
      (known, { contestant, class: as }) =>
        as === null ? without(known, contestant) : { ...known, [contestant]: as },
      session.classes,
    );
    return withAskedIfClosed({ ...session, classes }, line);
  }),
  'session.standings-chosen': inSession((session, line) =>
    withAskedIfClosed({ ...session, standings: line.payload.standings }, line),
  ),
  'session.teams-drawn': inSession((session, line) => {
    const { seed, seats, wishes } = line.payload;
    const kept = wishes === undefined ? null : wishesOfTeams(wishes, session.sections);
    const number = session.teamDraws + 1;
    const draw: DrawPlay = { ...momentOf(line), kind: 'seed', number, seed, seats, wishes: kept };
    return { ...inTeams(session, line), draw, teamDraws: number };
  }),
  'session.team-seated': keepingLeavers(
    inSession((session, line) => {
      const { players = {}, handInAnew = [] } = line.payload;
      const teams = withLineUpsAnew(withTeamEvent(session.teams, line), handInAnew, 1);
      return { ...session, teams, players: { ...session.players, ...players } };
    }),
  ),
  'session.line-up-handed-in': inSession(inTeams),
  'session.line-ups-opened': inSession(inTeams),
  'session.matches-scored': inSession(inTeams),
  'session.match-carried': inSession(inTeams),
  'session.team-penalty-given': inSession(ruledInTeams),
  'session.team-penalty-withdrawn': inSession(ruledInTeams),
  'session.match-awarded': inSession(ruledInTeams),
  'session.board-set-chosen': inSession((session, { payload: { boardSet } }) => ({ ...session, boardSet })),
  'session.hidden-shown': inSession((session, { payload: { person, boards } }) =>
    shownTo(session, person, boards),
  ),
  'session.closed': inSession((session, line) => {
    const closings = [...session.closings, { closed: line.time, reopened: null }];
    const closed = withPlayers({ ...session, status: 'closed', closings }, line.payload);
    return withProtocolAsked(closed, line);
  }),
  'session.abandoned': (state, { payload: { session } }) => ({
    ...state,
    sessions: without(state.sessions, session),
  }),
  'session.reopened': inSession((session, { time }) => ({
    ...session,
    status: 'running',
    closings: withReopened(session.closings, time),
  })),
  'session.protocol-published': inSession((session, line) => {
    const { at, edition, format, hash } = line.payload;
    const { published } = session.protocols;
    const protocol = { ...momentOf(line), edition, at, format, hash };
    return { ...session, protocols: { ...session.protocols, published: [...published, protocol] } };
  }),
};

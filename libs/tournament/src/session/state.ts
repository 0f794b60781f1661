import { USUAL_GAME } from '#cards';
import {
  NO_TEAMS,
  type TeamEvent,
  type TeamsState,
  withMatchDrawn,
  withMovementSet,
  withRoundCalled,
  withTeamEvent,
} from '../team/state.js';
import { type Aggregate, changedBy, type ChangesBy, type Place, without } from '../journal/aggregate.js';
import type { GameName, SheetSettings } from '../games/games.js';
import type { SeatName } from '../journal/names.js';
import {
  type ContestantClass,
  DEFAULT_STANDINGS,
  type SessionStandings,
} from '../standings/session-standings.js';
import { type Absence, type Absences, phantoms, withArrival, withDeparture } from './plan/absences.js';
import { type Announcement, announcementName, withBoardsKept } from './plan/board-moves.js';
import { type Closing, withReopened } from './correction-period.js';
import { calledIn, withCalled, withCallWithdrawn } from './called-rounds.js';
import { absencesOfNewcomers, isStillAnnounced, withMovementChanged } from './plan/changed-movement.js';
import { withLineUpsAnew } from '../team/line-ups-anew.js';
import { withDrawnRound, withDrawOptions, withTeamThere } from './plan/drawn-rounds.js';
import { withCut, withTablesDrawn } from './plan/tables-drawn.js';
import {
  DEFAULT_SESSION_SETTINGS,
  type SectionData,
  type SessionEvent,
  sessionEvents,
  type SessionSettings,
} from './events.js';

export type SessionStatus = 'none' | 'set-up' | 'running' | 'closed';

/** Somebody sits in for a player; of two for the same seat and round the later one holds. */
export type Substitution = {
  readonly seat: SeatName;
  readonly person: string;
  readonly fromRound: number;
  readonly toRound: number;
};

/** The entries that play in a session, and the contest from which they go on. */
export type Entrants = { readonly entries: readonly string[]; readonly contest: string | null };

/** A published protocol: of the session as it was at line `at`. */
export type PublishedProtocol = {
  readonly position: number;
  readonly time: number;
  readonly edition: number;
  readonly at: number;
  readonly format: number;
  /** SHA-256 of the document's canonical text. */
  readonly hash: string;
};

/** One session: who plays what where, and how far it has come. Plain JSON, as the read side keeps it, too. */
export type SessionState = {
  readonly status: SessionStatus;
  readonly session: string;
  readonly game: GameName;
  readonly boardSet: string;
  readonly settings: SessionSettings;
  /** Of a game of sheets: what is agreed about them; null: nothing yet, or it is played in boards. */
  readonly sheets: SheetSettings | null;
  readonly standings: SessionStandings;
  /** As what contestants take part, where this session says otherwise than their entries. */
  readonly classes: { readonly [contestant: string]: ContestantClass };
  readonly sections: readonly SectionData[];
  /** The entries that play here; null: all that take part in the tournament. */
  readonly entrants: Entrants | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  /** How often seats were drawn, for earlier movements too. */
  readonly seatDraws: number;
  /** Entries by contestant. */
  readonly entries: { readonly [contestant: string]: string };
  /** Where teams of four play: whose pairs the contestants are. */
  readonly teams: TeamsState;
  /** Persons by contestant, as named for this session; where nobody is named the entry tells them. */
  readonly players: { readonly [contestant: string]: readonly string[] };
  readonly substitutions: { readonly [contestant: string]: readonly Substitution[] };
  /** By contestant, the phantom's too. */
  readonly absences: Absences;
  /** Who was cut from a round on, by `cutKey`: with another draw of that round somebody else may be. */
  readonly cuts: { readonly [round: string]: readonly string[] };
  /** The round from which a late contestant plays. */
  readonly arrivals: { readonly [contestant: string]: number };
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** Where sections are called apart: the last one of each that has begun. */
  readonly roundsCalled: { readonly [section: string]: number };
  /** The board movements that have been announced, by name (`announcementName`). */
  readonly announced: { readonly [name: string]: Announcement };
  /** How often announced ways no longer held after a change of the movement: they are announced anew. */
  readonly waysChanged: number;
  /** When it was closed, and opened again. Results that were shown at the end stay shown while somebody corrects them. */
  readonly closings: readonly Closing[];
  /** The line that closed it first; null before that. */
  readonly firstClosed: number | null;
  /** Its protocols, in the order of editions. */
  readonly published: readonly PublishedProtocol[];
};

/** A session that nobody has created. */
export const NO_SESSION: SessionState = {
  status: 'none',
  session: '',
  game: USUAL_GAME,
  boardSet: '',
  settings: DEFAULT_SESSION_SETTINGS,
  sheets: null,
  standings: DEFAULT_STANDINGS,
  classes: {},
  sections: [],
  entrants: null,
  knockout: null,
  seatDraws: 0,
  entries: {},
  teams: NO_TEAMS,
  players: {},
  substitutions: {},
  absences: {},
  cuts: {},
  arrivals: {},
  round: 0,
  roundsCalled: {},
  announced: {},
  waysChanged: 0,
  closings: [],
  firstClosed: null,
  published: [],
};

type Players = { readonly players?: SessionState['players'] | undefined };

/** The players of entries stay as they are from here on, but where others are named. */
function withPlayers({ players }: SessionState, { players: kept }: Players): SessionState['players'] {
  return kept === undefined ? players : { ...kept, ...players };
}

function withAbsences(
  { absences }: SessionState,
  contestant: string,
  change: (known: readonly Absence[]) => readonly Absence[],
) {
  return { absences: { ...absences, [contestant]: change(absences[contestant] ?? []) } };
}

type PayloadOf<Type> = Extract<SessionEvent, { readonly type: Type }>['payload'];

function seatsDrawn(
  { seatDraws }: SessionState,
  { seats }: PayloadOf<'session.seats-drawn' | 'session.seats-drawn-by-cards'>,
) {
  const entries = seats.map(({ entry, contestant }) => [contestant, entry]);
  return { seatDraws: seatDraws + 1, entries: Object.fromEntries(entries) as SessionState['entries'] };
}

const changes: ChangesBy<SessionState, Exclude<SessionEvent, TeamEvent>> = {
  'session.created': (_state, { session, game, boardSet, settings }) => ({
    status: 'set-up',
    session,
    game,
    boardSet,
    settings,
  }),
  'session.board-set-chosen': (_state, { boardSet }) => ({ boardSet }),
  'session.configured': (_state, { settings }) => ({ settings }),
  'session.sheets-chosen': (_state, { sheets }) => ({ sheets }),
  'session.movement-set': ({ teams }, { sections }) => ({
    sections,
    entries: {},
    classes: {},
    absences: phantoms(sections),
    cuts: {},
    arrivals: {},
    teams: withMovementSet(teams),
  }),
  'session.entrants-chosen'(state, { entries, contest = null, knockout = state.knockout }) {
    const seated = Object.entries(state.entries).filter(([, entry]) => entries?.includes(entry) ?? true);
    return { entrants: entries && { entries, contest }, knockout, entries: Object.fromEntries(seated) };
  },
  'session.seats-drawn': seatsDrawn,
  'session.seats-drawn-by-cards': seatsDrawn,
  'session.seated'({ status, entries, players: known }, { contestant, entry, players: named }) {
    const players = { ...without(known, contestant), ...(named && { [contestant]: named }) };
    return {
      entries: entry === null ? without(entries, contestant) : { ...entries, [contestant]: entry },
      // An entry brings its own names: those that were given before it sat down are no longer meant.
      players: entry === null && status === 'set-up' ? known : players,
    };
  },
  'session.started': (state, kept) => ({ status: 'running', players: withPlayers(state, kept) }),
  'session.round-called': (state, call) => ({
    ...withCalled(state, call),
    teams: withRoundCalled(state.teams, call.round),
  }),
  'session.round-taken-back': withCallWithdrawn,
  'session.round-drawn'(state, drawn) {
    const { round, section, handInAnew = [] } = drawn;
    const sections = withDrawnRound(state.sections, drawn);
    const ways = { before: state.sections, after: sections };
    const teams = withMatchDrawn(state.teams, ways, round, calledIn(state, section));
    return { sections, teams: withLineUpsAnew(teams, handInAnew, round) };
  },
  'session.tables-drawn': (state, drawn) => ({
    sections: withTablesDrawn(state.sections, drawn),
    ...withCut(state, drawn),
  }),
  'session.draw-options-chosen': ({ sections }, chosen) => ({ sections: withDrawOptions(sections, chosen) }),
  'session.movement-changed'(state, change) {
    const sections = withMovementChanged(state.sections, change);
    const absences = { ...state.absences, ...absencesOfNewcomers(state.sections, change) };
    const ways = { before: state.sections, after: sections, absences };
    const before = Object.entries(state.announced);
    const announced = before.filter(([name]) => isStillAnnounced(ways, name));
    const waysChanged = state.waysChanged + (announced.length < before.length ? 1 : 0);
    return { sections, absences, announced: Object.fromEntries(announced), waysChanged };
  },
  'session.board-movement-announced': (
    { announced },
    { session: _session, ...said },
    { position, time },
  ) => ({ announced: { ...announced, [announcementName(said)]: { position, time, ...said } } }),
  'session.players-named': (state, { contestant, players }) => ({
    players: { ...state.players, [contestant]: players },
  }),
  'session.substituted'({ substitutions }, { contestant, seat, person, fromRound, toRound }) {
    const now = [...(substitutions[contestant] ?? []), { seat, person, fromRound, toRound }];
    return { substitutions: { ...substitutions, [contestant]: now } };
  },
  'session.contestant-withdrew': (state, { contestant, fromRound }) =>
    withAbsences(state, contestant, (known) => withDeparture(known, fromRound)),
  'session.contestant-arrived'(state, arrival) {
    const { contestant, fromRound, missed } = arrival;
    return {
      sections: withBoardsKept(withTeamThere(state.sections, contestant), contestant, arrival),
      arrivals: { ...state.arrivals, [contestant]: fromRound },
      ...withAbsences(state, contestant, (known) => withArrival(known, fromRound, missed)),
    };
  },
  'session.contestants-classed': (state, { classes }) => ({
    classes: classes.reduce<SessionState['classes']>(
      (known, { contestant, class: as }) =>
        as === null ? without(known, contestant) : { ...known, [contestant]: as },
      state.classes,
    ),
  }),
  'session.standings-chosen': (_state, { standings }) => ({ standings }),
  'session.draw-kept': null,
  'session.hidden-shown': null,
  'session.abandoned': null,
  'session.closed': (state, kept, { position, time }) => ({
    status: 'closed',
    closings: [...state.closings, { closed: time, reopened: null }],
    firstClosed: state.firstClosed ?? position,
    players: withPlayers(state, kept),
  }),
  'session.reopened': ({ closings }, _reason, { time }) => ({
    status: 'running',
    closings: withReopened(closings, time),
  }),
  'session.protocol-published': ({ published }, { at, edition, format, hash }, { position, time }) => ({
    published: [...published, { position, time, edition, at, format, hash }],
  }),
};

function isOfTeams(event: SessionEvent): event is TeamEvent {
  return !(event.type in changes);
}

/** What an event of a session does to it; one that is abandoned is forgotten by whoever keeps it. */
export function withSessionEvent<State extends SessionState>(
  state: State,
  event: SessionEvent,
  place: Place,
): State {
  if (!isOfTeams(event)) return changedBy(changes, state, event, place);
  const teams = withTeamEvent(state.teams, event);
  if (event.type !== 'session.team-seated') return { ...state, teams };
  const { players, handInAnew = [] } = event.payload;
  return {
    ...state,
    teams: withLineUpsAnew(teams, handInAnew, 1),
    players: { ...state.players, ...players },
  };
}

/** A stream `session/<session>`. */
export const sessionAggregate: Aggregate<SessionState, SessionEvent> = {
  name: 'session',
  events: sessionEvents,
  initial: NO_SESSION,
  evolve: (state, event, place) =>
    event.type === 'session.abandoned' ? NO_SESSION : withSessionEvent(state, event, place),
};

/** How commands refer to the stream of a session. */
export function sessionStream(session: string) {
  return { stream: `session/${session}`, aggregate: sessionAggregate };
}

import { USUAL_GAME } from '#cards';
import { type Aggregate, type Place, without } from '../journal/aggregate.js';
import type { GameName, SheetSettings } from '../games/games.js';
import type { SeatName } from '../journal/names.js';
import {
  type ContestantClass,
  DEFAULT_STANDINGS,
  type SessionStandings,
} from '../standings/session-standings.js';
import {
  NO_TEAMS,
  type TeamsState,
  withMatchDrawn,
  withMovementSet,
  withRoundCalled,
  withTeamEvent,
} from '../team/state.js';
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
  closings: [],
  firstClosed: null,
  published: [],
};

type Players = { readonly players?: SessionState['players'] | undefined };

/** The players of entries stay as they are from here on, but where others are named. */
function withPlayers({ players }: SessionState, { players: kept }: Players): SessionState['players'] {
  return kept === undefined ? players : { ...kept, ...players };
}

function withAbsences<State extends SessionState>(
  state: State,
  contestant: string,
  change: (known: readonly Absence[]) => readonly Absence[],
): State {
  const absences = change(state.absences[contestant] ?? []);
  return { ...state, absences: { ...state.absences, [contestant]: absences } };
}

/** What an event of a session does to it; one that is abandoned is forgotten by whoever keeps it. */
export function withSessionEvent<State extends SessionState>(
  state: State,
  event: SessionEvent,
  { position, time }: Place,
): State {
  switch (event.type) {
    case 'session.created': {
      const { session, game, boardSet, settings } = event.payload;
      return { ...state, status: 'set-up', session, game, boardSet, settings };
    }
    case 'session.board-set-chosen':
      return { ...state, boardSet: event.payload.boardSet };
    case 'session.configured':
      return { ...state, settings: event.payload.settings };
    case 'session.sheets-chosen':
      return { ...state, sheets: event.payload.sheets };
    case 'session.movement-set': {
      const { sections } = event.payload;
      return {
        ...state,
        sections,
        entries: {},
        classes: {},
        absences: phantoms(sections),
        cuts: {},
        arrivals: {},
        teams: withMovementSet(state.teams),
      };
    }
    case 'session.entrants-chosen': {
      const { entries, contest = null, knockout = state.knockout } = event.payload;
      const seated = Object.entries(state.entries).filter(([, entry]) => entries?.includes(entry) ?? true);
      const entrants = entries && { entries, contest };
      return { ...state, entrants, knockout, entries: Object.fromEntries(seated) };
    }
    case 'session.seats-drawn':
    case 'session.seats-drawn-by-cards': {
      const entries = event.payload.seats.map(({ entry, contestant }) => [contestant, entry]);
      return { ...state, seatDraws: state.seatDraws + 1, entries: Object.fromEntries(entries) };
    }
    case 'session.seated': {
      const { contestant, entry, players: named } = event.payload;
      const others = without(state.players, contestant);
      const players = named === undefined ? others : { ...others, [contestant]: named };
      return {
        ...state,
        entries:
          entry === null ? without(state.entries, contestant) : { ...state.entries, [contestant]: entry },
        // An entry brings its own names: those that were given before it sat down are no longer meant.
        players: entry === null && state.status === 'set-up' ? state.players : players,
      };
    }
    case 'session.started':
      return { ...state, status: 'running', players: withPlayers(state, event.payload) };
    case 'session.round-called': {
      const teams = withRoundCalled(state.teams, event.payload.round);
      return { ...state, ...withCalled(state, event.payload), teams };
    }
    case 'session.round-taken-back':
      return { ...state, ...withCallWithdrawn(state, event.payload) };
    case 'session.round-drawn': {
      const { round, handInAnew = [] } = event.payload;
      const sections = withDrawnRound(state.sections, event.payload);
      const drawn = { before: state.sections, after: sections };
      const teams = withMatchDrawn(state.teams, drawn, round, calledIn(state, event.payload.section));
      return { ...state, sections, teams: withLineUpsAnew(teams, handInAnew, round) };
    }
    case 'session.tables-drawn': {
      const sections = withTablesDrawn(state.sections, event.payload);
      return { ...state, sections, ...withCut(state, event.payload) };
    }
    case 'session.draw-options-chosen':
      return { ...state, sections: withDrawOptions(state.sections, event.payload) };
    case 'session.movement-changed': {
      const sections = withMovementChanged(state.sections, event.payload);
      const absences = { ...state.absences, ...absencesOfNewcomers(state.sections, event.payload) };
      const ways = { before: state.sections, after: sections, absences };
      const announced = Object.entries(state.announced).filter(([name]) => isStillAnnounced(ways, name));
      return { ...state, sections, absences, announced: Object.fromEntries(announced) };
    }
    case 'session.board-movement-announced': {
      const { session: _session, ...said } = event.payload;
      const announcement = { position, time, ...said };
      return { ...state, announced: { ...state.announced, [announcementName(said)]: announcement } };
    }
    case 'session.players-named': {
      const { contestant, players } = event.payload;
      return { ...state, players: { ...state.players, [contestant]: players } };
    }
    case 'session.substituted': {
      const { contestant, seat, person, fromRound, toRound } = event.payload;
      const known = state.substitutions[contestant] ?? [];
      const now = [...known, { seat, person, fromRound, toRound }];
      return { ...state, substitutions: { ...state.substitutions, [contestant]: now } };
    }
    case 'session.contestant-withdrew': {
      const { contestant, fromRound } = event.payload;
      return withAbsences(state, contestant, (known) => withDeparture(known, fromRound));
    }
    case 'session.contestant-arrived': {
      const { contestant, fromRound, missed } = event.payload;
      const there = withTeamThere(state.sections, contestant);
      const sections = withBoardsKept(there, contestant, event.payload);
      const arrivals = { ...state.arrivals, [contestant]: fromRound };
      return withAbsences({ ...state, sections, arrivals }, contestant, (known) =>
        withArrival(known, fromRound, missed),
      );
    }
    case 'session.contestants-classed': {
      const classes = event.payload.classes.reduce<SessionState['classes']>(
        (known, { contestant, class: as }) =>
          as === null ? without(known, contestant) : { ...known, [contestant]: as },
        state.classes,
      );
      return { ...state, classes };
    }
    case 'session.standings-chosen':
      return { ...state, standings: event.payload.standings };
    case 'session.team-seated': {
      const { players = {}, handInAnew = [] } = event.payload;
      const teams = withLineUpsAnew(withTeamEvent(state.teams, event), handInAnew, 1);
      return { ...state, teams, players: { ...state.players, ...players } };
    }
    case 'session.teams-drawn':
    case 'session.line-up-handed-in':
    case 'session.line-ups-opened':
    case 'session.matches-scored':
    case 'session.match-carried':
    case 'session.team-penalty-given':
    case 'session.team-penalty-withdrawn':
    case 'session.match-awarded':
      return { ...state, teams: withTeamEvent(state.teams, event) };
    case 'session.draw-kept':
    case 'session.hidden-shown':
    case 'session.abandoned':
      return state;
    case 'session.closed':
      return {
        ...state,
        status: 'closed',
        closings: [...state.closings, { closed: time, reopened: null }],
        firstClosed: state.firstClosed ?? position,
        players: withPlayers(state, event.payload),
      };
    case 'session.reopened':
      return { ...state, status: 'running', closings: withReopened(state.closings, time) };
    case 'session.protocol-published': {
      const { at, edition, format, hash } = event.payload;
      const protocol = { position, time, edition, at, format, hash };
      return { ...state, published: [...state.published, protocol] };
    }
    default:
      return event satisfies never;
  }
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

import { USUAL_GAME } from '#cards';
import type { Aggregate } from '../journal/aggregate.js';
import type { GameName, SheetSettings } from '../games/games.js';
import type { SeatName } from '../journal/names.js';
import type { ContestantClass } from '../standings/contestant-class.js';
import { DEFAULT_STANDINGS, type SessionStandings } from '../standings/session-standings.js';
import {
  NO_TEAMS,
  withMatchDrawn,
  withMovementSet,
  withRoundCalled,
  withTeamEvent,
  type TeamsState,
} from '../team/state.js';
import { phantoms, withArrival, withDeparture, type Absences } from './plan/absences.js';
import { announcementName } from './plan/announced.js';
import { withReopened, type Closing } from './correction-period.js';
import { calledIn, withCalled, withCallWithdrawn } from './called-rounds.js';
import { withBoardsKept } from './plan/boards-kept.js';
import { absencesOfNewcomers, isStillAnnounced, withMovementChanged } from './plan/changed-movement.js';
import { withLineUpsAnew } from '../team/line-ups-anew.js';
import { withDrawnRound, withDrawOptions, withTeamThere } from './plan/drawn-rounds.js';
import { withCut, withTablesDrawn } from './plan/tables-drawn.js';
import {
  DEFAULT_SESSION_SETTINGS,
  sessionEvents,
  type SectionData,
  type SessionEvent,
  type SessionSettings,
} from './events.js';

export type { Absence } from './plan/absences.js';

export type SessionStatus = 'none' | 'set-up' | 'running' | 'closed';

/** Somebody sits in for a player; of two for the same seat and round the later one holds. */
export interface Substitution {
  readonly seat: SeatName;
  readonly person: string;
  readonly fromRound: number;
  readonly toRound: number;
}

/** One session: who plays what where, and how far it has come. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly session: string;
  readonly game: GameName;
  readonly boardSet: string;
  readonly settings: SessionSettings;
  /** Of a game of sheets: what is agreed about them; null: nothing yet. */
  readonly sheets: SheetSettings | null;
  readonly standings: SessionStandings;
  /** As what contestants take part, where this session says otherwise than their entries. */
  readonly classes: ReadonlyMap<string, ContestantClass>;
  readonly sections: readonly SectionData[];
  /** The entries that play here; null: all that take part in the tournament. */
  readonly entrants: readonly string[] | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  /** Whether seats have ever been drawn, also for another movement. */
  readonly drawn: boolean;
  /** Entries by contestant. */
  readonly entries: ReadonlyMap<string, string>;
  /** Where teams of four play: whose pairs the contestants are. */
  readonly teams: TeamsState;
  /** Persons by contestant, as named for this session; where nobody is named the entry tells them. */
  readonly players: ReadonlyMap<string, readonly string[]>;
  readonly substitutions: ReadonlyMap<string, readonly Substitution[]>;
  readonly absences: Absences;
  /** Who was cut from a round on, by `cutKey`: with another draw of that round somebody else may be. */
  readonly cuts: ReadonlyMap<string, readonly string[]>;
  /** The round from which a late contestant plays. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** Where sections are called apart: the last one of each that has begun. */
  readonly roundsCalled: Readonly<Record<string, number>>;
  /** The board movements that have been announced, by name (`announcementName`). */
  readonly announced: ReadonlySet<string>;
  /** When it was closed, and opened again. */
  readonly closings: readonly Closing[];
  /** The line that closed it first; null before that. */
  readonly firstClosed: number | null;
  /** The protocol that was published last: of which line, and which edition it is. */
  readonly protocol: { readonly at: number; readonly edition: number } | null;
}

const initial: SessionState = {
  status: 'none',
  session: '',
  game: USUAL_GAME,
  boardSet: '',
  settings: DEFAULT_SESSION_SETTINGS,
  sheets: null,
  standings: DEFAULT_STANDINGS,
  classes: new Map(),
  sections: [],
  entrants: null,
  knockout: null,
  drawn: false,
  entries: new Map(),
  teams: NO_TEAMS,
  players: new Map(),
  substitutions: new Map(),
  absences: new Map(),
  cuts: new Map(),
  arrivals: new Map(),
  round: 0,
  roundsCalled: {},
  announced: new Set(),
  closings: [],
  firstClosed: null,
  protocol: null,
};

function withEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | null) {
  const changed = new Map(map);
  if (value === null) changed.delete(key);
  else changed.set(key, value);
  return changed;
}

/** The players of entries stay as they are from here on, but where others are named. */
function withPlayers(
  { players }: SessionState,
  { players: kept = {} }: { readonly players?: Readonly<Record<string, readonly string[]>> | undefined },
) {
  return new Map([...Object.entries(kept), ...players]);
}

/** A stream `session/<session>`. */
export const sessionAggregate: Aggregate<SessionState, SessionEvent> = {
  name: 'session',
  events: sessionEvents,
  initial,
  evolve(state, event, { position, time }) {
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
          entries: new Map(),
          classes: new Map(),
          absences: phantoms(sections),
          cuts: new Map(),
          arrivals: new Map(),
          teams: withMovementSet(state.teams),
        };
      }
      case 'session.entrants-chosen': {
        const { entries: entrants, knockout = state.knockout } = event.payload;
        const seated = [...state.entries].filter(([, entry]) => entrants?.includes(entry) ?? true);
        return { ...state, entrants, knockout, entries: new Map(seated) };
      }
      case 'session.seats-drawn':
      case 'session.seats-drawn-by-cards': {
        const { seats } = event.payload;
        const entries = new Map(seats.map(({ entry, contestant }) => [contestant, entry]));
        return { ...state, drawn: true, entries };
      }
      case 'session.seated': {
        const { contestant, entry } = event.payload;
        return {
          ...state,
          entries: withEntry(state.entries, contestant, entry),
          // An entry brings its own names: those that were given before it sat down are no longer meant.
          players:
            entry === null && state.status === 'set-up'
              ? state.players
              : withEntry(state.players, contestant, event.payload.players ?? null),
        };
      }
      case 'session.started':
        return { ...state, status: 'running', players: withPlayers(state, event.payload) };
      case 'session.round-called':
        return {
          ...state,
          ...withCalled(state, event.payload),
          teams: withRoundCalled(state.teams, event.payload.round),
        };
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
      case 'session.draw-kept':
        return state;
      case 'session.movement-changed': {
        const sections = withMovementChanged(state.sections, event.payload);
        const newcomers = Object.entries(absencesOfNewcomers(state.sections, event.payload));
        const absences = new Map([...state.absences, ...newcomers]);
        const ways = { before: state.sections, after: sections, absences };
        const announced = [...state.announced].filter((name) => isStillAnnounced(ways, name));
        return { ...state, sections, absences, announced: new Set(announced) };
      }
      case 'session.board-movement-announced':
        return { ...state, announced: new Set([...state.announced, announcementName(event.payload)]) };
      case 'session.players-named': {
        const { contestant, players } = event.payload;
        return { ...state, players: withEntry(state.players, contestant, players) };
      }
      case 'session.substituted': {
        const { contestant, ...substitution } = event.payload;
        const known = state.substitutions.get(contestant) ?? [];
        return {
          ...state,
          substitutions: withEntry(state.substitutions, contestant, [...known, substitution]),
        };
      }
      case 'session.contestant-withdrew': {
        const { contestant, fromRound } = event.payload;
        const known = state.absences.get(contestant) ?? [];
        return {
          ...state,
          absences: withEntry(state.absences, contestant, withDeparture(known, fromRound)),
        };
      }
      case 'session.contestant-arrived': {
        const { contestant, fromRound, missed } = event.payload;
        const known = state.absences.get(contestant) ?? [];
        const sections = withTeamThere(state.sections, contestant);
        return {
          ...state,
          sections: withBoardsKept(sections, contestant, event.payload),
          absences: withEntry(state.absences, contestant, withArrival(known, fromRound, missed)),
          arrivals: withEntry(state.arrivals, contestant, fromRound),
        };
      }
      case 'session.contestants-classed': {
        const classes = new Map(state.classes);
        for (const { contestant, class: as } of event.payload.classes) {
          if (as === null) classes.delete(contestant);
          else classes.set(contestant, as);
        }
        return { ...state, classes };
      }
      case 'session.standings-chosen':
        return { ...state, standings: event.payload.standings };
      case 'session.team-seated': {
        const { players = {}, handInAnew = [] } = event.payload;
        return {
          ...state,
          teams: withLineUpsAnew(withTeamEvent(state.teams, event), handInAnew, 1),
          players: new Map([...state.players, ...Object.entries(players)]),
        };
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
      case 'session.hidden-shown':
        return state;
      case 'session.closed':
        return {
          ...state,
          status: 'closed',
          closings: [...state.closings, { closed: time, reopened: null }],
          firstClosed: state.firstClosed ?? position,
          players: withPlayers(state, event.payload),
        };
      case 'session.abandoned':
        return initial;
      case 'session.reopened':
        return { ...state, status: 'running', closings: withReopened(state.closings, time) };
      case 'session.protocol-published': {
        const { at, edition } = event.payload;
        return { ...state, protocol: { at, edition } };
      }
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a session. */
export function sessionStream(session: string) {
  return { stream: `session/${session}`, aggregate: sessionAggregate };
}

import {
  calledIn,
  methodOf,
  sectionOf,
  type SectionData,
  type SessionSettings,
  type SheetSettings,
  type TournamentSettings,
  type SessionMethod,
  type Entrants,
  type Substitution,
  type ContestantClass,
  type SessionStandings,
  NOTHING_FOR_DRAWS,
  UNCLASSED,
  type ForDraws,
} from '#tournament';
import { correctionsDocument, type CorrectionsDocument } from './rulings/corrections-document.js';
import { playersOf } from '../../visibility/before-oneself.js';
import type { DrawPlay, PlayState, SessionPlay } from '../play-state.js';
import { lastEnded } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { stageOfSession, type StageOfSession } from '../knockout/stage-of-session.js';
import { cancelledIn, classOf } from '../scoring/contestants.js';
import { teamCalled, type TeamCalled } from '../teams/team-name.js';
import { lineOf } from '../scoring/scores.js';

/** What everybody may know of a session; persons by their ids. */
export type SessionDocument = {
  readonly session: string;
  readonly game: SessionPlay['game'];
  readonly boardSet: string;
  readonly status: SessionPlay['status'];
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** The last started round, by section. */
  readonly called: { readonly [section: string]: number };
  readonly rounds: number;
  /** The last round that all tables have finished. */
  readonly ended: number;
  /** With its scoring method; in old journals that is the tournament's. */
  readonly settings: SessionSettings & { readonly method: SessionMethod };
  /** For a game with score sheets: its agreed settings; null: none yet, or it is played in boards. */
  readonly sheets: SheetSettings | null;
  /** Once it is closed: when its correction period ends, and whether it was corrected after that. */
  readonly corrections: CorrectionsDocument | null;
  /** What holds for the whole tournament. */
  readonly rules: TournamentSettings;
  /** What its standings show beside what follows from the scoring. */
  readonly standings: SessionStandings;
  readonly sections: readonly SectionData[];
  readonly tables: readonly string[];
  readonly contestants: readonly ContestantDocument[];
  /** The entries that play here, and the contest from which they go on; null: all that take part. */
  readonly entrants: Entrants | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  /** What it is there: which round, or extra boards. */
  readonly stage: StageOfSession | null;
  /** How the seats were drawn; what the draw kept to has a document of its own. */
  readonly draw: DrawSeen | null;
  /** How often seats were drawn, for earlier movements too. */
  readonly seatDraws: number;
  readonly boards: readonly number[];
  /** The boards whose travellers everybody may see. */
  readonly released: readonly number[];
};

type WithoutWishes<Draw> = Draw extends unknown ? Omit<Draw, 'wishes'> : never;

/** A draw without what it kept to. */
export type DrawSeen = WithoutWishes<DrawPlay>;

function drawSeen(draw: DrawPlay): DrawSeen {
  if (draw.kind === 'cards') return draw;
  const { wishes: _wishes, ...seen } = draw;
  return seen;
}

export type ContestantDocument = TeamCalled & {
  readonly contestant: string;
  readonly section: string;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entry: string | null;
  /** First who sits North or East, then the partner; nobody as long as only the number is known. */
  readonly players: readonly string[];
  readonly substitutions: readonly Substitution[];
  /** Its stratum or flight, categories and handicap, and whether it is ranked. */
  readonly class: ContestantClass;
  /** When it is not there: from a round on, until it arrives, or for good. */
  readonly absent: readonly { readonly fromRound: number; readonly untilRound: number | null }[];
  /** It has left, and by the rule of the session its results do not count. */
  readonly cancelled: boolean;
};

/** What everybody may know of a session. @param released the boards whose travellers everybody may see */
export function sessionDocument(
  state: PlayState,
  session: SessionPlay,
  released: readonly number[],
): SessionDocument {
  const { contestants, tables, rounds, boards } = scheduleOf(session);
  return {
    session: session.session,
    game: session.game,
    boardSet: session.boardSet,
    status: session.status,
    round: session.round,
    called: Object.fromEntries(session.sections.map(({ section }) => [section, calledIn(session, section)])),
    rounds,
    ended: lastEnded(session),
    settings: { ...session.settings, method: methodOf(state.settings, session.settings) },
    sheets: session.sheets,
    corrections: correctionsDocument(state, session),
    rules: state.settings,
    standings: session.standings,
    sections: session.sections,
    tables,
    contestants: contestants.map((contestant) => contestantDocument(state, session, contestant)),
    entrants: session.entrants,
    knockout: session.knockout,
    stage: stageOfSession(session, state.knockouts),
    draw: session.draw && drawSeen(session.draw),
    seatDraws: session.seatDraws,
    boards,
    released,
  };
}

function contestantDocument(state: PlayState, session: SessionPlay, contestant: string): ContestantDocument {
  return {
    contestant,
    section: sectionOf(contestant),
    line: lineOf(contestant),
    entry: session.entries[contestant] ?? null,
    ...teamCalled(state, session, contestant),
    players: playersOf(state, session, contestant),
    substitutions: session.substitutions[contestant] ?? [],
    class: classOf(state, session, contestant),
    absent: (session.absences[contestant] ?? [])
      .filter(({ playedLate }) => !playedLate)
      .map(({ fromRound, untilRound = null }) => ({ fromRound, untilRound })),
    cancelled: cancelledIn(session).has(contestant),
  };
}

/** Who takes part in the tournament; persons by their ids. */
export type EntriesDocument = {
  readonly open: boolean;
  /** In the order of registration. */
  readonly entries: readonly {
    readonly entry: string;
    readonly players: readonly string[];
    /** For teams of four only: the captain, whose name the team has. */
    readonly captain?: string;
    /** Of a team of four that was given one. */
    readonly name?: string;
    readonly withdrawn: boolean;
    /** As what it takes part in every session that does not say otherwise. */
    readonly class: ContestantClass;
    /** Draw information: for directors only. */
    readonly forDraws: ForDraws;
  }[];
};

export function entriesDocument({ entries: { open, order, entries } }: PlayState): EntriesDocument {
  return {
    open,
    entries: order.map((entry) => ({
      entry,
      class: UNCLASSED,
      forDraws: NOTHING_FOR_DRAWS,
      ...entries[entry]!,
    })),
  };
}

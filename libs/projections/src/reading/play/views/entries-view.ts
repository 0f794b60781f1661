import {
  type ContestantClass,
  type ForDraws,
  handedInFor,
  isTeam,
  lineUpIn,
  opponentsIn,
  SEATS,
  teamsIn,
  type LineUp,
  type SeatName,
} from '#tournament';
import type { EntriesDocument } from '../../../play/documents/session-document.js';
import type { Naming, PlayerSeen, PersonNames } from './people.js';
import type { PlayState, SessionPlay } from '../../../play/play-state.js';

/** Who takes part in the tournament. */
export interface EntriesSeen {
  readonly open: boolean;
  readonly entries: readonly {
    readonly entry: string;
    readonly players: readonly PlayerSeen[];
    /** Of a team of four alone: by whom it is called. */
    readonly captain?: PlayerSeen;
    /** Of a team of four that was given one: what it is called. */
    readonly name?: string;
    readonly withdrawn: boolean;
    readonly class: ContestantClass;
    /** What draws have to know of it; left out but for those who direct. */
    readonly forDraws?: ForDraws;
  }[];
}

/** The entries as a reader sees them: the public sees those that take part. */
export function entriesView(
  { open, entries }: EntriesDocument,
  naming: Naming,
  { all, directs }: { readonly all: boolean; readonly directs: boolean },
): EntriesSeen {
  return {
    open,
    entries: entries
      .filter(({ withdrawn }) => all || !withdrawn)
      .map(({ players, captain, forDraws, ...rest }) => ({
        ...rest,
        ...(directs && { forDraws }),
        players: players.map(naming),
        ...(captain !== undefined && { captain: naming(captain) }),
      })),
  };
}

type LineUpOfCaptain = Readonly<Record<SeatName, string>>;
type TeamCalled = {
  readonly team: string;
  readonly name: string | null;
  readonly captain: PlayerSeen | null;
};

/** What the captain of a team needs to hand in its line-ups, and nothing else. */
export type CaptainSeen = {
  readonly entry: string;
  readonly name: string | null;
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
  readonly sessions: readonly SessionOfCaptain[];
};

/** A session in which the team has a number, as long as it is not closed. */
export type SessionOfCaptain = {
  readonly session: string;
  readonly team: string;
  /** The rounds still to be called in which the team meets somebody, and the one that is played. */
  readonly rounds: readonly RoundOfCaptain[];
};

export type RoundOfCaptain = {
  readonly round: number;
  readonly against: readonly TeamCalled[];
  /** Whether a line-up may be handed in, is handed in and hidden, or is shown; closed: nothing can be handed in any more. */
  readonly state: 'open' | 'handed-in' | 'shown' | 'closed';
  /** The team's own for just this round, shown or not; and who plays without one. */
  readonly lineUp: LineUpOfCaptain | null;
  readonly asBefore: LineUpOfCaptain | null;
  /** Those of the opponents that are shown. */
  readonly shown: readonly {
    readonly team: string;
    readonly lineUp: Readonly<Record<SeatName, PlayerSeen>>;
  }[];
};

/** What the captain of an entry sees; nothing where it is no team. */
export async function captainView(
  state: PlayState,
  entry: string,
  people: PersonNames,
): Promise<CaptainSeen | undefined> {
  const known = Object.hasOwn(state.entries.entries, entry) ? state.entries.entries[entry] : undefined;
  if (known?.captain === undefined || !isTeam(known)) return undefined;
  const sessions = Object.values(state.sessions).filter(({ status }) => status !== 'closed');
  const names = await people.names(everybodyIn(state, sessions, [known.captain, ...known.players]));
  const named = (person: string): PlayerSeen => ({ name: names.get(person) ?? null });
  const own = (person: string): PlayerSeen => ({ person, ...named(person) });
  return {
    entry,
    name: known.name ?? null,
    captain: own(known.captain),
    players: known.players.map(own),
    sessions: sessions.flatMap((session) =>
      teamsIn(session)
        .filter((team) => session.teams.entries[team] === entry)
        .map((team) => ({
          session: session.session,
          team,
          rounds: roundsToCome(session, team).map((round) => roundOf(state, session, { team, round }, named)),
        })),
    ),
  };
}

function everybodyIn(
  { entries }: PlayState,
  sessions: readonly SessionPlay[],
  own: readonly string[],
): string[] {
  const of = ({ teams }: SessionPlay) => [
    ...Object.values(teams.entries).flatMap((entry) => entries.entries[entry]?.captain ?? []),
    ...Object.values(teams.lineUps).flatMap((all) => all.flatMap(({ lineUp }) => Object.values(lineUp))),
  ];
  return [...new Set([...own, ...sessions.flatMap(of)])];
}

function roundsToCome(session: SessionPlay, team: string): number[] {
  const rounds = Math.max(0, ...session.sections.map(({ movement }) => movement.rounds));
  return Array.from({ length: rounds }, (_, index) => index + 1).filter(
    (round) => round >= session.round && opponentsIn(session, team, round).length > 0,
  );
}

function roundOf(
  { entries }: PlayState,
  session: SessionPlay,
  { team, round }: { readonly team: string; readonly round: number },
  named: (person: string) => PlayerSeen,
): RoundOfCaptain {
  const { teams } = session;
  const against = opponentsIn(session, team, round);
  const shownOf = (one: string): LineUp | undefined =>
    teams.lineUps[one]?.findLast(({ fromRound }) => fromRound === round)?.lineUp;
  const shown = against.flatMap((one) => {
    const lineUp = shownOf(one);
    return lineUp ? [{ team: one, lineUp: everySeat((seat) => named(lineUp[seat])) }] : [];
  });
  const state = () => {
    if (shownOf(team)) return 'shown' as const;
    if (round <= session.round || shown.length > 0) return 'closed' as const;
    return teams.handedIn[round]?.[team] ? ('handed-in' as const) : ('open' as const);
  };
  return {
    round,
    against: against.map((one) => {
      const { name = null, captain } = entries.entries[teams.entries[one] ?? ''] ?? {};
      return { team: one, name, captain: captain === undefined ? null : named(captain) };
    }),
    state: state(),
    lineUp: handedInFor(teams, team, round) ?? null,
    asBefore: lineUpIn(teams, team, round) ?? null,
    shown,
  };
}

function everySeat<One>(of: (seat: SeatName) => One): Readonly<Record<SeatName, One>> {
  return Object.fromEntries(SEATS.map((seat) => [seat, of(seat)])) as Record<SeatName, One>;
}

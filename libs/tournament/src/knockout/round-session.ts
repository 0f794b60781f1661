import { carryOver, KNOCKOUT, Rational } from '#scoring';
import { USUAL_GAME } from '#cards';
import type { MatchResult } from '../command/command.js';
import type { CarryRule, EarlierMatch } from '../team/carry-rule.js';
import type { DrawnMatch, KnockoutState } from './events.js';
import { games } from '../games/games.js';
import { teamMethod } from '../games/bridge/method.js';
import type { EntriesState } from '../entries/state.js';
import { DEFAULT_SESSION_SETTINGS, type SessionEvent, sessionEvents } from '../session/events.js';
import type { LineUp } from '../team/events.js';
import { asPairs, makeTeamMovement } from '../team/team-movement.js';
import type { SessionState } from '../session/state.js';
import type { TournamentState } from '../tournament/state.js';

/** What the teams of a match begin it with, in hundredths, and the earlier match by which that was computed. */
export interface CarriedInto {
  readonly hundredths: { readonly home: number; readonly away: number };
  readonly earlier?: EarlierMatch;
}

/** What the teams of a match begin with: for the match that they played before, and for being the higher seed. */
export function carriedInto(
  { settings, entries }: Pick<KnockoutState, 'settings' | 'entries'>,
  { home, away }: DrawnMatch,
  results: readonly MatchResult[],
): CarriedInto | undefined {
  const { higherSeed = 0, carry } = settings!;
  const seed = (entry: string) => {
    const found = entries.indexOf(entry);
    return found < 0 ? Infinity : found;
  };
  const higher = seed(home) <= seed(away) ? 'home' : 'away';
  const begin = { home: 0, away: 0, [higher]: higherSeed };
  const margin = carry && marginBefore(results, carry.from, home, away);
  if (!carry || !margin || margin.isZero) return higherSeed === 0 ? undefined : { hundredths: begin };
  const { from, ...rule } = carry;
  const carried = toHome(rule, margin, higher);
  const winner = carried < 0 ? 'away' : 'home';
  return {
    hundredths: { ...begin, [winner]: begin[winner] + Math.abs(carried) },
    earlier: { session: from, margin: margin.toString(), higher, rule },
  };
}

/** What home won by against away in an earlier session, all their matches there together; nothing where they have none. */
function marginBefore(
  results: readonly MatchResult[],
  session: string,
  home: string,
  away: string,
): Rational | undefined {
  const met = results.filter(
    (one) =>
      one.session === session &&
      one.begun &&
      [one.home, one.away].toSorted().join() === [home, away].toSorted().join(),
  );
  if (met.length === 0) return undefined;
  return Rational.sum(
    met.map((one) => {
      const margin = Rational.parse(one.score.home).sub(Rational.parse(one.score.away));
      return one.home === home ? margin : margin.negated();
    }),
  );
}

/** In hundredths, negative where it goes to away. Rules have two decimals at most, so that nothing is lost. */
function toHome(rule: CarryRule, margin: Rational, higher: 'home' | 'away'): number {
  const ofHigher = higher === 'home' ? margin : margin.negated();
  const carried = carryOver({ kind: 'earlier-match', ...rule }, { match: ofHigher });
  const toHigher = Number(carried.mul(Rational.of(100)).toText(0));
  return higher === 'home' ? toHigher : -toHigher;
}

/** How long a match of the round is: so many segments of so many boards. */
export interface LengthOfMatch {
  readonly segments: number;
  readonly boards: number;
}

/** What is told of the session in which a round is played, beside that it is created. */
interface RoundSession {
  readonly session: string;
  readonly knockout: KnockoutState;
  readonly matches: readonly DrawnMatch[];
  readonly length: LengthOfMatch;
  /** What the teams of each match begin with. */
  readonly carried?: readonly (CarriedInto | undefined)[];
  /** For a match that continues: the last line-up of an entry. */
  readonly lineUps?: Readonly<Record<string, LineUp>>;
}

/** Minutes that are usually given to a board. */
const MINUTES_A_BOARD = 8;
const LONGEST_ROUND = 240;
const FIRST_BOARD = 1;

/** Whether a session was created and nothing was set up in it yet: a round may be played in it. */
export function isUnused({ status, game, sections, knockout }: SessionState): boolean {
  return status === 'set-up' && games[game].hasTeams && sections.length === 0 && knockout === null;
}

/**
 * A session for a round, all its matches side by side: a new one, or one that is there unused and keeps its settings.
 *
 * @param there the session of this number as it is
 */
export function sessionForRound(
  wanted: RoundSession,
  { settings }: TournamentState,
  entries: EntriesState,
  there?: SessionState,
): SessionEvent[] {
  const { session, length } = wanted;
  const round = Math.min(LONGEST_ROUND, length.boards * MINUTES_A_BOARD);
  const { clock } = DEFAULT_SESSION_SETTINGS;
  if (there && isUnused(there)) {
    const own = there.settings;
    const isTimed = own.clock.round !== clock.round;
    const timed = { ...own, clock: { ...own.clock, round } };
    return [
      ...(isTimed ? [] : [sessionEvents.configured({ session, settings: timed })]),
      ...matchesInSession(wanted, entries),
    ];
  }
  return [
    sessionEvents.created({
      session,
      game: USUAL_GAME,
      boardSet: session,
      settings: { ...DEFAULT_SESSION_SETTINGS, method: settings.method, clock: { ...clock, round } },
    }),
    ...matchesInSession(wanted, entries),
  ];
}

/** Who plays whom in the session of a round: match after match, each at two tables. */
export function matchesInSession(
  { session, knockout, matches, length: { segments, boards }, carried = [], lineUps = {} }: RoundSession,
  { order }: EntriesState,
): SessionEvent[] {
  const playing = matches.flatMap(({ home, away }) => [home, away]);
  const movement = asPairs(makeTeamMovement({ name: 'knockout', teams: playing.length, segments }), segments);
  const chosen = order.filter((each) => playing.includes(each));
  return [
    sessionEvents.entrantsChosen({ session, entries: chosen, knockout: knockout.knockout }),
    sessionEvents.movementSet({
      session,
      sections: [{ section: 'A', movement, boardsPerRound: boards, firstBoard: FIRST_BOARD }],
    }),
    sessionEvents.matchesScored({ session, method: teamMethod.parse(KNOCKOUT) }),
    ...playing.map((entry, index) => {
      const lineUp = lineUps[entry];
      return sessionEvents.teamSeated({ session, team: teamAt(index), entry, ...(lineUp && { lineUp }) });
    }),
    ...carried.flatMap((begin, index) => (begin ? [carriedAt(session, index, begin)] : [])),
  ];
}

/** The team that plays at the table of this index: 1 against 2, 3 against 4, and so on. */
export function teamAt(index: number): string {
  return `A-${index + 1}`;
}

/** What the teams of the match of this index begin with. */
export function carriedAt(session: string, index: number, begin: CarriedInto): SessionEvent {
  const teams = { home: teamAt(2 * index), away: teamAt(2 * index + 1) };
  return sessionEvents.matchCarried({ session, ...teams, board: FIRST_BOARD, ...begin });
}

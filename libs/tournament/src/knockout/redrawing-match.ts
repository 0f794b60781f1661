import { z } from 'zod';
import { sameData } from '#scoring';
import {
  accept,
  type AlsoStates,
  type DecisionContext,
  defineCommand,
  type MatchResult,
  reject,
  type Rejected,
} from '../command/command.js';
import type { EntriesState } from '../entries/state.js';
import { hasBegun, type RoundAtTable, streamsOfRounds } from '../session/streams.js';
import { type SessionEvent, sessionEvents } from '../session/events.js';
import { notUnderWay as sessionNotUnderWay } from '../session/guards.js';
import type { SessionState } from '../session/state.js';
import { keptOf, matchesIn, type ScheduledMatch } from '../team/matches.js';
import { playersOfSeated } from '../team/commands/seating-teams.js';
import { freeText } from '../journal/texts.js';
import { beforeRound, bracketOf, standingOfMatch } from './bracket.js';
import { carriedAt, carriedInto, teamAt } from './round-session.js';
import {
  type DecidedMatch,
  type DrawnMatch,
  knockoutEvents,
  type KnockoutState,
  matchNumber,
  type RoundOfKnockout,
} from './events.js';
import { access, notToPlay, notUnderWay, usesOfKnockout } from './setting-up.js';
import { atLine, isThere, matchesBefore, ofRound, sessionOfLast, undecided } from './opening-rounds.js';

/** A match of an opened round that is drawn once more: which of the round's it is, and who met before. */
interface RedrawnMatch {
  readonly index: number;
  readonly before: DrawnMatch;
  readonly now: DrawnMatch;
}

/** The places of the two teams of a match in the session of its round. */
function placesOf(index: number): readonly [string, string] {
  return [teamAt(2 * index), teamAt(2 * index + 1)];
}

/** The matches of the session in which the teams at these places meet. */
function scheduledOf(session: SessionState, index: number): ScheduledMatch[] {
  const places = placesOf(index);
  return matchesIn(session).filter(({ home, away }) => places.includes(home) && places.includes(away));
}

/** Every round at a table in which a match is played. */
function roundsOf(session: SessionState, index: number): RoundAtTable[] {
  return scheduledOf(session, index).flatMap(({ segments }) =>
    segments.flatMap(({ boards, home, away }) =>
      [home, away].map(({ table, round }) => ({ session: session.session, table, round, boards })),
    ),
  );
}

/** The matches of the last round into which the same earlier matches send their winners or losers. */
function connected(knockout: KnockoutState, { matches }: RoundOfKnockout, match: number): number[] {
  const sources = new Map(
    bracketOf(knockout).matches.map((one) => [
      one.match,
      one.sides.flatMap((side) => (side.of === 'seed' ? [] : [side.match])),
    ]),
  );
  const found = new Set([match]);
  // What is found on the way is looked at, too.
  for (const each of found) {
    for (const { match: other } of matches)
      if (sources.get(other)!.some((source) => sources.get(each)?.includes(source))) found.add(other);
  }
  return matches.flatMap((one, index) => (found.has(one.match) ? [index] : []));
}

/** The streams that tell whether something was played in the matches that may change. */
function streamsOfMatches(
  { round, match }: { readonly round: number; readonly match: number },
  knockout: KnockoutState,
  session: SessionState | undefined,
) {
  const last = knockout.rounds.at(-1);
  if (!last || round !== knockout.rounds.length || !isThere(knockout, session)) return {};
  return streamsOfRounds(connected(knockout, last, match).flatMap((index) => roundsOf(session!, index)));
}

/**
 * The matches of a round that are other ones by the matches before: the one that was asked for, and as long as a team that
 * comes into one of them still has a place in another match, that one, too.
 */
function redrawn(
  knockout: KnockoutState,
  { round, match }: { readonly round: number; readonly match: number },
  results: readonly MatchResult[],
): Rejected | readonly RedrawnMatch[] {
  const before = beforeRound(knockout, round);
  const bracket = bracketOf(before, results);
  const { matches } = knockout.rounds[round - 1]!;
  if (matches.every((one) => one.match !== match)) return reject({ code: 'knockout.match-not-drawn', match });
  const wanted = new Set([match]);
  const found: RedrawnMatch[] = [];
  for (const each of wanted) {
    const index = matches.findIndex((one) => one.match === each);
    const { entries, sides } = bracket.matches.find((one) => one.match === each)!;
    const [home, away] = entries;
    if (home === null || away === null) {
      const sources = sides.flatMap((side) => (side.of === 'seed' ? [] : [side.match]));
      const open = sources.find((source) =>
        bracket.matches.some((one) => one.match === source && one.winner === null),
      )!;
      return undecided(before, open, results);
    }
    const now = { match: each, home, away };
    for (const other of matches)
      if ([other.home, other.away].some((team) => team === home || team === away)) wanted.add(other.match);
    if (!sameData(now, matches[index])) found.push({ index, before: matches[index]!, now });
  }
  return found;
}

/** What prevents other teams in a match: something was played in it, decided, or given to one of its teams. */
function begun(
  knockout: KnockoutState,
  session: SessionState,
  { index, before, now }: RedrawnMatch,
  states: AlsoStates,
): Rejected | undefined {
  const [home, away] = placesOf(index);
  const changed = [...(before.home === now.home ? [] : [home]), ...(before.away === now.away ? [] : [away])];
  const { awarded, penalties } = session.teams;
  const isBegun =
    roundsOf(session, index).some((round) => hasBegun(round, states)) ||
    scheduledOf(session, index).some((match) => (keptOf(awarded, match) ?? null) !== null) ||
    Object.values(penalties).some(({ team, withdrawn }) => !withdrawn && changed.includes(team)) ||
    knockout.extras[before.match] !== undefined;
  return isBegun ? reject({ code: 'knockout.match-begun', match: before.match }) : undefined;
}

/** Why the new teams of matches are refused: they play elsewhere in the round, or not at all. */
function teamsRefused(
  { matches }: RoundOfKnockout,
  session: SessionState,
  entries: EntriesState,
  changes: readonly RedrawnMatch[],
): Rejected | undefined {
  const now = matches.map((one, index) => changes.find((change) => change.index === index)?.now ?? one);
  const playing = now.flatMap(({ home, away }) => [home, away]);
  if (new Set(playing).size < playing.length) return reject({ code: 'knockout.still-in-it' });
  const places = new Set(changes.flatMap(({ index }) => placesOf(index)));
  for (const entry of changes.flatMap(({ now: { home, away } }) => [home, away])) {
    const refused = notToPlay(entries, entry);
    if (refused) return refused;
    const seated = Object.entries(session.teams.entries).find(
      ([place, one]) => one === entry && !places.has(place),
    );
    if (seated) return reject({ code: 'session.entry-seated', contestant: seated[0] });
  }
  return undefined;
}

/** What the session of the round is told: who plays there, at which places, with which line-ups and what they begin with. */
function toldToSession(
  knockout: KnockoutState,
  session: SessionState,
  entries: EntriesState,
  changes: readonly RedrawnMatch[],
  results: readonly MatchResult[],
): SessionEvent[] {
  const { session: id } = session;
  const leaving = new Set(changes.flatMap(({ before: { home, away } }) => [home, away]));
  const coming = new Set(changes.flatMap(({ now: { home, away } }) => [home, away]));
  const playing = new Set(knockout.rounds.at(-1)!.matches.flatMap(({ home, away }) => [home, away]));
  const chosen = entries.order.filter(
    (entry) => coming.has(entry) || (playing.has(entry) && !leaving.has(entry)),
  );
  return [
    sessionEvents.entrantsChosen({ session: id, entries: chosen, knockout: knockout.knockout }),
    ...changes.flatMap(({ index, before, now }): SessionEvent[] => {
      const places = placesOf(index);
      const anew = withLineUps(session, places);
      const seats = (['home', 'away'] as const).flatMap((side, at) => {
        if (before[side] === now[side]) return [];
        return [{ session: id, team: places[at]!, entry: now[side] }];
      });
      const carried = newlyCarried(knockout, session, { index, before, now }, results);
      return [
        ...seats.map((seat, at) =>
          sessionEvents.teamSeated({
            ...seat,
            ...playersOfSeated(session, entries, seat),
            ...(at === 0 && anew.length > 0 && { handInAnew: anew }),
          }),
        ),
        ...carried,
      ];
    }),
  ];
}

/** Those of these teams that have line-ups, shown or not: these were for a match that is another one. */
function withLineUps({ teams }: SessionState, places: readonly string[]): string[] {
  return places.filter(
    (team) =>
      (teams.lineUps[team] ?? []).length > 0 ||
      Object.values(teams.handedIn).some((those) => those[team] !== undefined),
  );
}

/** What the two teams begin with, where that is told or was told of those before. */
function newlyCarried(
  knockout: KnockoutState,
  session: SessionState,
  { index, now }: RedrawnMatch,
  results: readonly MatchResult[],
): SessionEvent[] {
  const begin = carriedInto(knockout, now, results);
  const known = scheduledOf(session, index).some((match) => keptOf(session.teams.carried, match));
  if (!begin && !known) return [];
  return [carriedAt(session.session, index, begin ?? { hundredths: { home: 0, away: 0 } })];
}

/** How the matches before that send teams into these were decided now. */
function decidedNow(
  knockout: KnockoutState,
  round: number,
  changes: readonly RedrawnMatch[],
  results: readonly MatchResult[],
): DecidedMatch[] {
  const before = beforeRound(knockout, round);
  const sources = new Set(
    bracketOf(before).matches.flatMap(({ match, sides }) =>
      changes.some((change) => change.now.match === match)
        ? sides.flatMap((side) => (side.of === 'seed' ? [] : [side.match]))
        : [],
    ),
  );
  const last = before.rounds.at(-1)!;
  return last.matches
    .filter(({ match }) => sources.has(match))
    .map((drawn): DecidedMatch => {
      const { winner, by, score } = standingOfMatch(before, last, drawn, results);
      return { match: drawn.match, winner: winner!, by: by!, ...(score && { score }) };
    });
}

export const redrawMatch = defineCommand({
  name: 'knockout.redraw-match',
  summary:
    'Redraw an unplayed match of the last round, with a reason, from later results of the previous round. Other matches continue',
  access,
  body: z.strictObject({ ...ofRound, match: matchNumber, at: atLine, reason: freeText }),
  uses: usesOfKnockout,
  also: (body, states, also) => ({
    ...sessionOfLast({}, states),
    ...streamsOfMatches(body, states.knockout, also['last'] as SessionState | undefined),
  }),
  matches: matchesBefore,
  decide(body, { tournament, knockout, entries }, context: DecisionContext, also) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { knockout: id, round, match, at, reason } = body;
    const opened = knockout.rounds.length;
    if (round !== opened) return reject({ code: 'knockout.round-not-last', round, last: opened });
    const session = also['last'] as SessionState | undefined;
    if (!session || !isThere(knockout, session)) return reject({ code: 'session.unknown' });
    const over = sessionNotUnderWay(tournament, session);
    if (over) return over;
    if (!context.matches) return reject({ code: 'session.no-standings-at', at });
    const results = context.matches.matches;
    const changes = redrawn(knockout, { round, match }, results);
    if ('accepted' in changes) return changes;
    if (changes.length === 0) return accept({});
    for (const change of changes) {
      const wrong = begun(knockout, session, change, also);
      if (wrong) return wrong;
    }
    const wrong = teamsRefused(knockout.rounds[round - 1]!, session, entries, changes);
    if (wrong) return wrong;
    const note = context.note(reason);
    const event = knockoutEvents.matchRedrawn({
      knockout: id,
      round,
      match,
      matches: changes.map(({ now }) => now),
      decided: decidedNow(knockout, round, changes, results),
      at: context.matches.at,
      reason: note.reference,
    });
    return accept(
      { knockout: [event], last: toldToSession(knockout, session, entries, changes, results) },
      { notes: [note] },
    );
  },
});

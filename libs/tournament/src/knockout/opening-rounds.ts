import { z } from 'zod';
import { sameData } from '#scoring';
import {
  accept,
  type DecisionContext,
  defineCommand,
  type MatchesWanted,
  type MatchResult,
  reject,
  type Rejected,
} from '../command/command.js';
import type { EntriesState } from '../entries/state.js';
import { knockoutName, sessionName } from '../journal/names.js';
import { type SessionState, sessionStream } from '../session/state.js';
import { freeText } from '../journal/texts.js';
import { beforeRound, bracketOf, choosingOf, otherwiseBefore, standingOfMatch } from './bracket.js';
import {
  type DecidedMatch,
  type DrawnMatch,
  knockoutEvents,
  knockoutRound,
  type KnockoutState,
} from './events.js';
import { access, notUnderWay, usesOfKnockout } from './setting-up.js';
import { carriedInto, isUnused, matchesInSession, sessionForRound } from './round-session.js';
import { sessionsOfMatches } from './state.js';

/** The line at which the matches of the round before are read. */
export const atLine = z
  .int()
  .positive()
  .meta({ description: 'Journal position of the match results used; left out for the first round' });
const length = {
  segments: z.int().min(1).max(16).optional(),
  boards: z.int().min(1).max(40).optional(),
} as const;
export const ofRound = { knockout: knockoutName, round: knockoutRound } as const;

/** The matches that decide who plays in a round and what it begins with: those of the round before, and earlier ones. */
export function matchesBefore(
  { round, at }: { readonly round: number; readonly at?: number | undefined },
  { knockout }: { readonly knockout: KnockoutState },
): MatchesWanted | undefined {
  const before = knockout.rounds[round - 2];
  const carry = knockout.settings?.carry;
  const sessions = new Set([
    ...(before ? sessionsOfMatches(knockout, before) : []),
    ...(carry ? [carry.from] : []),
  ]);
  return sessions.size > 0 && at !== undefined ? { sessions: [...sessions], at } : undefined;
}

/** The session of the last round that is opened, by which it is known whether that has started or was taken away. */
export function sessionOfLast(
  { session: wanted }: { readonly session?: string | undefined },
  { knockout }: { readonly knockout: KnockoutState },
) {
  const session = knockout.rounds.at(-1)?.session;
  // Under one name alone: a stream is named once.
  return typeof session === 'string' && session !== wanted ? { last: sessionStream(session) } : undefined;
}

/** Whether a round's session is there as it was opened: it may have been abandoned, and its number used again. */
export function isThere(knockout: KnockoutState, session: SessionState | undefined): boolean {
  return session?.status !== 'none' && session?.knockout === knockout.knockout;
}

interface DrawnRoundOfKnockout {
  readonly matches: readonly DrawnMatch[];
  readonly walkovers: readonly { readonly match: number; readonly winner: string }[];
  readonly decided: readonly DecidedMatch[];
}

/** Why a match decides nothing yet: it is tied, or goes on. */
export function undecided(before: KnockoutState, match: number, results: readonly MatchResult[]): Rejected {
  const last = before.rounds.at(-1)!;
  const drawn = last.matches.find((one) => one.match === match);
  const tied = drawn !== undefined && standingOfMatch(before, last, drawn, results).tied;
  return reject({ code: tied ? 'knockout.match-tied' : 'knockout.match-open', match });
}

/** The teams of a round, by the results of the round before; or the match that is not decided yet. */
function drawnRound(
  knockout: KnockoutState,
  round: number,
  { entries }: EntriesState,
  { matches: told }: DecisionContext,
): Rejected | DrawnRoundOfKnockout {
  const before = beforeRound(knockout, round);
  const bracket = bracketOf(before, told?.matches);
  const matches: DrawnMatch[] = [];
  const walkovers: { match: number; winner: string }[] = [];
  for (const { match, round: own, entries: two, winner } of bracket.matches) {
    if (own < round && winner === null) return undecided(before, match, told?.matches ?? []);
    if (own !== round) continue;
    const [home, away] = two as [string, string];
    const there = two.filter((each) => entries[each!]?.withdrawn === false);
    if (there.length === 2) matches.push({ match, home, away });
    // If neither team is there, the first seed goes on to its next opponent.
    else walkovers.push({ match, winner: there[0] ?? home });
  }
  const last = before.rounds.at(-1);
  const decided = (last?.matches ?? []).map((drawn): DecidedMatch => {
    const { winner, by, score } = standingOfMatch(before, last!, drawn, told?.matches ?? []);
    return { match: drawn.match, winner: winner!, by: by!, ...(score && { score }) };
  });
  return { matches, walkovers, decided };
}

const usesOfOpening = (body: { readonly knockout: string; readonly session: string }) => ({
  ...usesOfKnockout(body),
  session: sessionStream(body.session),
});

export const openRound = defineCommand({
  name: 'knockout.open-round',
  summary:
    'Set up the next round from match results at a journal position, in a new or an empty session. A team whose opponent has withdrawn qualifies',
  access,
  body: z.strictObject({ ...ofRound, session: sessionName, at: atLine.optional(), ...length }),
  uses: usesOfOpening,
  also: (body, states) => sessionOfLast(body, states) ?? {},
  matches: matchesBefore,
  decide(body, { tournament, knockout, entries, session }, context, also) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { knockout: id, round, session: name, at } = body;
    const opened = knockout.rounds.length;
    const lastName = knockout.rounds.at(-1)?.session;
    const last = lastName === name ? session : (also['last'] as SessionState | undefined);
    // A round whose session was taken away is opened once more.
    const gone = typeof lastName === 'string' && !isThere(knockout, last);
    const next = gone ? opened : opened + 1;
    const { rounds } = bracketOf(knockout);
    if (next > rounds) return reject({ code: 'knockout.no-more-rounds', rounds });
    if (round !== next) return reject({ code: 'knockout.round-not-next', round, next });
    if (choosingOf(knockout)?.next) return reject({ code: 'knockout.opponents-open' });
    if (session.status !== 'none' && !isUnused(session)) return reject({ code: 'session.exists' });
    if (matchesBefore({ round, at: at ?? 0 }, { knockout }) && !context.matches)
      return reject({ code: 'session.no-standings-at', at: at ?? 0 });
    const drawn = drawnRound(knockout, round, entries, context);
    if ('accepted' in drawn) return drawn;
    const { matches, walkovers, decided } = drawn;
    const { segments, boards } = { ...knockout.settings!, ...sizes(body) };
    const carried = matches.map((match) => carriedInto(knockout, match, context.matches?.matches ?? []));
    const own = { session: name, knockout, matches, length: { segments, boards }, carried };
    const event = knockoutEvents.roundOpened({
      knockout: id,
      round,
      session: matches.length === 0 ? null : name,
      matches: [...matches],
      walkovers: [...walkovers],
      decided: [...decided],
      ...(context.matches && { at: context.matches.at }),
    });
    return accept({
      knockout: [event],
      ...(matches.length > 0 && { session: sessionForRound(own, tournament, entries, session) }),
    });
  },
});

/** What was said of the length of the round's matches. */
function sizes({
  segments,
  boards,
}: {
  readonly segments?: number | undefined;
  readonly boards?: number | undefined;
}) {
  return { ...(segments !== undefined && { segments }), ...(boards !== undefined && { boards }) };
}

export const redrawRound = defineCommand({
  name: 'knockout.redraw-round',
  summary: 'Set up a round not started again, with a reason, from later results of the previous round',
  access,
  body: z.strictObject({ ...ofRound, at: atLine, reason: freeText }),
  uses: usesOfKnockout,
  also: (_body, states) => sessionOfLast({}, states) ?? {},
  matches: matchesBefore,
  decide({ knockout: id, round, at, reason }, { tournament, knockout, entries }, context, also) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const opened = knockout.rounds.length;
    if (round !== opened) return reject({ code: 'knockout.round-not-last', round, last: opened });
    const known = knockout.rounds[round - 1]!;
    const session = also['last'] as SessionState | undefined;
    if (known.session === null || !isThere(knockout, session)) return reject({ code: 'session.unknown' });
    if (session!.status !== 'set-up') return reject({ code: 'session.started' });
    if (round > 1 && !context.matches) return reject({ code: 'session.no-standings-at', at });
    const drawn = drawnRound(knockout, round, entries, context);
    if ('accepted' in drawn) return drawn;
    const { matches, walkovers, decided } = drawn;
    if (sameData([matches, walkovers], [known.matches, known.walkovers])) return accept({});
    if (matches.length === 0) return reject({ code: 'knockout.nobody-plays' });
    const [section] = session!.sections;
    const length = {
      segments: section?.movement.teams?.segments ?? knockout.settings!.segments,
      boards: section?.boardsPerRound ?? knockout.settings!.boards,
    };
    const note = context.note(reason);
    const event = knockoutEvents.roundOpened({
      knockout: id,
      round,
      session: known.session,
      matches: [...matches],
      walkovers: [...walkovers],
      decided: [...decided],
      at,
      reason: note.reference,
    });
    const carried = matches.map((match) => carriedInto(knockout, match, context.matches?.matches ?? []));
    const own = { session: known.session, knockout, matches, length, carried };
    return accept({ knockout: [event], last: matchesInSession(own, entries) }, { notes: [note] });
  },
});

export const keepRound = defineCommand({
  name: 'knockout.keep-round',
  summary: 'Keep a round as set up, with a reason, although corrected results give other winners',
  access,
  body: z.strictObject({ ...ofRound, at: atLine, reason: freeText }),
  uses: usesOfKnockout,
  matches: matchesBefore,
  decide({ knockout: id, round, at, reason }, { tournament, knockout }, context) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    if (round > knockout.rounds.length)
      return reject({ code: 'knockout.round-not-last', round, last: knockout.rounds.length });
    if (!context.matches) return reject({ code: 'session.no-standings-at', at });
    const would = otherwiseBefore(knockout, round, context.matches.matches);
    if (would.length === 0) return accept({});
    const note = context.note(reason);
    return accept(
      {
        knockout: [
          knockoutEvents.roundKept({
            knockout: id,
            round,
            at: context.matches.at,
            would,
            reason: note.reference,
          }),
        ],
      },
      { notes: [note] },
    );
  },
});

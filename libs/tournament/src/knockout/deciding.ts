import { z } from 'zod';
import { accept, defineCommand, reject } from '../command/command.js';
import { knockoutName, sessionName } from '../journal/names.js';
import { seenAt } from '../journal/seen.js';
import { sessionEvents } from '../session/events.js';
import { type SessionState, sessionStream } from '../session/state.js';
import { freeText } from '../journal/texts.js';
import { bracketOf, slotOf, standingOfMatch } from './bracket.js';
import { knockoutEvents, type KnockoutState, matchGround, matchNumber, MOST_BOARDS } from './events.js';
import { access, notToPlay, notUnderWay, usesOfKnockout } from './setting-up.js';
import { sessionsOfMatches } from './state.js';
import { sessionForRound, teamAt } from './round-session.js';
import type { StreamUse } from '../journal/aggregate.js';
import type { EntriesState } from '../entries/state.js';
import { roundsOfSection } from '../session/plan/schedule.js';
import type { LineUp } from '../team/events.js';
import { lineUpIn } from '../team/state.js';

const entry = z.uuid().toLowerCase();

export const decideMatch = defineCommand({
  name: 'knockout.decide-match',
  summary: 'Decide the winner of a tied, conceded or unfinished match, with a reason. Empty uses the results',
  access,
  body: z.strictObject({
    knockout: knockoutName,
    match: matchNumber,
    winner: entry.nullable(),
    ground: matchGround,
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfKnockout,
  restsOn({ match }, { knockout }) {
    const round = knockout.rounds.find(({ matches }) => matches.some((one) => one.match === match));
    return round ? [{ of: 'matches', sessions: sessionsOfMatches(knockout, round) }] : [];
  },
  decide({ reason, at: _at, ...body }, { tournament, knockout }, context) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { match, winner, ground } = body;
    const drawn = knockout.rounds.flatMap(({ matches }) => matches).find((one) => one.match === match);
    if (!drawn) return reject({ code: 'knockout.match-not-drawn', match });
    if (winner !== null && ![drawn.home, drawn.away].includes(winner))
      return reject({ code: 'knockout.not-in-match', match });
    const known = knockout.decisions[match];
    if (winner === null ? !known : known?.winner === winner && known.ground === ground) return accept({});
    const note = context.note(reason);
    return accept(
      {
        knockout: [
          knockoutEvents.matchDecided({ ...body, between: [drawn.home, drawn.away], reason: note.reference }),
        ],
      },
      { notes: [note] },
    );
  },
});

/** The last round, where its session still has to start: who is replaced there is replaced in it. */
function lastRound(knockout: KnockoutState): Readonly<Record<string, ReturnType<typeof sessionStream>>> {
  const session = knockout.rounds.at(-1)?.session;
  return typeof session === 'string' ? { session: sessionStream(session) } : {};
}

export const replaceEntry = defineCommand({
  name: 'knockout.replace-entry',
  summary:
    'Replace a withdrawn team with another from the next round not started, with a reason. A beaten team can return this way',
  access,
  body: z.strictObject({
    knockout: knockoutName,
    entry,
    by: entry,
    at: z
      .int()
      .positive()
      .optional()
      .meta({ description: 'Journal position of the last round’s match results used' }),
    reason: freeText,
  }),
  uses: usesOfKnockout,
  also: (_body, { knockout }) => lastRound(knockout),
  matches({ at }, { knockout }) {
    const last = knockout.rounds.at(-1);
    const sessions = last ? sessionsOfMatches(knockout, last) : [];
    return sessions.length > 0 && at !== undefined ? { sessions, at } : undefined;
  },
  decide({ knockout: id, entry: leaving, by, reason }, { tournament, knockout, entries }, context, also) {
    const refused = notUnderWay(tournament, knockout) ?? notToPlay(entries, by);
    if (refused) return refused;
    const last = knockout.rounds.length;
    // Before that the knockout is set up with other teams.
    if (last === 0) return reject({ code: 'knockout.not-begun' });
    const session = also['session'] as SessionState | undefined;
    const playing = (knockout.rounds.at(-1)?.matches ?? []).flatMap(({ home, away }) => [home, away]);
    const place = playing.indexOf(leaving);
    const inLast = session?.status === 'set-up' && session.knockout === id && place >= 0;
    const fromRound = inLast ? last : last + 1;
    if (!isIn(knockout, leaving, fromRound, context.matches?.matches))
      return reject({ code: 'knockout.not-in-it' });
    if (isIn(knockout, by, fromRound, context.matches?.matches))
      return reject({ code: 'knockout.still-in-it' });
    const note = context.note(reason);
    const replaced = { knockout: id, entry: leaving, by, fromRound, reason: note.reference };
    const seated = inLast
      ? {
          session: [
            sessionEvents.entrantsChosen({
              session: session.session,
              entries: entries.order.filter((each) =>
                playing.map((one) => (one === leaving ? by : one)).includes(each),
              ),
              knockout: id,
            }),
            sessionEvents.teamSeated({ session: session.session, team: teamAt(place), entry: by }),
          ],
        }
      : {};
    return accept({ knockout: [knockoutEvents.entryReplaced(replaced)], ...seated }, { notes: [note] });
  },
});

/** Whether somebody has still something to play for in a round or behind it. */
function isIn(
  knockout: KnockoutState,
  entry: string,
  round: number,
  results: Parameters<typeof bracketOf>[1],
): boolean {
  const slot = slotOf(knockout, entry, round);
  if (slot === undefined) return false;
  return !bracketOf(knockout, results).places.some((placed) => placed.entry === entry);
}

export const openExtraBoards = defineCommand({
  name: 'knockout.open-extra-boards',
  summary:
    'Play extra boards in a separate session for a match tied at a journal position. Repeat if it is still tied',
  access,
  body: z.strictObject({
    knockout: knockoutName,
    match: matchNumber,
    session: sessionName,
    boards: z.int().min(1).max(MOST_BOARDS),
    at: z.int().positive().meta({ description: 'Journal position of the tie' }),
  }),
  uses: (body) => ({ ...usesOfKnockout(body), session: sessionStream(body.session) }),
  matches({ match, at }, { knockout }) {
    const round = roundOf(knockout, match);
    const sessions = round ? sessionsOfMatches(knockout, round) : [];
    return sessions.length > 0 ? { sessions, at } : undefined;
  },
  also: ({ match }, { knockout }): Readonly<Record<string, StreamUse>> => {
    const before = lastSessionOf(knockout, match);
    return before === null ? {} : { before: sessionStream(before) };
  },
  decide(body, { tournament, knockout, entries, session }, context, { before }) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { match, boards, at } = body;
    const round = roundOf(knockout, match);
    const drawn = round?.matches.find((one) => one.match === match);
    if (!round || !drawn) return reject({ code: 'knockout.match-not-drawn', match });
    if (session.status !== 'none') return reject({ code: 'session.exists' });
    if (!context.matches) return reject({ code: 'session.no-standings-at', at });
    const refusal = notToPlay(entries, drawn.home) ?? notToPlay(entries, drawn.away);
    if (refusal) return refusal;
    const results = context.matches.matches;
    const last = knockout.extras[match]?.at(-1);
    const open = results.find((one) => one.session === last && !one.complete);
    if (open) return reject({ code: 'knockout.extra-open', match, session: open.session });
    if (!standingOfMatch(knockout, round, drawn, results).tied)
      return reject({ code: 'knockout.match-not-tied', match });
    const lineUps = lastLineUps(before as SessionState | undefined, entries);
    const own = {
      session: body.session,
      knockout,
      matches: [drawn],
      length: { segments: 1, boards },
      lineUps,
    };
    return accept({
      knockout: [
        knockoutEvents.extraBoardsOpened({
          ...body,
          between: [drawn.home, drawn.away],
          at: context.matches.at,
        }),
      ],
      session: sessionForRound(own, tournament, entries),
    });
  },
});

/** The round in which a match was drawn. */
function roundOf({ rounds }: KnockoutState, match: number) {
  return rounds.find(({ matches }) => matches.some((one) => one.match === match));
}

/** The session in which a match was played last; null: in none yet. */
function lastSessionOf(knockout: KnockoutState, match: number): string | null {
  return knockout.extras[match]?.at(-1) ?? roundOf(knockout, match)?.session ?? null;
}

/** The last line-up of each entry in a session, as far as its players still belong to the team. */
function lastLineUps(
  session: SessionState | undefined,
  { entries }: EntriesState,
): Readonly<Record<string, LineUp>> {
  const found = Object.entries(session?.teams.entries ?? {}).flatMap(([team, entry]) => {
    const lineUp = lineUpIn(session!.teams, team, roundsOfSection(session!, team));
    const members = entries[entry]?.players ?? [];
    return lineUp && Object.values(lineUp).every((player) => members.includes(player))
      ? [[entry, lineUp] as const]
      : [];
  });
  return Object.fromEntries(found);
}

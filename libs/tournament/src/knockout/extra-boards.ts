import { z } from 'zod';
import type { StreamUse } from '../journal/aggregate.js';
import { accept, defineCommand, reject } from '../command/command.js';
import type { EntriesState } from '../entries/state.js';
import { knockoutName, sessionName } from '../journal/names.js';
import { roundsOfSection } from '../session/plan/schedule.js';
import { sessionStream, type SessionState } from '../session/state.js';
import type { LineUp } from '../team/events.js';
import { lineUpIn } from '../team/state.js';
import { standingOfMatch } from './bracket.js';
import { knockoutEvents, matchNumber } from './events.js';
import { access, notToPlay, notUnderWay, usesOfKnockout } from './guards.js';
import { sessionsOfMatches } from './match-sessions.js';
import { sessionForRound } from './round-session.js';
import { MOST_BOARDS } from './settings.js';
import type { KnockoutState } from './knockout-data.js';

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

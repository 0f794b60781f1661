import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { knockoutName, sessionName } from '../names.js';
import { sessionStream } from '../session/state.js';
import { standingOfMatch } from './bracket.js';
import { knockoutEvents as happened, matchNumber } from './events.js';
import { access, notToPlay, notUnderWay, usesOfKnockout } from './guards.js';
import { sessionsOfMatches } from './match-sessions.js';
import { sessionForRound } from './round-session.js';
import { MOST_BOARDS } from './settings.js';
import type { KnockoutState } from './knockout-data.js';

export const openExtraBoards = defineCommand({
  name: 'knockout.open-extra-boards',
  summary:
    'Let a match that is tied at a line of the book go on with so many boards, in a session of its own; where it is tied behind them, once more',
  access,
  body: z.strictObject({
    knockout: knockoutName,
    match: matchNumber,
    session: sessionName,
    boards: z.int().min(1).max(MOST_BOARDS),
    at: z.int().positive().meta({ description: 'The line of the book that the tie was read at' }),
  }),
  uses: (body) => ({ ...usesOfKnockout(body), session: sessionStream(body.session) }),
  matches({ match, at }, { knockout }) {
    const round = roundOf(knockout, match);
    const sessions = round ? sessionsOfMatches(knockout, round) : [];
    return sessions.length > 0 ? { sessions, at } : undefined;
  },
  decide(body, { tournament, knockout, entries, session }, context) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { match, boards, at } = body;
    const round = roundOf(knockout, match);
    const drawn = round?.matches.find((one) => one.match === match);
    if (!round || !drawn) return reject({ code: 'knockout.match-not-drawn', match });
    if (session.status !== 'none') return reject({ code: 'session.exists' });
    if (!context.matches) return reject({ code: 'session.no-standings-at', at });
    const unfit = notToPlay(entries, drawn.home) ?? notToPlay(entries, drawn.away);
    if (unfit) return unfit;
    const results = context.matches.matches;
    const last = knockout.extras[match]?.at(-1);
    const open = results.find((one) => one.session === last && !one.complete);
    if (open) return reject({ code: 'knockout.extra-open', match, session: open.session });
    if (!standingOfMatch(knockout, round, drawn, results).tied)
      return reject({ code: 'knockout.match-not-tied', match });
    const own = { session: body.session, knockout, matches: [drawn], length: { segments: 1, boards } };
    return accept({
      knockout: [
        happened.extraBoardsOpened({ ...body, between: [drawn.home, drawn.away], at: context.matches.at }),
      ],
      session: sessionForRound(own, tournament, entries),
    });
  },
});

/** The round in which a match was drawn. */
function roundOf({ rounds }: KnockoutState, match: number) {
  return rounds.find(({ matches }) => matches.some((one) => one.match === match));
}

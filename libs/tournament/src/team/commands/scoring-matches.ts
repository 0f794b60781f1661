import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, sessionName, teamName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../../session/events.js';
import { matchMeant, noTeams, notUnderWay } from '../../session/guards.js';
import { usesOfSession } from '../../session/streams.js';
import { teamMethodWanted } from '../../session/method.js';
import { freeText } from '../../journal/texts.js';
import { carriedHundredths } from '../events.js';
import { firstBoardOf, keptOf } from '../matches.js';
import { access } from './awarding.js';

export const scoreMatches = defineCommand({
  name: 'session.score-matches',
  summary: 'Set how team matches are scored and teams ranked. Needs a reason after the start',
  access,
  body: z.strictObject({
    session: sessionName,
    method: teamMethodWanted,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'match-scoring', session }],
  decide({ session: id, method, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session) ?? noTeams(session);
    if (refused) return refused;
    if (sameData(method, session.teams.method)) return accept({});
    if (session.status !== 'set-up' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    return accept(
      {
        session: [
          sessionEvents.matchesScored({ session: id, method, ...(note && { reason: note.reference }) }),
        ],
      },
      { notes: note ? [note] : [] },
    );
  },
});

export const carryIntoMatch = defineCommand({
  name: 'session.carry-into-match',
  summary: 'Set the carry-over of a knockout match, with a reason',
  access,
  body: z.strictObject({
    session: sessionName,
    home: teamName,
    away: teamName,
    board: boardNumber
      .optional()
      .meta({ description: 'First board of the match, if the teams meet more than once' }),
    hundredths: z.strictObject({ home: carriedHundredths, away: carriedHundredths }),
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfSession,
  restsOn: ({ session, home, away }) => [{ of: 'match-given', session, home, away }],
  decide({ session: id, home, away, board, hundredths, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session) ?? noTeams(session);
    if (refused) return refused;
    const match = matchMeant(session, { home, away, board });
    if ('accepted' in match) return match;
    const { earlier, ...known } = keptOf(session.teams.carried, match) ?? { home: 0, away: 0 };
    // What was computed stays what it is by hand, without its figures.
    if (!earlier && sameData(known, hundredths)) return accept({});
    const note = context.note(reason);
    const carried = { session: id, home, away, board: firstBoardOf(match), hundredths };
    return accept(
      { session: [sessionEvents.matchCarried({ ...carried, reason: note.reference })] },
      { notes: [note] },
    );
  },
});

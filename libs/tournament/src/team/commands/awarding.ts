import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardNumber, sessionName, teamName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../../session/events.js';
import { matchMeant, noSuchTeam, notCorrectable, notUnderWay } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { usesOfSession } from '../../session/streams.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { awardedPoints, teamPenaltyId } from '../events.js';
import { firstBoardOf, keptOf } from '../matches.js';

export const access = { roles: ['organiser', 'director'] } as const;
const ofSession = { access, uses: usesOfSession };

/** What prevents ruling on teams, before the session starts too: it is over, and so is the time for rulings. */
function notRulable(
  states: { readonly tournament: TournamentState; readonly session: SessionState },
  context: DecisionContext,
  reason: string,
): Rejected | undefined {
  return states.session.status === 'closed'
    ? notCorrectable('rulings', states, context, reason)
    : notUnderWay(states.tournament, states.session);
}

export const penaliseTeam = defineCommand({
  ...ofSession,
  name: 'session.penalise-team',
  summary:
    'Give a team a penalty (Law 90): off its total in VP or IMPs by scoring method, or off its match in a knockout',
  body: z.strictObject({
    session: sessionName,
    penalty: teamPenaltyId.meta({ description: 'Penalty id, created by the sender' }),
    team: teamName,
    hundredths: z.int().min(1).max(100_000),
    at: seenAt,
    reason: freeText,
  }),
  restsOn: ({ session, team }) => [{ of: 'penalties', session, contestant: team }],
  decide({ at: _seen, reason, ...body }, states, context) {
    const { session } = states;
    const refused = notRulable(states, context, reason) ?? noSuchTeam(session, body.team);
    if (refused) return refused;
    if (session.teams.penalties[body.penalty]) return reject({ code: 'team.penalty-exists' });
    const note = context.note(reason);
    const given = sessionEvents.teamPenaltyGiven({ ...body, reason: note.reference });
    return accept({ session: [given] }, { notes: [note] });
  },
});

export const withdrawTeamPenalty = defineCommand({
  ...ofSession,
  name: 'session.withdraw-team-penalty',
  summary: 'Cancel a team penalty, with a reason',
  body: z.strictObject({ session: sessionName, penalty: teamPenaltyId, reason: freeText }),
  decide({ session: id, penalty, reason }, states, context) {
    const { session } = states;
    const refused = notRulable(states, context, reason);
    if (refused) return refused;
    const known = session.teams.penalties[penalty];
    if (!known) return reject({ code: 'team.penalty-unknown' });
    if (known.withdrawn) return accept({});
    const note = context.note(reason);
    const withdrawn = sessionEvents.teamPenaltyWithdrawn({ session: id, penalty, reason: note.reference });
    return accept({ session: [withdrawn] }, { notes: [note] });
  },
});

export const awardMatch = defineCommand({
  ...ofSession,
  name: 'session.award-match',
  summary:
    'Award an unplayed match to the team that was present, with the usual or other points. Empty: the match counts as played',
  body: z.strictObject({
    session: sessionName,
    home: teamName,
    away: teamName,
    board: boardNumber
      .optional()
      .meta({ description: 'First board of the match, if the teams meet more than once' }),
    to: z.enum(['home', 'away']).nullable(),
    hundredths: awardedPoints.optional(),
    at: seenAt,
    reason: freeText,
  }),
  restsOn: ({ session, home, away }) => [{ of: 'match-given', session, home, away }],
  decide({ session: id, home, away, board, to, hundredths, reason }, states, context) {
    const { session } = states;
    const refused = notRulable(states, context, reason);
    if (refused) return refused;
    const match = matchMeant(session, { home, away, board });
    if ('accepted' in match) return match;
    const known = keptOf(session.teams.awarded, match) ?? null;
    const wanted = to === null ? null : { to, hundredths: hundredths ?? null };
    if (sameData(known, wanted)) return accept({});
    const note = context.note(reason);
    const awarded = sessionEvents.matchAwarded({
      session: id,
      home,
      away,
      board: firstBoardOf(match),
      to,
      ...(hundredths === undefined || to === null ? {} : { hundredths }),
      reason: note.reference,
    });
    return accept({ session: [awarded] }, { notes: [note] });
  },
});

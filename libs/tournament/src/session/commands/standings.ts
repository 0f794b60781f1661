import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { contestantName, sessionName } from '../../journal/names.js';
import {
  contestantClass,
  type ContestantClass,
  sameClass,
  sessionStandings,
  tableTwice,
} from '../../standings/session-standings.js';
import { seenAt } from '../../journal/seen.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { sessionEvents } from '../events.js';
import { noSuchContestant, notOpen } from '../guards.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';

const access = { roles: ['organiser', 'director'] } as const;

function isClassed({ classes }: SessionState, contestant: string, as: ContestantClass | null): boolean {
  const known = classes[contestant];
  return as === null ? known === undefined : known !== undefined && sameClass(known, as);
}

export const classifyContestants = defineCommand({
  name: 'session.classify',
  summary:
    'Set stratum, categories, handicap and ranking of contestants in a session; empty uses their entry. Needs a reason once the session was closed',
  access,
  body: z.strictObject({
    session: sessionName,
    classes: z
      .array(z.strictObject({ contestant: contestantName, class: contestantClass.nullable() }))
      .min(1)
      .max(2000),
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  restsOn: ({ session, classes }) =>
    classes.map(({ contestant }) => ({ of: 'settings', what: 'class', session, contestant })),
  decide({ session: id, classes, reason }, { tournament, session }, context) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    const refused = notOpen(tournament);
    if (refused) return refused;
    for (const { contestant } of classes) {
      const unknown = noSuchContestant(session, contestant);
      if (unknown) return unknown;
    }
    const changed = classes.filter((one) => !isClassed(session, one.contestant, one.class));
    if (changed.length === 0) return accept({});
    if (session.status === 'closed' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const { reference, notes } = reasonNoted(context, reason);
    return accept(
      { session: [sessionEvents.contestantsClassed({ session: id, classes: changed, ...reference })] },
      { notes },
    );
  },
});

export const chooseStandings = defineCommand({
  name: 'session.choose-standings',
  summary:
    'Choose what the standings of a session show: directions separate or together, tables of strata, sections and categories, fixed full cards, points for places. Needs a reason after the start',
  access,
  body: z.strictObject({
    session: sessionName,
    standings: sessionStandings,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'standings', session }],
  decide({ session: id, standings, reason }, { tournament, session }, context) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    const refused = notOpen(tournament);
    if (refused) return refused;
    const table = tableTwice(standings.tables);
    if (table !== undefined) return reject({ code: 'standings.table-twice', table });
    if (sameData(standings, session.standings)) return accept({});
    if (session.status !== 'set-up' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const { reference, notes } = reasonNoted(context, reason);
    return accept(
      { session: [sessionEvents.standingsChosen({ session: id, standings, ...reference })] },
      { notes },
    );
  },
});

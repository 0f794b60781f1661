import { z } from 'zod';
import { accept, defineCommand, reject, type DecisionContext, type Rejected } from '../../command/command.js';
import { entriesStream, type EntriesState } from '../../entries/state.js';
import { roundNumber, sessionName, teamName } from '../../journal/names.js';
import { sameData } from '../../journal/same-data.js';
import { isDrawn } from '../../session/plan/drawn-rounds.js';
import { sessionEvents } from '../../session/events.js';
import { notUnderWay } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { roundsOfSection } from '../../session/plan/schedule.js';
import { usesOfSession } from '../../session/streams.js';
import { boardTwice } from './board-twice.js';
import { lineUp, type LineUp } from '../events.js';
import { noSuchTeam, noTeams } from '../../session/team-guards.js';
import { opponentsIn } from '../matches.js';
import { handedInFor, withTeamEvent } from '../state.js';

const access = { roles: ['organiser', 'director'] } as const;

/** Who plays is of the team that has the place, four different people. */
function lineUpRefused(
  { teams }: SessionState,
  { entries }: EntriesState,
  team: string,
  wanted: LineUp,
): Rejected | undefined {
  const entry = teams.entries[team];
  const members = entry === undefined ? undefined : entries[entry]?.players;
  if (!members) return reject({ code: 'team.without-entry', team });
  const persons = Object.values(wanted);
  if (new Set(persons).size < persons.length) return reject({ code: 'entries.player-twice' });
  const stranger = persons.find((person) => !members.includes(person));
  return stranger === undefined ? undefined : reject({ code: 'team.player-not-in-it', player: stranger });
}

/**
 * What prevents a captain from handing in: the team is another's, the round has been called, or one of its
 * line-ups is shown already, so that the line-up would not be blind. After that the director hands in.
 */
function notForCaptain(
  session: SessionState,
  { team, round }: { readonly team: string; readonly round: number },
  { capacity, entry }: DecisionContext,
): Rejected | undefined {
  if (capacity !== 'captain') return undefined;
  const { entries, lineUps } = session.teams;
  if (entry === undefined || entries[team] !== entry) return reject({ code: 'team.not-own', team });
  const isShown = (one: string) => lineUps[one]?.some(({ fromRound }) => fromRound === round);
  const closed = round <= session.round || [team, ...opponentsIn(session, team, round)].some(isShown);
  return closed ? reject({ code: 'team.line-ups-shown', round }) : undefined;
}

/** Of a team and those whom it meets in a round: whose line-ups are hidden, and all whom they meet have handed in. */
function toBeOpened(session: SessionState, team: string, round: number): string[] {
  const hasHandedIn = (one: string) => handedInFor(session.teams, one, round) !== undefined;
  return [team, ...opponentsIn(session, team, round)].filter(
    (one) =>
      session.teams.handedIn[round]?.[one] !== undefined &&
      opponentsIn(session, one, round).every(hasHandedIn),
  );
}

export const handInLineUp = defineCommand({
  name: 'session.hand-in-line-up',
  summary:
    'Hand in a team’s line-up from a round. It stays hidden until the opponents have handed in theirs or the director reveals it',
  access: { ...access, captain: true },
  body: z.strictObject({ session: sessionName, team: teamName, round: roundNumber, lineUp }),
  uses: (body) => ({ ...usesOfSession(body), entries: entriesStream }),
  decide({ session: id, team, round, lineUp: wanted }, { tournament, session, entries }, context) {
    const refused =
      notUnderWay(tournament, session) ??
      noSuchTeam(session, team) ??
      notForCaptain(session, { team, round }, context);
    if (refused) return refused;
    if (!isDrawn(session, team, round) && round <= roundsOfSection(session, team))
      return reject({ code: 'session.round-not-drawn', round });
    if (opponentsIn(session, team, round).length === 0)
      return reject({ code: 'team.not-playing', team, round });
    if (round < session.round) return reject({ code: 'team.line-up-late', round });
    const refusal = lineUpRefused(session, entries, team, wanted);
    if (refusal) return refusal;
    const known = handedInFor(session.teams, team, round);
    if (known && sameData(known, wanted)) return accept({});
    const twice = boardTwice(session, entries, { team, round, lineUp: wanted });
    if (twice) return reject({ code: 'team.board-twice', ...twice });
    const handedIn = sessionEvents.lineUpHandedIn({ session: id, team, round, lineUp: wanted });
    const then = { ...session, teams: withTeamEvent(session.teams, handedIn) };
    // In the round that is played nobody is to be surprised any more.
    const shown = round === session.round ? [team] : toBeOpened(then, team, round);
    return accept({
      session: [
        handedIn,
        ...(shown.length > 0 ? [sessionEvents.lineUpsOpened({ session: id, round, teams: shown })] : []),
      ],
    });
  },
});

export const openLineUps = defineCommand({
  name: 'session.open-line-ups',
  summary: 'Reveal the line-ups of a round and stop hand-ins. Teams without one play as before',
  access,
  body: z.strictObject({ session: sessionName, round: roundNumber }),
  uses: usesOfSession,
  decide({ session: id, round }, { tournament, session }) {
    const refused = notUnderWay(tournament, session) ?? noTeams(session);
    if (refused) return refused;
    const teams = Object.keys(session.teams.handedIn[round] ?? {}).toSorted();
    return accept(
      teams.length === 0 ? {} : { session: [sessionEvents.lineUpsOpened({ session: id, round, teams })] },
    );
  },
});

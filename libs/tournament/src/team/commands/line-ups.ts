import { z } from 'zod';
import { sameData } from '#scoring';
import { type EntriesState, entriesStream } from '../../entries/state.js';
import { playersOf } from '../../session/people/naming.js';
import { meetingAt, placeOf, roundsOfSection } from '../../session/plan/schedule.js';
import type { SessionState } from '../../session/state.js';
import { type LineUp, lineUp } from '../events.js';
import { opponentsIn, pairsOfTeam } from '../matches.js';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import { roundNumber, sessionName, teamName } from '../../journal/names.js';
import { isDrawn } from '../../session/plan/drawn-rounds.js';
import { sessionEvents } from '../../session/events.js';
import { noSuchTeam, noTeams, notUnderWay } from '../../session/guards.js';
import { usesOfSession } from '../../session/streams.js';
import { handedInFor, withTeamEvent } from '../state.js';

/** A board that somebody would play once more, in another round. */
interface BoardTwice {
  readonly player: string;
  readonly board: number;
}

/** A board that one of a team would play twice by a line-up, where rooms are played in different rounds. */
export function boardTwice(
  session: SessionState,
  entries: Pick<EntriesState, 'entries'>,
  { team, round, lineUp }: { readonly team: string; readonly round: number; readonly lineUp: LineUp },
): BoardTwice | undefined {
  const { teams } = session;
  const handedIn = Object.entries(teams.handedIn).flatMap(([fromRound, those]) => {
    const own = those[team];
    return own ? [{ fromRound: Number(fromRound), lineUp: own }] : [];
  });
  const all = [...(teams.lineUps[team] ?? []), ...handedIn, { fromRound: round, lineUp }];
  const then = { ...session, teams: { ...teams, lineUps: { ...teams.lineUps, [team]: all } } };
  const played = new Map<string, number>();
  for (let at = 1; at <= roundsOfSection(session, team); at++) {
    for (const pair of Object.values(pairsOfTeam(team))) {
      const place = placeOf(session, pair, at);
      const boards = (place && meetingAt(session, place.table, at)?.boards) ?? [];
      for (const player of playersOf(then, entries, pair, at)) {
        for (const board of boards) {
          const before = played.get(`${player} ${board}`);
          if (before !== undefined && before !== at) return { player, board };
          played.set(`${player} ${board}`, at);
        }
      }
    }
  }
  return undefined;
}

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

/** What prevents a captain from handing in: another's team, a called round, or a line-up that is shown. */
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

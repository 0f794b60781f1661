import { z } from 'zod';
import { sameData } from '#scoring';
import {
  accept,
  type AlsoStates,
  type DecisionContext,
  defineCommand,
  reject,
  type Rejected,
} from '../../command/command.js';
import { contestName } from '../../journal/names.js';
import { games } from '../../games/games.js';
import { noSuchContestant, noSuchTeam, notOpen } from '../../session/guards.js';
import { seenAt } from '../../journal/seen.js';
import { correctionEnds, isAfter, officialFrom } from '../../session/correction-period.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { tableTwice } from '../../standings/session-standings.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import {
  contestEvents,
  contestSettings,
  type ContestSettings,
  goingOn,
  hundredths,
  participant,
  penaltyId,
} from '../events.js';
import { type ContestState, contestStream, participantKey, withDecided } from '../state.js';

const access = { roles: ['organiser', 'director'] } as const;
const uses = ({ contest }: { contest: string }) => ({
  contest: contestStream(contest),
  tournament: tournamentStream,
});

/** The streams of sessions, by name. */
function sessions(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, sessionStream(name)]));
}

/** What prevents deciding anything of a contest: there is none, or the tournament is over. */
function notThere(tournament: TournamentState, { settings }: ContestState): Rejected | undefined {
  return notOpen(tournament) ?? (settings === null ? reject({ code: 'contest.unknown' }) : undefined);
}

/** The streams of the sessions of a contest, and of others that are named. */
function sessionsOf(named: readonly string[], { settings }: ContestState) {
  return sessions([...new Set([...(settings?.sessions ?? []), ...named])]);
}

/** When the ranking of a contest becomes official, with the last session; null: one is still in play. */
function officialSince(
  { regulations }: TournamentState,
  { settings }: ContestState,
  also: AlsoStates,
): number | null {
  const ends = (settings?.sessions ?? []).map((name) => {
    const { status, closings } = also[name] as SessionState;
    return status === 'closed' ? officialFrom(correctionEnds(closings, regulations)) : null;
  });
  const known = ends.filter((end) => end !== null);
  return known.length === 0 || known.length < ends.length ? null : Math.max(...known);
}

/** What prevents changing the ranking of a contest: once it is official the organiser alone does, and says why. */
function unchangeable(
  tournament: TournamentState,
  contest: ContestState,
  { capacity, now }: Pick<DecisionContext, 'capacity' | 'now'>,
  also: AlsoStates,
  reason: string | undefined,
): Rejected | undefined {
  const refused = notThere(tournament, contest);
  if (refused) return refused;
  const since = officialSince(tournament, contest, also);
  if (!isAfter(since, now) || (capacity === 'organiser' && reason !== undefined)) return undefined;
  return reject({ code: 'contest.official', since: since! });
}

function twice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Why settings contradict each other. */
function settingsRefused(
  { sessions: own, of, carry, total, dropIn, tables, qualify }: ContestSettings,
  also: AlsoStates,
): Rejected | undefined {
  const concerned = [...own, ...(carry?.from ?? [])];
  const session = twice(concerned);
  if (session !== undefined) return reject({ code: 'contest.session-twice', session });
  // Victory points and IMPs have no maximum, so there are no percentages, and a formula in tops has nothing to count.
  // Nor have the standings of teams and of sheets master points.
  const inPercent =
    carry?.regulation.kind === 'ebu' || dropIn?.kind === 'percent' || /percent|master/.test(total);
  if (of === 'teams' && inPercent) return reject({ code: 'contest.teams-have-points' });
  if (of === 'players' && (carry ?? qualify) !== undefined) return reject({ code: 'contest.of-players' });
  const ofPoints = concerned.find((name) => !games[(also[name] as SessionState).game].hasPercentages);
  if (ofPoints !== undefined && inPercent)
    return reject({ code: 'contest.sheets-have-points', session: ofPoints });
  if (carry?.regulation.kind === 'ebu' && total !== 'sum') return reject({ code: 'contest.carry-needs-sum' });
  const table = tableTwice(tables);
  return table === undefined ? undefined : reject({ code: 'standings.table-twice', table });
}

/** What prevents naming somebody who takes part: the contest has no such session, or that no such contestant. */
function notTakingPart(
  { settings }: ContestState,
  { session, contestant }: { readonly session: string; readonly contestant: string },
  also: AlsoStates,
): Rejected | undefined {
  if (settings?.of === 'players') return reject({ code: 'contest.of-players' });
  if (!settings?.sessions.includes(session)) return reject({ code: 'contest.session-not-in', session });
  const there = also[session] as SessionState;
  return settings.of === 'teams' ? noSuchTeam(there, contestant) : noSuchContestant(there, contestant);
}

export const chooseContest = defineCommand({
  name: 'contest.choose',
  summary:
    'Choose the sessions of an overall ranking and how they are combined. Needs a reason once one has started',
  access,
  body: z.strictObject({
    contest: contestName,
    settings: contestSettings,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses,
  restsOn: ({ contest }) => [{ of: 'settings', what: 'contest', contest }],
  also: ({ settings }, { contest }) =>
    sessionsOf([...settings.sessions, ...(settings.carry?.from ?? [])], contest),
  decide({ contest: id, settings, reason }, { tournament, contest }, context, also) {
    const refused = notOpen(tournament) ?? settingsRefused(settings, also);
    if (refused) return refused;
    if (sameData(settings, contest.settings)) return accept({});
    const official =
      contest.settings === null ? undefined : unchangeable(tournament, contest, context, also, reason);
    if (official) return official;
    const concerned = [...(contest.settings?.sessions ?? []), ...(contest.settings?.carry?.from ?? [])];
    const begun = concerned.some((session) => tournament.begun.includes(session));
    if (begun && reason === undefined) return reject({ code: 'contest.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    const chosen = contestEvents.chosen({
      contest: id,
      settings,
      ...(note ? { reason: note.reference } : {}),
    });
    return accept({ contest: [chosen] }, { notes: note ? [note] : [] });
  },
});

export const carryIntoContest = defineCommand({
  name: 'contest.carry',
  summary:
    'Set the carry-forward of contestants into an overall ranking, in hundredths and with a reason, instead of the formula. Empty uses the formula',
  access,
  body: z.strictObject({
    contest: contestName,
    amounts: z
      .array(z.strictObject({ ...participant, hundredths: hundredths.nullable() }))
      .min(1)
      .max(2000),
    at: seenAt,
    reason: freeText,
  }),
  uses,
  restsOn: ({ contest, amounts }) =>
    amounts.map(({ session, contestant }) => ({
      of: 'settings',
      what: 'carried',
      contest,
      session,
      contestant,
    })),
  also: ({ amounts }, { contest }) =>
    sessionsOf(
      amounts.map(({ session }) => session),
      contest,
    ),
  decide({ contest: id, amounts, reason }, { tournament, contest }, context, also) {
    const refused = unchangeable(tournament, contest, context, also, reason);
    if (refused) return refused;
    for (const who of amounts) {
      const unknown = notTakingPart(contest, who, also);
      if (unknown) return unknown;
    }
    const changed = amounts.filter(
      (one) => (contest.carried[participantKey(one)]?.hundredths ?? null) !== one.hundredths,
    );
    if (changed.length === 0) return accept({});
    const note = context.note(reason);
    return accept(
      { contest: [contestEvents.carried({ contest: id, amounts: changed, reason: note.reference })] },
      { notes: [note] },
    );
  },
});

export const penaliseInContest = defineCommand({
  name: 'contest.give-penalty',
  summary: 'Give a penalty in an overall ranking, in hundredths and with a reason; sessions do not change',
  access,
  body: z.strictObject({
    contest: contestName,
    penalty: penaltyId.meta({ description: 'Penalty id, created by the sender' }),
    ...participant,
    hundredths: z.int().min(1).max(100_000_000),
    at: seenAt,
    reason: freeText,
  }),
  uses,
  restsOn: ({ contest, session, contestant }) => [{ of: 'contest-penalties', contest, session, contestant }],
  also: ({ session }, { contest }) => sessionsOf([session], contest),
  decide({ at: _seen, reason, ...body }, { tournament, contest }, context, also) {
    const refused =
      unchangeable(tournament, contest, context, also, reason) ?? notTakingPart(contest, body, also);
    if (refused) return refused;
    if (contest.penalties[body.penalty]) return reject({ code: 'contest.penalty-exists' });
    const note = context.note(reason);
    return accept(
      { contest: [contestEvents.penaltyGiven({ ...body, reason: note.reference })] },
      { notes: [note] },
    );
  },
});

export const withdrawPenaltyInContest = defineCommand({
  name: 'contest.withdraw-penalty',
  summary: 'Cancel a penalty in an overall ranking, with a reason',
  access,
  body: z.strictObject({ contest: contestName, penalty: penaltyId, reason: freeText }),
  uses,
  also: (_body, { contest }) => sessionsOf([], contest),
  decide({ contest: id, penalty, reason }, { tournament, contest }, context, also) {
    const refused = unchangeable(tournament, contest, context, also, reason);
    if (refused) return refused;
    const known = contest.penalties[penalty];
    if (!known) return reject({ code: 'contest.penalty-unknown' });
    if (known.withdrawn) return accept({});
    const note = context.note(reason);
    return accept(
      { contest: [contestEvents.penaltyWithdrawn({ contest: id, penalty, reason: note.reference })] },
      { notes: [note] },
    );
  },
});

export const decideGoingOn = defineCommand({
  name: 'contest.decide-going-on',
  summary:
    'Choose the qualifiers among contestants who tie for the last places, or record that one declines, with a reason. Empty uses the places',
  access,
  body: z.strictObject({
    contest: contestName,
    decisions: z
      .array(z.strictObject({ ...participant, decision: goingOn.nullable() }))
      .min(1)
      .max(1000),
    at: z.int().positive().meta({ description: 'Journal position of the ranking used' }),
    reason: freeText,
  }),
  uses,
  also: ({ decisions }) => sessions(decisions.map(({ session }) => session)),
  cut: ({ contest: id, decisions, at }, { contest }) =>
    contest.settings?.qualify === undefined
      ? undefined
      : { contest: id, goingOn: withDecided(contest.goingOn, decisions), at },
  // Places stay as they are, and who goes on is often known only once the ranking is official.
  decide({ contest: id, decisions, at, reason }, { tournament, contest }, context, also) {
    const refused = notThere(tournament, contest);
    if (refused) return refused;
    if (contest.settings?.qualify === undefined) return reject({ code: 'contest.nobody-goes-on' });
    for (const who of decisions) {
      const unknown = notTakingPart(contest, who, also);
      if (unknown) return unknown;
    }
    const changed = decisions.filter(
      (one) => (contest.goingOn[participantKey(one)] ?? null) !== one.decision,
    );
    if (changed.length === 0) return accept({});
    if (!context.cut) return reject({ code: 'contest.no-standing-at', at });
    const { chosen, places } = context.cut;
    // Without those who are withdrawn, whatever scores have done to the last places since.
    if (chosen > places && changed.some(({ decision }) => decision === 'goes-on'))
      return reject({ code: 'contest.too-many-go-on', chosen, places });
    const note = context.note(reason);
    return accept(
      {
        contest: [contestEvents.goingOnDecided({ contest: id, decisions: changed, reason: note.reference })],
      },
      { notes: [note] },
    );
  },
});

export const abandonContest = defineCommand({
  name: 'contest.abandon',
  summary: 'Delete an overall ranking created by mistake; its sessions stay',
  access,
  body: z.strictObject({ contest: contestName, at: seenAt, reason: freeText.optional() }),
  uses,
  restsOn: ({ contest }) => [{ of: 'settings', what: 'contest', contest }],
  also: (_body, { contest }) => sessionsOf([], contest),
  decide({ contest: id, reason }, { tournament, contest }, context, also) {
    const refused = unchangeable(tournament, contest, context, also, reason);
    if (refused) return refused;
    const { reference, notes } = reasonNoted(context, reason);
    return accept({ contest: [contestEvents.abandoned({ contest: id, ...reference })] }, { notes });
  },
});

import { z } from 'zod';
import { defineEvent } from '../journal/aggregate.js';
import { teamMethod } from '../games/bridge/method.js';
import { boardNumber, contestantName, roundNumber, sessionName, teamName } from '../journal/names.js';
import { textReference } from '../journal/texts.js';
import { earlierMatch } from './carry-rule.js';

const team = teamName;
const reason = textReference;

const person = z.uuid().toLowerCase();
const entry = z.uuid().toLowerCase();
const session = sessionName;

/** Who plays for a team: North and South at the one table, East and West at the other. */
export const lineUp = z.strictObject({ N: person, E: person, S: person, W: person });
export type LineUp = z.infer<typeof lineUp>;

/** So many IMPs, or points of boards with a top, in hundredths. */
export const carriedHundredths = z.int().min(0).max(100_000);

/** What each team has of a match that was not played: victory points or the points of its boards, in hundredths. */
export const awardedPoints = z.strictObject({
  home: z.int().min(-100_000).max(1_000_000),
  away: z.int().min(-100_000).max(1_000_000),
});

export const teamPenaltyId = z.uuid().toLowerCase();

/** A match of a session; its first board tells it from others of the same two teams. Without it all of theirs are meant. */
const match = { session, home: teamName, away: teamName, board: boardNumber.optional() } as const;

/** What a draw of teams kept to beside the lot. */
const wishesForTeams = z.strictObject({
  /** The places that there were to draw, in their order. */
  places: z.array(teamName),
  /** The seeded ones with their numbers; left out: nobody. */
  seeds: z
    .array(z.strictObject({ entry, seed: z.int().min(1) }))
    .min(1)
    .optional(),
  /** They did not begin against each other, as far as that could be. */
  seedsBegin: z.literal('apart').optional(),
  /** Who was not to meet whom. */
  apart: z.array(z.array(entry).min(2)),
  /** When those met whom the movement brings together all the same. */
  unavoidable: z.enum(['late', 'early']),
});
export type WishesForTeams = z.infer<typeof wishesForTeams>;

/** What can happen to the teams of a session, in its stream. */
export const teamEvents = {
  /** Teams drawn from a seed: anybody draws them again from what is here (`drawnSeats`, `seatsDrawnWith`). */
  teamsDrawn: defineEvent('session.teams-drawn', 1, {
    session,
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    seats: z.array(z.strictObject({ entry, contestant: teamName })),
    wishes: wishesForTeams.optional(),
  }),
  /** An entry plays as a team; null: nobody's place. */
  teamSeated: defineEvent('session.team-seated', 1, {
    session,
    team,
    entry: entry.nullable(),
    /** In a session that has started: who plays as each of its pairs from here on. */
    players: z.record(contestantName, z.array(person).max(2)).optional(),
    /** With extra boards: who played for it last in the match, as long as nothing else is handed in. */
    lineUp: lineUp.optional(),
    /** Teams whose line-ups, shown or not, were for others than meet now. */
    handInAnew: z.array(teamName).min(1).optional(),
  }),
  /** Who plays from a round on, as long as nothing else is handed in. Nobody sees it before it is opened. */
  lineUpHandedIn: defineEvent('session.line-up-handed-in', 1, { session, team, round: roundNumber, lineUp }),
  /** The line-ups of these teams for a round are shown; calling the round shows those that are there, too. */
  lineUpsOpened: defineEvent('session.line-ups-opened', 1, {
    session,
    round: roundNumber,
    teams: z.array(teamName).min(1),
  }),
  /** How its matches are scored; with the reason where that was changed once it had started. */
  matchesScored: defineEvent('session.matches-scored', 1, {
    session,
    method: teamMethod,
    reason: textReference.optional(),
  }),
  /** What two teams begin a knockout match with; with the reason where it was not said for the whole knockout. */
  matchCarried: defineEvent('session.match-carried', 1, {
    ...match,
    hundredths: z.strictObject({ home: carriedHundredths, away: carriedHundredths }),
    /** Where it was computed from an earlier match of the two. */
    earlier: earlierMatch.optional(),
    reason: textReference.optional(),
  }),
  /** Taken off what a team has: of its total, in a knockout of its match. The opponents do not gain by it (Law 90). */
  teamPenaltyGiven: defineEvent('session.team-penalty-given', 1, {
    session,
    penalty: teamPenaltyId,
    team,
    hundredths: z.int().min(1).max(100_000),
    reason,
  }),
  teamPenaltyWithdrawn: defineEvent('session.team-penalty-withdrawn', 1, {
    session,
    penalty: teamPenaltyId,
    reason,
  }),
  /** A match that was not played to its end goes to a team; with points where they are not as usual. Null: to nobody. */
  matchAwarded: defineEvent('session.match-awarded', 1, {
    ...match,
    to: z.enum(['home', 'away']).nullable(),
    hundredths: awardedPoints.optional(),
    reason,
  }),
} as const;

import { z } from 'zod';
import { contestTitle } from '../contest/events.js';
import { contestName, knockoutName, sessionName } from '../journal/names.js';
import { carryRule } from '../team/carry-rule.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { textReference } from '../journal/texts.js';

const reason = textReference;

/** The most teams that play a knockout: those of its first round play in one session. */
export const MOST_IN_KNOCKOUT = 128;

/** The most boards of a segment. */
export const MOST_BOARDS = 40;

/** How a knockout is played. */
export const knockoutSettings = z.strictObject({
  title: contestTitle,
  /** How far down places are played for. */
  places: z.enum(['first', 'third', 'all']),
  /** What a match has when its round is opened, as long as nobody says otherwise: so many segments of so many boards. */
  segments: z.int().min(1).max(16),
  boards: z.int().min(1).max(MOST_BOARDS),
  /** How many of the first seeds choose their opponents among the teams of the first round. */
  choosers: z
    .int()
    .min(1)
    .max(MOST_IN_KNOCKOUT / 2)
    .optional(),
  /** What the higher seed begins a match with, in hundredths: a part of an IMP makes a tie impossible. */
  higherSeed: z.int().min(1).max(100_000).optional(),
  /** What the teams of a match have from the one that they played in an earlier session. */
  carry: carryRule.extend({ from: sessionName }).optional(),
});
export type KnockoutSettings = z.infer<typeof knockoutSettings>;

const knockout = knockoutName;
const entry = z.uuid().toLowerCase();

/** The teams in the order of their seeds. */
export const seeds = z.array(entry).min(2).max(MOST_IN_KNOCKOUT);

const standing = [
  z.strictObject({ kind: z.literal('session'), session: sessionName }),
  z.strictObject({ kind: z.literal('contest'), contest: contestName }),
] as const;
/** The seed of a lot: 32 bytes in hexadecimal digits. */
const lotSeed = z.string().regex(/^[0-9a-f]{64}$/);

/** Where the order of seeds comes from: a standing, or the lot. */
export const seededFrom = z.discriminatedUnion('kind', [
  ...standing,
  z.strictObject({ kind: z.literal('lot'), seed: lotSeed }),
]);
/** Where it is to come from: a lot without a seed is given one. */
export const seedsWanted = z.discriminatedUnion('kind', [
  ...standing,
  z.strictObject({ kind: z.literal('lot'), seed: lotSeed.optional() }),
]);
export type SeededFrom = z.infer<typeof seededFrom>;

/** A round of a knockout, and one of its matches, numbered through all rounds. */
export const knockoutRound = z.int().min(1).max(20);
export const matchNumber = z.int().min(1).max(2000);
const match = matchNumber;

/** Why the director decides who wins a match. A tie is decided only as long as the match is tied. */
export const matchGround = z.enum(['tie', 'forfeit', 'withdrawal', 'other']);
export type MatchGround = z.infer<typeof matchGround>;

/** The two teams of a match, which other draws of the round may change. */
const between = z.tuple([entry, entry]).optional();
const ofRound = { knockout, round: knockoutRound } as const;
const won = { match: matchNumber, winner: entry } as const;
const drawnMatch = z.strictObject({ match: matchNumber, home: entry, away: entry });
export type DrawnMatch = z.infer<typeof drawnMatch>;

/** A match as it was decided when the next round was opened. */
const decidedMatch = z.strictObject({
  ...won,
  by: z.union([z.literal('results'), matchGround]),
  /** What it stood at, exactly; nothing where nothing was played. */
  score: z.strictObject({ home: z.string(), away: z.string() }).optional(),
});
export type DecidedMatch = z.infer<typeof decidedMatch>;

/** What can happen in a stream `knockout/<knockout>`. */
export const knockoutEvents = {
  /** Who plays, in the order of seeds, and how; chosen anew as long as no round is opened. */
  setUp: defineEvent('knockout.set-up', 1, {
    knockout,
    settings: knockoutSettings,
    entries: seeds,
    from: seededFrom.optional(),
  }),
  /** A seed has chosen its opponent in the first round; null: the last choice is withdrawn. */
  opponentChosen: defineEvent('knockout.opponent-chosen', 1, {
    knockout,
    chooser: entry,
    opponent: entry.nullable(),
  }),
  /**
   * A round is opened, in a session of its own: its matches side by side in the order of the bracket. With what decided
   * the round before, by the results at a line. Opened again, with the reason: drawn anew before it has started.
   */
  roundOpened: defineEvent('knockout.round-opened', 1, {
    ...ofRound,
    /** None where nobody has to play: every match goes to who is still there. */
    session: sessionName.nullable(),
    matches: z.array(drawnMatch),
    /** Matches that go to the one whose opponent has withdrawn. */
    walkovers: z.array(z.strictObject(won)),
    decided: z.array(decidedMatch),
    /** The journal entry that the results were read at. */
    at: z.int().positive().optional(),
    reason: textReference.optional(),
  }),
  /**
   * Others play matches of a round that has started, in which nothing was played: the one that was asked for, and those
   * whose places follow from the same matches. With what decides these now; the round's other matches go on.
   */
  matchRedrawn: defineEvent('knockout.match-redrawn', 1, {
    ...ofRound,
    match,
    matches: z.array(drawnMatch).min(1),
    decided: z.array(decidedMatch),
    at: z.int().positive(),
    reason,
  }),
  /** A round stays as it was opened, though results at a later line would have sent others into it. */
  roundKept: defineEvent('knockout.round-kept', 1, {
    ...ofRound,
    at: z.int().positive(),
    /** The team that would have won; null: the match would have been tied. */
    would: z.array(z.strictObject({ match, winner: entry.nullable() })).min(1),
    reason,
  }),
  /** The director decides who wins a match; null: as the results say. */
  matchDecided: defineEvent('knockout.match-decided', 1, {
    knockout,
    match,
    between,
    winner: entry.nullable(),
    ground: matchGround,
    reason,
  }),
  /** A match is tied: extra boards are played, in a session of their own. */
  extraBoardsOpened: defineEvent('knockout.extra-boards-opened', 1, {
    knockout,
    match,
    between,
    session: sessionName,
    boards: z.int().min(1).max(MOST_BOARDS),
    /** The journal entry that the tie was read at. */
    at: z.int().positive(),
  }),
  /** Another team plays in the place of one, from a round on. */
  entryReplaced: defineEvent('knockout.entry-replaced', 1, {
    knockout,
    entry,
    by: entry,
    fromRound: knockoutRound,
    reason,
  }),
  /** Set up by mistake: its sessions stay, each by itself. */
  abandoned: defineEvent('knockout.abandoned', 1, { knockout, reason: textReference.optional() }),
} as const;

export type KnockoutEvent = EventOf<typeof knockoutEvents>;

/** A round of a knockout that is opened. */
export type RoundOfKnockout = {
  readonly session: string | null;
  readonly matches: readonly DrawnMatch[];
  readonly walkovers: readonly { readonly match: number; readonly winner: string }[];
  /** As it was when the next round was opened; undefined before that. */
  readonly decided: readonly DecidedMatch[];
  /** What the director has turned down last: by the results of which line, and who would have won. */
  readonly kept: {
    readonly at: number;
    readonly would: readonly { readonly match: number; readonly winner: string | null }[];
  } | null;
};

/** Who plays in the place of a seed, from a round on. */
export type Replacement = { readonly slot: string; readonly by: string; readonly fromRound: number };

/** A knockout: plain JSON, as the read side keeps it, too. */
export type KnockoutState = {
  readonly knockout: string;
  /** Nothing where there is none. */
  readonly settings: KnockoutSettings | null;
  /** In the order of seeds. The entry that was seeded names its place in the bracket, whoever plays there later. */
  readonly entries: readonly string[];
  readonly from: SeededFrom | null;
  /** Whom the first seeds have chosen, in their order. */
  readonly chosen: readonly string[];
  readonly replaced: readonly Replacement[];
  readonly rounds: readonly RoundOfKnockout[];
  /** By match: the sessions of extra boards that were opened for it while it was tied, in their order. */
  readonly extras: { readonly [match: string]: readonly string[] };
  /** By match. */
  readonly decisions: { readonly [match: string]: { readonly winner: string; readonly ground: MatchGround } };
};

export const NO_KNOCKOUT: KnockoutState = {
  knockout: '',
  settings: null,
  entries: [],
  from: null,
  chosen: [],
  replaced: [],
  rounds: [],
  extras: {},
  decisions: {},
};

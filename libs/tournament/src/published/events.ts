import { z } from 'zod';
import {
  boardNumber,
  contestantName,
  roundNumber,
  sectionName,
  sessionName,
  sideName,
  tableName,
} from '../journal/names.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';

const exact = z.string().regex(/^-?\d{1,12}(\.\d{1,12})?$/, 'an exact decimal');
const count = z.int().min(0).max(100_000);
/** A name of the file: of a line, a ranking, a stratum. */
const named = z.string().max(200);
const decimals = z.int().min(0).max(12);

const award = z.strictObject({
  /** The line by its name in the file. */
  line: named,
  table: tableName,
  round: roundNumber,
  board: boardNumber,
  side: sideName,
  /** Matchpoints or IMPs. */
  points: exact,
  /** Printed among the scores that there are, though factored ones are counted. */
  unfactored: z.literal(true).optional(),
});

const total = z.strictObject({
  contestant: contestantName,
  boards: count.optional(),
  matchpoints: exact.optional(),
  score: exact.optional(),
  percentage: exact.optional(),
  final: exact.optional(),
});

const ranking = z.strictObject({
  name: named,
  over: z.enum(['section', 'overall']),
  stratum: named.nullable(),
  places: z
    .array(
      z.strictObject({
        contestant: contestantName,
        kind: z.enum(['shared', 'first', 'in-order']),
        first: count,
        last: count,
      }),
    )
    .readonly(),
});

const match = z.strictObject({
  /** By its name in the file. */
  name: named,
  /** The table where the home side sits North-South, and the first round. */
  table: tableName,
  round: roundNumber,
  home: contestantName,
  away: contestantName,
  /** Of pairs: what it was played with. */
  boards: z.array(boardNumber).readonly().optional(),
  points: z.strictObject({ home: exact, away: exact }),
});

/** Figures that were published of a session, or a part of them: what others computed, which nothing here is scored by. */
export const publishedFigures = z.strictObject({
  /** Decimals that figures were printed with. */
  printed: z.strictObject({
    award: decimals,
    awardHalves: z.literal('to-even').optional(),
    score: decimals,
    percentage: decimals,
  }),
  awards: z.array(award).readonly(),
  datums: z.array(z.strictObject({ section: sectionName, board: boardNumber, datum: exact })).readonly(),
  totals: z.array(total).readonly(),
  rankings: z.array(ranking).readonly(),
  /** The running score of a match of teams before its segments, each of which is a round here. */
  running: z
    .array(z.strictObject({ round: roundNumber, segment: z.int().min(1), home: exact, away: exact }))
    .readonly(),
  /** Whose figures these are: of matches of teams. */
  of: z.literal('teams').optional(),
  /** By what matches of pairs become victory points, to compare them: `totals` and `rankings` are in these then. */
  scale: z.enum(['ebu-percentages', 'wbf-discrete', 'wbf-continuous']).optional(),
  /** What matches were worth to both sides: to teams, or to pairs of a Swiss. */
  matches: z.array(match).readonly().optional(),
  /** IMPs on boards of matches of teams, to the home team. */
  boards: z
    .array(
      z.strictObject({
        name: named,
        table: tableName,
        round: roundNumber,
        board: boardNumber,
        points: exact,
      }),
    )
    .readonly()
    .optional(),
  /** Figures that are known not to follow from the lines that were published with them, with what those make. */
  known: z
    .array(z.strictObject({ kind: named, of: named, ours: named, why: z.string().max(500) }))
    .readonly(),
});
export type KeptFigures = z.infer<typeof publishedFigures>;

/** Which part of a session's published figures it is, from 1. */
export const partNumber = z.int().min(1).max(10_000);

/** What can happen in a stream `published/<session>`: what others have computed of a session that was imported. */
export const publishedEvents = {
  /** Figures to compare with; large ones come in several parts. */
  figuresKept: defineEvent('published.figures-kept', 1, {
    session: sessionName,
    part: partNumber,
    figures: publishedFigures,
  }),
} as const;

export type PublishedEvent = EventOf<typeof publishedEvents>;

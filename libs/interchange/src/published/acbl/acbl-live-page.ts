import { z } from 'zod';
import { handRecord } from './acbl-live-deals.js';

const text = z.union([z.string(), z.number().transform(String)]);

const optionalText = text.nullish();

const whole = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);

const count = whole.pipe(z.int().min(1));

/** Not said where the text is empty. */
const optionalWhole = z.union([z.literal('').transform(() => null), whole]).nullish();

/** 'Section', or 'Overall': over all sections and lines. */
const stratumPlace = z.object({ strat_number: whole, rank: text, type: z.string() });

const player = z.object({ name: z.string(), id_number: optionalText });

const pairSummary = z.object({
  pair_number: text,
  /** Where there are two winners. */
  direction: z.string().nullish(),
  /** The weakest stratum that the pair is in, from 1. */
  strat: optionalWhole,
  is_eligible: z.union([whole, z.boolean().transform(Number)]).default(1),
  players: z.array(player).default([]),
  boards_played: optionalWhole,
  score: optionalText,
  percentage: optionalText,
  /** Matchpoints given or taken by hand, which are in the score. */
  adjustment: optionalText,
  handicap: optionalText,
  strat_place: z.array(stratumPlace).nullish(),
});

export type Player = z.infer<typeof player>;
export type PairSummary = z.infer<typeof pairSummary>;

const boardResult = z.object({
  round_number: count.nullish(),
  table_number: count.nullish(),
  ns_pair: text,
  ew_pair: text,
  ns_score: optionalText,
  ew_score: optionalText,
  contract: optionalText,
  declarer: optionalText,
  tricks_taken: optionalText,
  opening_lead: optionalText,
  ns_match_points: optionalText,
  ew_match_points: optionalText,
});

export type BoardResult = z.infer<typeof boardResult>;

const section = z.object({
  name: z.string().regex(/^[A-Z]{1,2}$/),
  boards_per_round: count.nullish(),
  number_of_rounds: count.nullish(),
  pair_summaries: z.array(pairSummary),
  boards: z.array(z.object({ board_number: count, board_results: z.array(boardResult) })),
});

export type Section = z.infer<typeof section>;

const session = z.object({
  number: count,
  hand_records: z.array(handRecord).nullish(),
  sections: z.array(section),
});

/** A session as the page has it. */
export type SessionOfPage = z.infer<typeof session>;

/** The page that ACBL Live shows of a club's game. */
export const page = z.object({
  id: optionalText,
  organization: z.string().nullish(),
  club_name: z.string().nullish(),
  club_id_number: optionalText,
  program_name: z.string().nullish(),
  latest_upload: z.object({ program_name: z.string().nullish(), program_version: optionalText }).nullish(),
  name: z.string(),
  type: z.string(),
  start_date: z.string().nullish(),
  number_of_sessions: count,
  board_scoring_method: z.string(),
  winner_type: whole.pipe(z.union([z.literal(1), z.literal(2)])),
  /** Matchpoints of the best score on a board. */
  acbl_board_top: optionalText,
  strats: z.array(z.object({ number: whole, label: z.string().nullish() })).default([]),
  sessions: z.array(session),
});

export type Page = z.infer<typeof page>;

/** Strata by number, the strongest first, as the page calls them. */
export function strataOf({ strats }: Page): { readonly number: number; readonly name: string }[] {
  const inOrder = strats.toSorted((one, other) => one.number - other.number);
  const labelled = new Set(inOrder.map(({ label }) => label || undefined));
  const named = labelled.size === inOrder.length && !labelled.has(undefined);
  return inOrder.map(({ number, label }) => ({ number, name: named ? label! : String(number) }));
}

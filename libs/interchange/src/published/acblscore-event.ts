import { z } from 'zod';
import { lineNames, type PublishedLine, type SideOutcome } from './published-game.js';

export const TITLE = 'ACBLscore JSON';

const pairNumber = z.int().min(1).max(9999);
const points = z.number().nullish();
/** Points of the side itself, or a word instead of them. */
const score = z.union([z.int(), z.enum(['Ave+', 'Ave', 'Ave-', 'Late Play', 'Not Played'])]);
type Score = z.infer<typeof score>;

/** round, table, North-South pair, its score, its matchpoints, East-West pair, its score, its matchpoints */
const boardLine = z.tuple([
  z.int().min(1),
  z.int().min(1),
  pairNumber,
  score,
  points,
  pairNumber,
  score,
  points,
]);
export type AcblscoreLine = z.infer<typeof boardLine>;

const stratumRank = z.object({
  rank: z.int().min(0),
  section_rank_low: z.int().min(0),
  section_rank_high: z.int().min(0),
  overall_rank_low: z.int().min(0),
  overall_rank_high: z.int().min(0),
});

const entry = z.object({
  /** 0: takes places and masterpoints. */
  eligibility: z.int().default(0),
  player: z.array(z.string()).default([]),
  nboards: z.int().min(0).nullish(),
  score_unscaled: points,
  score_session: points,
  score_carrover: points,
  score_adjustment: points,
  score_handicap: points,
  score_final: points,
  pct: points,
  /** From 1, the strongest; the pair is ranked in this stratum and in all stronger ones. */
  strat_num: z.int().min(0).default(1),
  /** By stratum; nothing where the pair is not in it. */
  rank: z.array(stratumRank.nullable()).nullish(),
});
export type AcblscoreEntry = z.infer<typeof entry>;

const section = z.object({
  is_howell: z.union([z.literal(0), z.literal(1)]),
  boards_per_round: z.int().min(1),
  /** Matchpoints of the best score on a board. */
  board_top: z.number().positive().nullish(),
  /** Matchpoints of a full card. */
  maximum_score: z.number().positive().nullish(),
  board: z.record(z.string().regex(/^[1-9]\d{0,2}$/), z.array(boardLine)),
  /** By pair: '3N', '3E', and '3' in a Howell. */
  entry: z.record(z.string().regex(/^[1-9]\d{0,3}[NE]?$/), entry),
});
export type AcblscoreSection = z.infer<typeof section>;

const letter = z.string().regex(/^[A-Z]{1,2}$/);

export const header = z.object({
  event_id: z.int(),
  event_type: z.string(),
  event_scoring: z.string(),
  date: z.string().nullish(),
  session_name: z.string().nullish(),
  session_num: z.int().min(1).default(1),
  nsessions: z.int().min(1).default(1),
});

export const event = header.extend({
  /** Sections that are matchpointed together, of them those that are ranked together, of them the sections. */
  combining_and_ranking: z.array(z.array(z.array(letter).min(1)).min(1)).min(1),
  nstrats: z.int().min(1).default(1),
  strat: z.array(z.object({ letter: z.string() })).default([]),
  section: z.record(letter, section),
});
export type AcblscoreEvent = z.infer<typeof event>;

/** What the event calls its strata, the strongest first. */
export function strataOf({ nstrats, strat }: AcblscoreEvent): string[] {
  const letters = strat.map((each) => each.letter);
  const named = new Set(letters).size === nstrats && letters.length === nstrats;
  return named ? letters : Array.from({ length: nstrats }, (_, index) => String(index + 1));
}

/** A section that is scored; whoever has read the event has looked that it is there. */
export function sectionOf({ section: sections }: AcblscoreEvent, name: string): AcblscoreSection {
  return sections[name]!;
}

/** As a movement calls a pair of the section. */
export function contestantOf({ is_howell }: AcblscoreSection, pair: number, side: 'NS' | 'EW'): string {
  return is_howell ? `${pair}` : `${side}${pair}`;
}

/** The lines of a section, board by board, each with what it was read from. */
export function linesOf(
  name: string,
  read: AcblscoreSection,
): { readonly line: PublishedLine; readonly from: AcblscoreLine }[] {
  const lineName = lineNames(name);
  const boards = Object.entries(read.board).sort(([one], [other]) => Number(one) - Number(other));
  return boards.flatMap(([number, lines]) =>
    lines.map((from) => {
      const [round, table, nsPair, nsScore, , ewPair, ewScore] = from;
      const board = Number(number);
      const ns = contestantOf(read, nsPair, 'NS');
      const ew = contestantOf(read, ewPair, 'EW');
      const outcome = { ns: outcomeOf(nsScore, 1), ew: outcomeOf(ewScore, -1) };
      const id = lineName({ board, ns, ew });
      return { line: { id, board, round, table, ns, ew, outcome, contract: null }, from };
    }),
  );
}

function outcomeOf(score: Score, forNS: 1 | -1): SideOutcome {
  switch (score) {
    case 'Ave+':
      return { kind: 'artificial', award: 'average-plus' };
    case 'Ave':
      return { kind: 'artificial', award: 'average' };
    case 'Ave-':
      return { kind: 'artificial', award: 'average-minus' };
    case 'Late Play':
      return { kind: 'late' };
    case 'Not Played':
      return { kind: 'not-played' };
    default:
      // No -0 for a side whose opponents passed out with it.
      return { kind: 'score', score: score * forNS || 0 };
  }
}

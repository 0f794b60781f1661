import { z } from 'zod';
import { bidIn, contractOf, leadIn } from '../contract-text.js';
import { scoredPass } from '../scored-pass.js';
import type { PublishedPlayer } from '../published-event.js';
import { lineNames, type PublishedLine, type SideOutcome } from '../published-game.js';
import { scoreIn } from '../written-values.js';

export const TITLE = 'ACBLscore JSON';

/** A number, which some dumps have as a text. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*[+-]?\d+(\.\d+)?\s*$/)
    .transform(Number),
]);
const whole = number.pipe(z.int());
const pairNumber = number.pipe(z.int().min(1).max(9999));
const points = number.nullish();
/** Points of the side itself, or a word instead of them. */
const score = z.union([z.number(), z.string()]).nullable();
type Score = z.infer<typeof score>;

/**
 * round, table, North-South pair, its score, its matchpoints, East-West pair, its score, its matchpoints; behind them,
 * where table devices told it, level, strain with its doubles, declarer, tricks over or short, lead.
 */
const boardLine = z
  .tuple([
    number.pipe(z.int().min(1)),
    number.pipe(z.int().min(1)),
    pairNumber,
    score,
    points,
    pairNumber,
    score,
    points,
  ])
  .rest(z.unknown());
export type AcblscoreLine = z.infer<typeof boardLine>;

const rankNumber = number.pipe(z.int().min(0)).default(0);

const stratumRank = z.object({
  rank: rankNumber,
  section_rank_low: rankNumber,
  section_rank_high: rankNumber,
  overall_rank_low: rankNumber,
  overall_rank_high: rankNumber,
});

const named = z.string().nullish();
const numbered = z.union([z.string(), z.number().transform(String)]).nullish();

/** A name, or what is known of the player. */
const player = z.union([
  z.string().transform((name): PublishedPlayer => ({ name })),
  z
    .object({
      name: named,
      fname: named,
      lname: named,
      first_name: named,
      last_name: named,
      pnum: numbered,
      acbl_number: numbered,
    })
    .transform((of): PublishedPlayer => {
      const parts = [of.fname ?? of.first_name, of.lname ?? of.last_name].map((part) => part?.trim());
      const memberNumber = (of.pnum ?? of.acbl_number)?.trim();
      return {
        name: of.name?.trim() || parts.filter(Boolean).join(' '),
        ...(memberNumber && { number: memberNumber }),
      };
    }),
]);

const entry = z.object({
  /** 0: takes places and masterpoints. */
  eligibility: whole.nullish().transform((said) => said ?? 0),
  player: z
    .array(player.nullable())
    .nullish()
    .transform((players) => (players ?? []).flatMap((one) => (one && one.name !== '' ? [one] : []))),
  nboards: number.pipe(z.int().min(0)).nullish(),
  score_unscaled: points,
  score_session: points,
  score_carrover: points,
  score_adjustment: points,
  score_handicap: points,
  score_final: points,
  pct: points,
  /** From 1, the strongest; the pair is ranked in this stratum and in all stronger ones. */
  strat_num: number
    .pipe(z.int().min(0))
    .nullish()
    .transform((said) => said ?? 1),
  /** Master points: what was won in this session and before, and what of it counts. */
  award: z.unknown().optional(),
  /** By stratum; nothing where the pair is not in it. */
  rank: z.array(stratumRank.nullable()).nullish(),
});
export type AcblscoreEntry = z.infer<typeof entry>;

const section = z
  .object({
    /** Left out where its pairs tell it. */
    is_howell: number.nullish(),
    boards_per_round: number.pipe(z.int().min(1)).nullish(),
    /** Matchpoints of the best score on a board. */
    board_top: number.nullish(),
    /** Matchpoints of a full card. */
    maximum_score: number.nullish(),
    board: z.record(z.string().regex(/^0*[1-9]\d{0,2}$/), z.array(boardLine)).nullish(),
    /** By pair: '3N', '3E', and '3' in a Howell. */
    entry: z.record(z.string().regex(/^[1-9]\d{0,3}[NE]?$/), entry).nullish(),
  })
  .transform(({ is_howell: isHowell, board, entry: entries, ...rest }) => ({
    ...rest,
    is_howell: isHowell
      ? true
      : isHowell === 0
        ? false
        : !Object.keys(entries ?? {}).some((pair) => /[NE]$/.test(pair)),
    board: board ?? {},
    entry: entries ?? {},
  }));
export type AcblscoreSection = z.infer<typeof section>;

const letter = z.string().regex(/^[A-Z]{1,2}$/);

const first = number
  .pipe(z.int().min(1))
  .nullish()
  .transform((said) => said ?? 1);

export const header = z.object({
  event_id: whole,
  event_type: z.string(),
  event_scoring: z.string(),
  date: z.string().nullish(),
  event_name: z.string().nullish(),
  session_name: z.string().nullish(),
  session_num: first,
  nsessions: first,
});

export const event = header.extend({
  /** Sections that are matchpointed together, of them those that are ranked together, of them the sections. */
  combining_and_ranking: z.array(z.array(z.array(letter).min(1)).min(1)).nullish(),
  nstrats: first,
  strat: z
    .array(z.object({ letter: z.string() }))
    .nullish()
    .transform((strata) => strata ?? []),
  section: z.record(letter, section),
});
export type AcblscoreEvent = z.infer<typeof event>;

/** Sections by what is scored and ranked together; each by itself where the dump does not say. */
export function groupsOf({ combining_and_ranking: said, section: sections }: AcblscoreEvent): string[][][] {
  return said && said.length > 0 ? said : Object.keys(sections).map((name) => [[name]]);
}

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

/** A line of a board, and what it was read from. */
export interface ReadLine {
  readonly line: PublishedLine;
  readonly from: AcblscoreLine;
  /** Scores, the contract and the lead that are not understood, by their places in the line. */
  readonly unknown: readonly (3 | 6 | 8 | 12)[];
  /** Of its scores those that there cannot be, since all have passed. */
  readonly contradicting: readonly (3 | 6)[];
  /** The board and the place of the line in it, as the file has them. */
  readonly at: readonly [board: string, index: number];
}

/** The lines of a section, board by board. A pair that stands on a board again counts there once. */
export function linesOf(name: string, read: AcblscoreSection): ReadLine[] {
  const lineName = lineNames(name);
  const boards = Object.entries(read.board).sort(([one], [other]) => Number(one) - Number(other));
  return boards.flatMap(([number, lines]) => {
    const counted = countedOn(read, lines);
    return lines.map((from, index): ReadLine => {
      const [round, table, nsPair, nsScore, , ewPair, ewScore] = from;
      const board = Number(number);
      const ns = contestantOf(read, nsPair, 'NS');
      const ew = contestantOf(read, ewPair, 'EW');
      const [own, others] = [outcomeOf(nsScore, 1), outcomeOf(ewScore, -1)];
      const unknown = [
        ...(own ? [] : [3 as const]),
        ...(others ? [] : [6 as const]),
        ...unknownOfDevices(from),
      ];
      const again = (['NS', 'EW'] as const).filter(
        (side) => counted.get(side === 'NS' ? ns : ew) !== `${index} ${side}`,
      );
      const line: PublishedLine = {
        id: lineName({ board, ns, ew }),
        board,
        round,
        table,
        ns,
        ew,
        outcome: { ns: own ?? NOT_PLAYED, ew: others ?? NOT_PLAYED },
        contract: contractOfLine(from),
        ...(again.length > 0 && { again }),
      };
      return {
        line,
        from,
        unknown,
        contradicting: scoredPass(line).map((side) => (side === 'ns' ? 3 : 6)),
        at: [number, index],
      };
    });
  });
}

/** Which line of a board counts for each pair: its first with a score, or else its first. */
function countedOn(read: AcblscoreSection, lines: readonly AcblscoreLine[]): ReadonlyMap<string, string> {
  const counted = new Map<string, { readonly at: string; readonly isScore: boolean }>();
  for (const [index, line] of lines.entries()) {
    for (const side of ['NS', 'EW'] as const) {
      const [pair, scored] = side === 'NS' ? [line[2], line[3]] : [line[5], line[6]];
      const contestant = contestantOf(read, pair, side);
      const isScore = outcomeOf(scored, 1)?.kind === 'score';
      const known = counted.get(contestant);
      if (!known || (isScore && !known.isScore)) counted.set(contestant, { at: `${index} ${side}`, isScore });
    }
  }
  return new Map([...counted].map(([contestant, { at }]) => [contestant, at]));
}

const NOT_PLAYED: SideOutcome = { kind: 'not-played' };

/** What a side has, by its own score; nothing where that is not understood. */
function outcomeOf(score: Score, forNS: 1 | -1): SideOutcome | undefined {
  if (score === null) return NOT_PLAYED;
  // No -0 for a side whose opponents passed out with it.
  if (typeof score === 'number') return { kind: 'score', score: score * forNS || 0 };
  const own = scoreIn(score)?.outcome.ns;
  return own?.kind === 'score' ? { kind: 'score', score: own.score * forNS || 0 } : own;
}

/** What of that is not understood. */
function unknownOfDevices(line: AcblscoreLine): (8 | 12)[] {
  const [level = '', strain = '', , , lead = ''] = ofDevices(line);
  const said = `${level}${strain}`;
  const isLost = contractOfLine(line) === null && bidIn(said) !== 'none';
  const isLeadLost = !/^[-?\s]*$/.test(lead) && leadIn(lead) === undefined;
  return [...(isLost ? [8 as const] : []), ...(isLeadLost ? [12 as const] : [])];
}

function ofDevices(line: AcblscoreLine): string[] {
  return line.slice(8).map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : ''));
}

/** What table devices have told of a line. */
function contractOfLine(line: AcblscoreLine): PublishedLine['contract'] {
  const [level, strain, declarer, over, lead] = ofDevices(line);
  const said = `${level ?? ''}${strain ?? ''}`;
  if (said === '') return null;
  const signed =
    over === undefined || over === '' || /^[=+-]/.test(over) ? over : over === '0' ? '=' : `+${over}`;
  return contractOf({ contract: said, declarer, tricks: signed, lead });
}

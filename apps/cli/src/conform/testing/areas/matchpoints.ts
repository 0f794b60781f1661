import { awardTerms, frequencyTerm, numberText } from '#importing';
import { Rational, type Award } from '#scoring';
import { z } from 'zod';
import { explained, type Answer, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import {
  AWARD,
  artificial,
  awardsOf,
  boardBy,
  byScore,
  inSession,
  line,
  lines,
  matchpointsOn,
  percentOf,
  pointsOf,
  SCORES,
  topFigure,
  WEIGHTS,
  weighted,
} from './field.js';

const SCALE = z.enum(['2/1/0', '1/0.5/0']).optional();
/** How many scores a board has or should have. */
const COUNT = z.int().min(1).max(10_000);
type Scale = z.infer<typeof SCALE>;

function scaleOf(scale: Scale): 'double' | 'acbl' {
  return scale === '1/0.5/0' ? 'acbl' : 'double';
}

/** matchpoints: a board's scores compared with each other. Law 78A. */
export const matchpoints = [
  shape(
    z.strictObject({ scale: SCALE, ns_scores: SCORES, note: z.string().optional() }),
    ({ scale, ns_scores }) => ofField(ns_scores, ns_scores.length, scale),
  ),
];

/** neuberg: a board of which some scores are missing, as a field or as matchpoints among the scores there are. */
export const neuberg = [
  shape(
    z
      .strictObject({ scale: SCALE, A: COUNT, E: z.int(), ns_scores: SCORES })
      .refine(({ A, ns_scores }) => A === ns_scores.length),
    ({ scale, E, ns_scores }) => ofField(ns_scores, E, scale),
  ),
  shape(
    z.strictObject({
      scale: SCALE,
      A: COUNT,
      E: COUNT,
      group_mp: z.array(z.number().min(0)),
    }),
    ({ scale, A, E, group_mp }) => ofGroup(group_mp, A, E, scale),
  ),
  shape(z.strictObject({ scale: SCALE, A: COUNT, E: COUNT, m: z.number().min(0) }), ({ scale, A, E, m }) => {
    const { mp } = ofGroup([m], A, E, scale);
    const { points } = onBoard(m, A, E, scale);
    return {
      mp: mp[0],
      equals_half_of: explained(points.mul(Rational.of(2)), 'twice as much on the scale of 2, 1 and 0'),
    };
  }),
];

/** fouled_board: groups of a fouled board, and fields so small that they have percentages. Law 87. */
export const fouledBoards = [
  shape(
    z.strictObject({ results: z.int(), groups: z.tuple([COUNT, COUNT]), expected: COUNT }),
    ({ results, groups, expected }) => {
      const best = groups.map((size) => onBoard(2 * (size - 1), size, expected));
      const each = best.every(({ chart }) => chart.factoring === 'neuberg') ? 'Neubergd' : 'not Neubergd';
      const fields = results === groups[0] + groups[1] ? 'two' : 'more than two';
      return {
        method: explained(
          `${fields} sub-fields, each ${each} to E=${expected}`,
          ...best.flatMap(({ terms }) => terms),
        ),
        ...Object.fromEntries(best.map((one, at) => [`top_of_${groups[at]}`, one.figure])),
        top: topFigure(best[0]!, expected),
      };
    },
  ),
  shape(
    z.strictObject({
      A: COUNT,
      E: COUNT,
      group_mp: z.union([z.number().min(0), z.array(z.number().min(0))]),
      rule: z.string().optional(),
    }),
    ({ A, E, group_mp }) => {
      if (typeof group_mp !== 'number') return ofGroup(group_mp, A, E);
      const { mp, pct, top } = ofGroup([group_mp], A, E);
      return { mp: mp[0], pct: pct[0], top };
    },
  ),
];

/** artificial_board: a board on which some tables have no score but an artificial one for each side. */
export const artificialBoards = [
  shape(
    z.strictObject({
      E: COUNT,
      scale: SCALE,
      real_ns: SCORES,
      artificial: z.tuple([
        z.strictObject({
          ns: AWARD,
          ew: AWARD,
          ns_other_pct: z.number(),
          ew_other_pct: z.number(),
        }),
      ]),
    }),
    ({ E, scale, real_ns, artificial: [given] }) => {
      const method = matchpointsOn(scaleOf(scale));
      const ruled = line('artificial', artificial(given.ns), artificial(given.ew));
      const board = boardBy(method, [...lines(real_ns), ruled], E);
      const { ns, ew } = board.lines.at(-1)!;
      const [ns_mp, ew_mp] = [awardsOf(board, 'ns').slice(0, -1), awardsOf(board, 'ew').slice(0, -1)];
      return {
        group_mp: board.lines.slice(0, -1).map(({ ns }) => amongScores(ns)),
        ns_mp,
        ew_mp,
        art_ns: inSession(ns, given.ns_other_pct, method),
        art_ew: inSession(ew, given.ew_other_pct, method),
        top: topFigure(board, E),
        sum_real_ns: sumOf(board.lines.slice(0, -1).map(({ ns }) => pointsOf(ns))),
      };
    },
  ),
];

/** weighted: an assigned score with weights in a field at matchpoints. Law 12C1. */
export const weightedMatchpoints = [
  shape(
    z.strictObject({ E: COUNT, real_ns: SCORES, weighted: WEIGHTS }),
    ({ E, real_ns, weighted: given }) => {
      const board = boardBy(matchpointsOn(), [...lines(real_ns), line('weighted', weighted(given))], E);
      const chart = board.charts.find(({ side }) => side === 'NS')!;
      const row = (score: number) => chart.rows.find((one) => one.score === score)!;
      const { ns, ew } = board.lines.at(-1)!;
      return {
        freq: byScore(chart.rows, (score) => explained(row(score).frequency, `of ${chart.scores} scores`)),
        ns_mp: byScore(chart.rows, (score) =>
          explained(row(score).points, frequencyTerm(row(score), chart, board.top)),
        ),
        weighted_ns: explained(pointsOf(ns), ...awardTerms(ns)),
        weighted_ew: explained(pointsOf(ew), ...awardTerms(ew)),
        top: topFigure(board, E),
      };
    },
  ),
];

function ofField(nsScores: readonly number[], expected: number, scale: Scale): Answer {
  const board = boardBy(matchpointsOn(scaleOf(scale)), lines(nsScores), expected);
  return {
    ns_mp: awardsOf(board, 'ns'),
    ew_mp: awardsOf(board, 'ew'),
    top: topFigure(board, expected),
    ns_pct: board.lines.map(({ ns }) => explained(percentOf(pointsOf(ns), board.top, 2), ...awardTerms(ns))),
  };
}

function ofGroup(raw: readonly number[], scores: number, expected: number, scale?: Scale) {
  const each = raw.map((one) => onBoard(one, scores, expected, scale));
  return {
    mp: each.map(({ figure }) => figure),
    pct: each.map(({ points, top, terms }): Figures => explained(percentOf(points, top, 1), ...terms)),
    top: topFigure(each[0]!, expected),
  };
}

/** What matchpoints among the scores there are come to on the whole board. */
function onBoard(raw: number, scores: number, expected: number, scale?: Scale) {
  // Matchpoints tell how many are below: so many different scores, or two equals at the half.
  const unit = scaleOf(scale) === 'double' ? 2 : 1;
  const beaten = Math.floor(raw / unit);
  const equal = (raw / unit - beaten) * 2;
  const field = Array.from({ length: scores }, (_, at) =>
    at > beaten && at <= beaten + equal ? beaten : at,
  );
  const board = boardBy(matchpointsOn(scaleOf(scale)), lines(field.map((place) => place * 10)), expected);
  const found = board.lines[beaten];
  if (!found) throw new RangeError(`${raw} is more than ${scores} scores can have`);
  const [points, terms] = [pointsOf(found.ns), awardTerms(found.ns)];
  const chart = board.charts.find(({ side }) => side === 'NS')!;
  return { points, top: board.top, chart, terms, figure: explained(points, ...terms) };
}

function sumOf(points: readonly Rational[]): Figures {
  return explained(Rational.sum(points), `the sum of ${points.map(numberText).join(', ')}`);
}

/** Matchpoints among the scores there are. */
function amongScores(award: Award): Figures {
  if (award.kind !== 'scored') return undefined;
  return explained(award.parts[0]!.row.raw, ...awardTerms(award));
}

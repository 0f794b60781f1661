import type {
  ArtificialScore,
  BoardAward,
  Datum,
  FrequencyChart,
  FrequencyRow,
  Rational,
  ContestantScore,
  EventScore,
  Rank,
  KnockoutSegment,
  Team,
  TeamBoardAward,
} from '#scoring';

/** What an award comes from, in words that a person can recompute it by: a line for each of its terms. */
export function awardTerms(award: BoardAward): string[] {
  switch (award.kind) {
    case 'scored':
      return scoredTerms(award);
    case 'artificial':
      return [
        `${AWARDS[award.award]} ${BECAUSE[award.because]}: ${
          award.top ? `${numberText(award.percent)} % of ${numberText(award.top)}` : imps(award.flat)
        }`,
      ];
    case 'percentage':
      return [
        `${numberText(award.percent)} %${award.top ? ` of ${numberText(award.top)}` : `, in IMPs ${numberText(award.points)}`}`,
      ];
    case 'not-played':
      return ['not played: it does not count'];
    default:
      return award satisfies never;
  }
}

type Scored = Extract<BoardAward, { readonly kind: 'scored' }>;

function scoredTerms(award: Scored): string[] {
  if ('datum' in award) {
    return [
      datumTerm(award.datum),
      ...award.parts.map(
        ({ score, weight, difference, imps: worth }) =>
          `${times(weight)}${score}: ${signed(difference)} against it is ${worth} IMPs`,
      ),
    ];
  }
  if ('sum' in award) {
    return [
      ...award.parts.map(({ row, weight }) => {
        const others = row.comparisons.map((one) => `${one.imps} against ${one.score}${often(one.times)}`);
        return `${times(weight)}${row.score}: ${others.join(', ') || 'no comparison'}: ${imps(row.sum)}`;
      }),
      award.factor
        ? `${numberText(award.sum)} times ${award.factor} is ${numberText(award.points)}`
        : `${numberText(award.sum)} over the root of ${pairs(award.chart.scores)} is ${numberText(award.points)}`,
    ];
  }
  if ('side' in award) {
    return award.parts.map(
      ({ score, weight, beaten, equal, better, points }) =>
        `${times(weight)}${score}: beats ${beaten} of the scores expected, equals ${equal}, ${better} beat it: ${numberText(points)} of ${numberText(award.top)}`,
    );
  }
  if ('factoring' in award.chart) {
    const { chart, parts } = award as Extract<Scored, { readonly chart: FrequencyChart }>;
    return [
      ...parts.map(({ row, weight }) => `${times(weight)}${frequencyTerm(row, chart, award.top)}`),
      ...factoringTerms(chart),
    ];
  }
  return boardAMatchTerms(award as BoardAMatchScored);
}

type BoardAMatchScored = Exclude<
  Extract<Scored, { readonly top: Rational; readonly parts: readonly { readonly row: object }[] }>,
  { readonly chart: FrequencyChart }
>;

function boardAMatchTerms({ parts, chart }: BoardAMatchScored): string[] {
  return parts.map(
    ({ row, weight }) =>
      `${times(weight)}${row.score}: won ${numberText(row.won)}, tied ${numberText(row.tied)}, lost ${numberText(row.lost)} of ${chart.scores - 1}: ${numberText(row.points)}`,
  );
}

/** What a score is worth among the others of its chart. */
export function frequencyTerm(row: FrequencyRow, { scores }: FrequencyChart, top: Rational): string {
  const compared = `beats ${numberText(row.beaten)} of ${scores}, ${numberText(row.better)} beat it`;
  return `${row.score}${often(row.frequency)}: ${compared}: ${numberText(row.raw)}, on the board ${numberText(row.points)} of ${numberText(top)}`;
}

/** What became of the scores of a board of which some are missing. */
function factoringTerms({ factoring, scores, expected }: FrequencyChart): string[] {
  switch (factoring) {
    case 'full':
      return [];
    case 'neuberg':
      return [`factored from ${scores} scores to ${expected}`];
    case 'small-field':
      return [`percentages by their order, for there are ${scores} scores of ${expected}`];
    case 'single-score':
      return ['the only score'];
    default:
      return factoring satisfies never;
  }
}

/** Which score others are compared with, and what it comes from. */
export function datumTerm({ rows, dropped, mean, datum }: Datum): string {
  const scores = rows.map(
    ({ score, factored, counted }) =>
      `${score}${often(factored)}${counted.equals(factored) ? '' : `, of which ${numberText(counted)} count`}`,
  );
  const left = dropped > 0 ? ` without ${dropped} at each end` : '';
  return `datum ${datum ?? 'none'}, rounded from ${mean ? numberText(mean) : 'nothing'}: the mean of ${scores.join('; ')}${left}`;
}

const AWARDS: Readonly<Record<ArtificialScore, string>> = {
  'ave+': 'average plus',
  ave: 'average',
  'ave-': 'average minus',
};

const BECAUSE = { ruling: 'by ruling', 'single-score': 'for the only score' } as const;

function imps(sum: Rational): string {
  return `${numberText(sum)} IMPs`;
}

function pairs(scores: number): string {
  return `${scores} x ${scores - 1} / 2`;
}

function times(weight: Rational): string {
  return weight.toString() === '1' ? '' : `${numberText(weight)} x `;
}

function often(frequency: Rational): string {
  return frequency.toString() === '1' ? '' : ` (${numberText(frequency)} times)`;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** What a contestant's session comes from: the boards that count, their sum, the scale and what was given or taken. */
export function totalTerms(score: ContestantScore): string[] {
  const { entries, boards, points, maximum, fullMaximum, adjustments, percentage } = score;
  const counted = entries.flatMap(({ board, award }) =>
    award.kind === 'not-played' ? [] : [`${numberText(award.points)} on ${board}`],
  );
  const isScaled = maximum && fullMaximum && !maximum.equals(fullMaximum) && !maximum.isZero;
  return [
    `${boards} boards: ${counted.join(', ') || 'none'}`,
    `together ${numberText(points)}${maximum ? ` of ${numberText(maximum)}` : ''}`,
    ...(isScaled ? [`scaled from ${numberText(maximum)} to ${numberText(fullMaximum)}`] : []),
    ...adjustments.map((one) => `${numberText(one.points)} by hand: ${one.id}`),
    `score ${numberText(score.score)}${fullMaximum && percentage ? ` of ${numberText(fullMaximum)}: ${numberText(percentage)} %` : ''}`,
  ];
}

const BESIDE = { 'carry-forward': 'carried over', penalty: 'given or taken', handicap: 'handicap' } as const;

/** What a contestant's event comes from: its sessions, and what is beside them. */
export function eventTerms({ sessions, adjustments, total }: EventScore): string[] {
  return [
    ...sessions.map(({ session, score, as }) => `${session}: ${numberText(score)}, ${as}`),
    ...adjustments.map(({ reason, amount }) => `${BESIDE[reason]}: ${String(amount)}`),
    `together ${total ? numberText(total) : 'nothing'}`,
  ];
}

/** Whom a contestant is ranked with: those above it, those it shares a place with, and those below. */
export function placeTerms(ranks: readonly Rank[], contestant: string): string[] {
  const own = ranks.find((rank) => rank.contestant === contestant);
  if (!own) return ['not in this ranking'];
  const placed = ranks.filter(({ place }) => place !== undefined);
  const above = placed.filter(({ value }) => value.compare(own.value) > 0);
  const equals = placed.filter((rank) => rank !== own && rank.value.equals(own.value));
  return [
    `${contestant} with ${numberText(own.value)} in ${own.ranking}${own.place === undefined ? ', without a place' : ''}`,
    `${above.length} above: ${listed(above)}`,
    `${equals.length} equal: ${listed(equals)}`,
    `${placed.filter(({ value }) => value.compare(own.value) < 0).length} below`,
  ];
}

function listed(ranks: readonly Rank[]): string {
  return ranks.map(({ contestant, value }) => `${contestant} ${numberText(value)}`).join(', ') || 'nobody';
}

/** What a segment adds to a team's running score: board by board, and what was given or taken. */
export function segmentTerms(segment: KnockoutSegment, number: number, team: Team): string[] {
  const { before, after, boards } = segment;
  return [
    `before segment ${number}: ${numberText(before[team])}`,
    ...boards.map((board) => `board ${board.board}: ${boardTerm(board[team])}`),
    ...segment[team].adjustments.map(({ id, amount }) => `${id}: ${String(amount)}`),
    `won ${numberText(segment[team].won)}, so after it ${numberText(after[team])}`,
  ];
}

function boardTerm({ comparisons, points }: TeamBoardAward): string {
  const compared = comparisons.map((one) => {
    if (one.kind === 'not-played') return 'a table has no score';
    if (one.kind === 'ruled') return `ruled: ${numberText(one.points)}`;
    return one.parts
      .map(({ home, away, difference }) => `${home} and ${away}, a difference of ${difference}`)
      .join('; ');
  });
  return `${compared.join('; ')}: ${points ? `${numberText(points)} IMPs` : 'it does not count'}`;
}

/** Decimals that a figure is shown and compared with: those that examples are given with. */
export const DECIMALS = 6;

/** A figure as people write it: `-7.75`, `10.666667`, `12`. */
export function numberText(value: Rational): string {
  return value.toText(DECIMALS).replace(/\.?0+$/, '');
}

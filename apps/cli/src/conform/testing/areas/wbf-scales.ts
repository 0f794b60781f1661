import {
  continuousScale,
  discreteScale,
  Rational,
  victoryPoints,
  type ImpVpScale,
  type VpMatch,
} from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';

const BOARDS = z.int().min(1);
const ROUNDED: ImpVpScale = { kind: 'wbf-continuous', gains: 'as-rounded' };

/** vp_discrete: the discrete scale of the World Bridge Federation. */
export const discreteVictoryPoints = [
  shape(z.strictObject({ boards: BOARDS }), ({ boards }) => {
    const starts = discreteScale({ boards });
    const bands = starts.map((start, band) => [
      10 + band,
      explained(start, bandTerm(boards, 10 + band, start)),
    ]);
    return { first_margin_for_vp: Object.fromEntries(bands) };
  }),
  shape(z.strictObject({ boards: BOARDS, margin: z.int() }), ({ boards, margin }) => ({
    discrete: ofMargin({ kind: 'wbf-discrete' }, margin, boards).own,
    // What the other scale has, which rounding would make another whole number of in some places.
    not_round_continuous: ofMargin(ROUNDED, margin, boards).own,
  })),
  shape(z.strictObject({ pool: z.literal(10), half_boards: z.array(BOARDS) }), ({ half_boards }) => ({
    starts: Object.fromEntries(half_boards.map((boards) => [boards, startsOf({ boards, half: true })])),
  })),
];

/** vp_continuous: the continuous scale of the World Bridge Federation. */
export const continuousVictoryPoints = [
  shape(z.strictObject({ boards: BOARDS, margins: z.array(z.int()) }), ({ boards, margins }) => {
    const each = margins.map((margin) => ofMargin(ROUNDED, margin, boards));
    return {
      winner: each.map(({ own }) => own),
      loser: each.map(({ opponents }) => opponents),
      concavity_uncertain_margins: marginsInDoubt(boards),
    };
  }),
  shape(z.strictObject({ boards: BOARDS, margin: z.int() }), ({ boards, margin }) => {
    const { own, opponents } = ofMargin(ROUNDED, margin, boards);
    return { winner: own, loser: opponents };
  }),
  // Both variants of the scale, over as many boards and margins as matches have.
  shape(z.strictObject({ property: z.literal('winner+loser==20.00 for every n,m') }), () => ({
    sum: poolOfAll(),
  })),
];

/** A column of the discrete scale: the first margins of its bands. */
export function discreteColumn(boards: number): Figures {
  return startsOf({ boards });
}

function startsOf(match: VpMatch): Figures {
  const half = match.half ? 5 : 10;
  return discreteScale(match).map((start, band) =>
    explained(start, bandTerm(match.boards, half + band, start)),
  );
}

function bandTerm(boards: number, victoryPoints: number, start: number): string {
  return `over ${boards} boards ${victoryPoints} victory points begin at a margin of ${start}`;
}

/** A column of the continuous scale, as it is printed; some go on with the whole pool behind the blitz. */
export function continuousColumn(boards: number, margins: number): Figures {
  const { rounded } = continuousScale({ boards });
  return Array.from({ length: Math.max(margins, rounded.length) }, (_, margin) =>
    explained(
      Rational.of(rounded[margin] ?? rounded.at(-1)!, 100).toText(2),
      `${margin} IMPs over ${boards} boards, all from ${rounded.length - 1} on`,
    ),
  );
}

function ofMargin(scale: ImpVpScale, margin: number, boards: number) {
  const { own, opponents, why } = victoryPoints(scale, margin, { boards });
  const term =
    why.kind === 'band'
      ? `${margin} IMPs over ${boards} boards: the band from ${why.from}${why.to === undefined ? ' on' : ` to ${why.to}`}`
      : `${margin} IMPs over ${boards} boards`;
  return { own: explained(own, term), opponents: explained(opponents, term) };
}

/**
 * The margins whose rounded points gain less than the next ones, and which a scale therefore raises when each further IMP
 * may gain no more than the one before. Up to 20 boards it raises no others.
 */
function marginsInDoubt(boards: number): Figures {
  const { rounded, neverRising } = continuousScale({ boards });
  const gain = (margin: number) => rounded[margin]! - rounded[margin - 1]!;
  const raised = rounded.flatMap((points, margin) => (neverRising[margin]! > points ? [margin] : []));
  const term = `margins over ${boards} boards from which the rounded points gain more than up to them`;
  if (boards <= 20) return explained(raised, term);
  const doubtful = raised.filter((margin) => gain(margin + 1) > gain(margin));
  return explained(doubtful, term);
}

const MOST_BOARDS = 40;
const LARGEST_MARGIN = 120;

/** What both sides have together in every match, where it is the same in all; else where it is another. */
function poolOfAll(): Figures {
  const pool = Rational.of(20);
  for (const gains of ['as-rounded', 'never-rising'] as const) {
    for (let boards = 1; boards <= MOST_BOARDS; boards++) {
      for (let margin = -LARGEST_MARGIN; margin <= LARGEST_MARGIN; margin++) {
        const { own, opponents } = victoryPoints({ kind: 'wbf-continuous', gains }, margin, { boards });
        const sum = own.add(opponents);
        if (!sum.equals(pool)) return explained(sum, `${margin} IMPs over ${boards} boards, gains ${gains}`);
      }
    }
  }
  return explained(
    pool,
    `all matches of up to ${MOST_BOARDS} boards and margins of up to ${LARGEST_MARGIN} IMPs`,
  );
}

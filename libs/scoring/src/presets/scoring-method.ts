import type { BoardMethod } from '../methods/board-method.js';
import type { SessionGuarantee } from '../artificial/artificial-matchpoints.js';
import type { TieBreakRegulation } from '../ranking/tie-breaks.js';
import type { SessionRegulation } from '../session/session.js';
import type { VpScale } from '../vp/vp-scale.js';
import type { DatumRegulation } from '../butler/datum.js';

/** Editions of the Laws of Duplicate Bridge. */
export type LawsEdition = '1987' | '1997' | '2007' | '2017';

/**
 * How a session is scored and ranked, from the score of a board to the place: plain data, so that it can be frozen into
 * the session that uses it. Whatever a regulation says later, the session stays scored as it was agreed.
 */
export interface ScoringMethod {
  /** Of the preset that it was chosen by, 'ebu-matchpoints'; 'own' when it was put together by hand. */
  readonly name: string;
  /** Whose rules these are: 'EBU White Book', 'usual practice'; nothing where nobody's. */
  readonly regulation: string;
  /** Which edition of them: '2025'. */
  readonly edition: string;
  /** How the results of a board become awards: scale and rounding are in it. */
  readonly board: BoardMethod;
  /** When a contestant's own session moves an artificial score; 'by-laws': as the edition of the laws in force has it. */
  readonly guarantee: SessionGuarantee | 'by-laws';
  readonly fullCard: SessionRegulation['fullCard'];
  readonly decimals?: SessionRegulation['decimals'];
  readonly ranking: SessionRanking;
}

/** What places of a session go by. */
export type SessionRanking =
  /** By session scores, by percentages, or by points a board. */
  | {
      readonly by: 'score' | 'percentage' | 'mean';
      /** By scores only: who has no board is ranked with a total of zero. Left out otherwise. */
      readonly withoutBoards?: 'ranked';
    }
  /** By the victory points of matches: of the boards that two pairs play against each other in a round. */
  | {
      readonly by: 'victory-points';
      /** Of percentages where the method has a top, of IMPs where it has none. */
      readonly scale: VpScale;
      readonly tieBreaks: TieBreakRegulation;
    };

const GUARANTEES: Readonly<Record<LawsEdition, SessionGuarantee>> = {
  '1987': 'law-88',
  '1997': 'law-88',
  '2007': 'law-12c2c',
  '2017': 'law-12c2c',
};

/** What average plus and minus are measured by under an edition of the laws: Law 88 until 1997, then Law 12C2(c). */
export function guaranteeOf(
  { guarantee }: Pick<ScoringMethod, 'guarantee'>,
  laws: LawsEdition,
): SessionGuarantee {
  return guarantee === 'by-laws' ? GUARANTEES[laws] : guarantee;
}

/** Where no regulation says otherwise: the best and the worst of four scores and more are left out, to the nearest 10. */
const USUAL_DATUM = {
  drop: { eachEnd: 1 },
  dropFrom: 4,
  roundTo: 10,
} as const satisfies DatumRegulation;

/** Butler IMPs where no regulation says otherwise; short boards count as they were played. */
export const USUAL_BUTLER = {
  kind: 'butler',
  datum: USUAL_DATUM,
  shortBoards: 'as-played',
  singleScore: 'average-plus',
  decimals: 2,
} as const satisfies ScoringMethod['board'];

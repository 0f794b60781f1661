import { sideOf } from '#cards';
import { seatIn } from '../../text/written-values.js';
import { bidIn, leadIn, tricksIn } from '../contract-text.js';
import { dayIn } from '../day-text.js';
import { numberOf } from './usebio-document.js';
import { decimalIn, placeIn, scoreIn } from '../written-values.js';

/** How programs write that there is nothing to tell. */
const NOTHING = /^(-+|\?|N\/?A|NONE|NP|PASS|X)$/i;

const isNumber = (text: string) => decimalIn(text) !== undefined;
const isCount = (text: string) => numberOf(text) !== undefined;
const isDirection = (text: string) => sideIn(text) !== undefined;

/** A side by a direction of it; nothing where it is none. */
export function sideIn(text: string): 'NS' | 'EW' | undefined {
  const said = text.toUpperCase().replaceAll(/[\s/-]/g, '');
  if (/^(NS|NORTHSOUTH)$/.test(said)) return 'NS';
  if (/^(EW|EASTWEST|WE)$/.test(said)) return 'EW';
  const seat = seatIn(said);
  return seat && sideOf(seat);
}

/** What a match of teams or of pairs is worth, in the words that programs have for it. */
export const MATCH_METHODS = {
  vps: /^(VPS?|VICTORY)/i,
  imps: /imp/i,
  'point-a-board': /^(PAB|POINTS?[_ ]?A[_ ]?BOARD|2-?1-?0)$/i,
  'board-a-match': /^(BAM|B-A-M|BOARD[_ ]?A[_ ]?MATCH)/i,
} as const;

const OTHER_METHODS =
  /^(MP|MATCH_?|BUTLER|CROSS|AGGREGATE|TOTAL|PERCENT|RATIO|PATTON|HYBRID|NONE|OTHER|WIN|IMPS?)/i;

function isMethod(text: string): boolean {
  return [...Object.values(MATCH_METHODS), OTHER_METHODS].some((one) => one.test(text));
}

/** By the names of elements: whether their texts are understood as they are read here. Others may hold any text. */
export const UNDERSTOOD: Readonly<Record<string, (text: string) => boolean>> = {
  SCORE: (text) => {
    const read = scoreIn(text);
    return read !== undefined && !read.ofOneSide;
  },
  CONTRACT: (text) => bidIn(text) !== undefined,
  PLAYED_BY: (text) => seatIn(text) !== undefined || NOTHING.test(text),
  TRICKS: (text) => tricksIn(text, 1) !== undefined || /^[+-]\d$/.test(text) || NOTHING.test(text),
  LEAD: (text) => leadIn(text) !== undefined || NOTHING.test(text),
  DATE: (text) => dayIn(text) !== undefined,
  DIRECTION: isDirection,
  DEALER: (text) => seatIn(text) !== undefined || NOTHING.test(text),
  BOARD_NUMBER: isCount,
  WINNER_TYPE: (text) => /^[12]$/.test(text),
  VULNERABILITY: (text) => /^(none|love|neither|all|both|game|[ns]|[ew]|-|o|z|b)/i.test(text),
  PLACE: (text) => placeIn(text) !== undefined,
  BOARD_SCORING_METHOD: isMethod,
  MATCH_SCORING_METHOD: isMethod,
  SCORING_METHOD: isMethod,
  ...Object.fromEntries(
    ['ROUND_NUMBER', 'TABLE_NUMBER', 'BOARDS_PLAYED', 'BOARDS_PER_ROUND', 'SESSION_COUNT'].map((name) => [
      name,
      isCount,
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['NS', 'EW'].flatMap((side) =>
        [
          'MATCH_POINTS',
          'BUTLER_POINTS',
          'CROSS_IMP_POINTS',
          'CROSS_IMPS',
          'IMPS',
          'SCORE',
          'VICTORY_POINTS',
        ].map((points) => `${side}_${points}`),
      ),
      'TEAM_SCORE',
      'OPPOSING_TEAM_SCORE',
      'TEAM_VICTORY_POINTS',
      'OPPOSING_TEAM_VICTORY_POINTS',
      'IMPS',
      'BOARD_AVERAGE',
      'TOTAL_SCORE',
      'PERCENTAGE',
      'MASTER_POINTS_AWARDED',
    ].map((name) => [name, isNumber]),
  ),
};

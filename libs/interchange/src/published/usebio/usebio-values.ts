import { sideOf } from '#cards';
import { seatIn } from '../../text/written-values.js';
import { bidIn, leadIn, tricksIn } from '../contract-text.js';
import type { PublishedPlayer } from '../published-event.js';
import { dayIn } from '../day-text.js';
import { numberOf, type UsebioMatch, type UsebioRecord } from './usebio-document.js';
import { decimalIn, placeIn, scoreIn } from '../written-values.js';
import { carryOverSaid, isCarried, type PublishedMatch } from '../published-match.js';
import type { XmlToWrite } from '../write-xml.js';
import { instructionName } from '../xml.js';

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

/**
 * What two teams begin a knockout match with. The format has no element for it, and readers that know its DTD refuse
 * elements of others: so it is a processing instruction, which every reader of XML passes over.
 */
const NAME = instructionName('tirage-carry-over');

/** Nothing where both begin with nothing. */
export function carryOverElement({ carryOver }: Pick<PublishedMatch, 'carryOver'>): XmlToWrite | undefined {
  const { home, away } = carryOver;
  return isCarried(carryOver) ? { name: NAME, holds: `home="${home}" away="${away}"` } : undefined;
}

/** What the teams of a match begin with: nothing where the file does not tell, or tells no numbers. */
export function carryOverOf({ fields }: Pick<UsebioMatch, 'fields'>): PublishedMatch['carryOver'] {
  return carryOverSaid(/^home="([^"]*)" away="([^"]*)"$/.exec(fields[NAME]?.trim() ?? ''));
}

/** How programs write a number that they do not know. */
const NONE = /^0+$/;

/** A player of a pair or a team. */
export function playerOf({ fields }: UsebioRecord): PublishedPlayer {
  const number = known(fields['NATIONAL_ID_NUMBER']);
  const club = known(fields['CLUB_ID_NUMBER']);
  return { name: fields['PLAYER_NAME'] ?? '', ...(number && { number }), ...(club && { club }) };
}

function known(number: string | undefined): string | undefined {
  return number === undefined || NONE.test(number) ? undefined : number;
}

/** Who plays with several partners stands in several pairs. */
export function identityOf({ name, number }: PublishedPlayer): string {
  return number ?? name;
}

/**
 * Where a rule was read, on 2026-11-30. The DTDs of usebio.org themselves could not be had, so a rule stands here only as
 * far as one of these says or does it. `samples` are files that other programs have written.
 */
export const USEBIO_SOURCES = {
  'usebio.org': 'http://usebio.org/usebio-1.3.html: what 1.3 changes',
  ImportUsebio: 'github.com/marcshearer/ImportUsebio, Usebio Parser.swift: a reader of 1.2',
  stratification: 'Pairs Stratification Program, S. Pomeroy, 2026: reader and writer, says what is mandatory',
  'Usebio.pm': 'Usebio.pm, P. Haffenden, revision 741: a writer of club files for the EBU',
  'bridge-box': 'bridge-box-scorer, generate-usebio.ts: a writer that follows the text of 1.2',
  samples: 'files by Compscore3 for Pianola and BridgeWebs, 2022 to 2026',
  /** No description was found that names it; files of Tirage have it, and other readers skip it. */
  tirage: 'Tirage',
} as const;
export type UsebioSource = keyof typeof USEBIO_SOURCES;

/** What the text of an element has to be. */
export const USEBIO_TEXTS = {
  any: /\S/,
  /** A void suit is empty. */
  suit: /^[AKQJT2-9]*$/,
  whole: /^\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/,
  winners: /^[12]$/,
  yesNo: /^[YN]$/,
  code: /^\d{1,2}$/,
  place: /^\d+=?$/,
  score: /^(-?\d+|A\d{4,6}|NP)$/,
} as const satisfies Record<string, RegExp>;
export type UsebioText = keyof typeof USEBIO_TEXTS;

/** An element: in which others it may stand, and what it holds. */
export interface UsebioRule {
  readonly in: readonly string[];
  /** Left out: it holds other elements. */
  readonly text?: UsebioText;
  /** It may stand there several times. */
  readonly several?: true;
  /** Where one of these must stand in it. */
  readonly needs?: readonly string[];
  readonly attributes?: readonly string[];
  readonly from: UsebioSource;
}

const PLACES = ['EVENT', 'SESSION', 'SECTION'] as const;
const RANKED = ['PAIR', 'TEAM', 'PLAYER'] as const;
const LINE = ['TRAVELLER_LINE'] as const;

function each(names: readonly string[], rule: UsebioRule): Record<string, UsebioRule> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}

const bothSides = (...names: readonly string[]) => names.flatMap((name) => [`NS_${name}`, `EW_${name}`]);

/** The elements of USEBIO 1.2 and 1.3 that are known here. */
export const USEBIO_RULES: Readonly<Record<string, UsebioRule>> = {
  USEBIO: { in: [], needs: ['CLUB', 'EVENT'], attributes: ['Version'], from: 'stratification' },
  CLUB: { in: ['USEBIO'], needs: ['CLUB_NAME', 'CLUB_ID_NUMBER'], from: 'stratification' },
  CLUB_NAME: { in: ['CLUB'], text: 'any', from: 'stratification' },
  CLUB_ID_NUMBER: { in: ['CLUB', 'PLAYER'], text: 'any', from: 'stratification' },
  EVENT: {
    in: ['USEBIO'],
    several: true,
    needs: ['DATE'],
    attributes: ['EVENT_TYPE'],
    from: 'stratification',
  },
  ...each(['EVENT_IDENTIFIER', 'EVENT_DESCRIPTION', 'PROGRAM_NAME', 'PROGRAM_VERSION'], {
    in: ['EVENT'],
    text: 'any',
    from: 'ImportUsebio',
  }),
  ...each(['BOARD_SCORING_METHOD', 'MATCH_SCORING_METHOD'], {
    in: ['EVENT'],
    text: 'any',
    from: 'ImportUsebio',
  }),
  ...each(['SESSION_COUNT', 'SECTION_COUNT'], { in: ['EVENT'], text: 'whole', from: 'ImportUsebio' }),
  BOARDS_PER_ROUND: { in: PLACES, text: 'whole', from: 'ImportUsebio' },
  BOARDS_PLAYED: { in: ['EVENT', ...RANKED], text: 'whole', from: 'ImportUsebio' },
  DATE: { in: ['EVENT'], text: 'date', from: 'stratification' },
  VENUE: { in: ['EVENT'], text: 'any', from: 'samples' },
  WINNER_TYPE: { in: ['EVENT', 'SECTION'], text: 'winners', from: 'ImportUsebio' },
  MASTER_POINT_SCALE: { in: ['EVENT'], text: 'any', from: 'stratification' },
  MASTER_POINT_TYPE: { in: ['EVENT', 'MASTER_POINTS', ...RANKED], text: 'any', from: 'samples' },
  MPS_AWARDED_FLAG: { in: ['EVENT'], text: 'yesNo', from: 'stratification' },
  P2P_CHARGE_RATE: { in: ['EVENT'], text: 'code', from: 'usebio.org' },
  EBU_CHARGE_CODE: { in: ['EVENT'], text: 'code', from: 'usebio.org' },
  CONTACT: { in: ['EVENT'], from: 'Usebio.pm' },
  ...each(['FULL_NAME', 'EMAIL', 'TELEPHONE'], { in: ['CONTACT'], text: 'any', from: 'Usebio.pm' }),
  SESSION: { in: ['EVENT'], several: true, attributes: ['SESSION_ID'], from: 'ImportUsebio' },
  SECTION: { in: ['SESSION'], several: true, attributes: ['SECTION_ID'], from: 'ImportUsebio' },
  PARTICIPANTS: { in: PLACES, from: 'ImportUsebio' },
  PAIR: { in: ['PARTICIPANTS', 'TEAM'], several: true, needs: ['PAIR_NUMBER'], from: 'ImportUsebio' },
  TEAM: {
    in: ['PARTICIPANTS', 'MATCH'],
    several: true,
    attributes: ['TEAM_ID', 'TEAM_NAME'],
    from: 'bridge-box',
  },
  PLAYER: {
    in: ['PARTICIPANTS', 'PAIR', 'TEAM'],
    several: true,
    needs: ['PLAYER_NAME'],
    from: 'ImportUsebio',
  },
  PAIR_NUMBER: { in: ['PAIR'], text: 'any', from: 'ImportUsebio' },
  PLAYER_NUMBER: { in: ['PLAYER'], text: 'any', from: 'ImportUsebio' },
  PLAYER_NAME: { in: ['PLAYER'], text: 'any', from: 'ImportUsebio' },
  NATIONAL_ID_NUMBER: { in: ['PLAYER'], text: 'any', from: 'ImportUsebio' },
  DIRECTION: { in: ['PAIR', 'HAND', ...LINE], text: 'any', from: 'ImportUsebio' },
  ...each(['TOTAL_SCORE', 'PERCENTAGE', 'WINS_OR_DRAWS'], {
    in: RANKED,
    text: 'number',
    from: 'ImportUsebio',
  }),
  PLACE: { in: RANKED, text: 'place', from: 'ImportUsebio' },
  MASTER_POINTS: { in: RANKED, several: true, needs: ['MASTER_POINTS_AWARDED'], from: 'stratification' },
  MASTER_POINTS_AWARDED: { in: [...RANKED, 'MASTER_POINTS'], text: 'number', from: 'Usebio.pm' },
  MATCH: { in: PLACES, several: true, from: 'ImportUsebio' },
  OPPOSING_TEAM: { in: ['MATCH'], text: 'any', from: 'ImportUsebio' },
  ...each(['TEAM_SCORE', 'OPPOSING_TEAM_SCORE', ...bothSides('SCORE')], {
    in: ['MATCH'],
    text: 'number',
    from: 'ImportUsebio',
  }),
  HANDSET: { in: ['USEBIO', 'EVENT'], from: 'samples' },
  BOARD: {
    in: [...PLACES, 'MATCH', 'HANDSET'],
    several: true,
    needs: ['BOARD_NUMBER'],
    from: 'ImportUsebio',
  },
  BOARD_NUMBER: { in: ['BOARD'], text: 'whole', from: 'stratification' },
  BOARD_AVERAGE: { in: ['BOARD'], text: 'number', from: 'samples' },
  IMPS: { in: ['BOARD'], text: 'number', from: 'bridge-box' },
  VULNERABILITY: { in: ['BOARD'], text: 'any', from: 'bridge-box' },
  HAND: { in: ['BOARD'], several: true, needs: ['DIRECTION'], from: 'bridge-box' },
  ...each(['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES'], { in: ['HAND'], text: 'suit', from: 'bridge-box' }),
  TRAVELLER_LINE: { in: ['BOARD'], several: true, from: 'ImportUsebio' },
  ...each(bothSides('PAIR_NUMBER'), { in: ['MATCH', ...LINE], text: 'any', from: 'ImportUsebio' }),
  ...each(['CONTRACT', 'PLAYED_BY', 'LEAD'], { in: LINE, text: 'any', from: 'stratification' }),
  TRICKS: { in: LINE, text: 'whole', from: 'stratification' },
  SCORE: { in: LINE, text: 'score', from: 'stratification' },
  ...each(bothSides('MATCH_POINTS'), { in: LINE, text: 'number', from: 'stratification' }),
  ...each(bothSides('BUTLER_POINTS', 'CROSS_IMP_POINTS'), { in: LINE, text: 'number', from: 'samples' }),
  ...each(bothSides('IMPS'), { in: LINE, text: 'number', from: 'bridge-box' }),
  ROUND_NUMBER: { in: ['MATCH', ...LINE], text: 'whole', from: 'ImportUsebio' },
  TABLE_NUMBER: { in: LINE, text: 'any', from: 'tirage' },
  ...each(
    ['N', 'E', 'S', 'W'].map((seat) => `${seat}_PLAYER_NUMBER`),
    { in: LINE, text: 'any', from: 'tirage' },
  ),
};

/** Elements that one version has in place of another's. */
export const USEBIO_ONLY = { P2P_CHARGE_RATE: '1.2', EBU_CHARGE_CODE: '1.3' } as const;

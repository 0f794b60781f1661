import { EBU_TIE_BREAKS, WBF_TIE_BREAKS, without, type TieBreakRegulation } from '../ranking/tie-breaks.js';
import type { TeamMatchRegulation } from './regulation.js';

/**
 * How matches of teams are scored and teams ranked: plain data, so that it can be frozen into the session that uses it.
 */
export interface TeamMethod {
  /** Of the preset that it was chosen by, 'wbf-teams'; 'own' when it was put together by hand. */
  readonly name: string;
  /** Whose rules these are; nothing where nobody's. */
  readonly regulation: string;
  readonly edition: string;
  readonly match: TeamMatchRegulation;
  /**
   * What a match is worth to a team.
   * - victory-points: those of the match's scale.
   * - score: what the boards make together, penalties taken off.
   * - knockout: who is ahead wins it, with what was carried into it; there is no standing.
   */
  readonly result: 'victory-points' | 'score' | 'knockout';
  readonly tieBreaks: TieBreakRegulation;
}

const NO_TIE_BREAKS = { rules: [], afterSplit: 'go-on' } as const satisfies TieBreakRegulation;

const IMPS = { kind: 'team-match', unit: 'imps', split: 'apart', guarantee: 'law-12c2c' } as const;

/** IMPs on the continuous scale of the World Bridge Federation. */
export const WBF_TEAMS = {
  name: 'wbf-teams',
  regulation: 'WBF',
  edition: '2013',
  match: { ...IMPS, vp: { kind: 'wbf-continuous', gains: 'never-rising' } },
  result: 'victory-points',
  tieBreaks: WBF_TIE_BREAKS,
} as const satisfies TeamMethod;

/**
 * IMPs on the discrete scale of 20 points, weighted boards rounded to whole IMPs (White Book 2025, 8.12.3). What
 * opponents have says nothing where each meets each.
 */
export const EBU_TEAMS = {
  name: 'ebu-teams',
  regulation: 'EBU White Book',
  edition: '2025',
  match: { ...IMPS, decimals: 0, vp: { kind: 'wbf-discrete' } },
  result: 'victory-points',
  tieBreaks: without(EBU_TIE_BREAKS, 'opponents'),
} as const satisfies TeamMethod;

/** As in a league (`EBU_TEAMS`), where not each meets each: equals also by what their opponents have (White Book, 143.7). */
export const EBU_SWISS_TEAMS = {
  ...EBU_TEAMS,
  name: 'ebu-swiss-teams',
  tieBreaks: EBU_TIE_BREAKS,
} as const satisfies TeamMethod;

/** The IMPs of all matches together. */
export const IMPS_TEAMS = {
  name: 'imps-teams',
  regulation: 'usual practice',
  edition: '',
  match: { ...IMPS, decimals: 1 },
  result: 'score',
  tieBreaks: { rules: [{ kind: 'direct-basic' }, { kind: 'basic-quotient' }], afterSplit: 'go-on' },
} as const satisfies TeamMethod;

/** A point for each board won, half of one for a tie. */
export const ACBL_BOARD_A_MATCH_TEAMS = {
  name: 'acbl-board-a-match-teams',
  regulation: 'ACBL',
  edition: '',
  match: {
    kind: 'team-match',
    unit: 'board-a-match',
    scale: 'acbl',
    tieUpTo: 0,
    split: 'apart',
    guarantee: 'law-12c2c',
  },
  result: 'score',
  tieBreaks: { rules: [{ kind: 'direct-score' }], afterSplit: 'go-on' },
} as const satisfies TeamMethod;

/** Boards of 2, 1 and 0, and as many points as boards for the aggregate. */
export const PZBS_PATTON = {
  name: 'pzbs-patton',
  regulation: 'PZBS, usual practice',
  edition: '',
  match: { kind: 'team-match', unit: 'patton', split: 'apart', guarantee: 'law-12c2c' },
  result: 'score',
  tieBreaks: { rules: [{ kind: 'direct-score' }], afterSplit: 'go-on' },
} as const satisfies TeamMethod;

/** A running score in IMPs to each team; a split board is averaged, so that there is one margin (Law 12C4, 2017). */
export const KNOCKOUT = {
  name: 'knockout',
  regulation: 'Laws of Duplicate Bridge',
  edition: '2017',
  match: { ...IMPS, split: 'averaged' },
  result: 'knockout',
  tieBreaks: NO_TIE_BREAKS,
} as const satisfies TeamMethod;

/** The methods of teams that can be chosen by name. What one says is not changed when its regulation is. */
export const TEAM_PRESETS: readonly TeamMethod[] = [
  WBF_TEAMS,
  EBU_TEAMS,
  EBU_SWISS_TEAMS,
  IMPS_TEAMS,
  ACBL_BOARD_A_MATCH_TEAMS,
  PZBS_PATTON,
  KNOCKOUT,
];

/** The method of teams of a name. */
export function teamPresetOf(name: string): TeamMethod | undefined {
  return TEAM_PRESETS.find((preset) => preset.name === name);
}

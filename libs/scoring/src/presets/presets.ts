import { hasTop, type BoardMethod } from '../methods/board-method.js';
import {
  ACBL_BOARD_A_MATCH,
  ACBL_BUTLER,
  ACBL_CROSS_IMPS,
  ACBL_MATCHPOINTS,
  ACBL_TOTAL_IMPS,
} from './acbl.js';
import { CLUB_BOARD_A_MATCH, CLUB_BUTLER, CLUB_CROSS_IMPS, CLUB_MATCHPOINTS } from './club.js';
import {
  EBU_BOARD_A_MATCH,
  EBU_BUTLER,
  EBU_CROSS_IMPS,
  EBU_MATCHPOINTS,
  EBU_SWISS_CROSS_IMPS,
  EBU_SWISS_PAIRS,
} from './ebu.js';
import { PZBS_BOARD_A_MATCH, PZBS_BUTLER, PZBS_CROSS_IMPS, PZBS_MATCHPOINTS } from './pzbs.js';
import type { ScoringMethod } from './scoring-method.js';
import { WBF_BOARD_A_MATCH, WBF_BUTLER, WBF_CROSS_IMPS, WBF_MATCHPOINTS, WBF_SWISS_BUTLER } from './wbf.js';

/** Whose ways of scoring there are to choose from. */
export const BODIES = ['EBU', 'ACBL', 'WBF', 'PZBS', 'club'] as const;
export type Body = (typeof BODIES)[number];

/**
 * The methods that can be chosen by name, by body. What a preset says is not changed when its regulation is: a new
 * edition is a preset more.
 */
export const PRESETS = {
  EBU: [
    EBU_MATCHPOINTS,
    EBU_BUTLER,
    EBU_CROSS_IMPS,
    EBU_BOARD_A_MATCH,
    EBU_SWISS_PAIRS,
    EBU_SWISS_CROSS_IMPS,
  ],
  ACBL: [ACBL_MATCHPOINTS, ACBL_BUTLER, ACBL_CROSS_IMPS, ACBL_TOTAL_IMPS, ACBL_BOARD_A_MATCH],
  WBF: [WBF_MATCHPOINTS, WBF_BUTLER, WBF_CROSS_IMPS, WBF_BOARD_A_MATCH, WBF_SWISS_BUTLER],
  PZBS: [PZBS_MATCHPOINTS, PZBS_BUTLER, PZBS_CROSS_IMPS, PZBS_BOARD_A_MATCH],
  club: [CLUB_MATCHPOINTS, CLUB_BUTLER, CLUB_CROSS_IMPS, CLUB_BOARD_A_MATCH],
} as const satisfies Readonly<Record<Body, readonly ScoringMethod[]>>;

export type Preset = (typeof PRESETS)[Body][number];

/** The preset of a name. */
export function presetOf(name: string): Preset | undefined {
  return Object.values(PRESETS)
    .flat<readonly (readonly Preset[])[]>()
    .find((preset) => preset.name === name);
}

/** How a Swiss of pairs is usually ranked where its boards are scored so: by the EBU's percentages, or on the WBF's scale for IMPs. */
export function usualSwissRanking(
  board: BoardMethod,
): (typeof EBU_SWISS_PAIRS | typeof WBF_SWISS_BUTLER)['ranking'] {
  return hasTop(board) ? EBU_SWISS_PAIRS.ranking : WBF_SWISS_BUTLER.ranking;
}

import type { PublishedScoring } from '#interchange';
import { ACBL_MATCHPOINTS, EBU_MATCHPOINTS } from '#scoring';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  type SessionMethod,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';
import { together } from '../compare/given-by-sessions.js';

/** How the program that published a game computed matchpoints. */
const MATCHPOINTS: Readonly<Record<PublishedScoring['regulation'], SessionMethod>> = {
  acblscore: ACBL_MATCHPOINTS,
  compscore: EBU_MATCHPOINTS,
  'white-book': EBU_MATCHPOINTS,
  realbridge: EBU_MATCHPOINTS,
};

/** The settings of a tournament that is scored as the published one was; those programs rank everybody. */
export function tournamentSettingsOf(scoring: PublishedScoring): TournamentSettings {
  return { ...DEFAULT_SETTINGS, minimumShare: 0, method: methodOf(scoring) };
}

function methodOf({ regulation, scale }: PublishedScoring): SessionMethod {
  const method = MATCHPOINTS[regulation];
  if (method.board.kind !== 'matchpoints' || method.board.scale === scale) return method;
  return { ...method, name: 'own', board: { ...method.board, scale } };
}

/** The settings of its session; sections that it cannot rank as they were are ranked each by itself. */
export function sessionSettingsOf(scoring: PublishedScoring): SessionSettings {
  const scored = together(scoring.scored) ?? 'by-section';
  const ranked = scored === 'by-section' ? scored : (together(scoring.ranked) ?? 'by-section');
  return { ...DEFAULT_SESSION_SETTINGS, method: methodOf(scoring), scored, ranked };
}

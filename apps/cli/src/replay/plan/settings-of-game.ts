import type { PublishedScoring } from '#interchange';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';

/** How the program that published a game computed matchpoints. */
const MATCHPOINTS: Readonly<Record<PublishedScoring['regulation'], TournamentSettings['matchpoints']>> = {
  acblscore: { scale: 'acbl', smallFields: false, decimals: 2 },
  compscore: { scale: 'double', smallFields: true, decimals: null },
  'white-book': { scale: 'double', smallFields: true, decimals: null },
};

/** The settings of a tournament that is scored as the published one was; those programs rank everybody. */
export function tournamentSettingsOf({ regulation, scale }: PublishedScoring): TournamentSettings {
  return { ...DEFAULT_SETTINGS, minimumShare: 0, matchpoints: { ...MATCHPOINTS[regulation], scale } };
}

/** The settings of its session. */
export function sessionSettingsOf({ scored, ranked }: PublishedScoring): SessionSettings {
  return { ...DEFAULT_SESSION_SETTINGS, scored, ranked };
}

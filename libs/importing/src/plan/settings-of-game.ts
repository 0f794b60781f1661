import type { PublishedGame, PublishedScoring } from '#interchange';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  type SessionMethod,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';
import { together } from '../compare/given-by-sessions.js';
import { methodOfGame } from '../compare/method-of-game.js';

/** The settings of a tournament that is scored as the published one was; those programs rank everybody. */
export function tournamentSettingsOf(scoring: PublishedScoring): TournamentSettings {
  return { ...DEFAULT_SETTINGS, minimumShare: 0, method: methodOf(scoring) };
}

function methodOf(scoring: PublishedScoring): SessionMethod {
  return methodOfGame(scoring) ?? DEFAULT_SETTINGS.method;
}

/**
 * The settings of its session; sections that it cannot rank as they were are ranked each by itself.
 *
 * @param ranking what its places go by, where that is not its boards
 */
export function sessionSettingsOf(
  { scoring, event: { day } }: Pick<PublishedGame, 'scoring' | 'event'>,
  ranking?: SessionMethod['ranking'],
): SessionSettings {
  const scored = together(scoring.scored) ?? 'by-section';
  const ranked = scored === 'by-section' ? scored : (together(scoring.ranked) ?? 'by-section');
  return {
    ...DEFAULT_SESSION_SETTINGS,
    method: rankedBy(methodOf(scoring), ranking),
    scored,
    ranked,
    ...(day !== undefined && { day }),
  };
}

function rankedBy(method: SessionMethod, ranking: SessionMethod['ranking'] | undefined): SessionMethod {
  return ranking ? { ...method, name: 'own', ranking } : method;
}

/** The settings of a session whose matches of teams say how they are scored. */
export function settingsOfTeams(day: string | undefined): Omit<SessionSettings, 'method'> {
  const { method: _method, ...settings } = DEFAULT_SESSION_SETTINGS;
  return { ...settings, ...(day !== undefined && { day }) };
}

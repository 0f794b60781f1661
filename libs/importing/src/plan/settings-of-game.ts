import type { PublishedScoring } from '#interchange';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  type SessionMethod,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';
import { together } from './given-by-sessions.js';
import { methodOfGame, saidMethod, type SaysHowScored } from './method-of-game.js';
import { rankingOfSwiss } from './ranking-of-swiss.js';

/** The settings of a tournament that is scored as the published one was; those programs rank everybody. */
export function tournamentSettingsOf(game: SaysHowScored): TournamentSettings {
  return { ...DEFAULT_SETTINGS, minimumShare: 0, method: methodOf(game) };
}

function methodOf(game: SaysHowScored): SessionMethod {
  return methodOfGame(game) ?? DEFAULT_SETTINGS.method;
}

/** The settings of its session; sections that it cannot rank as they were are ranked each by itself. */
export function sessionSettingsOf(game: SaysHowScored): SessionSettings {
  const {
    scoring,
    event: { day },
  } = game;
  const scored = together(scoring.scored) ?? 'by-section';
  const ranked = scored === 'by-section' ? scored : (together(scoring.ranked) ?? 'by-section');
  return {
    ...DEFAULT_SESSION_SETTINGS,
    method: saidMethod(game) ?? rankedAs(methodOf(game), scoring),
    scored,
    ranked,
    ...(day !== undefined && { day }),
  };
}

function rankedAs(method: SessionMethod, { matches }: PublishedScoring): SessionMethod {
  return matches ? { ...method, name: 'own', ranking: rankingOfSwiss(matches) } : method;
}

/** The settings of a session whose matches of teams say how they are scored. */
export function settingsOfTeams(day: string | undefined): Omit<SessionSettings, 'method'> {
  const { method: _method, ...settings } = DEFAULT_SESSION_SETTINGS;
  return { ...settings, ...(day !== undefined && { day }) };
}

import type { PublishedScoring, ScaleOfPairs, ScoredMatches } from '#interchange';
import {
  DEFAULT_SESSION_SETTINGS,
  DEFAULT_SETTINGS,
  type SessionMethod,
  type SessionSettings,
  type TournamentSettings,
} from '#tournament';
import { EBU_SWISS_PAIRS, WBF_SWISS_BUTLER, type VpScale } from '#scoring';
import { together } from './given-by-sessions.js';
import { methodOfGame, saidMethod, type SaysHowScored } from './method-of-game.js';

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

/** The one session of a replayed tournament. */
export const SESSION = '1';

/** The event that it is a part of. */
export const CONTEST = '1';

/** The scales of victory points by what files call them. */
export const SCALES = {
  'ebu-percentages': EBU_SWISS_PAIRS.ranking.scale,
  'wbf-discrete': { kind: 'wbf-discrete' },
  'wbf-continuous': WBF_SWISS_BUTLER.ranking.scale,
} as const satisfies Readonly<Record<ScaleOfPairs, VpScale>>;

/** How a Swiss of pairs is ranked that was published in victory points. */
export function rankingOfSwiss({
  scale,
  equals,
}: ScoredMatches): Extract<SessionMethod['ranking'], { readonly by: 'victory-points' }> {
  const { tieBreaks } = scale === 'ebu-percentages' ? EBU_SWISS_PAIRS.ranking : WBF_SWISS_BUTLER.ranking;
  return {
    by: 'victory-points',
    scale: SCALES[scale],
    tieBreaks: equals === 'told-apart' ? tieBreaks : { rules: [], afterSplit: 'go-on' },
  };
}

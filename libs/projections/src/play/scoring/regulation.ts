import {
  guaranteeOf,
  whileOthersAreToCome,
  type RankingRegulation,
  type ScoringMethod,
  type SessionRegulation,
} from '#scoring';
import { methodOf, type SessionSettings, type TournamentSettings } from '#tournament';

/**
 * How a session is scored: as its method has it.
 *
 * @param final whether everything has been played. Until then a board has few scores because others are to come: they
 *   are factored, not given percentages or an average of their own.
 */
export function regulationOf(
  rules: Pick<TournamentSettings, 'laws' | 'method'>,
  settings: Pick<SessionSettings, 'method'>,
  final: boolean,
): SessionRegulation {
  const method: ScoringMethod = methodOf(rules, settings);
  const { board, decimals, fullCard } = method;
  return {
    method: final ? board : whileOthersAreToCome(board),
    guarantee: guaranteeOf(method, rules.laws),
    fullCard,
    ...(decimals && { decimals }),
  };
}

/** Whether the sections of a session are in one ranking. */
export function sectionsRanked({ ranked }: Pick<SessionSettings, 'ranked'>): RankingRegulation['sections'] {
  return ranked === 'together' ? 'combined' : 'apart';
}

/** How a session is ranked whose places go by boards; nothing where they go by matches. */
export function rankingRegulationOf(
  rules: Pick<TournamentSettings, 'minimumShare' | 'method'>,
  settings: Pick<SessionSettings, 'ranked' | 'method'>,
): RankingRegulation | undefined {
  const { ranking } = methodOf(rules, settings);
  if (ranking.by === 'victory-points') return undefined;
  return { ...ranking, sections: sectionsRanked(settings), minimumBoards: `${rules.minimumShare}/100` };
}

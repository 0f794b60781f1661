import {
  guaranteeOf,
  whileOthersAreToCome,
  type RankingRegulation,
  type ScoringMethod,
  type SessionRegulation,
  penaltyUnitsOf,
  type Adjustment,
} from '#scoring';
import { methodOf, type SessionSettings, type TournamentSettings, type PenaltyAmount } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { standsAt, type Extent } from './extent.js';

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

/** The unit of a penalty as scoring has it: matchpoints and IMPs are points of the method itself. */
const UNITS: Readonly<Record<Exclude<PenaltyAmount['unit'], 'victory-points'>, Adjustment['unit']>> = {
  'percent-of-top': 'percent-of-top',
  'percent-of-session': 'percent-of-session',
  matchpoints: 'points',
  imps: 'points',
};

/** Whether a penalty is in a unit of the session's method, which may be another one now than when it was given. */
export function isCounted(
  { settings }: SessionPlay,
  rules: Pick<TournamentSettings, 'method'>,
  { unit }: PenaltyAmount,
): boolean {
  return penaltyUnitsOf(methodOf(rules, settings)).includes(unit);
}

/** Penalties as lines of their own in contestants' accounts (Law 90). */
export function penaltiesOf(
  session: SessionPlay,
  rules: Pick<TournamentSettings, 'method'>,
  extent: Extent,
): Adjustment[] {
  return Object.entries(session.rulings)
    .filter(([, ruling]) => standsAt(ruling, extent))
    .toSorted(([, one], [, other]) => one.given.position - other.given.position)
    .flatMap(([key, { what }]) => {
      if (what.kind !== 'penalty' || !isCounted(session, rules, what.amount)) return [];
      const { unit, hundredths } = what.amount;
      // They touch no board (`victoryPointPenalties`).
      if (unit === 'victory-points') return [];
      return [{ id: key, contestant: what.contestant, unit: UNITS[unit], amount: `-${hundredths}/100` }];
    });
}

import {
  SESSION_REGULATIONS,
  type RankingRegulation,
  type SessionGuarantee,
  type SessionRegulation,
} from '#scoring';
import type { SessionSettings, TournamentSettings } from '#tournament';

/** Average plus and minus follow a contestant's own session by the edition of the laws. */
const GUARANTEES: Readonly<Record<TournamentSettings['laws'], SessionGuarantee>> = {
  '1987': 'law-88',
  '1997': 'law-88',
  '2007': 'law-12c2c',
  '2017': 'law-12c2c',
};

/**
 * How a tournament's sessions are scored. A session score is out of the fullest card of its line, or of its section as
 * ACBLscore has it; who missed boards is scaled up to it.
 *
 * @param final whether everything has been played. Until then a board has few scores because others are to come: they
 *   are factored, not given percentages of their own.
 */
export function regulationOf(
  { laws, matchpoints: { scale, smallFields, decimals } }: Pick<TournamentSettings, 'laws' | 'matchpoints'>,
  final: boolean,
): SessionRegulation {
  const fewScores = smallFields ? 'white-book' : scale === 'acbl' ? 'single-score' : 'factored';
  const base = SESSION_REGULATIONS[scale === 'acbl' ? 'acblscore' : 'white-book'];
  return {
    matchpoints: {
      scale,
      smallFields: final ? fewScores : 'factored',
      ...(decimals === null ? {} : { decimals }),
    },
    guarantee: scale === 'acbl' ? base.guarantee : GUARANTEES[laws],
    fullCard: scale === 'acbl' ? base.fullCard : 'line',
    // ACBLscore rounds the session score as it rounds awards, and takes the percentage from it.
    ...(scale === 'acbl' && decimals !== null ? { decimals: { score: decimals, percentage: decimals } } : {}),
  };
}

/** How a session is ranked: ACBLscore compares session scores, others percentages. */
export function rankingRegulationOf(
  { minimumShare, matchpoints }: Pick<TournamentSettings, 'minimumShare' | 'matchpoints'>,
  { ranked }: Pick<SessionSettings, 'ranked'>,
): RankingRegulation {
  return {
    by: matchpoints.scale === 'acbl' ? 'score' : 'percentage',
    sections: ranked === 'together' ? 'combined' : 'apart',
    minimumBoards: `${minimumShare}/100`,
  };
}

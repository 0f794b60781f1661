import { grouped, type Side, type Vulnerability } from '#cards';
import {
  DOUBLINGS,
  LEVELS,
  STRAINS,
  contractScore,
  isVulnerableSide,
  type PlayedContract,
} from './contract-score.js';

/** How a score can have come about: nobody bid, or a side played a contract. */
export type PossibleResult =
  | { readonly kind: 'passed-out' }
  | ({ readonly kind: 'contract'; readonly side: Side } & PlayedContract);

/**
 * Every way to a score: which contracts, by which side, with how many tricks. Without any the score is impossible, so
 * that one who typed it can be told at once.
 *
 * @param scoreNS in points, positive when it is North and South's gain
 * @param vulnerability of the board
 */
export function contractsGiving(scoreNS: number, vulnerability: Vulnerability): readonly PossibleResult[] {
  if (scoreNS === 0) return [{ kind: 'passed-out' }];
  return (['NS', 'EW'] as const).flatMap((side) => {
    const scores = scoresOf(isVulnerableSide(vulnerability, side));
    const contracts = scores.get(side === 'NS' ? scoreNS : -scoreNS) ?? [];
    return contracts.map((contract) => ({ kind: 'contract' as const, side, ...contract }));
  });
}

/** Whether a table can have had this score on a board of this vulnerability; 0 is a passed-out deal. */
export function isPossibleScore(scoreNS: number, vulnerability: Vulnerability): boolean {
  return contractsGiving(scoreNS, vulnerability).length > 0;
}

type ContractsByScore = ReadonlyMap<number, readonly PlayedContract[]>;
const byVulnerability = new Map<boolean, ContractsByScore>();

/** Every contract with every number of tricks, by its score. */
function scoresOf(vulnerable: boolean): ContractsByScore {
  const known = byVulnerability.get(vulnerable);
  if (known) return known;
  const scores = grouped(playedContracts(), (contract) => contractScore(contract, vulnerable));
  byVulnerability.set(vulnerable, scores);
  return scores;
}

function playedContracts(): PlayedContract[] {
  return LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) =>
      DOUBLINGS.flatMap((doubling) =>
        Array.from({ length: 14 }, (_, tricks) => ({ level, strain, doubling, tricks })),
      ),
    ),
  );
}

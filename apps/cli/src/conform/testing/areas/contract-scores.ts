import {
  contractScore,
  DOUBLINGS,
  LEVELS,
  Rational,
  type Level,
  type PlayedContract,
  type Strain,
} from '#scoring';
import { z } from 'zod';
import { byEveryWay, explained, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';

/** Strains as examples write them. */
const STRAINS = { C: 'C', D: 'D', H: 'H', S: 'S', N: 'NT' } as const satisfies Record<string, Strain>;

/** contract_score: what a contract with so many tricks scores for declarer. Law 77. */
export const contractScores = [
  shape(
    z.strictObject({
      level: z.literal(LEVELS),
      strain: z.enum(['C', 'D', 'H', 'S', 'N']),
      doubled: z.literal([0, 1, 2]),
      vul: z.boolean(),
      tricks: z.int().min(0).max(13),
    }),
    ({ level, strain, doubled, vul, tricks }) => ({
      score: contractFigure({ level, strain: STRAINS[strain], doubling: DOUBLINGS[doubled]!, tricks }, vul),
    }),
  ),
];

/** A contract's score with what was played. */
export function contractFigure(played: PlayedContract, vulnerable: boolean): Figures {
  const doubling = played.doubling === DOUBLINGS[0] ? '' : `, ${played.doubling}`;
  return explained(
    contractScore(played, vulnerable),
    `${played.level} ${played.strain}${doubling}, ${vulnerable ? 'vulnerable' : 'not vulnerable'}, ${played.tricks} tricks`,
  );
}

/** The same in every strain of a kind: `2HXv` is two of a major, doubled and vulnerable. */
export function contractColumn(name: string, tricks: readonly number[]): Figures | undefined {
  const [, level, kind, doubled, vulnerable] = /^([1-7])([CHN])(X{0,2})([nv])$/.exec(name) ?? [];
  if (level === undefined) return undefined;
  const strains = KINDS[kind as keyof typeof KINDS];
  return tricks.map((count) => {
    const figures = strains.map((strain) => {
      const contract = { level: Number(level) as Level, strain, doubling: DOUBLINGS[doubled!.length]! };
      return [strain, Rational.of(contractScore({ ...contract, tricks: count }, vulnerable === 'v'))];
    });
    return explained(
      byEveryWay(Object.fromEntries(figures)),
      `${level} ${strains.join(' or ')}, ${count} tricks`,
    );
  });
}

const KINDS = { C: ['C', 'D'], H: ['H', 'S'], N: ['NT'] } as const satisfies Record<
  string,
  readonly Strain[]
>;

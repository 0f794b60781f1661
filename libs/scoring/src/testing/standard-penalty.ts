import { Rational } from '../arithmetic/rational.js';

/** The standard procedural penalty (Law 90): a quarter of a top, or a victory point. EBU White Book 2025. */
export const EBU_STANDARD_PENALTY = { ofTop: Rational.of(1, 4), victoryPoints: Rational.ONE } as const;

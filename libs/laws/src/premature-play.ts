import type { Edition } from './edition.js';

/** What declarer may require of the partner of a defender who led or played before his turn. Law 57A. */
export type PrematurePlayOption =
  'highest-of-suit' | 'lowest-of-suit' | 'require-other-suit' | 'forbid-other-suit';

const BEFORE_2017: readonly PrematurePlayOption[] = [
  'highest-of-suit',
  'lowest-of-suit',
  'forbid-other-suit',
];

/** What declarer may choose from, and what becomes of the card. Since 2017 he may also require another suit. */
export function afterPrematurePlay(edition: Edition): {
  readonly options: readonly PrematurePlayOption[];
  readonly card: 'major-penalty-card';
} {
  const options = edition < 2017 ? BEFORE_2017 : BEFORE_2017.toSpliced(2, 0, 'require-other-suit');
  return { options, card: 'major-penalty-card' };
}

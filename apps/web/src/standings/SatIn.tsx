import { later } from '../parts/later.js';
import type { Substituted } from './contestants.js';

const Substitutes = later(() => import('./Substitutes.js'), null);

/** Who sat in for a contestant, where somebody did: few pages have to fetch how that is said. */
export function SatIn({
  substituted,
  inRow,
}: {
  readonly substituted: Substituted | undefined;
  readonly inRow?: boolean;
}) {
  return substituted ? <Substitutes substituted={substituted} {...(inRow && { inRow })} /> : null;
}

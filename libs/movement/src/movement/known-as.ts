import type { MovementName } from './movement.js';

/**
 * What clubs call a movement that is one of a family: a Howell of as many rounds as tables is a Mitchell, and of few more a
 * hesitation Mitchell.
 */
export function knownAs<Name extends MovementName>({
  name,
  tables,
  rounds,
}: {
  readonly name: Name;
  readonly tables: number;
  readonly rounds: number;
}): Name | 'mitchell' | 'hesitation-mitchell' | 'double-hesitation-mitchell' {
  if (name !== 'three-quarter-howell') return name;
  if (rounds === tables) return 'mitchell';
  if (rounds === tables + 1) return 'hesitation-mitchell';
  return rounds === tables + 2 ? 'double-hesitation-mitchell' : name;
}

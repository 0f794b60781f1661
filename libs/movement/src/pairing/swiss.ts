import { closest } from './closest-draw.js';
import { closestThatLasts } from './lasting-draw.js';
import { withThree } from './match-of-three.js';
import { BYE, Field, LEVELS, type Pair } from './swiss-field.js';
import type { SwissEntry, SwissOptions, SwissRound } from './swiss-round.js';
import { topDown } from './top-down-draw.js';

/**
 * Draws a round of a Swiss event. There is always a draw: without rematches and without two of a group where there is
 * one, then with as few rematches as can be, and in the last place with as few of a group.
 *
 * @param ranked the best first
 * @param met who has met whom
 */
export function swissRound(
  ranked: readonly SwissEntry[],
  met: Iterable<readonly [string, string]>,
  options: SwissOptions,
): SwissRound {
  const field = new Field(ranked, options.rematches === 'allowed' ? [] : met, options.bans);
  const said = options.rematches === 'allowed' ? new Field(ranked, met, options.bans) : field;
  const [drawn, threeWay] =
    options.odd === 'three-way' && ranked.length % 2 === 1 && ranked.length >= 3
      ? withThree(field, options)
      : [drawOf(field, field.everybody, options), undefined];
  const name = (place: number) => ranked[place]!.entry;
  return {
    matches: drawn
      .filter(({ b }) => b !== BYE)
      .toSorted((one, other) => one.a - other.a)
      .map(({ a, b }) => ({
        entries: [name(a), name(b)],
        rematch: said.haveMet(a, b),
        together: said.areTogether(a, b),
        banned: said.areBanned(a, b),
        across: said.areApart(a, b),
      })),
    bye: drawn.flatMap(({ a, b }) => (b === BYE ? [name(a)] : []))[0],
    threeWay: threeWay && [name(threeWay[0]), name(threeWay[1]), name(threeWay[2])],
  };
}

function drawOf(field: Field, places: readonly number[], options: SwissOptions): readonly Pair[] {
  for (const level of LEVELS) {
    const drawn = closest(field, places, level);
    if (!drawn) continue;
    if (level === 'clean') {
      const lasting = closestThatLasts(field, places, drawn, options);
      if (lasting) return lasting;
    }
    return options.order === 'close' ? drawn : topDown(field, drawn, level);
  }
  return [];
}

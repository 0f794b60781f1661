import { closest } from './closest-draw.js';
import { closestThatLasts } from './lasting-draw.js';
import { withThree } from './match-of-three.js';
import { BYE, Field, LEVELS, type Pair, type RoundOfField } from './swiss-field.js';
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
  const { standing = [] } = options;
  // Three who meet stand as two of them, the third of whom has met both.
  const withThird = standing.flatMap(([one, other, third]) =>
    one === undefined || other === undefined || third === undefined
      ? []
      : [[one, third] as const, [other, third] as const],
  );
  const known = [...met, ...withThird];
  const field = new Field(ranked, options.rematches === 'allowed' ? [] : known, options.bans);
  const said = options.rematches === 'allowed' ? new Field(ranked, known, options.bans) : field;
  const stands = pairsOf(ranked, standing);
  const settled = new Set(stands.flatMap(({ a, b }) => [a, b]));
  const round: RoundOfField = {
    field,
    places: field.everybody.filter((place) => !settled.has(place)),
    standing: stands,
  };
  const looking = isWholeRound(round) ? options : { ...options, roundsToCome: 0 };
  const [drawn, threeWay] =
    options.odd === 'three-way' && round.places.length % 2 === 1 && round.places.length >= 3
      ? withThree(round, looking)
      : [drawOf(round, looking), undefined];
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

/** What stands, by places of the ranking; the third of three as one that sits out. */
function pairsOf(ranked: readonly SwissEntry[], standing: readonly (readonly string[])[]): Pair[] {
  const places = new Map(ranked.map(({ entry }, place) => [entry, place]));
  return standing.flatMap((entries) => {
    const [a, b = BYE, third] = entries.map((entry) => places.get(entry)!).toSorted((x, y) => x - y);
    if (a === undefined) return [];
    return [{ a, b }, ...(third === undefined ? [] : [{ a: third, b: BYE }])];
  });
}

/** Whether with what stands exactly so many sit out as have to in a field of this size. */
function isWholeRound({ field, places, standing }: RoundOfField): boolean {
  const sitOut = standing.filter(({ b }) => b === BYE).length + (places.length % 2);
  return sitOut === field.everybody.length % 2;
}

function drawOf({ field, places, standing }: RoundOfField, options: SwissOptions): readonly Pair[] {
  for (const level of LEVELS) {
    const drawn = closest(field, places, level);
    if (!drawn) continue;
    if (level === 'clean') {
      const lasting = closestThatLasts(field, places, drawn, options, standing);
      if (lasting) return lasting;
    }
    return options.order === 'close' ? drawn : topDown(field, drawn, level);
  }
  return [];
}

import { closest, topDown } from './closest-draw.js';
import { closestThatLasts } from './lasting-draw.js';
import {
  BYE,
  Field,
  LEVELS,
  type Pair,
  type RoundOfField,
  type Level,
  type SwissEntry,
  type SwissOptions,
  type SwissRound,
} from './swiss-field.js';

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

type Three = readonly [number, number, number];

/** A round in which three play each other. */
type DrawWithThree = readonly [readonly Pair[], Three];

/** Among how many of those that were seldom drawn so the three are sought. */
const MOST_SOUGHT = 13;

/** How many draws are looked at for one that leaves rounds to come, and how many rounds behind all of them together. */
const MOST_DRAWS = 60;
const MOST_LOOKS = 1_000;

/**
 * Three of the lowest that have not met play a match of three, where the others can still be drawn: of those who have
 * done so least often, and so that the rounds to come can be drawn without a rematch, too, or as many of them as can be.
 */
function withThree(round: RoundOfField, options: SwissOptions): DrawWithThree {
  const threes = threesIn(round);
  for (const level of LEVELS) {
    const [first] = drawsOf(round, threes, level, options);
    if (first === undefined) continue;
    return (level === 'clean' && thatLasts(round, threes, options)) || first;
  }
  throw new Error('Three of a field can always play with each other.');
}

/** Those threes first of whom nobody has been one of three often, then those of the lowest. */
function threesIn({ field, places }: RoundOfField): readonly Three[] {
  const from = places.toSorted((a, b) => field.byesOf(a) - field.byesOf(b) || b - a);
  const often = (three: Three) => three.map((place) => field.byesOf(place));
  const most = (three: Three) => Math.max(...often(three));
  const all = (three: Three) => often(three).reduce((sum, times) => sum + times, 0);
  return threesOf(from.slice(0, MOST_SOUGHT)).toSorted(
    (one, other) => most(one) - most(other) || all(one) - all(other),
  );
}

/** The draws of a field with one of these threes, as the order of the round has them. */
function* drawsOf(
  { field, places }: RoundOfField,
  threes: readonly Three[],
  level: Level,
  { order }: SwissOptions,
): Generator<DrawWithThree> {
  for (const three of threes) {
    if (!meetingsOf(three).every(({ a, b }) => field.isAllowed(a, b, level))) continue;
    const others = places.filter((place) => !three.includes(place));
    const drawn = closest(field, others, level);
    if (drawn) yield [order === 'close' ? drawn : topDown(field, drawn, level), three];
  }
}

/** The first draw after which as many rounds to come as possible can be drawn without a rematch. */
function thatLasts(
  round: RoundOfField,
  threes: readonly Three[],
  options: SwissOptions,
): DrawWithThree | undefined {
  for (let rounds = options.roundsToCome ?? 0; rounds > 0; rounds--) {
    const looks = { left: MOST_LOOKS };
    let draws = 0;
    for (const draw of drawsOf(round, threes, 'clean', options)) {
      if (draws++ === MOST_DRAWS || looks.left === 0) break;
      if (goesOn(after(round, draw), rounds, looks)) return draw;
    }
  }
  return undefined;
}

/** How rounds to come are tried. */
const CLOSE: SwissOptions = { order: 'close', rematches: 'avoid', odd: 'three-way' };

/** Whether so many rounds were found that can be drawn. */
function goesOn(round: RoundOfField, rounds: number, looks: { left: number }): boolean {
  if (rounds === 0) return true;
  for (const draw of drawsOf(round, threesIn(round), 'clean', CLOSE)) {
    if (looks.left-- <= 0) return false;
    if (goesOn(after(round, draw), rounds - 1, looks)) return true;
  }
  return false;
}

/** The whole field for the round behind a draw. */
function after({ field: before, standing }: RoundOfField, [drawn, three]: DrawWithThree): RoundOfField {
  const field = before.without([...standing, ...drawn, ...meetingsOf(three)]);
  return { field, places: field.everybody, standing: [] };
}

function meetingsOf([a, b, c]: Three): Pair[] {
  return [
    { a, b },
    { a, b: c },
    { a: b, b: c },
  ];
}

/** Threes of a list, each in the order of the ranking; those of its first ones first. */
function threesOf(places: readonly number[]): Three[] {
  const threes: Three[] = [];
  for (let third = 2; third < places.length; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++) {
        const three = [places[first]!, places[second]!, places[third]!].toSorted((a, b) => a - b);
        threes.push(three as [number, number, number]);
      }
    }
  }
  return threes;
}

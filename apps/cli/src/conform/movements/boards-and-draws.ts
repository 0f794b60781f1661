import { drawnCardOrder, type Card } from '#cards';
import { boardPlan, swissRound } from '#movement';
import { z } from 'zod';
import { explained } from '../comparison/answer.js';
import { movementOf, ROWS } from './figures.js';
import { section } from './section.js';

/** Where the boards of a movement lie and go. */
export const boardPlans = section({
  given: z.object({ rows: ROWS }),
  id: ({ rows }) => `${rows.length} tables`,
  answer({ rows }) {
    const plan = boardPlan(movementOf(rows));
    return {
      copies: explained(
        Math.max(...plan.copies.map(({ copies }) => copies)),
        'as many as tables play a set in one round',
      ),
      setup: explained(
        plan.setup.map(({ table, set }) => ({ table, set })),
        'what is played in round 1',
      ),
      relayAtStart: explained(
        plan.relays
          .flatMap(({ atStart }) => atStart.map(({ set }) => set))
          .toSorted((one, other) => one - other),
        'what is first played later',
      ),
      moves: explained(
        plan.moves.map(({ afterRound, set, from, to, neededInRound, viaRelay }) => ({
          afterRound,
          set,
          from,
          to,
          neededInRound,
          viaRelay,
        })),
        'from each table that plays a set to the next one that does',
      ),
    };
  },
});

const CASES = z.array(z.object({ cards: z.record(z.string(), z.string()) }));

/** Draws for seats by cards. */
export const draws = section({
  given: z.object({}),
  notes: ['rule'],
  id: () => 'by cards',
  answer(_given, expected) {
    const cases = CASES.parse(expected.cases).map(({ cards }) => ({
      cards,
      order: explained(
        drawnCardOrder(new Map(Object.entries(cards).map(([player, card]) => [player, cardOf(card)]))),
        'by rising cards, the ace low, spades < clubs < diamonds < hearts',
      ),
    }));
    return { cases };
  },
});

/** A card as it is written rank first: `TH`. */
function cardOf(written: string): Card {
  return `${written.at(-1)}${written.slice(0, -1).replace('10', 'T')}` as Card;
}

type Pairing = readonly (readonly [number, number])[];

/** Rounds of a Swiss: all draws without a rematch, the closest of them and the one from the top. */
export const swissRounds = section({
  given: z.object({ rankOrder: z.array(z.int()), played: z.array(z.string()) }),
  id: ({ rankOrder, played }, at) => `${at}, ${rankOrder.length} entries after ${played.length} matches`,
  answer({ rankOrder, played }) {
    const met = played.map((match) => match.split('-') as [string, string]);
    const all = drawsWithoutRematch(rankOrder, new Set(met.map((match) => keyOf(...match))));
    const apart = (draw: Pairing) =>
      draw.reduce((sum, [one, other]) => sum + (rankOrder.indexOf(one) - rankOrder.indexOf(other)) ** 2, 0);
    const least = Math.min(...all.map(apart));
    const closest = all.filter((draw) => apart(draw) === least);
    const drawn = (order: 'close' | 'top-down') =>
      swissRound(
        rankOrder.map((entry) => ({ entry: String(entry) })),
        met,
        { order, rematches: 'avoid', odd: 'bye' },
      ).matches.map(({ entries }): [number, number] => [Number(entries[0]), Number(entries[1])]);
    const close = drawn('close');
    const isClosest = closest.some((draw) => JSON.stringify(draw) === JSON.stringify(close));
    const tried = `${all.length} draws without a rematch`;
    return {
      pairings: explained(all.length, 'all draws were tried'),
      minSumSquares: explained(apart(close), `the draw ${said(close)}`, tried),
      anyOf: explained(isClosest ? copied(closest) : said(close), `the closest of ${tried}`),
      topDownLexicographic: explained(
        copied([drawn('top-down')])[0],
        'each in turn the best that leaves a draw',
      ),
    };
  },
});

function keyOf(one: string | number, other: string | number): string {
  return [String(one), String(other)].toSorted().join(' ');
}

function copied(draws: readonly Pairing[]): number[][][] {
  return draws.map((draw) => draw.map((match) => [...match]));
}

function said(draw: Pairing): string {
  return draw.map((match) => match.join('-')).join(', ');
}

function drawsWithoutRematch(entries: readonly number[], met: ReadonlySet<string>): readonly Pairing[] {
  const [first, ...others] = entries;
  if (first === undefined) return [[]];
  return others
    .filter((other) => !met.has(keyOf(first, other)))
    .flatMap((other) =>
      drawsWithoutRematch(
        others.filter((one) => one !== other),
        met,
      ).map((draw): Pairing => [[first, other], ...draw]),
    );
}

import type { PublishedFigures, PublishedGame, PublishedLine, SideOutcome } from '#interchange';
import type { Adjustment } from '#scoring';
import { compare, type ComparedFigure, type FigureKind } from './compare.js';
import { scoreGame } from './score-game.js';

/**
 * What is known to be irregular in a published result: figures that do not follow from its own lines. They are reported,
 * not imitated, and only where they are exactly what the irregularity makes of the game.
 */
interface Irregularity {
  readonly why: string;
  isIn(game: PublishedGame): boolean;
  /** Kinds of figures it is in; all where none are named. */
  readonly kinds?: readonly FigureKind[];
  /** Outcomes that lines had when the figures were computed, by line. */
  readonly outcomes?: Readonly<Record<string, SideOutcome>>;
  /** Figures that are named although they are the same here. */
  readonly named?: readonly (readonly [kind: FigureKind, of: string])[];
  /** Points that were given or taken by hand, by line: to North-South and to East-West. */
  readonly byHand?: Readonly<Record<string, readonly [ns: number, ew: number]>>;
}

const OPEN_PAIRS = { title: 'EL Thu 1.00pm Open (28-Jul-22)', date: '28/07/2022' } as const;
const BEFORE_RULINGS = 'A/1 NS1 v EW1';

/** Compscore wrote this event twice: after its rulings, and with totals from before them beside lines from after them. */
function isOpenPairs(rulings: 'before' | 'after') {
  return ({ title, date, sections }: PublishedGame) => {
    const line = sections.flatMap(({ lines }) => lines).find(({ id }) => id === BEFORE_RULINGS);
    const adjusted = line?.outcome.ns.kind === 'artificial';
    return title === OPEN_PAIRS.title && date === OPEN_PAIRS.date && adjusted === (rulings === 'after');
  };
}

const MATCHPOINTS_BY_HAND = {
  'A/3 NS1 v EW1': [3, -9],
  'A/4 NS1 v EW21': [2, -2],
} as const;
const AVERAGE: SideOutcome = { kind: 'artificial', award: 'average' };

const SINGLE_RESULT = 'NN/16 1 v 4';

const NOT_PLAYED = 'A/16 9 v 10';

const KNOWN: readonly Irregularity[] = [
  {
    why: 'on board 16 one pair was given 2 IMPs at a table that did not play the board',
    isIn: ({ scoring, date, sections }) =>
      scoring.regulation === 'realbridge' &&
      date === '20210224' &&
      sections.some(({ lines }) =>
        lines.some(({ id, outcome }) => id === NOT_PLAYED && outcome.ew.kind === 'not-played'),
      ),
    byHand: { [NOT_PLAYED]: [0, 2] },
  },
  {
    why: 'the only result of a board is 60 % for both sides, not what factoring makes of it',
    isIn: ({ date, sections }) =>
      date === 'July 24, 2017' && sections.some(({ lines }) => lines.some(({ id }) => id === SINGLE_RESULT)),
    named: [
      ['award', `${SINGLE_RESULT} NS`],
      ['award', `${SINGLE_RESULT} EW`],
      ['matchpoints', 'NN-1'],
      ['matchpoints', 'NN-4'],
    ],
  },
  {
    why: 'on boards 3 and 4 matchpoints were given by hand: 23 and 11 for an average, 21 and 19 where the scores give 19 and 21',
    isIn: isOpenPairs('after'),
    byHand: MATCHPOINTS_BY_HAND,
  },
  {
    why: 'the lines are from after the rulings: board 1 was an average then, and on boards 3 and 4 matchpoints were given by hand',
    isIn: isOpenPairs('before'),
    kinds: ['award'],
    outcomes: { [BEFORE_RULINGS]: AVERAGE },
    byHand: MATCHPOINTS_BY_HAND,
  },
  {
    why: 'the totals are from before the rulings: boards 2 and 3 had other scores then',
    isIn: isOpenPairs('before'),
    kinds: ['score', 'percentage', 'place', 'order'],
    outcomes: {
      'A/2 NS9 v EW8': { kind: 'score', score: 110 },
      'A/3 NS1 v EW1': { kind: 'score', score: -650 },
    },
  },
];

/** A difference that a known irregularity explains. */
export interface IrregularFigure extends ComparedFigure {
  readonly why: string;
}

/** Figures that are something else here, by whether a known irregularity explains them. */
export interface SortedFigures {
  readonly irregular: readonly IrregularFigure[];
  readonly different: readonly ComparedFigure[];
}

/**
 * Tells differences that a known irregularity of the game explains to the last digit from all others, and names figures
 * that are irregular although they are the same here.
 */
export function sortOut(
  compared: readonly ComparedFigure[],
  game: PublishedGame,
  figures: PublishedFigures,
): SortedFigures {
  const explained = new Map<string, string>();
  const known = KNOWN.filter(({ isIn }) => isIn(game));
  // What the file's own lines make: a figure that is something else than that is no irregularity of the file.
  const plain = new Map<string, string>();
  if (known.length > 0) {
    for (const figure of compareAs({}, game, figures)) plain.set(nameOf(figure), figure.ours);
  }
  for (const irregularity of known.filter(({ outcomes, byHand }) => outcomes ?? byHand)) {
    const { kinds, why } = irregularity;
    for (const figure of compareAs(irregularity, game, figures)) {
      const holds =
        figure.published === figure.ours &&
        plain.get(nameOf(figure)) !== figure.published &&
        (kinds?.includes(figure.kind) ?? true);
      if (holds) explained.set(nameOf(figure), why);
    }
  }
  const unequal = compared.filter(({ published, ours }) => published !== ours);
  const whyOf = (figure: ComparedFigure) =>
    figure.ours === plain.get(nameOf(figure)) ? explained.get(nameOf(figure)) : undefined;
  const named = known.flatMap(({ named: names = [], why }) =>
    compared
      .filter((figure) => names.some(([kind, of]) => kind === figure.kind && of === figure.of))
      .filter(({ published, ours }) => published === ours)
      .map((figure) => ({ ...figure, why })),
  );
  return {
    irregular: [
      ...named,
      ...unequal.flatMap((figure) => {
        const why = whyOf(figure);
        return why === undefined ? [] : [{ ...figure, why }];
      }),
    ],
    different: unequal.filter((figure) => whyOf(figure) === undefined),
  };
}

function nameOf({ kind, of, published }: ComparedFigure): string {
  return `${kind} ${of} ${published}`;
}

/** The published figures beside those of the game as the irregularity has it. */
function compareAs(
  { outcomes = {}, byHand = {} }: Pick<Irregularity, 'outcomes' | 'byHand'>,
  game: PublishedGame,
  figures: PublishedFigures,
): ComparedFigure[] {
  const changed = withOutcomes(game, outcomes);
  const scored = scoreGame(changed, givenByHand(game, byHand));
  if (!scored) return [];
  const awards = new Map<string, number>(
    Object.entries(byHand).flatMap(([line, [ns, ew]]) => [
      [`${line} NS`, ns] as const,
      [`${line} EW`, ew] as const,
    ]),
  );
  return compare(figures, scored).map((figure) => {
    const given = awards.get(figure.of);
    if (figure.kind !== 'award' || given === undefined) return figure;
    const ours = (Number(figure.ours) + given).toFixed(figures.printed.award);
    return { ...figure, ours };
  });
}

function withOutcomes(game: PublishedGame, outcomes: Readonly<Record<string, SideOutcome>>): PublishedGame {
  const changed = (line: PublishedLine): PublishedLine => {
    const outcome = outcomes[line.id];
    return outcome ? { ...line, outcome: { ns: outcome, ew: outcome }, contract: null } : line;
  };
  return {
    ...game,
    sections: game.sections.map((section) => ({ ...section, lines: section.lines.map(changed) })),
  };
}

function givenByHand(
  { sections }: PublishedGame,
  byHand: Readonly<Record<string, readonly [number, number]>>,
): Adjustment[] {
  return sections.flatMap(({ section, lines }) =>
    lines.flatMap(({ id, ns, ew }) => {
      const given = byHand[id];
      if (!given) return [];
      return [
        { id: `${id} NS`, contestant: `${section}-${ns}`, unit: 'points' as const, amount: given[0] },
        { id: `${id} EW`, contestant: `${section}-${ew}`, unit: 'points' as const, amount: given[1] },
      ];
    }),
  );
}

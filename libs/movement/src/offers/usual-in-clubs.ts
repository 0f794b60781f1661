import { familyOf, type MovementChoice } from '../generators/families.js';

/** So few tables play a Howell that is complete, whatever has to be shared or sat out: few opponents, each met once. */
const TABLES_OF_HOWELL = 5;

/** Between Howells and Mitchells: too long for a complete Howell, with too few rounds for a Mitchell. */
const TABLES_BETWEEN = 6;

/** From so many tables on each pair of a Mitchell plays but a part of the boards: a web has fewer. */
const TABLES_OF_WEB = 15;

/** Rounds of fewer boards are for long movements: more time goes in changes. */
const USUAL_BOARDS = 3;

type Name = MovementChoice['name'];

/** What is played by so many tables, the most usual first; what is not named comes behind it. */
const USUAL: readonly { readonly most: number; readonly names: readonly (readonly Name[])[] }[] = [
  {
    most: TABLES_OF_HOWELL,
    names: [['howell'], ['three-quarter-howell'], ['mitchell', 'skip-mitchell']],
  },
  {
    most: TABLES_BETWEEN,
    names: [['three-quarter-howell'], ['howell'], ['mitchell', 'skip-mitchell']],
  },
  {
    most: TABLES_OF_WEB - 1,
    names: [
      ['mitchell', 'skip-mitchell'],
      ['rover'],
      ['share-and-relay'],
      ['web'],
      ['three-quarter-howell', 'howell'],
    ],
  },
  {
    most: Infinity,
    names: [
      ['web'],
      ['mitchell', 'skip-mitchell'],
      ['rover'],
      ['share-and-relay'],
      ['three-quarter-howell', 'howell'],
    ],
  },
];

/**
 * How usual a movement is in clubs, 0 the most: a Howell up to five tables, a three-quarter Howell at six, from seven on a
 * Mitchell, with a skip where tables are even and a sit-out where half of one is empty, and a web in large fields.
 *
 * @param pairs how many play
 */
export function usualness({ name, tables, rounds }: MovementChoice, pairs: number): number {
  const { names } = USUAL.find(({ most }) => pairs <= 2 * most)!;
  const at = names.findIndex((each) => each.includes(name));
  // A Howell that is cut short is another movement, in which some do not meet.
  const isCut = name === 'howell' && rounds < familyOf(name).roundsAt(tables)!.complete;
  return at === -1 || isCut ? names.length : at;
}

/** Whether it is the Howell of so few tables that nothing else compares and brings together everybody. */
export function isHowellOfFew({ name, tables, rounds }: MovementChoice): boolean {
  return name === 'howell' && tables < TABLES_OF_HOWELL && rounds === 2 * tables - 1;
}

/** Whether its rounds are as long as clubs play them. */
export function hasUsualRounds(boardsPerRound: number): boolean {
  return boardsPerRound >= USUAL_BOARDS;
}

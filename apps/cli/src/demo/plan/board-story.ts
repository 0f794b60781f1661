import { nextSeat, partnerOf, sideOf, type Seat, type Side } from '#cards';
import type { Strain } from '#scoring';
import type { BridgeResult } from '#tournament';
import type { Chance, Weighted } from './chance.js';

/** What a board is like for those who play it. */
type Kind = 'part-score' | 'game' | 'slam' | 'contested' | 'thin';

const KINDS: Weighted<Kind> = [
  ['part-score', 32],
  ['game', 42],
  ['slam', 8],
  ['contested', 12],
  ['thin', 6],
];

const STRAINS: Readonly<Record<Kind, Weighted<Strain>>> = {
  'part-score': [
    ['NT', 28],
    ['S', 24],
    ['H', 22],
    ['D', 14],
    ['C', 12],
  ],
  game: [
    ['NT', 40],
    ['S', 27],
    ['H', 25],
    ['D', 4],
    ['C', 4],
  ],
  slam: [
    ['S', 34],
    ['H', 30],
    ['NT', 22],
    ['D', 9],
    ['C', 5],
  ],
  contested: [
    ['S', 40],
    ['H', 36],
    ['D', 14],
    ['C', 10],
  ],
  thin: [
    ['NT', 30],
    ['S', 30],
    ['H', 20],
    ['D', 10],
    ['C', 10],
  ],
};

const LEVEL_OF_GAME: Readonly<Record<Strain, number>> = { NT: 3, S: 4, H: 4, D: 5, C: 5 };

/** Tricks more or fewer than a board gives as a rule. */
const LUCK: Weighted<number> = [
  [-2, 4],
  [-1, 21],
  [0, 48],
  [1, 22],
  [2, 5],
];

/** How good the two sides of a table are, from -1 to 1. */
export type Skills = Readonly<Record<Side, number>>;

/**
 * What the tables make of one board: most of them the same contract with a trick more or less, some another one. The deal
 * is looked for afterwards, so that it goes together with this.
 */
export class BoardStory {
  readonly #kind: Kind;
  readonly #declarer: Seat;
  readonly #strain: Strain;
  /** The tricks that the strong side makes in its strain. */
  readonly #tricks: number;
  /** The other side's strain where it bids, too. */
  readonly #rival: Strain;
  readonly #chance: Chance;

  constructor(board: number, chance: Chance) {
    this.#chance = chance.of(`board ${board}`);
    const kind = this.#chance.weighted(KINDS);
    this.#kind = kind;
    this.#declarer = this.#chance.pick(['N', 'E', 'S', 'W']);
    this.#strain = this.#chance.weighted(STRAINS[kind]);
    this.#tricks = this.#usualTricks();
    this.#rival = this.#chance.pick(
      (['S', 'H', 'D', 'C'] as const).filter((strain) => strain !== this.#strain),
    );
  }

  /** What a table makes of it. */
  at(table: string, skills: Skills): BridgeResult {
    const chance = this.#chance.of(table);
    switch (this.#kind) {
      case 'part-score':
        return this.#partScore(chance, skills);
      case 'game':
        return this.#game(chance, skills);
      case 'slam':
        return this.#slam(chance, skills);
      case 'contested':
        return this.#contested(chance, skills);
      case 'thin':
        return chance.happens(0.55) ? { kind: 'passed-out' } : this.#partScore(chance, skills);
      default:
        return this.#kind satisfies never;
    }
  }

  #usualTricks(): number {
    switch (this.#kind) {
      case 'slam':
        return this.#chance.happens(0.75) ? 12 : 11;
      case 'game':
        return LEVEL_OF_GAME[this.#strain] + 6 + this.#chance.weighted<number>(LUCK.slice(1, 4));
      case 'contested':
        return this.#chance.pick([8, 9, 9, 10]);
      case 'part-score':
        return this.#chance.pick([7, 8, 8, 9, 9]);
      case 'thin':
        return this.#chance.pick([6, 7, 7]);
      default:
        return this.#kind satisfies never;
    }
  }

  #partScore(chance: Chance, skills: Skills): BridgeResult {
    if (chance.happens(0.14)) return this.#played(chance, skills, { rival: true, level: 2, loss: 2 });
    const level = Math.max(1, Math.min(3, this.#tricks - 6 + chance.weighted(LUCK.slice(1, 4))));
    const other = this.#strain === 'NT' ? this.#rival : 'NT';
    const strain = chance.happens(0.12) ? other : this.#strain;
    return this.#played(chance, skills, { strain, level: strain === 'NT' ? Math.min(level, 2) : level });
  }

  #game(chance: Chance, skills: Skills): BridgeResult {
    const level = LEVEL_OF_GAME[this.#strain];
    if (chance.happens(0.13)) return this.#played(chance, skills, { level: level - chance.pick([1, 1, 2]) });
    if (chance.happens(0.06)) return this.#played(chance, skills, { rival: true, level: 4, loss: 2 });
    if (this.#strain === 'NT' || chance.happens(0.86)) return this.#played(chance, skills, { level });
    return this.#played(chance, skills, { strain: 'NT', level: 3, loss: 1 });
  }

  #slam(chance: Chance, skills: Skills): BridgeResult {
    const bidders = 0.45 + 0.2 * skills[sideOf(this.#declarer)];
    if (chance.happens(bidders)) return this.#played(chance, skills, { level: 6, steady: true });
    return this.#played(chance, skills, { level: LEVEL_OF_GAME[this.#strain], steady: true });
  }

  #contested(chance: Chance, skills: Skills): BridgeResult {
    if (chance.happens(0.4)) {
      return this.#played(chance, skills, { rival: true, level: chance.pick([3, 3, 4]), loss: 1 });
    }
    return this.#played(chance, skills, { level: chance.pick([2, 3, 3]) });
  }

  #played(
    chance: Chance,
    skills: Skills,
    {
      level,
      strain = this.#strain,
      rival = false,
      loss = 0,
      steady = false,
    }: {
      readonly level: number;
      readonly strain?: Strain;
      /** The other side declares, in its own strain. */
      readonly rival?: boolean;
      /** Tricks fewer than in the strong side's strain. */
      readonly loss?: number;
      /** The tricks are there for the taking. */
      readonly steady?: boolean;
    },
  ): BridgeResult {
    const seat = rival ? nextSeat(this.#declarer) : this.#declarer;
    const declarer = chance.happens(0.72) ? seat : partnerOf(seat);
    const luck = steady ? chance.weighted(LUCK.slice(1, 4)) : chance.weighted(LUCK);
    const better = skills[sideOf(declarer)] - skills[sideOf(nextSeat(declarer))];
    const skill = chance.happens(Math.abs(better) / 2) ? Math.sign(better) : 0;
    const tricks = Math.max(0, Math.min(13, this.#tricks - loss + luck + skill));
    const down = level + 6 - tricks;
    const doubled = down >= 2 ? (rival ? 0.45 : 0.12) : down >= 0 && rival ? 0.15 : 0.01;
    return {
      kind: 'contract',
      level,
      strain: rival ? this.#rival : strain,
      doubling: chance.happens(doubled) ? 'x' : '',
      declarer,
      tricks,
    };
  }
}

/** What is entered when somebody names the wrong declarer. */
export function misread(result: BridgeResult): BridgeResult {
  return result.kind === 'contract' ? { ...result, declarer: nextSeat(result.declarer) } : result;
}

/** What the other side says happened: a trick fewer. */
export function aTrickFewer(result: BridgeResult): BridgeResult {
  return result.kind === 'contract' ? { ...result, tricks: Math.max(0, result.tricks - 1) } : result;
}

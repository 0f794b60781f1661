import { MatchesTold, MatchKeys } from './lin-matches.js';
import type { PlayInFile } from './play-in-file.js';
import { dealerIn } from '../deals/deal-file.js';
import { linLine } from '../lin/write-lin.js';
import { inSuitLetters } from '../text/calls-written.js';
import { wonBy } from './lin-plays.js';

/** As many characters of lines wait for the end of the match before them. */
const WAITING = 16 * 1024 ** 2;

/**
 * The same of plays that come one by one, again and again: as often as matches that are played side by side have more
 * lines than may wait for each other, so that the memory that is taken does not grow with them.
 *
 * @param matches what the same plays have told
 * @param plays gives them from the first on
 * @param most characters that may wait
 */
export async function* linOfPlays(
  matches: MatchesTold,
  plays: () => AsyncIterable<PlayInFile>,
  most = WAITING,
): AsyncGenerator<string, void, undefined> {
  const lines = new LinesByMatches(matches, most);
  for (let given = 0; !lines.isDone; lines.again()) {
    const before = given;
    for await (const play of plays()) {
      for (const text of lines.next(play)) {
        given++;
        yield text;
      }
      if (lines.isStalled) break;
    }
    if (given === before) throw new Error('The plays are others than those that the headers are of.');
  }
}

/**
 * The lines of plays match by match, whichever order they come in. Those of the match in hand are given at once, those of
 * later ones wait, as many as may: the others are given when the same plays come once more.
 */
export class LinesByMatches {
  readonly #matches: MatchesTold;
  readonly #most: number;
  readonly #keys: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  /** The match in hand; all before it are written. */
  #place = 0;
  /** How many of its lines are still to come. */
  #left = 0;
  #begun = false;
  #waiting = new Map<number, string[]>();
  #matchKeys = new MatchKeys();
  #size = 0;
  /** The first match of which not every line could wait. */
  #unkept = Infinity;

  /** @param most characters that may wait */
  constructor(matches: MatchesTold, most = Infinity) {
    this.#matches = matches;
    this.#most = most;
    this.#keys = matches.keys();
    this.#places = new Map(this.#keys.map((key, place) => [key, place]));
    this.again();
  }

  /** Every line has been given. */
  get isDone(): boolean {
    return this.#place === this.#keys.length;
  }

  /** Nothing more comes of the plays behind, until they come again from the first on. */
  get isStalled(): boolean {
    return this.isDone || this.#place >= this.#unkept;
  }

  /** The plays come from the first on. */
  again(): void {
    this.#waiting = new Map();
    this.#matchKeys = new MatchKeys();
    [this.#size, this.#unkept, this.#begun] = [0, Infinity, false];
    if (!this.isDone) this.#left = this.#matches.playsOf(this.#keys[this.#place]!);
  }

  /** Takes the next play. @returns what can be written by now */
  *next(play: PlayInFile): Generator<string> {
    const place = this.#places.get(this.#matchKeys.keyOf(play))!;
    if (this.isStalled || place < this.#place) return;
    if (place > this.#place) {
      this.#wait(place, lineOf(play));
      return;
    }
    if (!this.#begun) yield this.#matches.headerOf(this.#keys[place]!);
    this.#begun = true;
    yield lineOf(play);
    this.#left--;
    while (this.#left === 0 && !this.isStalled) {
      this.#place++;
      if (!this.isStalled) yield* this.#waited();
    }
  }

  /** The match in hand, as far as its lines have waited. */
  *#waited(): Generator<string> {
    const lines = this.#waiting.get(this.#place) ?? [];
    const key = this.#keys[this.#place]!;
    this.#waiting.delete(this.#place);
    this.#size -= sizeOf(lines);
    this.#left = this.#matches.playsOf(key) - lines.length;
    this.#begun = lines.length > 0;
    if (this.#begun) yield this.#matches.headerOf(key);
    yield* lines;
  }

  #wait(place: number, line: string): void {
    if (place >= this.#unkept) return;
    const lines = this.#waiting.get(place) ?? [];
    this.#waiting.set(place, lines);
    lines.push(line);
    this.#size += line.length;
    while (this.#size > this.#most) {
      this.#unkept = Math.max(...this.#waiting.keys());
      this.#size -= sizeOf(this.#waiting.get(this.#unkept)!);
      this.#waiting.delete(this.#unkept);
    }
  }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length, 0);
}

function lineOf(play: PlayInFile): string {
  return linLine({
    ...play,
    dealer: dealerIn(play),
    isTold: play.tricks !== wonBy(play),
    more: play.comments.map((text) => ({ key: 'nt', value: inSuitLetters(text, '!') })),
  });
}

import { SEARCH_CODE } from './search-code.js';

/** The search was told that its time is over. */
export class TimeOver extends Error {
  constructor() {
    super('The time for this deal is over.');
    this.name = 'TimeOver';
  }
}

/** What `assembly/search.ts` exports. */
interface SearchExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  placeOfHands(): number;
  prepare(strain: number): number;
  takes(tricks: number, leader: number, wanted: number): number;
  positionsSearched(): number;
}

let isOver: () => boolean = () => false;
let made: SearchExports | undefined;

/** The search is made when it is first asked, since it holds memory. */
function search(): SearchExports {
  if (made) return made;
  const code = Uint8Array.from(atob(SEARCH_CODE), (sign) => sign.charCodeAt(0));
  const askWhetherOver = () => {
    if (isOver()) throw new TimeOver();
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { search: { askWhetherOver } });
  made = exports as unknown as SearchExports;
  return made;
}

/**
 * Prepares the search of a position: everything that was remembered is forgotten.
 *
 * @param hands sixteen sets of a suit as 13 bits, the ace the highest: of seat s (clockwise from North) and suit t (from
 *   spades down) at 4 s + t; every hand has as many cards as the others
 * @param strain 0 to 3 the trump suit from spades down, 4 no trumps
 * @param over asked every few thousand positions; when it says true, `takes` throws `TimeOver`
 * @returns how many tricks are left
 */
export function prepare(hands: ArrayLike<number>, strain: number, over: () => boolean): number {
  const { memory, placeOfHands, prepare: prepareIn } = search();
  new Int32Array(memory.buffer, placeOfHands(), 16).set(hands);
  isOver = over;
  return prepareIn(strain);
}

/**
 * Whether North and South take so many of the tricks that are left when all play as well as can be, seeing all cards.
 *
 * @param leader the seat on lead
 * @param wanted at least 1 and at most as many as there are tricks
 * @throws TimeOver; the position is to be prepared anew then
 */
export function takes(tricks: number, leader: number, wanted: number): boolean {
  return search().takes(tricks, leader, wanted) === 1;
}

/** How many positions at the beginning of a trick have been looked at since the program began. */
export function positionsSearched(): number {
  return search().positionsSearched();
}

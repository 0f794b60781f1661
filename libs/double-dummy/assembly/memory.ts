import { IN_PLAY, OWNERS } from './position';
import { majors, minors, setReason } from './reason';
import { fromTheTop, lengthOf, SETS } from './suit-sets';

/**
 * What the search remembers of positions at the beginning of a trick, as long as deal and strain are the same. A place
 * stands for a leader and the lengths of all suits of all hands. In it lie patterns: for each suit how many of the
 * highest cards in play matter and who owns them, and the least and most tricks that North and South take then.
 */
const PLACES = 1 << 18;
const FULL_AT: i32 = (PLACES * 7) / 10;
const KEYS_NORTH_EAST = new StaticArray<i32>(PLACES);
const KEYS_SOUTH_WEST = new StaticArray<i32>(PLACES);
/** Where a place's patterns begin in `patterns`; 0 where it has none. */
const FIRST = new StaticArray<i32>(PLACES);
const COUNT = new StaticArray<i32>(PLACES);
/** A place has room for 2 << ROOM patterns. */
const ROOM = new StaticArray<u8>(PLACES);

/** A pattern: a word for each suit, and the least tricks with the most above them. */
const WORDS = 5;
const ARENA = 1 << 24;
const patterns = new StaticArray<i32>(ARENA);
let used = WORDS;
let places = 0;
/** Rooms that their place has outgrown, by size: the first, which names the next. */
const outgrown = new StaticArray<i32>(20);

/**
 * A suit's word: its owners from the top down to the lowest card that matters, and in the five bits that they leave free
 * how far right a difference of two such words is to be shifted, after one bit, until only those are left: 31 - 2 n.
 */
const NOTHING_MATTERS = 31;

/** Forgets everything: of another deal or strain nothing holds. */
export function forget(): void {
  FIRST.fill(0);
  COUNT.fill(0);
  ROOM.fill(0);
  outgrown.fill(0);
  used = WORDS;
  places = 0;
}

/** Where a position belongs, also when nothing is remembered of it. */
export function placeOf(northEast: i32, southWest: i32): i32 {
  const mixed = (northEast * 0x9e3779b1) ^ (southWest * 0x85ebca6b);
  let place = (mixed ^ (mixed >>> 15)) & (PLACES - 1);
  while (
    FIRST[place] !== 0 &&
    (KEYS_NORTH_EAST[place] !== northEast || KEYS_SOUTH_WEST[place] !== southWest)
  ) {
    place = (place + 1) & (PLACES - 1);
  }
  return place;
}

/**
 * What is remembered of whether North and South take so many tricks.
 *
 * @returns 1 they do, 0 they do not (the reason is set), -1 nothing is known
 */
export function recall(place: i32, wanted: i32): i32 {
  const first = FIRST[place];
  const spades = OWNERS[IN_PLAY[0]];
  const hearts = OWNERS[SETS + IN_PLAY[1]];
  const diamonds = OWNERS[2 * SETS + IN_PLAY[2]];
  const clubs = OWNERS[3 * SETS + IN_PLAY[3]];
  for (let at = first + WORDS * (COUNT[place] - 1); at >= first; at -= WORDS) {
    const bounds = patterns[at + 4];
    if ((bounds & 15) < wanted && bounds >> 4 >= wanted) continue;
    const s = patterns[at];
    if (((spades ^ s) >>> 1) >>> s !== 0) continue;
    const h = patterns[at + 1];
    if (((hearts ^ h) >>> 1) >>> h !== 0) continue;
    const d = patterns[at + 2];
    if (((diamonds ^ d) >>> 1) >>> d !== 0) continue;
    const c = patterns[at + 3];
    if (((clubs ^ c) >>> 1) >>> c !== 0) continue;
    setReason(
      fromTheTop(IN_PLAY[0], rankedIn(s)) | (fromTheTop(IN_PLAY[1], rankedIn(h)) << 13),
      fromTheTop(IN_PLAY[2], rankedIn(d)) | (fromTheTop(IN_PLAY[3], rankedIn(c)) << 13),
    );
    // What was recalled is likely to be recalled again: it moves nearer to where the next look begins.
    const last = first + WORDS * (COUNT[place] - 1);
    if (last - at > 4 * WORDS) {
      const to = last - (((last - at) / WORDS) >> 2) * WORDS;
      for (let word = 0; word < WORDS; word++) {
        const kept = patterns[to + word];
        patterns[to + word] = patterns[at + word];
        patterns[at + word] = kept;
      }
    }
    return (bounds & 15) >= wanted ? 1 : 0;
  }
  return -1;
}

/** How many cards of its suit matter to a word. */
function rankedIn(word: i32): i32 {
  return (31 - (word & 31)) >> 1;
}

/**
 * Remembers, for the present reason, whether North and South take so many of the tricks that are left. Patterns that say
 * no more than the new one go. When there is no room left, everything is forgotten.
 */
export function remember(northEast: i32, southWest: i32, tricks: i32, wanted: i32, taken: bool): void {
  const place = placeOf(northEast, southWest);
  if (FIRST[place] === 0) {
    const room = roomOf(0);
    if (room === 0 || ++places > FULL_AT) {
      forget();
      return;
    }
    KEYS_NORTH_EAST[place] = northEast;
    KEYS_SOUTH_WEST[place] = southWest;
    FIRST[place] = room;
  }
  const s = wordOf(0, majors & 8191);
  const h = wordOf(1, majors >>> 13);
  const d = wordOf(2, minors & 8191);
  const c = wordOf(3, minors >>> 13);
  let least = taken ? wanted : 0;
  let most = taken ? tricks : wanted - 1;
  let first = FIRST[place];
  let count = COUNT[place];
  for (let at = first + WORDS * (count - 1); at >= first; at -= WORDS) {
    const os = patterns[at];
    if ((os & 31) > (s & 31) || ((s ^ os) >>> 1) >>> s !== 0) continue;
    const oh = patterns[at + 1];
    if ((oh & 31) > (h & 31) || ((h ^ oh) >>> 1) >>> h !== 0) continue;
    const od = patterns[at + 2];
    if ((od & 31) > (d & 31) || ((d ^ od) >>> 1) >>> d !== 0) continue;
    const oc = patterns[at + 3];
    if ((oc & 31) > (c & 31) || ((c ^ oc) >>> 1) >>> c !== 0) continue;
    const bounds = patterns[at + 4];
    const same = os === s && oh === h && od === d && oc === c;
    if (same) {
      if ((bounds & 15) > least) least = bounds & 15;
      if (bounds >> 4 < most) most = bounds >> 4;
    } else if ((bounds & 15) > least || bounds >> 4 < most) continue;
    const last = first + WORDS * --count;
    for (let word = 0; word < WORDS; word++) patterns[at + word] = patterns[last + word];
  }
  const size = ROOM[place];
  if (count === 2 << size) {
    const larger = roomOf(size + 1);
    if (larger === 0) {
      forget();
      return;
    }
    for (let word = 0; word < WORDS * count; word++) patterns[larger + word] = patterns[first + word];
    patterns[first] = outgrown[size];
    outgrown[size] = first;
    ROOM[place] = size + 1;
    FIRST[place] = first = larger;
  }
  const at = first + WORDS * count;
  patterns[at] = s;
  patterns[at + 1] = h;
  patterns[at + 2] = d;
  patterns[at + 3] = c;
  patterns[at + 4] = least | (most << 4);
  COUNT[place] = count + 1;
}

function wordOf(suit: i32, reason: i32): i32 {
  if (reason === 0) return NOTHING_MATTERS;
  const inPlay = IN_PLAY[suit];
  const ranked = lengthOf(inPlay & -(reason & -reason));
  const shift = 31 - 2 * ranked;
  return ((((OWNERS[suit * SETS + inPlay] >>> 1) >>> shift) << shift) << 1) | shift;
}

/** Room for 2 << size patterns, or 0 when there is none. */
function roomOf(size: i32): i32 {
  const free = outgrown[size];
  if (free !== 0) {
    outgrown[size] = patterns[free];
    return free;
  }
  const words = (2 << size) * WORDS;
  if (used + words > ARENA) return 0;
  used += words;
  return used - words;
}

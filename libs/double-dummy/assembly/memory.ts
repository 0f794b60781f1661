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
/**
 * Four words a place: the lengths of North and East; those of South and West with leader and tricks; where its patterns
 * begin in `patterns` (0: it has none); and how many they are, with the lead that settled it last above.
 */
const PLACE_WORDS = 4;
const table = new StaticArray<i32>(PLACES * PLACE_WORDS);
/** A place has room for 2 << size patterns: its size. */
const ROOM = new StaticArray<u8>(PLACES);
const LARGEST_ROOM = 15;
const COUNT_BITS = 17;
const COUNT = (1 << COUNT_BITS) - 1;

/**
 * A pattern: four words of owners, from the top down to the lowest card that matters, and four masks of the bits that
 * are compared. Masks have six bits below that are never compared: the least tricks in the first, the most in the second.
 */
const WORDS = 8;
const BYTES: usize = WORDS * 4;
const ARENA = 1 << 24;
const patterns = new StaticArray<i32>(ARENA);
let used = WORDS;
let places = 0;
/** Rooms that their place has outgrown, by size: the first, which names the next. */
const outgrown = new StaticArray<i32>(20);

const BOUND = 15;

/** The lead that settled a place last, as suit << 13 | card; 0 where none did. */
export function leadAt(place: i32): i32 {
  return table[place + 3] >>> COUNT_BITS;
}

/** Forgets everything: of another deal or strain nothing holds. */
export function forget(): void {
  table.fill(0);
  ROOM.fill(0);
  outgrown.fill(0);
  used = WORDS;
  places = 0;
}

/** Where a position belongs, also when nothing is remembered of it. */
export function placeOf(northEast: i32, southWest: i32): i32 {
  const mixed = (northEast * 0x9e3779b1) ^ (southWest * 0x85ebca6b);
  let place = ((mixed ^ (mixed >>> 15)) & (PLACES - 1)) * PLACE_WORDS;
  while (table[place + 2] !== 0 && (table[place] !== northEast || table[place + 1] !== southWest)) {
    place = (place + PLACE_WORDS) & (PLACES * PLACE_WORDS - 1);
  }
  return place;
}

/**
 * What is remembered of whether North and South take so many tricks.
 *
 * @returns 1 they do, 0 they do not (the reason is set), -1 nothing is known
 */
export function recall(place: i32, wanted: i32): i32 {
  const count = table[place + 3] & COUNT;
  if (count === 0) return -1;
  const owners = i32x4(
    OWNERS[IN_PLAY[0]],
    OWNERS[SETS + IN_PLAY[1]],
    OWNERS[2 * SETS + IN_PLAY[2]],
    OWNERS[3 * SETS + IN_PLAY[3]],
  );
  const first = changetype<usize>(patterns) + ((<usize>table[place + 2]) << 2);
  const last = first + BYTES * (count - 1);
  for (let at = last; at >= first; at -= BYTES) {
    const least = load<i32>(at, 16) & BOUND;
    if (least < wanted && (load<i32>(at, 20) & BOUND) >= wanted) continue;
    const mask = v128.load(at, 16);
    const value = v128.load(at);
    if (v128.any_true(v128.xor(v128.and(owners, mask), value))) continue;
    setReason(
      lowestThatMatters(0, i32x4.extract_lane(mask, 0)) |
        (lowestThatMatters(1, i32x4.extract_lane(mask, 1)) << 13),
      lowestThatMatters(2, i32x4.extract_lane(mask, 2)) |
        (lowestThatMatters(3, i32x4.extract_lane(mask, 3)) << 13),
    );
    // What was recalled is likely to be recalled again: it moves nearer to where the next look begins.
    if (last - at > 4 * BYTES) {
      const to = last - (((last - at) / BYTES) >> 2) * BYTES;
      v128.store(at, v128.load(to));
      v128.store(at, v128.load(to, 16), 16);
      v128.store(to, value);
      v128.store(to, mask, 16);
    }
    return least >= wanted ? 1 : 0;
  }
  return -1;
}

/** The lowest card that a suit's mask compares. */
function lowestThatMatters(suit: i32, mask: i32): i32 {
  const ranked = popcnt<i32>(mask & ~63) >> 1;
  return ranked === 0 ? 0 : fromTheTop(IN_PLAY[suit], ranked);
}

/**
 * Remembers, for the present reason, whether North and South take so many of the tricks that are left. Patterns that say
 * no more than the new one go. When there is no room left, everything is forgotten.
 *
 * @param lead the lead that settled it, as suit << 13 | card; 0 where none did
 */
export function remember(
  northEast: i32,
  southWest: i32,
  tricks: i32,
  wanted: i32,
  taken: bool,
  lead: i32,
): void {
  const place = placeOf(northEast, southWest);
  if (table[place + 2] === 0) {
    const room = roomOf(0);
    if (room === 0 || ++places > FULL_AT) {
      forget();
      return;
    }
    table[place] = northEast;
    table[place + 1] = southWest;
    table[place + 2] = room;
  }
  const mask = i32x4(
    maskOf(0, majors & 8191),
    maskOf(1, majors >>> 13),
    maskOf(2, minors & 8191),
    maskOf(3, minors >>> 13),
  );
  const value = v128.and(
    mask,
    i32x4(
      OWNERS[IN_PLAY[0]],
      OWNERS[SETS + IN_PLAY[1]],
      OWNERS[2 * SETS + IN_PLAY[2]],
      OWNERS[3 * SETS + IN_PLAY[3]],
    ),
  );
  let least = taken ? wanted : 0;
  let most = taken ? tricks : wanted - 1;
  let count = table[place + 3] & COUNT;
  const base = changetype<usize>(patterns);
  let first = base + ((<usize>table[place + 2]) << 2);
  for (let at = first + BYTES * (count - 1); at >= first; at -= BYTES) {
    const other = v128.load(at, 16);
    // Of a pattern that compares less than the new one nothing is known.
    if (v128.any_true(v128.or(v128.andnot(mask, other), v128.xor(v128.and(v128.load(at), mask), value))))
      continue;
    const otherLeast = load<i32>(at, 16) & BOUND;
    const otherMost = load<i32>(at, 20) & BOUND;
    if (!v128.any_true(v128.and(v128.xor(other, mask), i32x4.splat(~63)))) {
      if (otherLeast > least) least = otherLeast;
      if (otherMost < most) most = otherMost;
    } else if (otherLeast > least || otherMost < most) continue;
    const last = first + BYTES * --count;
    v128.store(at, v128.load(last));
    v128.store(at, v128.load(last, 16), 16);
  }
  const size: i32 = ROOM[place / PLACE_WORDS];
  if (count === 2 << size) {
    const larger = size < LARGEST_ROOM ? roomOf(size + 1) : 0;
    if (larger === 0) {
      forget();
      return;
    }
    const to = base + ((<usize>larger) << 2);
    memory.copy(to, first, BYTES * count);
    patterns[table[place + 2]] = outgrown[size];
    outgrown[size] = table[place + 2];
    ROOM[place / PLACE_WORDS] = <u8>(size + 1);
    table[place + 2] = larger;
    first = to;
  }
  const at = first + BYTES * count;
  v128.store(at, value);
  v128.store(at, v128.or(mask, i32x4(least, most, 0, 0)), 16);
  const settled = lead === 0 ? table[place + 3] & ~COUNT : lead << COUNT_BITS;
  table[place + 3] = settled | (count + 1);
}

/** The bits of a suit's owners that a reason is about: from the top down to its lowest card. */
function maskOf(suit: i32, reason: i32): i32 {
  if (reason === 0) return 0;
  const ranked = lengthOf(IN_PLAY[suit] & -(reason & -reason));
  return -1 << (32 - 2 * ranked);
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

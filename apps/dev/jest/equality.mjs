/** Deeper than any data of ours: what holds itself is left to Jest. */
const DEEPEST = 20;

/**
 * Whether two values are the same plain data: lists, objects without a class, bytes, and what is no object. Whatever
 * differs, or is anything else, is left to Jest, which takes many times as long to find the same.
 */
function isSameData(one, other, depth = 0) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const prototype = Object.getPrototypeOf(one);
  if (prototype !== Object.getPrototypeOf(other) || depth > DEEPEST) return false;
  if (one instanceof Uint8Array) return Buffer.compare(one, other) === 0;
  if (prototype !== Array.prototype && prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    // A list may end with holes, which have no keys.
    one.length === other.length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameData(one[key], other[key], depth + 1)) &&
    Object.getOwnPropertySymbols(one).length + Object.getOwnPropertySymbols(other).length === 0
  );
}

expect.addEqualityTesters([(one, other) => isSameData(one, other) || undefined]);

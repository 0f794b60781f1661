import { takes } from './search.js';

/**
 * How many tricks North and South take from a position that the search was prepared for: whether they take one more or
 * one fewer is asked from the expected number on, until both are known.
 *
 * @param tricks how many are left
 * @param leader the seat on lead, 0 to 3 clockwise from North
 * @param expected a guess: a good one saves time, and any gives the same answer
 * @throws TimeOver
 */
export function countTricks(tricks: number, leader: number, expected: number): number {
  let least = 0;
  let most = tricks;
  let next = Math.max(1, Math.min(tricks, expected));
  while (least < most) {
    if (takes(tricks, leader, next)) next = (least = next) + 1;
    else next = most = next - 1;
  }
  return least;
}

import type { Outcome } from '#laws';

/** How many tricks go to the other side; undefined: nothing is said of tricks. */
export function tricksIn({ rectifications }: Outcome): number | undefined {
  return rectifications.find((one) => one.kind === 'tricks')?.count;
}

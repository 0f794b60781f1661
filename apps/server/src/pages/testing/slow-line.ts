import type { BrowserContext } from 'playwright-core';

/** Milliseconds that a request waits at most, and its answer again. */
const AT_MOST = 700;

/**
 * A slow line to the server: each request of a page waits for a while, and so does its answer, so that what a page does
 * in between is seen.
 *
 * @param seed of the waits
 */
export async function slowLine(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(
    ({ first, atMost }) => {
      let state = first;
      const wait = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return new Promise((resolve) => {
          setTimeout(resolve, (state / 2 ** 32) * atMost);
        });
      };
      const { fetch } = window;
      window.fetch = async (...asked) => {
        await wait();
        const answer = await fetch(...asked);
        await wait();
        return answer;
      };
    },
    { first: seed >>> 0, atMost: AT_MOST },
  );
}

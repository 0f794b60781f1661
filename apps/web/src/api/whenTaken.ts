import { Problem } from './problem.js';

/** Waits; ends early, as a failure, when the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const waited: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const left = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) left();
    else signal.addEventListener('abort', left, { once: true });
  });

/**
 * Asks, and asks again as long as the server is too busy to take it on: each time when the server says.
 *
 * @param onWait told why it is waited, before each wait
 */
export async function whenTaken<Answer>(
  ask: () => Promise<Answer>,
  { signal, onWait, wait = waited }: WhileWaiting,
): Promise<Answer> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.retryAfter === undefined) throw problem;
      onWait(problem);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(problem.retryAfter * 1_000, signal);
    }
  }
}

interface WhileWaiting {
  readonly signal: AbortSignal;
  readonly onWait: (problem: Problem) => void;
  readonly wait?: Wait;
}

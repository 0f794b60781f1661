import { processorTime } from './processor-time.js';

it('of a thread goes on while it works, and not while it waits', () => {
  const begun = processorTime()!;
  // Nobody ever wakes it: the thread stands still for so many milliseconds.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const waited = processorTime()! - begun;
  expect(waited).toBeLessThan(100);
  while (processorTime()! - begun - waited < 2);
});

import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { processorTime } from './processor-time.js';

const nobody = (): never => {
  throw new Error('There is no such file.');
};

describe('how long a thread has had a processor', () => {
  it('is what Node tells, or Linux, and unknown where neither does', () => {
    expect(processorTime({ node: () => ({ user: 1_500, system: 500 }), system: nobody })).toBe(2);
    expect(processorTime({ system: () => '7000000 250000 31\n' })).toBe(7);
    expect(processorTime({ system: nobody })).toBeUndefined();
  });

  it('goes on while it works, and not while it waits, on a machine that tells', () => {
    const tells = processorTime() !== undefined;
    expect(tells).toBe('threadCpuUsage' in process || existsSync('/proc/thread-self/schedstat'));
    const [begun, clock] = [processorTime() ?? 0, performance.now()];
    // Nobody ever wakes it: the thread stands still for so many milliseconds.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    const waited = (processorTime() ?? 0) - begun;
    expect(waited).toBeLessThan(performance.now() - clock);
    const worked = () => (processorTime() ?? Infinity) - begun - waited;
    while (worked() < 2);
  });
});

import { z } from 'zod';
import { defineJob, type QueueName } from './job-contract.js';
import { handle, JobRegistry } from './job-registry.js';

const nothing = async (): Promise<void> => undefined;

function job(name: string, queue: QueueName = 'publication') {
  return defineJob({ queue, name, data: z.object({}), id: () => `${name}-x` });
}

const PRINT = job('print-recap');
const COPY = job('copy-board', 'duplication');

describe('the registry of jobs', () => {
  it('finds a job in its own queue only', () => {
    const registry = new JobRegistry([PRINT, COPY], [handle(COPY, nothing), handle(PRINT, nothing)]);
    expect(registry.find('publication', 'print-recap')?.contract).toBe(PRINT);
    expect(registry.find('duplication', 'print-recap')).toBeUndefined();
    expect(registry.find('publication', 'burn-recap')).toBeUndefined();
  });

  it('refuses to start with a contract that has no processor', () => {
    expect(() => new JobRegistry([PRINT, COPY], [handle(COPY, nothing)])).toThrow(
      '"print-recap" has no processor',
    );
  });

  it('refuses to start with a contract that has two processors', () => {
    expect(() => new JobRegistry([PRINT], [handle(PRINT, nothing), handle(PRINT, nothing)])).toThrow(
      '"print-recap" has more than one processor',
    );
  });

  it('refuses to start with a processor that has no contract', () => {
    expect(() => new JobRegistry([PRINT], [handle(PRINT, nothing), handle(COPY, nothing)])).toThrow(
      'the processor of "copy-board" has no contract',
    );
  });

  it('refuses to start with two contracts of one name, in different queues too', () => {
    expect(
      () => new JobRegistry([PRINT, job('print-recap', 'duplication')], [handle(PRINT, nothing)]),
    ).toThrow('two contracts are named "print-recap"');
  });

  it('names every fault at once', () => {
    expect(() => new JobRegistry([PRINT, COPY], [])).toThrow(
      /"print-recap" has no processor; "copy-board" has no/,
    );
  });
});

import { z } from 'zod';
import { defineJob, parseJob } from './job-contract.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';

function contract(id: (data: { tournament: string; note?: unknown }) => string) {
  return defineJob({
    queue: 'publication',
    name: 'print-recap',
    data: z.object({ tournament: z.uuid(), note: z.unknown().optional() }),
    id,
  });
}

const PRINT = contract(({ tournament }) => `print-recap-${tournament}`);

describe('a job contract', () => {
  it('gives the same id for the same data', () => {
    const data = { tournament: TOURNAMENT };
    expect(parseJob(PRINT, data)).toEqual({ id: `print-recap-${TOURNAMENT}`, data });
    expect(parseJob(PRINT, { ...data })).toEqual(parseJob(PRINT, data));
  });

  it.each(['', 'PrintRecap', 'print recap', 'print:recap', '12', '-print'])('refuses the name %j', (name) => {
    expect(() => defineJob({ queue: 'publication', name, data: z.object({}), id: () => name })).toThrow(
      'must be lower-case words',
    );
  });

  it.each([
    ['with a colon', 'print-recap-1:2'],
    ['that is an integer', '17'],
    ['that begins otherwise than the name', 'recap-17'],
    ['that is empty', ''],
    ['that is too long', `print-recap-${'x'.repeat(200)}`],
  ])('refuses an id %s', (_, id) => {
    expect(() =>
      parseJob(
        contract(() => id),
        { tournament: TOURNAMENT },
      ),
    ).toThrow('job.id-refused');
  });

  it.each([
    ['without what the schema asks for', {}],
    ['with another shape', { tournament: 'the club championship' }],
    ['with free text', { tournament: TOURNAMENT, note: 'South revoked twice' }],
    ['with content nested in it', { tournament: TOURNAMENT, note: { north: 'AKQ' } }],
    ['with a fraction', { tournament: TOURNAMENT, note: 0.5 }],
    ['that is no record', [TOURNAMENT]],
    ['that is missing', undefined],
  ])('refuses data %s', (_, data) => {
    expect(() => parseJob(PRINT, data)).toThrow('job.data-refused');
  });
});

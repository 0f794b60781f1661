import { commandIdOfStep, Intent, newCommandId } from './idempotency.js';

describe('a command id', () => {
  it('is a random uuid in lower case', () => {
    const ids = Array.from({ length: 500 }, newCommandId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(500);
  });
});

describe('the command id of a step', () => {
  it('is the same again for the same step, and a uuid of its own for each other', () => {
    const intent = newCommandId();
    const steps = Array.from({ length: 300 }, (_, step) => commandIdOfStep(intent, step));
    expect(steps).toEqual(steps.map((_, step) => commandIdOfStep(intent, step)));
    expect(new Set([...steps, commandIdOfStep(newCommandId(), 1)]).size).toBe(301);
    for (const id of steps)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('an intent', () => {
  it('keeps its id for a retry', () => {
    const intent = new Intent();
    expect(intent.idFor({ name: 'A' })).toBe(intent.idFor({ name: 'A' }));
  });

  it('gets another id when something else is sent', () => {
    const intent = new Intent();
    expect(intent.idFor({ name: 'A' })).not.toBe(intent.idFor({ name: 'B' }));
  });

  it('gets another id when it was done before', () => {
    const intent = new Intent();
    const first = intent.idFor({ name: 'A' });
    intent.settle();
    expect(intent.idFor({ name: 'A' })).not.toBe(first);
  });
});

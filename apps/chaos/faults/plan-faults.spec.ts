import { planFaults } from './plan-faults.js';

const wanted = {
  seed: '1',
  count: 30,
  kinds: ['kill-server', 'freeze-database', 'cut-network'],
  longestMs: 1_000,
  over: { from: 0, commands: 600 },
} as const;

describe('a plan of faults', () => {
  it('is the same for the same seed alone', () => {
    expect(planFaults(wanted)).toEqual(planFaults(wanted));
    expect(planFaults(wanted)).not.toEqual(planFaults({ ...wanted, seed: '2' }));
  });

  it('has every kind as often, in order, over all of the time', () => {
    const plan = planFaults(wanted);
    for (const kind of wanted.kinds) expect(plan.filter((fault) => fault.kind === kind)).toHaveLength(10);
    const moments = plan.map(({ when }) => ('acknowledged' in when ? when.acknowledged : NaN));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    for (const [index, moment] of moments.entries()) expect(Math.floor(moment / 20)).toBe(index);
    for (const { forMs } of plan) expect(forMs).toBeLessThan(1_000);
  });
});

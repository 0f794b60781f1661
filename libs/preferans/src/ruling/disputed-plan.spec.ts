import { drawOrder } from '#cards';
import { Rational } from '#scoring';
import { settleSheet } from '../sheet/explain.js';
import { netValueOf } from '../settlement/net-value.js';
import { sheetAt } from '../sheet/sheet-at.js';
import { deal, THREE } from '../testing/deal.js';
import { entryText, settingsOf } from '../testing/given.js';
import { drawnPlan, planByLot, planCompensation, ruleOnPlans } from './disputed-plan.js';
import { plansFault } from './may-dissent.js';

const settings = settingsOf('sochinka');
/** North's misère: East lets it through by his plan; South's would have caught it. */
const made = deal('misère by N', { tricks: 'N 0, E 6, S 4' });
const caught = deal('misère by N', { tricks: 'N 1, E 5, S 4' });
const dispute = { ofWhister: made, ofDissenter: caught, dissenters: ['S' as const, 'W' as const] };
const seedOf = (plan: string) =>
  Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(64, '0')).find(
    (seed) => drawnPlan(seed) === plan,
  )!;

describe('a disputed plan in a tournament (3.8.5.1b)', () => {
  it('gives the whister his own result, who dissents the other, declarer one by lot', () => {
    const ruled = planByLot(dispute, 'of-dissenter', settings);
    expect(ruled.results).toEqual({
      N: 'of-dissenter',
      E: 'of-whister',
      S: 'of-dissenter',
      W: 'of-dissenter',
    });
    expect(ruled.written).toBe(caught);
    expect(ruled.adjustments.map(entryText)).toEqual(['E adjustment -50 (3.8.5.1b)']);
  });

  it('has a lot that anybody can draw again from its seed', () => {
    for (const plan of ['of-whister', 'of-dissenter'] as const) {
      const seed = seedOf(plan);
      expect(drawOrder(2, seed)[0]).toBe(plan === 'of-whister' ? 0 : 1);
      expect(ruleOnPlans({ ...dispute, seed }, settings).lot).toBe(plan);
    }
  });

  it('is written with the lot’s result for all and what is different beside it, which need not add up to nothing', () => {
    const seed = seedOf('of-whister');
    const sheet = sheetAt([{ kind: 'ruling', ruling: { ...dispute, seed } }], {
      settings,
      players: made.players,
      firstDealer: 'W',
    });
    const balances = Object.fromEntries(settleSheet(sheet).map(({ seat, balance }) => [seat, balance]));
    expect(String(balances['N'])).toBe(String(netValueOf(made, settings).N));
    expect(String(balances['E'])).toBe(String(netValueOf(made, settings).E));
    expect(String(balances['S'])).toBe(String(netValueOf(caught, settings).S));
    expect(String(balances['W'])).toBe(String(netValueOf(caught, settings).W));
    expect(String(Rational.sum(Object.values(balances)))).toBe('100');
    expect(sheet).toMatchObject({ dealer: 'N', deals: 1 });
  });

  it('is of the whister’s plan for the other defender of a misère, though he deals at a table of three', () => {
    const of = (tricks: string) => deal('misère by N', { ...THREE, tricks });
    const { results } = planByLot(
      { ofWhister: of('N 0, E 5, S 5'), ofDissenter: of('N 1, E 5, S 4'), dissenters: ['E'] },
      'of-dissenter',
      settings,
    );
    expect(results).toEqual({ N: 'of-dissenter', E: 'of-dissenter', S: 'of-whister' });
  });

  it('is about one game, and disputed by who has passed or sits out', () => {
    const contract = (whists: string, tricks = '') => deal('6C by N', { whists, tricks });
    const six = contract('E whist, S pass', 'N 6, E 4, S 0');
    const other = contract('E whist, S pass', 'N 5, E 5, S 0');
    expect(plansFault(dispute)).toBeUndefined();
    expect(plansFault({ ofWhister: six, ofDissenter: other, dissenters: ['S', 'W'] })).toBeUndefined();
    expect(plansFault({ ofWhister: six, ofDissenter: caught, dissenters: ['S'] })).toEqual({
      fault: 'sheet.plans-of-two-games',
    });
    const notDisputed = 'sheet.plan-not-disputed';
    for (const seat of ['N', 'E'] as const)
      expect(plansFault({ ofWhister: six, ofDissenter: other, dissenters: [seat] })).toEqual({
        fault: notDisputed,
        seat,
      });
    expect(plansFault({ ...dispute, dissenters: ['E', 'S'] })).toEqual({ fault: notDisputed });
    const shared = { ...made, played: { kind: 'misere', declarer: 'N', halved: true } } as const;
    expect(plansFault({ ofWhister: shared, ofDissenter: shared, dissenters: ['W'] })).toEqual({
      fault: notDisputed,
      seat: 'W',
    });
    const both = contract('E whist, S whist', 'N 6, E 4, S 0');
    expect(plansFault({ ofWhister: both, ofDissenter: both, dissenters: ['W'] })).toEqual({
      fault: notDisputed,
      seat: 'W',
    });
  });

  it('needs somebody who has whisted to be the whister', () => {
    const by = (tricks: string) => deal('6C by N', { whists: 'E whist, S pass', tricks });
    const { results } = planByLot(
      { ofWhister: by('N 6, E 4, S 0'), ofDissenter: by('N 5, E 5, S 0'), dissenters: ['S'] },
      'of-whister',
      settings,
    );
    expect(results).toEqual({ N: 'of-whister', E: 'of-whister', S: 'of-dissenter', W: 'of-whister' });
  });
});

describe('a disputed plan elsewhere (3.8.5.1a)', () => {
  it('is made good by who insisted: 25 lost and 25 not won', () =>
    expect(
      planCompensation({ actual: made, guaranteed: caught, insister: 'E', others: ['S', 'W'] }, settings).map(
        entryText,
      ),
    ).toEqual(['S on E 50 (3.8.5.1a)', 'W on E 50 (3.8.5.1a)']));
});

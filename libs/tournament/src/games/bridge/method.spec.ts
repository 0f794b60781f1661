import type { z } from 'zod';
import { PRESETS, type BoardMethod, type ScoringMethod } from '#scoring';
import { BRIDGE_METHODS, bridgeMethod } from './method.js';
import { bridge } from './bridge.js';

type Schema = z.infer<typeof bridgeMethod>;
type Exactly<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
/** Rankings whose scale may have any fraction; the journal has them as numbers and texts. */
type Around<Method extends ScoringMethod> = Omit<Method, 'board' | 'ranking'>;
/** Rankings whose top may be any fraction; the journal has a whole number. */
type Instant = Extract<BoardMethod, { readonly kind: 'instant-matchpoints' }>;

const presets = Object.values(PRESETS).flat<readonly (readonly ScoringMethod[])[]>();
const [preset] = presets;
const instant = {
  kind: 'instant-matchpoints',
  top: 100,
  boards: [{ board: 7, frequencies: [{ score: 420, frequency: 3 }] }],
} as const;

describe('a method of scoring bridge', () => {
  it('is written as scoring takes it, no more and no less', () => {
    const board: Exactly<Exclude<Schema['board'], Instant>, Exclude<BoardMethod, Instant>> = true;
    const around: Exactly<Around<Schema>, Around<ScoringMethod>> = true;
    expect([board, around]).toEqual([true, true]);
    const kinds: Exactly<(typeof BRIDGE_METHODS)[number], BoardMethod['kind']> = true;
    expect([kinds, bridge.methods]).toEqual([true, BRIDGE_METHODS]);
  });

  it.each(presets)('can be the preset $name', (method) => expect(bridgeMethod.parse(method)).toEqual(method));

  it('can be one of its own', () => {
    const own = { ...preset!, name: 'own', regulation: '', edition: '', board: instant };
    expect(bridgeMethod.parse(own)).toEqual(own);
  });

  it.each([
    ['kind', { board: { kind: 'total-points' } }],
    ['scale', { board: { kind: 'matchpoints', scale: 'triple', smallFields: 'factored' } }],
    ['drop', { board: { kind: 'butler', datum: { drop: 'some', dropFrom: 4, roundTo: 10 } } }],
    ['cap', { board: { kind: 'cross-imps', result: 'sum', singleScore: 'zero', cap: 25 } }],
    ['frequencies', { board: { ...instant, boards: [{ board: 7, frequencies: [] }] } }],
    ['guarantee', { guarantee: 'law-12' }],
    ['by', { ranking: { by: 'place' } }],
    ['name', { name: 'EBU Matchpoints' }],
    ['regulation', { regulation: 'a\nb' }],
    ['place', { place: 'Łódź' }],
  ])('has no other %s', (member, more) => {
    const read = bridgeMethod.safeParse({ ...preset, ...more });
    expect(read.success).toBe(false);
    expect(JSON.stringify(read.error?.issues)).toContain(member);
  });
});

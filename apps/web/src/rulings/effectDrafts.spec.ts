import { bridgeLaws, type Outcome } from '#laws';
import { EBU_MATCHPOINTS } from '#scoring';
import type { AskedEffect } from '#tournament';
import { wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import { newSide, type SideDraft } from './sideDraft.js';
import { faultBehind, sidesByFault } from './byFault.js';
import {
  alternativesOf,
  draftsOf,
  effectsFollowing,
  newEffect,
  readEffect,
  readEffects,
  type EffectDraft,
} from './effectDrafts.js';
import { followingFrom, NOTHING_FOLLOWS } from './following.js';
import { outcomesOf } from './walk.js';

const PLAY = { table: 'A1', round: 1, board: 3 };
const OTHER = { table: 'A2', round: 1, board: 3 };
const SEATING = { N: 'A-NS1', S: 'A-NS1', E: 'A-EW1', W: 'A-EW1' };
const NOTHING = NOTHING_FOLLOWS;
const side = (change: Partial<SideDraft>): SideDraft => ({ ...newSide(''), ...change });
const STANDARDS = {
  method: EBU_MATCHPOINTS,
  regulation: { penalty: { percentOfTop: 1000, victoryPoints: 100, imps: 300 } },
} as const;
const TWO: EffectDraft = { kind: 'tricks', play: 0, tricks: '2', to: 'EW' };

describe('what a ruling does, as it is written down', () => {
  it('begins with what follows by the law book', () => {
    expect(effectsFollowing({ ...NOTHING, tricks: 2 }, [PLAY], STANDARDS)).toEqual([{ ...TWO, to: '' }]);
    const due = { ...NOTHING, score: 'due', penalty: 'due', warning: true, fieldSplit: true } as const;
    const kinds = effectsFollowing(due, [PLAY], STANDARDS).map(({ kind }) => kind);
    expect(kinds).toEqual(['score', 'penalty', 'warning', 'field-split']);
    expect(effectsFollowing(due, [PLAY], STANDARDS)).toContainEqual({
      kind: 'penalty',
      contestant: '',
      unit: 'percent-of-top',
      size: '10',
    });
    const possible = { ...NOTHING, score: 'possible', penalty: 'possible' } as const;
    expect(effectsFollowing(possible, [PLAY], STANDARDS)).toEqual([]);
  });

  it('asks how many tricks a contested claim costs, or whether the result stands (Law 70C)', () => {
    const laws = bridgeLaws(2017);
    const ways = [wayOf(laws, '70', ['ceased', 'yes', 'no', 'at-all-likely', 'yes'])];
    const following = followingFrom(outcomesOf(ways, laws)! as readonly Outcome[], ways, laws);
    const [asked] = effectsFollowing(following, [PLAY], STANDARDS) as Extract<
      EffectDraft,
      { kind: 'tricks' }
    >[];
    expect(readEffect(asked!, [PLAY])).toBe('tricks');
    expect(readEffects([asked!], [PLAY])).toBeUndefined();
    expect(readEffects([{ ...asked!, tricks: '4', to: 'EW' }], [PLAY])).toEqual([
      { kind: 'tricks', ...PLAY, tricks: 4, to: 'EW' },
    ]);
    expect(readEffects([{ ...asked!, tricks: '0' }], [PLAY])).toEqual([{ kind: 'result-stands', ...PLAY }]);
  });

  it('asks whose fault it is that there is no result, where the law book goes by fault (Law 12C2)', () => {
    const drafted = (law: string, ...answers: string[]) => {
      const laws = bridgeLaws(2017);
      const ways = [wayOf(laws, law, answers)];
      const following = followingFrom(outcomesOf(ways, laws)! as readonly Outcome[], ways, laws);
      return effectsFollowing(following, [PLAY, OTHER], STANDARDS);
    };
    const averages = (drafts: readonly EffectDraft[]) =>
      drafts.map((draft) => {
        const effect = readEffect(draft, [PLAY, OTHER]);
        if (typeof effect === 'string' || effect.kind !== 'score') return effect;
        const { NS, EW } = effect.adjustment;
        return [effect.table, ...[NS, EW].map((side) => side.kind === 'artificial' && side.award)].join(' ');
      });
    const unsaid = drafted('12', 'no-result');
    expect(averages(unsaid)).toEqual(['responsible', 'responsible']);
    const [first] = unsaid as Extract<EffectDraft, { kind: 'score' }>[];
    const said = { ...first!, ...sidesByFault('EW', first!), fault: 'said' } as const;
    expect(averages([said])).toEqual(['A1 average-plus average-minus']);
    expect([faultBehind(said), faultBehind({ ...said, NS: { ...said.NS, award: 'average' } })]).toEqual([
      'EW',
      undefined,
    ]);
    expect(averages(drafted('88', 'one-side'))).toEqual(['responsible', 'responsible']);
    expect(averages(drafted('88', 'both-sides'))).toEqual([
      'A1 average-minus average-minus',
      'A2 average-minus average-minus',
    ]);
    expect(averages(drafted('88', 'nobody'))[0]).toBe('A1 average-plus average-plus');
  });

  it('has a score of the kind that the law gives, and nothing in it that was not chosen', () => {
    const drafted = (law: string, ...answers: string[]) => {
      const laws = bridgeLaws(2017);
      const ways = [wayOf(laws, law, answers)];
      const following = followingFrom(outcomesOf(ways, laws)! as readonly Outcome[], ways, laws);
      return effectsFollowing(following, [PLAY], STANDARDS);
    };
    // Law 64C1: the two tricks of Law 64A1 are too little, so a score is assigned in their place.
    const assigned = drafted('64', 'no', 'no', 'offender', 'one', 'yes');
    expect(assigned).toMatchObject([{ kind: 'score', given: 'same', NS: { kind: 'assigned', text: '' } }]);
    expect(readEffects(assigned, [PLAY])).toBeUndefined();
    // Law 93B: the committee's score is what it finds.
    expect(drafted('93', 'judgement', 'changed')).toMatchObject([
      { kind: 'score', NS: { kind: 'assigned', text: '' } },
    ]);
    const standing = drafted('64', 'no', 'no', 'offender', 'one', 'no');
    expect(standing).toEqual([{ ...TWO, to: '' }]);
  });

  it.each<[string, EffectDraft, unknown]>([
    ['tricks', TWO, { kind: 'tricks', ...PLAY, tricks: 2, to: 'EW' }],
    [
      'a score for both sides',
      { kind: 'score', play: 1, given: 'same', NS: side({ award: 'average' }), EW: side({ text: '?' }) },
      {
        kind: 'score',
        ...OTHER,
        adjustment: {
          NS: { kind: 'artificial', award: 'average' },
          EW: { kind: 'artificial', award: 'average' },
        },
      },
    ],
    [
      'a penalty',
      { kind: 'penalty', contestant: 'A-NS1', unit: 'percent-of-top', size: '25' },
      { kind: 'penalty', contestant: 'A-NS1', amount: { unit: 'percent-of-top', hundredths: 2_500 } },
    ],
    [
      'a split field',
      { kind: 'field-split', board: 3 },
      {
        kind: 'field-split',
        board: 3,
        plays: [
          { table: 'A1', round: 1 },
          { table: 'A2', round: 1 },
        ],
      },
    ],
  ])('is %s', (_what, draft, effect) => expect(readEffect(draft, [PLAY, OTHER])).toEqual(effect));

  it.each<[string, EffectDraft]>([
    ['side', newEffect('tricks', [PLAY], STANDARDS)],
    ['play', { ...TWO, play: 2 }],
    ['score', { kind: 'score', play: 0, given: 'apart', NS: side({}), EW: side({ kind: 'assigned' }) }],
    ['contestant', newEffect('penalty', [PLAY], STANDARDS)],
    ['contestant', newEffect('warning', [PLAY], STANDARDS)],
    ['size', { kind: 'penalty', contestant: 'A-NS1', unit: 'imps', size: '' }],
  ])('misses the %s', (fault, draft) => {
    expect(readEffect(draft, [PLAY])).toBe(fault);
    expect(readEffects([TWO, draft], [PLAY])).toBeUndefined();
  });

  it('is written down anew from what was given: tricks as tricks, and plays that it is about', () => {
    const result = played('4S N -2');
    const given = draftsOf(
      [
        {
          kind: 'adjustment',
          ...OTHER,
          seating: SEATING,
          adjustment: { NS: { kind: 'assigned', result }, EW: { kind: 'assigned', result } },
          transfer: { tricks: 2, to: 'EW', before: played('4S N =') },
        },
        {
          kind: 'adjustment',
          ...PLAY,
          seating: SEATING,
          adjustment: { NS: { kind: 'assigned', result }, EW: { kind: 'artificial', award: 'average' } },
        },
      ],
      [PLAY],
    );
    expect(given.about).toEqual([PLAY, OTHER]);
    expect(readEffects(given.drafts, given.about)).toEqual([
      { kind: 'tricks', ...OTHER, tricks: 2, to: 'EW' },
      {
        kind: 'score',
        ...PLAY,
        adjustment: { NS: { kind: 'assigned', result }, EW: { kind: 'artificial', award: 'average' } },
      },
    ]);
  });

  it('is compared with each of its weighted results alone', () => {
    const weighted = {
      kind: 'weighted',
      results: [
        { result: played('4S N ='), hundredths: 60 },
        { result: played('4S N -1'), hundredths: 40 },
      ],
    } as const;
    const effect = { kind: 'score', ...PLAY, adjustment: { NS: weighted, EW: weighted } };
    const alternatives = alternativesOf([effect as unknown as AskedEffect]);
    const ofNS = alternatives.map(([each]) => each?.kind === 'score' && each.adjustment.NS);
    expect(ofNS).toEqual([
      weighted,
      { kind: 'assigned', result: played('4S N =') },
      { kind: 'assigned', result: played('4S N -1') },
    ]);
    expect(alternativesOf([{ kind: 'warning', contestant: 'A-NS1' }])).toHaveLength(1);
  });
});

import { conventionOf } from '#preferans';
import {
  conventionOfDraft,
  draftOfConvention,
  withSetting,
  withSettingNamed,
  type ConventionDraft,
} from './conventionDraft.js';

const sochinka: ConventionDraft = { base: 'sochinka', changes: {}, name: '' };

describe('a convention as it is made up', () => {
  it('is the published one as long as nothing is changed, and once everything is changed back', () => {
    expect(conventionOfDraft(sochinka)).toBe(conventionOf('sochinka'));
    const there = withSetting(sochinka, 'poolSize', 20);
    expect(withSetting(there, 'poolSize', null)).toEqual(sochinka);
  });

  it('has the name that is suggested with the first change, and keeps it with the next', () => {
    const pools = withSettingNamed(sochinka, 'poolSize', 20, 'Our sochinka');
    expect(pools).toEqual({ base: 'sochinka', changes: { poolSize: 20 }, name: 'Our sochinka' });
    const more = withSettingNamed({ ...pools, name: 'Tuesday' }, 'poolSize', 30, 'Our sochinka');
    expect(more).toEqual({ base: 'sochinka', changes: { poolSize: 30 }, name: 'Tuesday' });
    expect(withSettingNamed(sochinka, 'poolSize', 20, 'x'.repeat(50)).name).toHaveLength(40);
  });

  it('is none under the name of a published one', () => {
    const pools = withSettingNamed(sochinka, 'poolSize', 20, 'sochinka');
    expect(conventionOfDraft(pools)).toBeUndefined();
  });

  it('is read again from what it makes', () => {
    const pools = withSettingNamed(sochinka, 'poolSize', 20, 'Our sochinka');
    expect(draftOfConvention(conventionOfDraft(pools))).toEqual(pools);
  });
});

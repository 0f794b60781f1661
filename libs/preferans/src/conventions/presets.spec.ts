import { conventionSchema, unverifiedSettings } from './convention.js';
import { ownConvention } from './own-convention.js';
import { conventionOf, CONVENTIONS } from './presets.js';
import { SETTING_RULES } from './setting-rules.js';
import { settingsSchema } from './settings.js';

describe('the conventions', () => {
  it('are plain data with names of their own: what was stored reads the same', () => {
    expect(new Set(CONVENTIONS.map(({ name }) => name)).size).toBe(CONVENTIONS.length);
    for (const convention of CONVENTIONS) {
      expect(conventionSchema.parse(JSON.parse(JSON.stringify(convention)))).toEqual(convention);
      expect(conventionOf(convention.name)).toBe(convention);
    }
  });

  it('have a rule of the Code for each setting, and say where each value is from', () => {
    const settings = Object.keys(settingsSchema.shape).toSorted();
    expect(Object.keys(SETTING_RULES).toSorted()).toEqual(settings);
    for (const [setting, rule] of Object.entries(SETTING_RULES)) {
      expect(`${setting}: ${rule}`).toMatch(/: ([34]\.\d|fn \d)/);
    }
    for (const { evidence } of CONVENTIONS) expect(Object.keys(evidence).toSorted()).toEqual(settings);
  });

  it('tell what nobody has seen in print', () => {
    const unverified = unverifiedSettings(conventionOf('rostov')!).map(({ setting }) => setting);
    expect(unverified).toEqual(
      expect.arrayContaining(['undertrickPrices', 'whistPrices', 'misereTrickPrice']),
    );
    expect(unverified).not.toContain('consolationPrices');
  });

  it('settle the contradictions of the Code as tournaments do', () => {
    for (const { settings } of CONVENTIONS) {
      expect(settings).toMatchObject({
        misereBeatenBy: 9,
        wrongCountDeadline: 'own-first-call',
        extraCardInPlay: 'remise',
        fiftyTwo: 9,
        helpBarred: 'nobody',
        unwhistedOffMountain: false,
      });
    }
  });

  it('become own ones by what is agreed, which is marked, and never by what is no value', () => {
    const own = ownConvention(conventionOf('sochinka')!, { poolSize: 20, misereBeatenBy: 10 }, 'club-20');
    expect(own).toMatchObject({
      name: 'club-20',
      basedOn: 'sochinka',
      settings: { poolSize: 20, whistStyle: 'greedy' },
    });
    expect(own.evidence).toMatchObject({ poolSize: 'own', misereBeatenBy: 'own', whistDuty: 'seed' });
    expect(() => ownConvention(own, { poolSize: 0 })).toThrow('poolSize');
  });
});

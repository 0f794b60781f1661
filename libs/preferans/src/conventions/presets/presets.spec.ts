import { conventionSchema, unverifiedSettings } from '../convention.js';
import { contradictionsIn } from '../contradictions.js';
import { changedSettings, isWhatItSays, ownConvention } from './own-convention.js';
import { conventionOf, CONVENTIONS } from './presets.js';
import { SETTING_RULES } from '../setting-rules.js';
import { settingsSchema, type Settings } from '../settings.js';

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

  it('are what they say as they were before a setting came, too', () => {
    const { settings, evidence, ...sochinka } = conventionOf('sochinka')!;
    const { orderedWithWrongCount: _value, ...before } = settings;
    const { orderedWithWrongCount: _source, ...known } = evidence;
    const first = conventionSchema.parse({ ...sochinka, version: 1, settings: before, evidence: known });
    expect(isWhatItSays(first)).toBe(true);
    expect(isWhatItSays({ ...first, version: 2 })).toBe(false);
    expect(isWhatItSays({ ...first, version: 3 })).toBe(false);
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

  it('are compared with the one that they start from, whatever was changed in between', () => {
    const sochinka = conventionOf('sochinka')!;
    const own = ownConvention(sochinka, { poolSize: 20, ten: 'checked' }, 'Club');
    expect(changedSettings(sochinka.settings, own.settings)).toEqual(['ten', 'poolSize']);
    expect(isWhatItSays(own)).toBe(true);
    expect(isWhatItSays({ ...own, basedOn: 'leningradka' })).toBe(false);
    const back = ownConvention(sochinka, { poolSize: null }, 'Club');
    expect(back.evidence).toEqual(sochinka.evidence);
  });

  it('are none where what was agreed does not go together, with the rule', () => {
    const found = (changes: Partial<Settings>) =>
      contradictionsIn({ ...conventionOf('sochinka')!.settings, ...changes }).map(
        ({ code, rule }) => `${code} ${rule}`,
      );
    expect(found({})).toEqual([]);
    expect(found({ allPassKind: 'whists' })).toEqual([
      'amnesty-of-whists 3.7.3, fn 45',
      'talon-of-whists 3.7.6.2',
    ]);
    expect(found({ halfWhistLevels: [6, 8] })).toEqual(['half-of-odd 3.8.7']);
    expect(found({ exitLevels: [8, 7] })).toEqual(['exit-falls 3.7.8']);
    expect(found({ misereTrickPrice: '-1/2', poolUnit: 0 })).toEqual([
      'price-below-nothing 3.5.1',
      'points-worth-nothing 4.1.1',
    ]);
    expect(() => ownConvention(conventionOf('sochinka')!, { bombs: true })).toThrow('bombs-from-nothing');
  });
});

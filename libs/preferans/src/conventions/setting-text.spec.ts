import { CONVENTIONS } from './presets/presets.js';
import { choicesOf, readSetting, settingAsText } from './setting-text.js';
import { settingsSchema, type SettingName } from './settings.js';

const SETTINGS = Object.keys(settingsSchema.shape) as SettingName[];

describe('a setting as it is chosen or typed', () => {
  it('has every value that conventions have', () => {
    for (const { settings } of CONVENTIONS) {
      for (const setting of SETTINGS) {
        const value = settings[setting];
        const possible = choicesOf(setting) ?? [readSetting(setting, settingAsText(value))];
        expect([setting, possible]).toEqual([setting, expect.arrayContaining([value])]);
      }
    }
  });

  it('is read as players write it', () => {
    expect(readSetting('whistPrices', '2 4 6 8 10')).toEqual({ 6: 2, 7: 4, 8: 6, 9: 8, 10: 10 });
    expect(readSetting('allPassPrice', '3/2')).toBe('3/2');
    expect(readSetting('poolSize', '20')).toBe(20);
    expect(readSetting('poolSize', ' ')).toBeNull();
    expect(readSetting('halfWhistLevels', '')).toEqual([]);
    expect(readSetting('exitLevels', '6, 7, 8')).toEqual([6, 7, 8]);
    expect(choicesOf('dealerWhistsFrom')).toEqual([6, 7, 8, 9, 10, null]);
    expect(choicesOf('misereBeatenBy')).toEqual([9, 10]);
  });

  it.each([
    ['whistPrices', '2, 4, 6, 8'],
    ['whistPrices', '2, 4, 6, 8, 10, 12'],
    ['whistPrices', 'dear'],
    ['exitLevels', '5'],
    ['exitLevels', ''],
    ['poolSize', '0'],
    ['poolSize', 'ten'],
    ['allPassPrice', '1 2'],
    ['poolMisere', ''],
  ] as const)('is none where it cannot be: %s of %j', (setting, text) =>
    expect(readSetting(setting, text)).toBeUndefined(),
  );
});

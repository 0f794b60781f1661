import { EBU_MATCHPOINTS, PRESETS, TEAM_PRESETS, WBF_TEAMS } from '#scoring';
import { methodOfText, methodText, teamMethodOfText } from './method-text.js';

const PAIRS = Object.values(PRESETS).flat();
const TEAMS = Object.values(TEAM_PRESETS).flat();

describe('a method in a word', () => {
  it.each(PAIRS.map((preset) => [preset.name, preset] as const))(
    'of the preset %s is its name',
    (name, preset) => {
      expect(methodText(preset)).toBe(name);
      expect(methodOfText(name)).toEqual(preset);
    },
  );

  it.each(TEAMS.map((preset) => [preset.name, preset] as const))(
    'of the preset %s is its name',
    (name, preset) => {
      expect(methodText(preset)).toBe(name);
      expect(teamMethodOfText(name)).toEqual(preset);
    },
  );

  it('that somebody put together is all that it says', () => {
    const own = {
      ...EBU_MATCHPOINTS,
      name: 'own',
      regulation: 'Klub „Dama” ?> "1"',
      guarantee: 'none' as const,
    };
    expect(methodText(own)).toMatch(/^[A-Za-z0-9%_.!~*'()-]+$/);
    expect(methodOfText(methodText(own))).toEqual(own);
    const teams = { ...WBF_TEAMS, name: 'own', result: 'score' as const };
    expect(teamMethodOfText(methodText(teams))).toEqual(teams);
  });

  it.each([
    ['nothing', ''],
    ['no preset', 'ebu-matchpoints-1931'],
    ['no word that was written here', '%7B%22name'],
    [
      'a method that is called as a preset',
      encodeURIComponent(JSON.stringify({ ...EBU_MATCHPOINTS, guarantee: 'none' })),
    ],
    ['data of something else', encodeURIComponent('{"board":1}')],
  ])('is not read out of %s', (_what, text) => {
    expect(methodOfText(text)).toBeUndefined();
    expect(teamMethodOfText(text)).toBeUndefined();
  });
});

import { REGULATIONS } from '#laws';
import { BODIES, presetOf, PRESETS } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { asIn, federationOf } from './federation.js';

describe('a federation', () => {
  it.each(BODIES)('%s is chosen for scoring and regulation at once', (body) => {
    const chosen = asIn(DEFAULT_SETTINGS, body);
    expect(federationOf(chosen)).toBe(body);
    expect(chosen.method).toBe(PRESETS[body][0]);
    expect(REGULATIONS).toContain(chosen.regulation);
  });

  it('keeps the kind of scoring that was chosen, where it has it', () => {
    const butler = { ...DEFAULT_SETTINGS, method: presetOf('ebu-butler')! };
    expect(asIn(butler, 'PZBS').method.name).toBe('pzbs-butler');
    const total = { ...DEFAULT_SETTINGS, method: presetOf('ebu-swiss-pairs')! };
    expect(asIn(total, 'ACBL').method.name).toBe('acbl-matchpoints');
    expect(asIn(total, 'EBU').method.name).toBe('ebu-swiss-pairs');
  });

  it('is none where scoring and regulation differ, or one is set by hand', () => {
    const ebu = asIn(DEFAULT_SETTINGS, 'EBU');
    expect(federationOf({ ...ebu, regulation: asIn(ebu, 'club').regulation })).toBeUndefined();
    expect(federationOf({ ...ebu, method: { ...ebu.method, name: 'own' } })).toBeUndefined();
    expect(federationOf({ ...ebu, regulation: { ...ebu.regulation, name: 'own' } })).toBeUndefined();
  });
});

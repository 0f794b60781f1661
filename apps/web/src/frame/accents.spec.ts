import { accentsOf, contrast } from './accents.js';

describe('an accent', () => {
  it('knows how far colours are apart', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['#000000', '#ffffff', '#ffff00', '#7a1f3d', '#00ff00', '#1a1aff', '#808080', '#ff8800'])(
    'of %s can be read on paper, cards and its own soft shade, and white or ink on it',
    (colour) => {
      const { light, dark } = accentsOf(colour);
      for (const ground of ['#faf8f4', '#ffffff', light.soft])
        expect(contrast(light.accent, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#14181a', '#1b2023', dark.soft])
        expect(contrast(dark.accent, ground)).toBeGreaterThanOrEqual(4.5);
      for (const accent of [light.accent, light.hover])
        expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      for (const accent of [dark.accent, dark.hover])
        expect(contrast(accent, '#0b1f21')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('is the colour itself where it can be read', () => {
    expect(accentsOf('#7a1f3d').light.accent).toBe('#7a1f3d');
  });
});

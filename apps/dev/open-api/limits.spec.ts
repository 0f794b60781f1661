import { z } from 'zod';
import { limitsIn } from './limits.js';

const limitsOf = (schema: z.ZodType): unknown => limitsIn(z.toJSONSchema(schema, { io: 'input' }));

describe('limits of fields', () => {
  it('are those of the schema, by the places of the fields', () => {
    const schema = z.strictObject({
      title: z.string().max(80),
      boards: z.int().min(1).max(40),
      position: z.int(),
      settings: z.strictObject({
        places: z.enum(['first', 'all']).default('first'),
        best: z.int().min(1).max(50).optional(),
      }),
      names: z.array(z.string()),
    });
    expect(limitsOf(schema)).toEqual({
      title: { most: 80 },
      boards: { least: 1, most: 40 },
      'settings.places': { of: ['first', 'all'], usual: 'first', optional: true },
      'settings.best': { least: 1, most: 50, optional: true },
    });
  });

  it('let everything of a member be left out that may be left out itself', () => {
    const schema = z.strictObject({ carry: z.strictObject({ part: z.string().max(9) }).optional() });
    expect(limitsOf(schema)).toEqual({ 'carry.part': { most: 9, optional: true } });
  });

  it('are those of what there is where it may be null', () => {
    const schema = z.strictObject({
      delayed: z.strictObject({ what: z.string().max(300) }).nullable(),
      winner: z.string().max(9).nullable(),
    });
    expect(limitsOf(schema)).toEqual({
      'delayed.what': { most: 300, optional: true },
      winner: { most: 9, optional: true },
    });
  });
});

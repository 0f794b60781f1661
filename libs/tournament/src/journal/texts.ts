import { z } from 'zod';
import { fault } from '#words';

/** A free text's id and salted hash; the text itself is stored outside the journal and can be erased. */
export const textReference = z.strictObject({
  text: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits'),
});

/** Free text of a person (a reason, facts), kept outside the journal so that it can be erased. */
export const freeText = z
  .string()
  .trim()
  .min(1, fault('text.empty'))
  .max(2000, fault('text.too-long'))
  .regex(/^[^\0\p{Cs}]*$/u, fault('text.characters'));

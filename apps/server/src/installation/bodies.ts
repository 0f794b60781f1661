import { isZone, LOGO_LIMIT } from '#platform';
import { fault } from '#words';
import { z } from 'zod';

const name = z
  .string()
  .max(400, fault('name.too-long'))
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, fault('name.empty'))
      .max(80, fault('installation-name.too-long'))
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, fault('name.characters')),
  );

/** Name, zone and colour together; null: the program's own. */
export const appearanceBody = z.strictObject({
  name: name.nullable(),
  zone: z.string().max(64, fault('zone.unknown')).refine(isZone, fault('zone.unknown')).nullable(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, fault('colour.malformed'))
    .nullable(),
});

/** A picture in base64. */
export const logoBody = z.strictObject({
  picture: z
    .base64(fault('logo.malformed'))
    .max(Math.ceil((LOGO_LIMIT * 4) / 3) + 4, fault('logo.too-large')),
});

export const backupPlanBody = z.strictObject({
  hour: z.number().int().min(0).max(23).nullable(),
  keep: z.number().int().min(1).max(365),
});

/** A text of a journal that is erased for good. */
export const textBody = z.strictObject({ tournament: z.uuid(), text: z.uuid() });

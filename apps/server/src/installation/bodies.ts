import { FEDERATIONS, USEBIO_VERSIONS } from '#interchange';
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

/** A line of a results file. */
export const sendingText = z
  .string()
  .max(400, fault('sending.too-long'))
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .max(80, fault('sending.too-long'))
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, fault('sending.too-long')),
  );

/** What a session costs, by the federation's code. */
export const chargeCode = z.string().regex(/^\d{1,2}$/, fault('charge.malformed'));

/** What results files for a federation say of the club; null: nothing is said. */
export const sendingBody = z.strictObject({
  federation: z.enum(FEDERATIONS),
  version: z.enum(USEBIO_VERSIONS),
  club: sendingText.nullable(),
  charge: chargeCode.nullable(),
  band: sendingText.nullable(),
  colour: sendingText.nullable(),
  contact: sendingText.nullable(),
  email: sendingText.nullable(),
  telephone: sendingText.nullable(),
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

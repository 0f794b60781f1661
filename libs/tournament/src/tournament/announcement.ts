import { z } from 'zod';
import { fault } from '#words';

/** A day and a time on the clock of the venue: `2026-12-03T19:00`. */
export const venueTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, fault('announcement.time'))
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, fault('announcement.time'));

/** Where a tournament is held: at most 200 characters of one line. */
export const venuePlace = z
  .string()
  .trim()
  .max(200, fault('announcement.place-too-long'))
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, fault('name.characters'));

/** What the calendar says of a tournament. */
export const announcement = z.strictObject({
  starts: venueTime,
  ends: venueTime.nullable(),
  place: venuePlace,
  calledOff: z.boolean(),
});
export type CalendarEntry = z.infer<typeof announcement>;

import { z } from 'zod';
import { fault } from '#words';

/** A tournament's name: 1 to 120 characters of one line. Spaces around it are cut off. */
export const tournamentName = z
  .string()
  .trim()
  .min(1, fault('name.empty'))
  .max(120, fault('name.too-long'))
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, fault('name.characters'));

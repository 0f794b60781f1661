import { z } from 'zod';

/** A tournament's name: 1 to 120 characters of one line. Spaces around it are cut off. */
export const tournamentName = z
  .string()
  .trim()
  .min(1, 'Give the tournament a name.')
  .max(120, 'Keep the name to 120 characters.')
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'Keep the name to one line without control characters.');

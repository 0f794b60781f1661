import { z } from 'zod';

/** From what a tournament is imported: nothing in it names anybody. */
export const importedFrom = {
  /** The format of the file, as it is called here. */
  format: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The program that wrote it, where the file says so. */
  program: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits'),
  /** How large it is. */
  bytes: z.int().min(0),
} as const;

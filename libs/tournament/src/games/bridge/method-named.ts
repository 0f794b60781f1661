import { z } from 'zod';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'text without control characters');

/** How every method is called, and whose rules it follows. */
export const methodNamed = {
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  regulation: words(80),
  edition: words(40),
} as const;

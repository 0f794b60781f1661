import { z } from 'zod';
import { faultText, type Language } from '#words';
import { Problem } from './problem.js';

const locales: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  pl: z.locales.pl().localeError,
  ru: z.locales.ru().localeError,
};

/** One fault of a body: where, and what is wrong. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * Parses what came over HTTP at the edge.
 *
 * @throws Problem `request.invalid` with every fault, the first one told in the sentence
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: locales[language] });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }): Fault => ({
    path: path.join('.'),
    message: faultText(message, language),
  }));
  const [first] = errors;
  throw new Problem('request.invalid', { path: first?.path || 'body', issue: first?.message, errors });
}

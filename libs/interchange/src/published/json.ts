import type { z } from 'zod';
import { Unreadable } from '../unreadable.js';

/** The value of a JSON text. @throws Unreadable `interchange.malformed` */
export function jsonOf(text: string, format: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = (error as Error).message.replace(/\.$/, '');
    throw new Unreadable({ code: 'interchange.malformed', format, problem });
  }
}

/** What a schema finds in a value. @throws Unreadable that names the first place where it is wrong */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown, format: string): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Unreadable({
    code: 'interchange.content',
    format,
    where: path.map(String).join(' > ') || 'its beginning',
    problem: message,
  });
}

import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';

type SchemaObject = NonNullable<Extract<ApiBodyOptions, { schema?: unknown }>['schema']>;

/** A zod schema as OpenAPI 3.1 describes it. */
export function apiSchema(schema: z.ZodType): SchemaObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return json as SchemaObject;
}

/** What is still to be described. */
const descriptions: (() => void)[] = [];

/**
 * Puts off to describe a part of the interface until somebody asks for the description: to make the schemas of all commands
 * takes a good part of a start.
 */
export function describeLater(describe: () => void): void {
  descriptions.push(describe);
}

/** Describes what was put off. */
export function describeNow(): void {
  for (const describe of descriptions.splice(0)) describe();
}

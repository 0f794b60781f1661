import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { z } from 'zod';

/** What came with a request is not as its schema says; the filter tells its faults in the asker's language. */
export class NotAsSchema extends Error {
  override readonly name = 'NotAsSchema';

  constructor(
    readonly schema: z.ZodType,
    readonly value: unknown,
  ) {
    super('What came with a request is not as its schema says.');
  }
}

/** A body, or a parameter by its name, in the shape of a schema. */
export class ZodPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  /** @throws NotAsSchema */
  transform(value: unknown, { data: name }: ArgumentMetadata): unknown {
    if (name === undefined) return read(this.schema, value ?? {});
    return read(z.object({ [name]: this.schema }), { [name]: value })[name];
  }
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new NotAsSchema(schema, value);
  return parsed.data;
}

/** An id in an address. */
export const UUID_PIPE = new ZodPipe(z.uuid().transform((id) => id.toLowerCase()));

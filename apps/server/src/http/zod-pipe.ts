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
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform {
  /** @param refusal the problem with what is not as the schema says, where it has one of its own */
  constructor(
    private readonly schema: Schema,
    private readonly refusal?: (value: unknown) => Error,
  ) {}

  /** @throws the refusal; without one NotAsSchema */
  transform(value: unknown, { data: name }: Pick<ArgumentMetadata, 'data'> = {}): z.output<Schema> {
    const parsed = this.schema.safeParse(name === undefined ? (value ?? {}) : value);
    if (parsed.success) return parsed.data;
    if (this.refusal) throw this.refusal(value);
    throw name === undefined
      ? new NotAsSchema(this.schema, value ?? {})
      : new NotAsSchema(z.object({ [name]: this.schema }), { [name]: value });
  }
}

/** An id in an address. */
export const UUID_PIPE = new ZodPipe(z.uuid().transform((id) => id.toLowerCase()));

/** The number of a member's row in an address. */
export const MEMBER_PIPE = new ZodPipe(z.string().regex(/^\d{1,18}$/));

const searched = z.object({
  search: z
    .string()
    .default('')
    .transform((text) => text.slice(0, 80)),
});

/** The beginning of a name that is searched for, up to a length that names have. */
export type Searched = z.output<typeof searched>;

/** `?search=`. */
export const SEARCH_PIPE = new ZodPipe(searched);

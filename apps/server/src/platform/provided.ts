import type { Abstract, FactoryProvider, Type } from '@nestjs/common';

type Class<Part = unknown> = Type<Part> | Abstract<Part>;
type PartsOf<Needs extends readonly Class[]> = {
  [Index in keyof Needs]: Needs[Index] extends Class<infer Part> ? Part : never;
};

/** A provider of a part that a library has, made of others: the compiler sees that they are what it needs. */
export function provided<Part, const Needs extends readonly Class[]>(
  provide: Class<Part>,
  inject: Needs,
  useFactory: (...parts: PartsOf<Needs>) => Part,
): FactoryProvider<Part> & { readonly provide: Class<Part> } {
  return { provide, inject: [...inject], useFactory: useFactory as FactoryProvider<Part>['useFactory'] };
}

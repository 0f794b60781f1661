/** A JSON schema, as far as the interface's document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

/** What the document says of a method at an address. */
export interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** The OpenAPI document of the interface. */
export interface InterfaceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A method at an address; of pages, which the document does not describe, without a description. */
export interface Operation {
  readonly method: string;
  readonly address: string;
  readonly described?: Described;
}

/** What is served beside the interface. */
const PAGES = [
  '/',
  '/{page}',
  '/assets/{path}',
  '/help',
  '/help/{path}',
  '/sites/{site}',
  '/sites/{site}/{path}',
  '/api/docs',
  '/api/docs/{path}',
];

/** Every operation of the document, and the pages. */
export function operationsOf({ paths }: InterfaceDocument): readonly Operation[] {
  const described = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      method: method.toUpperCase(),
      address,
      described: each,
    })),
  );
  return [...described, ...PAGES.map((address) => ({ method: 'GET', address }))];
}

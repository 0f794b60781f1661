/** A JSON schema, as far as forms look at it. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/**
 * What a JSON schema says of the fields of a body: the least and most of a number, the most characters of a text, the values
 * of a choice, what is usual, and whether it may be left out. By paths, steps with dots between them.
 */
export function limitsIn(schema: object): Record<string, object> {
  return Object.fromEntries(fieldsOf(schema as Schema, '', false));
}

function fieldsOf(schema: Schema, path: string, isOptional: boolean): [string, object][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, whole]) => {
    const { member, isNullable } = withoutNull(whole);
    const place = path + name;
    const optional = isOptional || isNullable || !(schema.required ?? []).includes(name);
    const limits = limitsOf(member, optional);
    return [
      ...(limits ? [[place, limits] as [string, object]] : []),
      ...fieldsOf(member, `${place}.`, optional),
    ];
  });
}

/** What a member is where it is not `null`. */
function withoutNull(member: Schema): { readonly member: Schema; readonly isNullable: boolean } {
  const [way, other] = member.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = member.anyOf?.length === 2 && way !== undefined && other === undefined;
  return isNullable ? { member: way, isNullable } : { member, isNullable };
}

function limitsOf(member: Schema, optional: boolean): object | undefined {
  const isNumber = member.type === 'integer' || member.type === 'number';
  if (!isNumber && member.type !== 'string') return undefined;
  // A limit of what a number can hold says nothing to a person.
  const said = (limit?: number) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
  const least = said(member.minimum);
  const most = isNumber ? said(member.maximum) : member.maxLength;
  if (isNumber && least === undefined && most === undefined) return undefined;
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(member.enum && { of: member.enum }),
    ...(member.default !== undefined && { usual: member.default }),
    ...(optional && { optional }),
  };
}

/**
 * What a JSON schema says of the fields of a body: the least and most of a number, the most characters of a text, the values
 * of a choice, what is usual, and whether it may be left out. By paths, steps with dots between them.
 */
export function limitsIn(schema) {
  return Object.fromEntries(fieldsOf(schema, '', false));
}

function fieldsOf({ properties = {}, required = [] }, path, isOptional) {
  return Object.entries(properties).flatMap(([name, whole]) => {
    const { member, isNullable } = withoutNull(whole);
    const place = path + name;
    const optional = isOptional || isNullable || !required.includes(name);
    const limits = limitsOf(member, optional);
    return [...(limits ? [[place, limits]] : []), ...fieldsOf(member, `${place}.`, optional)];
  });
}

/** What a member is where it is not `null`. */
function withoutNull(member) {
  const ways = member.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = member.anyOf?.length === 2 && ways.length === 1;
  return isNullable ? { member: ways[0], isNullable } : { member, isNullable };
}

function limitsOf(member, optional) {
  const { type, enum: of, default: usual } = member;
  const isNumber = type === 'integer' || type === 'number';
  if (!isNumber && type !== 'string') return undefined;
  // A limit of what a number can hold says nothing to a person.
  const most = isNumber
    ? member.maximum < Number.MAX_SAFE_INTEGER
      ? member.maximum
      : undefined
    : member.maxLength;
  if (isNumber && most === undefined && !(member.minimum > Number.MIN_SAFE_INTEGER)) return undefined;
  return {
    ...(member.minimum > Number.MIN_SAFE_INTEGER && { least: member.minimum }),
    ...(most !== undefined && { most }),
    ...(of && { of }),
    ...(usual !== undefined && { usual }),
    ...(optional && { optional }),
  };
}

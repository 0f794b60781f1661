/**
 * Words with their parameters in the place of the names in braces; a part in square brackets is left out where its
 * parameter says nothing, and of `{tables:table|tables}` the first word is taken of one alone. Numbers with a fraction
 * have one digit of it.
 */
export function filled(words: string, params: Readonly<Record<string, unknown>>): string {
  return words
    .replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_whole, part: string, name: string) =>
      params[name] === undefined ? '' : part,
    )
    .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_whole, name: string, one: string, more: string) =>
      params[name] === 1 ? one : more,
    )
    .replace(/\{(\w+)\}/g, (_whole, name: string) => said(params[name]));
}

function said(param: unknown): string {
  if (typeof param === 'number' && !Number.isInteger(param)) return param.toFixed(1);
  return Array.isArray(param) ? param.join(', ') : String(param);
}

import type { ValueFault } from '../../faults/unreadable.js';
import { LONGEST_FOUND, type JsonPart } from './json.js';
import { placeInJson, type JsonPath } from './json-places.js';

/** A value of a JSON text that is not understood, or contradicts another one. */
export interface JsonLeftAside {
  /** In the part. */
  readonly path: JsonPath;
  readonly board?: number;
  readonly found: unknown;
  /** Where it stood first, of something that stands there again and otherwise. */
  readonly first?: JsonPath;
  /** What it cannot be beside, of something that is understood. */
  readonly other?: string;
}

/** So many are named with their places, for each of which the text is gone through. */
export const MOST_NAMED = 100;

/** Values that are not understood, with where they stand; how many more there are, where there are very many. */
export function leftAsideIn(
  values: readonly JsonLeftAside[],
  { format, text, path: around }: JsonPart,
): ValueFault[] {
  const named = values.slice(0, MOST_NAMED).map(({ path, board, found, first, other }): ValueFault => {
    const whole = [...around, ...path];
    const place = {
      format,
      ...placeInJson(text, whole),
      path: whole.map(String).join(' > '),
      ...(board !== undefined && { board }),
    };
    const said = { ...place, found: String(found).slice(0, LONGEST_FOUND) };
    if (other !== undefined) return { code: 'interchange.contradiction', ...said, other };
    if (!first) return { code: 'interchange.not-understood', ...said };
    const { line: firstLine } = placeInJson(text, [...around, ...first]) ?? { line: 1 };
    return { code: 'interchange.again', ...place, name: String(found), firstLine };
  });
  const further = values.length - named.length;
  return further === 0 ? named : [...named, { code: 'interchange.further', format, count: further }];
}

import type { Wanted } from '../faults/unreadable.js';

type ExpectedInXml = Extract<Wanted['expected'], 'xml' | `xml-${string}` | 'end-of-file'>;

/** By what the parser says is wrong, in this order. */
const WANTED: readonly (readonly [says: RegExp, expected: Exclude<ExpectedInXml, 'xml-closing-tag'>])[] = [
  [/only one root|unmatched closing tag/, 'end-of-file'],
  [/root element|outside of root|before root/, 'xml-element'],
  [/unexpected end/, 'xml-tag-end'],
  [
    /XML declaration|value must match|version number|name\/value|expected (the|one)|value (required|must be)/,
    'xml-declaration',
  ],
  [/entity/, 'xml-entity'],
  [/attribute/, 'xml-attribute'],
  [/forward-slash/, 'xml-tag-end'],
  [/(tag|target|instruction|closing)( name)?$|name/, 'xml-name'],
  [/disallowed/, 'xml-character'],
];

/**
 * What would have to stand where the parser of XML says that something else does.
 *
 * @param says its words without a full stop
 * @param left the element that would have to end there: the innermost that is open
 */
export function wantedInXml(
  says: string,
  left: { readonly name: string; readonly line: number } | undefined,
): Wanted {
  if (left && /^(unexpected close tag|unclosed tag)/.test(says))
    return { expected: 'xml-closing-tag', name: left.name, opened: left.line };
  return { expected: WANTED.find(([words]) => words.test(says))?.[1] ?? 'xml' };
}

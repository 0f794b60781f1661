/**
 * Faults that are none, each with its reason. One that hits nothing any more is a fault itself.
 * @type {{ kind: string, at: RegExp, why: string }[]} `at` is looked for in the place and what is wrong there
 */
export const EXCEPTIONS = [
  { kind: 'typography', at: / sets\.handsText /, why: 'the dots between cards are those of PBN' },
  {
    kind: 'typography',
    at: /reading-expected\.ts.*xml-attribute /,
    why: 'the quotes of an attribute are those of XML',
  },
];

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
  { kind: 'word', at: /export-command\.ts.*(?:book|protocol)/, why: 'the names of formats that scripts use' },
  { kind: 'length', at: /convert-command\.ts.*USEBIO/, why: 'a list of formats' },
  { kind: 'length', at: /command-line\.md.*three-q/, why: 'a list of movements in a table' },
  { kind: 'length', at: /file-formats\.md.*postponed boards/, why: 'a list in a table' },
  {
    kind: 'typography',
    at: /conform\/movements\//,
    why: 'terms of the worked examples, compared letter by letter',
  },
];

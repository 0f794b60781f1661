import fc from 'fast-check';
import { jsonFault, placeInJson } from './json-places.js';

const told = (text: string) => {
  const fault = jsonFault(text);
  return fault && `${fault.line}:${fault.column} ${fault.expected} ${fault.found}`;
};

describe('the first fault of a JSON text', () => {
  it.each([
    ['', '1:1 json-value '],
    ['[1, 2', '1:6 json-comma-or-bracket '],
    ['[1,\n 2,]', '2:4 json-value ]'],
    ['{"a": 1,\n"b" 2}', '2:5 json-colon 2'],
    ['{"a": 1 "b": 2}', '1:9 json-comma-or-brace "'],
    ['{a: 1}', '1:2 json-name-or-end a'],
    ['{"a": 1,}', '1:9 json-name }'],
    ['[}', '1:2 json-value-or-end }'],
    ['[1]]', '1:4 end-of-file ]'],
    ['["a\nb"]', '1:4 json-quote \n'],
    ['["a\\x"]', '1:4 json-escape \\'],
    ['["a', '1:4 json-quote '],
    ['[01]', '1:3 json-comma-or-bracket 1'],
    ['{"a": nothing}', '1:7 json-value nothing'],
    ['['.repeat(200_000), '1:200001 json-value-or-end '],
  ])('%j', (text, fault) => {
    expect(told(text)).toBe(fault);
  });

  it('is there where the parser of the language finds one, and only there', () => {
    const damage = fc.record({
      at: fc.nat(200),
      length: fc.nat(3),
      put: fc.constantFrom(
        '',
        '"',
        ',',
        '}',
        ']',
        '[',
        '{',
        ':',
        '\\',
        '\\u12',
        '-',
        '0',
        'e',
        '.',
        '\n',
        'tru',
      ),
    });
    fc.assert(
      fc.property(fc.json(), fc.array(damage, { maxLength: 2 }), (whole, damages) => {
        const text = damages.reduce(
          (of, { at, length, put }) => of.slice(0, at) + put + of.slice(at + length),
          whole,
        );
        expect(jsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 500 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the place of a value in a JSON text', () => {
  const text = '{"a": [1,\n  {"b": "x"}],\n "c": null}';

  it.each([
    [[], '1:1'],
    [['a'], '1:7'],
    [['a', 1], '2:3'],
    [['a', 1, 'b'], '2:9'],
    [['a', 1, 'd'], '2:3'],
    [['c'], '3:7'],
    [['e', 1], '1:1'],
  ])('at %j', (path, place) => {
    const { line, column } = placeInJson(text, path);
    expect(`${line}:${column}`).toBe(place);
  });

  it('begins what the value is, wherever it lies', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.jsonValue(), { minLength: 1 })), (value) => {
        const written = JSON.stringify(value);
        for (const [name, list] of Object.entries(value)) {
          const { line, column } = placeInJson(written, [name, list.length - 1]);
          expect(line).toBe(1);
          const last = JSON.stringify(list.at(-1));
          expect(written.slice(column - 1, column - 1 + last.length)).toBe(last);
        }
      }),
    );
  });
});

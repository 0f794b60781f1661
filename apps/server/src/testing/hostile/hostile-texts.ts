/** Stands around JSON that no value is written as: `written` takes it over as it is. */
const AS_IT_IS = '\uE000';

/** How deep nesting goes that nobody means. */
const DEEP = 10_000;

/** A piece of JSON, or of what is none, that is sent word for word. */
export function asItIs(json: string): string {
  return `${AS_IT_IS}${json}${AS_IT_IS}`;
}

/** The JSON of a value, with what stands in it as it is. */
export function written(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.replaceAll(new RegExp(`"${AS_IT_IS}(.*?)${AS_IT_IS}"`, 'gs'), (_whole, text: string) =>
    String(JSON.parse(`"${text}"`)),
  );
}

/** Names of members that objects have anyway. */
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'];

/** What stands where something else is meant. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  5e-324,
  '',
  ' ',
  '0',
  '1e400',
  'NaN',
  '\0',
  'a\0b',
  '\uFFFD',
  '\u202Eevil',
  '\u2028',
  'e\u0301'.repeat(60),
  '😀'.repeat(121),
  'x'.repeat(5_000),
  '9'.repeat(400),
  '../../etc/passwd',
  "' OR 1=1; --",
  '%s%n{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  ...INHERITED,
  [],
  [[]],
  {},
  { constructor: { prototype: { administers: true } } },
  Array.from({ length: 3_000 }, () => 1),
  ...[
    '1e400',
    '-1e400',
    '-0',
    '1e-400',
    '123456789012345678901234567890',
    'NaN',
    '-Infinity',
    '0x10',
    '01',
    '+1',
    'undefined',
    "'x'",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\t"',
    '{"a":1,"a":2}',
    '{"__proto__":{"administers":true}}',
    '[1,]',
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    '['.repeat(DEEP),
  ].map(asItIs),
];

/** What stands in the place of a parameter, encoded as it is sent. */
export const HOSTILE_IN_ADDRESS: readonly string[] = [
  '%00',
  'a%0Ab',
  '%0d%0aset-cookie:a=b',
  '-1',
  '0',
  '1e99',
  '1e400',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '%5B%5D',
  '%zz',
  '%',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '..%2F..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '%252e%252e',
  '.',
  '%2F',
  '%20',
  '%E2%80%AE',
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  "'%20OR%201=1",
  '2026-13-45T99:99:99Z',
  '275761-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(101),
  'x'.repeat(3_000),
  '%D0%B6'.repeat(2_000),
];

/** What stands in a header. */
export const HOSTILE_IN_HEADER: readonly string[] = [
  '',
  ' ',
  ',',
  ';;;',
  '*',
  '"',
  'W/"x"',
  '"1-x", W/"2-y", *',
  '-1',
  '1e400',
  '99999999999999999999',
  'NaN',
  '\u00ff\u00fe',
  'bytes=0-0,-1',
  'bytes=99999999999999999999-',
  'bytes=5-1',
  'pl;q=2, ru;q=-1, *;q=x',
  'x-'.repeat(500),
  ','.repeat(2_000),
  'en,'.repeat(1_000),
  'a=b; '.repeat(800),
  '__proto__',
  'constructor',
  '__proto__=1; constructor=2',
  'tirage=%00; tirage=%zz',
  'x'.repeat(9_000),
  'x'.repeat(20_000),
];

/** The headers that the server, or what it is built on, reads. */
export const READ_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'accept',
  'accept-language',
  'accept-encoding',
  'idempotency-key',
  'expected-version',
  'last-event-id',
  'cookie',
  'range',
  'x-file-name',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'origin',
  'referer',
  'authorization',
  'content-encoding',
  'sec-fetch-site',
  'user-agent',
  'x-http-method-override',
] as const;

/** Bodies of which hardly one is JSON. */
export const HOSTILE_BODIES: readonly Buffer[] = [
  '',
  ' ',
  'null',
  '"text"',
  '1',
  '[]',
  '[{}]',
  '{',
  '{"a":',
  '{"a":1}}',
  '\uFEFF{}',
  '{}\0',
  "{'a':1}",
  '{"a":1,}',
  '{"__proto__":{}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(DEEP),
  '{"a":'.repeat(DEEP),
  `{"kind":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  `[${'1,'.repeat(100_000)}1]`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"m${index}":1`).join(',')}}`,
  `"${'x'.repeat(250_000)}"`,
  `"${'x'.repeat(300_000)}"`,
  '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>',
  'name=X&name=Y',
]
  .map((text) => Buffer.from(text))
  .concat(
    Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
    Buffer.from('{"name":"\xc3\x28"}', 'latin1'),
    Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1'),
    Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
    Buffer.alloc(4_096),
  );

/** Types of content; of most the server reads nothing. */
export const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset="utf-8"; charset=latin1',
  'application/octet-stream',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'application/',
  ';',
  '__proto__',
];

const PBN = [
  '[Event "Club"]',
  '[Board "1"]',
  '[Dealer "N"]',
  '[Vulnerable "None"]',
  '[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]',
  '',
].join('\n');

/** Files as they are uploaded, and what only looks like them. */
export const HOSTILE_FILES: readonly Buffer[] = [
  ...HOSTILE_BODIES,
  ...[
    PBN,
    PBN.repeat(200),
    `${PBN}[TotalScoreTable "Rank\\2R;PairId;${'x'.repeat(10_000)}"]\n1 2 3\n`,
    '[Deal "N:.... - - -"]\n[Board "99999999999999999999"]\n',
    `[${'a'.repeat(50_000)}`,
    '{'.repeat(50_000),
    'qx|o1|pn|A,B,C,D|md|3SAKQ,SJT9,S876,|sv|o|mb|p|pg||\n',
    'qx|o1|md|3S|md|3S|mb||pc|ZZ|pg||'.repeat(500),
    'name;pair;points\n1;2;3\n',
    `${';'.repeat(20_000)}\n`.repeat(5),
    '"unclosed\n',
    '<?xml version="1.0"?><USEBIO Version="1.2"><CLUB/></USEBIO>',
    `<USEBIO>${'<EVENT>'.repeat(DEEP)}`,
    '{"format":"tirage-journal","version":1}\n{"position":1}\n',
    '{"format":"tirage-journal","version":99999}\n',
    '#BOARD;PAIR\n'.repeat(3_000),
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'PK\u0003\u0004',
    '\u0000\u0001\u0000\u0000Standard Jet DB\u0000'.padEnd(4_096, '\0'),
    '\u0089PNG\r\n\u001a\n',
  ].map((text) => Buffer.from(text, 'latin1')),
];

import { sizeText, spanText } from './sizeText.js';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [34_567, '35 kB'],
  [3_400_000, '3.4 MB'],
  [128_000_000_000, '128 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes, 'en')).toBe(text));

it.each([
  [5, '1 min'],
  [3_700, '1 hr 1 min'],
  [190_000, '2 days 4 hr'],
])('%d seconds are %s', (seconds, text) => expect(spanText(seconds, 'en')).toBe(text));

import { decodeText } from './decode-text.js';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const inHex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  it.each([
    ['declared as Latin-1', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'), '<a>é</a>'],
    ['UTF-8', utf8('<a>ł é</a>'), '<a>ł é</a>'],
    ['UTF-8 with a mark', utf8('\uFEFF<a>é</a>'), '<a>é</a>'],
    ['Windows-1252 that says nothing', latin('<a>é</a>'), '<a>é</a>'],
    ['Windows-1250', inHex('a3b963686177736b69202d20b372f362656c'), 'Łąchawski - łróbel'],
    ['Windows-1251', inHex('c8e2e0ede2202d20cfb8f2f0'), 'Иванв - Пётр'],
    ['UTF-16 as spreadsheets save it', inHex('fffe4101 6f00'.replace(' ', '')), 'Ło'],
    ['an encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-own"?><a>é</a>'), '<a>é</a>'],
  ])('is read in %s', (_encoding, bytes, expected) => {
    expect(decodeText(bytes).replace(/<\?.*\?>/, '')).toBe(expected);
  });
});

import { decodeText } from './decode-text.js';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  it.each([
    ['declared as Latin-1', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'), '<a>é</a>'],
    ['UTF-8', utf8('<a>ł é</a>'), '<a>ł é</a>'],
    ['UTF-8 with a mark', utf8('\uFEFF<a>é</a>'), '<a>é</a>'],
    ['Windows-1252 that says nothing', latin('<a>é</a>'), '<a>é</a>'],
    ['an encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-own"?><a>é</a>'), '<a>é</a>'],
  ])('is read in %s', (_encoding, bytes, expected) => {
    expect(decodeText(bytes).replace(/<\?.*\?>/, '')).toBe(expected);
  });
});

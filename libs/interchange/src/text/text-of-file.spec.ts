import fc from 'fast-check';
import { encodingOf, textOfFile } from './text-of-file.js';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const inHex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A text in a code page of one byte a sign. */
function inCodePage(text: string, encoding: string): Uint8Array {
  const decoded = Array.from({ length: 256 }, (_, byte) =>
    new TextDecoder(encoding).decode(Uint8Array.of(byte)),
  );
  return Uint8Array.from(text, (sign) => {
    const byte = decoded.indexOf(sign);
    if (byte === -1) throw new RangeError(`${encoding} has no ${sign}.`);
    return byte;
  });
}

const POLISH =
  'Łukasz Wiśniewski;Zbigniew Kręcki;Paweł Żak;Józef Ćwikliński;Małgorzata Piątek;Grażyna Dąbrowska;Michał Źrebiec;Stanisław Gołębiowski;Krzysztof Pędziwiatr;Bożena Śliwa;Ireneusz Kość;Wojciech Zięba;Mirosław Sójka;Jerzy Kłos';
const RUSSIAN =
  'Иванов Пётр;Хохлов Юрий;Громова Виктория;Пономарёва Татьяна;Щербаков Эдуард;Цой Александр;Жуков Илья;Красносельский Михаил;Кузьмина Ольга;Матушко Георгий;Дубинин Александр;Гуляев Фёдор';
const WESTERN =
  'Hélène Lefèvre;Jürgen Groß;Sjöberg Åke;Bjørn Sørensen;Muñoz Peña;João Gonçalves;Gösta Häggström;Benoît Crêpeau;Lærke Kjær;Niccolò Bà;Jón Þórsson;Günther Möller;Françoise Aubé';

describe('the text of a file', () => {
  it.each([
    ['declared as Latin-1', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'), '<a>é</a>'],
    ['declared as UTF-8, and not in it', latin('<?xml version="1.0" encoding="UTF-8"?><a>é</a>'), '<a>é</a>'],
    ['UTF-8', utf8('<a>ł é</a>'), '<a>ł é</a>'],
    ['UTF-8 with a mark', utf8('\uFEFF<a>é</a>'), '<a>é</a>'],
    ['Windows-1252 that says nothing', latin('<a>é</a>'), '<a>é</a>'],
    ['Windows-1250', inHex('a3b963686177736b69202d20b372f362656c'), 'Łąchawski - łróbel'],
    ['Windows-1251', inHex('c8e2e0ede2202d20cfb8f2f0'), 'Иванв - Пётр'],
    ['UTF-16 as spreadsheets save it', inHex('fffe4101 6f00'), 'Ło'],
    ['UTF-16 the other way round', inHex('feff0141 006f'), 'Ło'],
    ['UTF-16 without a mark', Buffer.from('[Event "Łódź"]', 'utf16le'), '[Event "Łódź"]'],
    [
      'the other way round without a mark',
      Buffer.from('[Event "Łódź"]', 'utf16le').swap16(),
      '[Event "Łódź"]',
    ],
    ['an encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-own"?><a>é</a>'), '<a>é</a>'],
  ])('is read in %s', (_encoding, bytes, expected) => {
    expect(textOfFile(bytes).text.replace(/<\?.*\?>/, '')).toBe(expected);
  });

  it.each([
    ['windows-1250', POLISH],
    ['windows-1251', RUSSIAN],
    ['windows-1252', WESTERN],
  ])('of names, each by itself, is told in %s', (encoding, names) => {
    for (const name of names.split(';')) {
      const bytes = inCodePage(`[North "${name}"]`, encoding);
      expect(textOfFile(bytes)).toEqual({ text: `[North "${name}"]`, encoding });
      expect(textOfFile(inCodePage(name.toUpperCase(), encoding)).text).toBe(name.toUpperCase());
    }
  });

  it('is what was written, whichever names are in it and in which of the encodings', () => {
    const namesOf = (names: string) =>
      fc.array(fc.constantFrom(...names.split(';')), { minLength: 3, maxLength: 12 });
    const written = fc.oneof(
      fc.record({
        names: namesOf(POLISH),
        encoding: fc.constantFrom('windows-1250', 'utf-8', 'utf-16le'),
      }),
      fc.record({
        names: namesOf(RUSSIAN),
        encoding: fc.constantFrom('windows-1251', 'utf-8', 'utf-16le'),
      }),
      fc.record({
        names: namesOf(WESTERN),
        encoding: fc.constantFrom('windows-1252', 'utf-8', 'utf-16le'),
      }),
    );
    const encode = (text: string, encoding: string) => {
      if (encoding === 'utf-8') return utf8(text);
      return encoding === 'utf-16le'
        ? Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))
        : inCodePage(text, encoding);
    };
    fc.assert(
      fc.property(written, ({ names, encoding }) => {
        const text = names.map((name, index) => `${index + 1}\t${name}\t12.50\r\n`).join('');
        expect(textOfFile(encode(text, encoding))).toEqual({ text, encoding });
      }),
    );
  });

  it('has nothing beyond ASCII, and is UTF-8', () => {
    expect(textOfFile(utf8('[Board "1"]')).encoding).toBe('utf-8');
    expect(textOfFile(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
  });

  it('is recognised by a beginning that is cut inside a letter', () => {
    expect(encodingOf(utf8('Łódź').subarray(0, 6), false)).toBe('utf-8');
    expect(encodingOf(utf8('Łódź').subarray(0, 6))).not.toBe('utf-8');
  });

  it.each(['\u0000', '¬§¶', 'é', '\u0098', 'ÿþ'])('is anything, and read all the same: %j', (text) => {
    expect(typeof textOfFile(latin(text)).text).toBe('string');
  });
});

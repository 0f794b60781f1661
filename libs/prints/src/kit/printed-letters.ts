import anyAscii from 'any-ascii';
import { create } from 'fontkit';
import { fontBytes } from './fonts.js';

/** Letters that every font of printouts has, so that most texts need not be looked at. */
const USUAL = /^[\n\u0020-\u007E\u00A0-\u017F\u0400-\u045F]*$/;

/** Letters that are read from right to left: printouts put words beside each other from the left, and so in another order. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

let fonts: readonly ReturnType<typeof create>[] | undefined;

function isPrinted(letter: string): boolean {
  fonts ??= [create(fontBytes('plain')), create(fontBytes('bold'))];
  const codePoint = letter.codePointAt(0)!;
  if (FROM_RIGHT.test(letter)) return false;
  return letter === '\n' || fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
}

/**
 * A text in letters that printouts can print: those that their fonts lack, or that are read from right to left, are spelled
 * in Latin ones, `?` where they have no sound.
 */
export function inPrintedLetters(text: string): string {
  if (USUAL.test(text)) return text;
  return Array.from(text.normalize('NFC'), (letter) =>
    isPrinted(letter) ? letter : anyAscii(letter) || '?',
  ).join('');
}

/** Plain data with every text in it in printed letters, and whether one had to be spelled. */
export function withPrintedLetters<Data>(data: Data): { readonly data: Data; readonly spelled: boolean } {
  let spelled = false;
  const printed = JSON.parse(JSON.stringify(data), (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = inPrintedLetters(value);
    spelled ||= text !== value.normalize('NFC');
    return text;
  }) as Data;
  return { data: printed, spelled };
}

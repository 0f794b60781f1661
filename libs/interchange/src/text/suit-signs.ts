const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A text in which suits are written with letters, `!S` in LIN and `\S` in PBN (2.1, 3.8), with their signs. */
export function inSuitSigns(text: string, before: '!' | '\\'): string {
  const written = before === '!' ? /!([SHDC])/gi : /\\([SHDC])/gi;
  return text.replace(written, (_sign, suit: string) => SIGNS[suit.toUpperCase()]!);
}

/** The other way round: a text without signs of suits, which old encodings do not have. */
export function inSuitLetters(text: string, before: '!' | '\\'): string {
  return text.replace(/[♠♥♦♣]/g, (sign) => `${before}${'SHDC'['♠♥♦♣'.indexOf(sign)]}`);
}

/** A text in which suits are letters, whichever sign stands for one, with a variation selector or without. */
export function withSuitLetters(text: string): string {
  return text
    .replace(/[\ufe00-\ufe0f]/g, '')
    .replace(/[♠♤♥♡♦♢♣♧]/g, (sign) => 'SSHHDDCC'['♠♤♥♡♦♢♣♧'.indexOf(sign)]!);
}

import type { Bid, Call, MadeCall } from '#bridge';

/** Calls as programs write them, without groups of their own: `AP` is the passes that end the auction. */
export const CALL_WRITTEN = String.raw`AP|PASS(?:E[DS]?)?|PAS|P|REDOUBLED?|REDBL|RDBL|RDB|RD|R|XX|DOUBLED?|DBL|DB|D|X|[1-7](?:NT|SA|N|[SHDC])`;

/** One of them; the passes that end an auction are `ap`. Nothing for anything else. */
export function callWritten(text: string): Call | 'ap' | undefined {
  const written = text.trim().toUpperCase();
  if (written === 'AP') return 'ap';
  if (/^P(AS(S(E[DS]?)?)?)?$/.test(written)) return 'pass';
  if (/^(REDOUBLED?|REDBL|RDBL|RDB|RD|R|XX)$/.test(written)) return 'xx';
  if (/^(DOUBLED?|DBL|DB|D|X)$/.test(written)) return 'x';
  const [, level, strain] = /^([1-7])(NT|SA|N|[SHDC])$/.exec(written) ?? [];
  return level === undefined ? undefined : (`${level}${/^(N|SA)$/.test(strain!) ? 'NT' : strain}` as Bid);
}

/** The passes that end an auction: as many as are still to be made. */
export function passesThatEnd(calls: readonly MadeCall[]): MadeCall[] {
  const passes = calls.some(({ call }) => call !== 'pass') ? 3 : 4;
  const made = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pass');
  return Array.from({ length: Math.max(0, passes - made) }, (): MadeCall => ({ call: 'pass' }));
}

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

/** What stands in a file, with the signs that nobody sees as numbers: `\x06`. */
export function visible(text: string): string {
  return Array.from(text, (sign) => {
    const number = sign.codePointAt(0)!;
    return number < 0x20 || (number >= 0x7f && number < 0xa0)
      ? `\\x${number.toString(16).padStart(2, '0')}`
      : sign;
  }).join('');
}

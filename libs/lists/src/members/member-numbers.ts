/** How a federation makes the numbers of its members, as far as it was published. */
export const NUMBER_RULES = ['any', 'acbl', 'ffb'] as const;
export type NumberRule = (typeof NUMBER_RULES)[number];

/** A number as players' records take it. */
const NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;

/** The number in a cell, without blanks; undefined: it is none. */
export function memberNumber(cell: string): string | undefined {
  const number = cell.replace(/\s/g, '');
  return NUMBER.test(number) ? number : undefined;
}

/**
 * By what a number is the same as another: without capitals and leading zeros. The ACBL writes a letter for the first
 * figure of a Life Master, from J for 1 to R for 9 (ACBL Handbook, “The player number”).
 */
export function memberKey(number: string, rule: NumberRule): string {
  const plain = number.toLowerCase().replace(/^0+(?=.)/, '');
  if (rule !== 'acbl' || !/^[j-r]\d{6}$/.test(plain)) return plain;
  return `${plain.charCodeAt(0) - 'j'.charCodeAt(0) + 1}${plain.slice(1)}`;
}

/**
 * Whether a number is as its federation makes them. ACBL: seven figures, the first perhaps as a letter. FFB: the last
 * figure is a check: the figures, with every second one from the right counted twice, add up to a multiple of ten
 * (bridgebalma.fr, “Numéros de licence”).
 */
export function followsRule(number: string, rule: NumberRule): boolean {
  switch (rule) {
    case 'any':
      return true;
    case 'acbl':
      return /^[1-9J-R]\d{6}$/i.test(number);
    case 'ffb': {
      if (!/^\d{2,8}$/.test(number)) return false;
      const figures = Array.from(number, Number).toReversed();
      return figures.reduce((sum, figure, at) => sum + (at % 2 === 1 ? 2 * figure : figure), 0) % 10 === 0;
    }
    default:
      return rule satisfies never;
  }
}

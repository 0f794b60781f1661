/** A heading in small letters, without marks (й and ё lose theirs, too), numbers and signs. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\d.:_/()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A figure in per cent: `60%` in English; in other languages with a space that does not break, `60 %`. */
export function inPercent(figure: string | number, locale: string): string {
  return `${figure}${locale.startsWith('en') ? '' : '\u00a0'}%`;
}

/** Hundredths of a number as people write it, with a point or a comma: `12,5`, `-3`. Nothing for what is none. */
export function hundredthsOf(text: string): number | undefined {
  const written = text.trim().replace('−', '-').replace(',', '.');
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(written)) return undefined;
  return Math.round(Number(written) * 100);
}

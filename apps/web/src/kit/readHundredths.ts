/** A number with at most two decimals, in hundredths: `25` and `1.5`, `1,5`; undefined when it is none or not above 0. */
export function readHundredths(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return hundredths > 0 ? hundredths : undefined;
}

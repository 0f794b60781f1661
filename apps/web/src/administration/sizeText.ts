const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const SPANS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** An amount of data in the largest unit that it fills: `3.4 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1_000)), UNITS.length - 1);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power]!,
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1_000 ** power);
}

/** Seconds in the two largest units that they fill: `2 days 5 hr`. */
export function spanText(seconds: number, locale: string): string {
  let left = Math.max(seconds, 60);
  const parts = SPANS.flatMap(([unit, length]) => {
    const many = Math.floor(left / length);
    left -= many * length;
    return many === 0 ? [] : [new Intl.NumberFormat(locale, { style: 'unit', unit }).format(many)];
  });
  return parts.slice(0, 2).join(' ');
}

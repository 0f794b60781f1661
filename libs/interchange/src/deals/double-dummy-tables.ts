import { SEATS, type Seat } from '#cards';

const DENOMINATIONS = ['NT', 'S', 'H', 'D', 'C'] as const;

/** Declarers and denominations in the order of the 20 digits. */
const ORDER = (['N', 'S', 'E', 'W'] as const satisfies readonly Seat[]).flatMap((seat) =>
  DENOMINATIONS.map((denomination) => `${seat} ${denomination}`),
);

/** The columns that `optimumResultRows` writes. */
export const OPTIMUM_RESULT_COLUMNS = String.raw`Declarer;Denomination\2R;Result\2R`;

/** `DoubleDummyTricks`: the 20 digits themselves. Nothing for anything else. */
export function readDoubleDummyTricks(text: string): string | undefined {
  return /^[\da-d]{20}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** `Ability` of Polish programs: `N:63456 E:7A986 S:63456 W:7A986`. Nothing for anything else. */
export function readAbility(text: string): string | undefined {
  const [, ...hands] =
    /^N:([\da-d]{5})\s+E:([\da-d]{5})\s+S:([\da-d]{5})\s+W:([\da-d]{5})$/i.exec(text.trim()) ?? [];
  const [north, east, south, west] = hands;
  return north === undefined ? undefined : [north, south, east, west].join('').toLowerCase();
}

/**
 * The elements of `OptimumResultTable` (PBN 2.1, 5.7). Nothing when it is not whole.
 *
 * @param columns as its tag names them
 */
export function readOptimumResultTable(columns: string, elements: readonly string[]): string | undefined {
  const names = columns.split(';').map((name) => name.replace(/^[+-]/, '').replace(/\\.*$/, ''));
  const [declarer, denomination, result] = ['Declarer', 'Denomination', 'Result'].map((name) =>
    names.indexOf(name),
  );
  if ([declarer, denomination, result].includes(-1) || elements.length % names.length !== 0) return undefined;
  const tricks = new Map<string, number>();
  for (let at = 0; at < elements.length; at += names.length) {
    const row = elements.slice(at, at + names.length);
    tricks.set(`${row[declarer!]} ${row[denomination!]}`.toUpperCase(), Number(row[result!]));
  }
  const digits = ORDER.map((name) => tricks.get(name));
  return digits.every((count) => count !== undefined && Number.isInteger(count) && count >= 0 && count <= 13)
    ? digits.map((count) => count!.toString(16)).join('')
    : undefined;
}

/** The rows of `OptimumResultTable`, declarers clockwise from North; its columns are `OPTIMUM_RESULT_COLUMNS`. */
export function optimumResultRows(doubleDummy: string): readonly string[] {
  return SEATS.flatMap((seat) =>
    DENOMINATIONS.map((denomination) => {
      const tricks = Number.parseInt(doubleDummy[ORDER.indexOf(`${seat} ${denomination}`)]!, 16);
      return `${seat} ${denomination.padStart(2)} ${String(tricks).padStart(2)}`;
    }),
  );
}

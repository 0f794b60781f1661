import { SEATS, type Seat } from '#cards';
import type { PbnElement, PbnTag } from '../pbn/pbn-game.js';
import { elementRows, pbnColumns } from '../pbn/pbn-table.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const DENOMINATIONS = ['NT', 'S', 'H', 'D', 'C'] as const;

/** Declarers and denominations in the order of the 20 digits. */
const ORDER = (['N', 'S', 'E', 'W'] as const satisfies readonly Seat[]).flatMap((seat) =>
  DENOMINATIONS.map((denomination) => `${seat} ${denomination}`),
);

/** The columns that `optimumResultRows` writes. */
export const OPTIMUM_RESULT_COLUMNS = String.raw`Declarer;Denomination\2R;Result\2R`;

/** What programs write that do not know the tricks. */
const UNKNOWN = /^[*?-]+$/;

/** `DoubleDummyTricks`: the 20 digits themselves. Nothing where they are not known. @throws UnreadableDeals */
export function readDoubleDummyTricks(
  { value }: Pick<PbnTag, 'value'>,
  place: DealPlace,
): string | undefined {
  const text = value.trim();
  if (UNKNOWN.test(text)) return undefined;
  return /^[\da-d]{20}$/i.test(text)
    ? text.toLowerCase()
    : refuse({ ...place, code: 'deal-file.double-dummy' });
}

/** `Ability` of Polish programs: `N:63456 E:7A986 S:63456 W:7A986`. @throws UnreadableDeals */
export function readAbility({ value }: Pick<PbnTag, 'value'>, place: DealPlace): string {
  const [, ...hands] =
    /^N:([\da-d]{5})\s+E:([\da-d]{5})\s+S:([\da-d]{5})\s+W:([\da-d]{5})$/i.exec(value.trim()) ??
    refuse({ ...place, code: 'deal-file.double-dummy' });
  const [north, east, south, west] = hands;
  return [north, south, east, west].join('').toLowerCase();
}

/**
 * `OptimumResultTable` (PBN 2.1, 5.7): its tag names the columns. Nothing where it has no rows, or results that are not
 * known.
 *
 * @throws UnreadableDeals which names the line of the first row that is none, or the tag's where rows are missing
 */
export function readOptimumResultTable(
  { value, elements }: Pick<PbnTag, 'value' | 'elements'>,
  place: DealPlace,
): string | undefined {
  const names = pbnColumns(value).map(({ name }) => name);
  const [declarer, denomination, result] = ['Declarer', 'Denomination', 'Result'].map((name) =>
    names.indexOf(name),
  );
  const wrong = (at?: PbnElement) =>
    refuse({ ...place, ...(at && { line: at.line }), code: 'deal-file.double-dummy' });
  if ([declarer, denomination, result].includes(-1)) wrong();
  const tricks = new Map<string, string>();
  for (const row of elementRows({ value, elements }) ?? wrong(elements.at(-1))) {
    const name = `${row[declarer!]!.text} ${row[denomination!]!.text}`.toUpperCase();
    const count = row[result!]!.text;
    if (!ORDER.includes(name) || tricks.has(name) || !/^(\d|1[0-3]|[*?-])$/.test(count)) wrong(row[0]);
    tricks.set(name, count);
  }
  if (tricks.size > 0 && tricks.size < ORDER.length) wrong();
  const counts = ORDER.map((name) => Number(tricks.get(name)));
  return counts.some(Number.isNaN) ? undefined : counts.map((count) => count.toString(16)).join('');
}

/** The rows of `OptimumResultTable`, declarers clockwise from North; its columns are `OPTIMUM_RESULT_COLUMNS`. */
export function optimumResultRows(doubleDummy: string): readonly (readonly string[])[] {
  return SEATS.flatMap((seat) =>
    DENOMINATIONS.map((denomination) => {
      const tricks = Number.parseInt(doubleDummy[ORDER.indexOf(`${seat} ${denomination}`)]!, 16);
      return [seat, denomination, String(tricks)];
    }),
  );
}

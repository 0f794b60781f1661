import type { RulingSeen } from '../api/rulingDocuments.js';

/** Which rulings are wanted; empty texts want all. */
export interface RulingFilter {
  readonly ruling: string;
  readonly session: string;
  readonly table: string;
  readonly board: string;
  readonly contestant: string;
  /** The number of a law or its beginning: `64` is every ruling by 64A1, 64C ... */
  readonly law: string;
  /** Only those whose appeal waits. */
  readonly appeals: boolean;
}

export const ALL_RULINGS: RulingFilter = {
  ruling: '',
  session: '',
  table: '',
  board: '',
  contestant: '',
  law: '',
  appeals: false,
};

/** The tables at which a ruling is about something. */
export function tablesOf({ about, effects }: Pick<RulingSeen, 'about' | 'effects'>): string[] {
  const affected = effects.flatMap(({ what }) =>
    what.kind === 'adjustment' || what.kind === 'sheet-line'
      ? [what.table]
      : what.kind === 'field-split'
        ? what.plays.map(({ table }) => table)
        : [],
  );
  return [...new Set([...about.map(({ table }) => table), ...affected])];
}

/** Whether one law is another or a clause of it. */
function isOfLaw(law: string, wanted: string): boolean {
  if (!law.toUpperCase().startsWith(wanted.toUpperCase())) return false;
  return !/\d$/.test(wanted) || !/^\d/.test(law.slice(wanted.length));
}

/** Those of the rulings that are wanted, the last first. */
export function rulingsWanted(rulings: readonly RulingSeen[], filter: RulingFilter): RulingSeen[] {
  const is = (wanted: string, has: (wanted: string) => boolean) => wanted.trim() === '' || has(wanted.trim());
  return rulings
    .filter(
      (each) =>
        is(filter.ruling, (wanted) => each.ruling === wanted) &&
        is(filter.session, (wanted) => each.session === wanted) &&
        is(filter.table, (wanted) => tablesOf(each).includes(wanted.toUpperCase())) &&
        is(filter.board, (wanted) => each.boards.includes(Number(wanted))) &&
        is(filter.contestant, (wanted) => each.contestants.includes(wanted)) &&
        is(filter.law, (wanted) =>
          [each.law.law, ...each.ways.map(({ law }) => law)].some((law) => isOfLaw(law, wanted)),
        ) &&
        (!filter.appeals || each.appealed),
    )
    .toReversed();
}

import { numberText } from '#importing';
import { Rational } from '#scoring';
import type { Entry, EntryKind } from '#preferans';
import { explained, type Figures } from '../../../comparison/answer.js';
import type { Expected } from '../../../comparison/compare-answer.js';
import type { NamedTable } from './table-of.js';

/** Whists as examples write them. */
interface Whists {
  readonly by: string;
  readonly on: string;
  readonly amount: Rational;
}

/** A number of ours as it is expected: as the text of a fraction where that is what is expected. */
export function numberAs(ours: Rational, expected: Expected | undefined): Rational | string {
  return typeof expected === 'string' ? ours.toString() : ours;
}

/** What entries of a kind come to by player, without those that come to nothing; with the terms. */
export function pointsOf(
  entries: readonly Entry[],
  kind: EntryKind,
  { players, nameOf }: NamedTable,
  expected: Expected | undefined,
): Figures {
  const wanted = byName(expected);
  const totals = players.map((seat) => {
    const own = entries.filter((one) => one.kind === kind && one.seat === seat);
    const name = nameOf(seat);
    return [name, Rational.sum(own.map(({ amount }) => amount))] as const;
  });
  return explained(
    Object.fromEntries(
      totals
        .filter(([name, total]) => !total.isZero || name in wanted)
        .map(([name, total]) => [name, numberAs(total, wanted[name])]),
    ),
    ...termsOf(entries, kind, nameOf),
  );
}

/** The whists that players have written on others, in the order of those that are expected. */
export function whistsOf(
  entries: readonly Entry[],
  { players, nameOf }: NamedTable,
  expected: Expected | undefined,
): Figures {
  const list = listOf(expected);
  const at = ({ by, on }: Omit<Whists, 'amount'>) => {
    const place = list.findIndex((one) => one['by'] === by && one['on'] === on);
    return place < 0 ? list.length : place;
  };
  const written = players.flatMap((by) =>
    players.map((on): Whists => {
      const own = entries.filter((one) => one.kind === 'whists' && one.seat === by && one.on === on);
      return { by: nameOf(by), on: nameOf(on), amount: Rational.sum(own.map(({ amount }) => amount)) };
    }),
  );
  return explained(
    written
      .filter(({ amount }) => !amount.isZero)
      .toSorted((one, other) => at(one) - at(other))
      .map((one) => ({ ...one, amount: numberAs(one.amount, list[at(one)]?.['amount']) })),
    ...termsOf(entries, 'whists', nameOf),
  );
}

/** What is expected by name. */
export function byName(expected: Expected | undefined): Readonly<Record<string, Expected>> {
  return typeof expected === 'object' && expected !== null && !Array.isArray(expected)
    ? (expected as Readonly<Record<string, Expected>>)
    : {};
}

function listOf(expected: Expected | undefined): readonly Readonly<Record<string, Expected>>[] {
  return Array.isArray(expected) ? expected.map(byName) : [];
}

function termsOf(
  entries: readonly Entry[],
  kind: EntryKind,
  nameOf: NamedTable['nameOf'],
): readonly string[] {
  const terms = entries
    .filter((one) => one.kind === kind)
    .map(({ seat, on, count, price, amount, because, rule }) => {
      const whom = on ? `${nameOf(seat)} on ${nameOf(on)}` : nameOf(seat);
      return `${whom}: ${numberText(count)} times ${numberText(price)} is ${numberText(amount)}, ${because} (${rule})`;
    });
  return terms.length > 0 ? terms : [`nobody writes ${kind}`];
}

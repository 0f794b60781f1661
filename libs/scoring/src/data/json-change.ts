/** What JSON can hold. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What makes one JSON value of another, itself JSON: `[value]` in the place of what was there, `[]` for a member that is
 * gone, `{member: change}` for members that have changed, and `[order, {row: change}]` for a list, where `order` says where
 * each row was (-1: nowhere, null: all are where they were).
 */
export type Change = Json;

/** The members by which a row of a list is known, wherever it stands. */
const NAMES = ['contestant', 'id', 'table', 'board'] as const;

/** What has changed from one value to another; undefined: nothing. */
export function changeOf(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isRecord(before) && isRecord(after)) return changeOfRecord(before, after);
  return [after];
}

/**
 * The value that a change makes of another: what has not changed is the very same.
 *
 * @param before the value that the change was found from
 */
export function changed(before: Json, change: Change): Json {
  if (!Array.isArray(change)) {
    const members = new Map(Object.entries(before as Record<string, Json>));
    for (const [member, of] of Object.entries(change as Record<string, Change>)) {
      if (Array.isArray(of) && of.length === 0) members.delete(member);
      else members.set(member, changed(members.get(member)!, of));
    }
    return Object.fromEntries(members);
  }
  if (change.length === 1) return change[0]!;
  const [order, rows] = change as [readonly number[] | null, Record<string, Change>];
  const list = before as readonly Json[];
  const moved = order ? order.map((at) => list[at]!) : [...list];
  for (const [at, of] of Object.entries(rows)) moved[Number(at)] = changed(moved[Number(at)]!, of);
  return moved;
}

function changeOfRecord(
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
): Change | undefined {
  const members = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...members].flatMap((member) => {
    const change = changeOfMember(memberOf(before, member), memberOf(after, member));
    return change === undefined ? [] : [[member, change] as const];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

function memberOf(record: Readonly<Record<string, Json>>, member: string): Json | undefined {
  return Object.hasOwn(record, member) ? record[member] : undefined;
}

/** A member that is undefined is not there, as where JSON is written. */
function changeOfMember(before: Json | undefined, after: Json | undefined): Change | undefined {
  if (after === undefined) return before === undefined ? undefined : [];
  return before === undefined ? [after] : changeOf(before, after);
}

function changeOfList(before: readonly Json[], after: readonly Json[]): Change | undefined {
  const order = orderOf(before, after);
  if (!order) return [after];
  const rows: Record<number, Change> = {};
  let isChanged = order.length !== before.length;
  let isMoved = isChanged;
  for (const [at, was] of order.entries()) {
    isMoved ||= was !== at;
    const change = was < 0 ? ([after[at]!] as const) : changeOf(before[was]!, after[at]!);
    if (change === undefined) continue;
    rows[at] = change;
    isChanged = true;
  }
  return isChanged || isMoved ? [isMoved ? order : null, rows] : undefined;
}

/** Where the rows of a list were before; undefined: they cannot be told apart. */
function orderOf(before: readonly Json[], after: readonly Json[]): readonly number[] | undefined {
  const name = NAMES.find((each) => [before, after].every((rows) => areNamed(rows, each)));
  if (name !== undefined) {
    const places = new Map(before.map((row, at) => [(row as Record<string, Json>)[name], at]));
    return after.map((row) => places.get((row as Record<string, Json>)[name]) ?? -1);
  }
  return before.length === after.length ? after.map((_, at) => at) : undefined;
}

function areNamed(rows: readonly Json[], name: string): boolean {
  if (rows.length === 0 || !rows.every((row) => isRecord(row) && Object.hasOwn(row, name))) return false;
  return new Set(rows.map((row) => (row as Record<string, Json>)[name])).size === rows.length;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values of plain data say the same: the order of members means nothing, nor do members that are undefined. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const members = new Set([...Object.keys(some!), ...Object.keys(others!)]);
  return [...members].every((member) => sameData(some![member], others![member]));
}

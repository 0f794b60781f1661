/** The contents of a form, the values that it started from, and the journal entry up to which those were seen. */
export interface DraftHeld<Of, At = number> {
  readonly value: Of;
  readonly from: Of;
  readonly at: At;
}

/** Whether two values are the same; of a part of them only where it is named. */
export type Alike<Of> = (one: Of, other: Of) => boolean;

/** How drafts of something are compared. */
export interface DraftsOf<Of> {
  /** Whether two of them mean the same. */
  readonly alike?: Alike<Of>;
  /** Whether nothing was chosen yet: then whoever chooses first is not passed over, even where they chose what is usual. */
  readonly isNone?: (of: Of) => boolean;
}

/**
 * A draft on what is kept by now. Parts are the members of both; a part that is changed in the draft stays as it is there,
 * all others become what is kept. Where a part was changed on both sides, and not to the same, the draft goes on being made
 * of what was seen of that part, up to the line up to which it was seen: whoever saves it is asked.
 *
 * @returns nothing where the draft says what is kept
 */
export function draftOn<Of extends object, At>(
  held: DraftHeld<Of, At>,
  kept: Of,
  position: At,
  { alike = sameText, isNone = () => false }: DraftsOf<Of> = {},
): DraftHeld<Of, At> | undefined {
  if (alike(kept, held.from)) return held;
  const isFirst = isNone(held.from) && !isNone(kept);
  const { value, from, clashes } = merged(held, kept, isFirst);
  if (alike(value, kept)) return undefined;
  if (!clashes) return { value, from: kept, at: position };
  return { value, from: isFirst ? held.from : from, at: held.at };
}

function merged<Of extends object>(
  { value, from }: Pick<DraftHeld<Of>, 'value' | 'from'>,
  kept: Of,
  isFirst: boolean,
) {
  const [mine, seen, now] = [value, from, kept].map((each) => new Map<string, unknown>(Object.entries(each)));
  const is = (part: string, one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    sameText(one.get(part), other.get(part));
  const parts = [...new Set([...mine!.keys(), ...seen!.keys(), ...now!.keys()])];
  const touched = parts.filter((part) => !is(part, mine!, seen!));
  const clashing = touched.filter((part) => (isFirst || !is(part, now!, seen!)) && !is(part, now!, mine!));
  return {
    value: withParts(kept, value, touched),
    from: withParts(kept, from, clashing),
    clashes: clashing.length > 0,
  };
}

/** Something with parts of another; what the other one does not have is left out. */
function withParts<Of extends object>(of: Of, other: Of, parts: readonly string[]): Of {
  const members = new Map<string, unknown>(Object.entries(other));
  const put = parts.filter((part) => members.get(part) !== undefined);
  const others = Object.entries(of).filter(([part]) => !parts.includes(part));
  // Each member is one of either, under its own name.
  return Object.fromEntries([...others, ...put.map((part) => [part, members.get(part)])]) as Of;
}

/** Whether two values are written alike, whatever the order of their members is. */
export function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What does not fit side by side, in parts of equal length, none longer than what fits; from a place, until before one. */
export function inParts(count: number, most: number): readonly (readonly [from: number, to: number])[] {
  const parts = Math.max(1, Math.ceil(count / most));
  const length = Math.ceil(count / parts);
  return Array.from(
    { length: parts },
    (_, index) => [index * length, Math.min(count, (index + 1) * length)] as const,
  );
}

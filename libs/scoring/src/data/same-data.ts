/** Whether two values of plain data say the same: the order of members means nothing, nor do members that are undefined. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const members = new Set([...Object.keys(some!), ...Object.keys(others!)]);
  return [...members].every((member) => sameData(some![member], others![member]));
}

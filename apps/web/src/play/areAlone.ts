/** Whether all have entered without a partner, as for an individual; not where nobody has entered. */
export function areAlone(entries: readonly { readonly players: readonly unknown[] }[]): boolean {
  return entries.length > 0 && entries.every(({ players }) => players.length === 1);
}

/** The first characters of an id or a hash: enough to tell it from others in one tournament. */
export function shortened(text: string): string {
  return text.slice(0, 8);
}

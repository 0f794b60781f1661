/** Without capitals and marks, so that `Wisniewska` finds `Wiśniewska` and `Пётр` is found by `петр`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');
}

/** Whether each word of what somebody looks for stands in a text: the beginning of a name, a part of it, a number. */
export function isSought(sought: string, text: string): boolean {
  const within = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** What the last button of a dialog says that was opened by this one: its dots told that something was still to be asked. */
export function withoutDots(label: string): string {
  return label.replace(/…$/u, '');
}

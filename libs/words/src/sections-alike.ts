/** Sections of which the same is said. */
export interface SectionsAlike {
  /** As they are listed: `A`, `A–C, F`. */
  readonly sections: string;
  readonly text: string;
}

/**
 * What is said of sections, once for all of which the same is said, in the order of the first of each.
 *
 * @param textOf what is said of one
 */
export function sectionsAlike<Section extends { readonly section: string }>(
  sections: readonly Section[],
  textOf: (section: Section) => string,
): SectionsAlike[] {
  const alike = new Map<string, string[]>();
  for (const one of sections) {
    const text = textOf(one);
    alike.set(text, [...(alike.get(text) ?? []), one.section]);
  }
  return [...alike].map(([text, names]) => ({ sections: namesText(names), text }));
}

/** Single letters that follow each other are drawn together, where they are three or more. */
function namesText(names: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1)!, name)) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function follows(one: string, other: string): boolean {
  return /^[A-Z]$/.test(one) && /^[A-Z]$/.test(other) && other.charCodeAt(0) === one.charCodeAt(0) + 1;
}

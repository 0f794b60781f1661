import type { Json } from '#ledger';

/** A document as it was made: of which parts, and its text, by which two are compared. */
export interface Made {
  readonly parts: readonly unknown[];
  readonly document: Json;
  readonly text: string;
}

/**
 * A document made of parts: the known one when every part is the very same.
 *
 * @param make gives the same document whenever the parts are the same
 */
export function remembered(known: Made | undefined, parts: readonly unknown[], make: () => Json): Made {
  if (known && sameParts(known.parts, parts)) return known;
  const document = make();
  const text = JSON.stringify(document);
  return known?.text === text ? { ...known, parts } : { parts, document, text };
}

function sameParts(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => Object.is(part, others[index]));
}

import type { Json } from '#ledger';

/** What there is a document of. */
export const DOCUMENT_KINDS = [
  'entries',
  'rulings',
  'session',
  'seats-drawn',
  'room',
  'whereabouts',
  'clock',
  'standings',
  'standings-public',
  'matches',
  'matches-public',
  'traveller',
  'table',
  'sheet',
  'sheet-board',
  'sheet-standings',
  'sheet-standings-public',
  'contest',
  'contest-public',
  'knockout',
  'knockout-public',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Names a document: of which session (none: of the tournament), of what kind, of which board or table. */
export interface DocumentName {
  readonly session: string;
  readonly kind: DocumentKind;
  readonly key: string;
}

/** A document's name as text. */
export function nameText({ session, kind, key }: DocumentName): string {
  return `${session} ${kind} ${key}`;
}

/**
 * Puts a document among those of a moment.
 *
 * @param parts what it is made of: of the very same parts it is the same document
 */
export type Put = (name: DocumentName, parts: () => readonly unknown[], make: () => Json) => void;

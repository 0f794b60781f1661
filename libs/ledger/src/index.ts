export type { Append, Appended, ExpectedVersion, Line, NewEvent, StreamAppend } from './append.js';
export type { WhileTogether } from './append-together.js';
export {
  JournalRefused as BookRefused,
  type JournalRefusalCode as BookRefusalCode,
} from './journal-file/journal-refused.js';
export type {
  JournalImported as BookBrought,
  ImportJournal as BringBook,
} from './journal-file/import-journal.js';
export type { JournalWanted as BookWanted } from './journal-file/write-journal-file.js';
export { canonicalText } from './canonical-text.js';
export { erasableText, textHash, type ErasableText, type TextReference } from './erasable-text.js';
export * from './errors.js';
export { EventCatalogue, type EventDefinition, type PayloadSchema } from './event-catalogue.js';
export type { Head } from './heads.js';
export type { Json } from './json.js';
export { Ledger, type LedgerOptions } from './ledger.js';
export { lineHash, NO_LINE, type LineFacts, type LinePlace } from './line-hash.js';
export { hideSecret, keyedHash, openSecret, Vault, type HiddenSecret, type SecretKey } from './vault.js';
export type { Verification } from './verification.js';
export { Hints, type HintsOptions } from './wake.js';

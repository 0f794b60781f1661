export type { Append, Appended, Line, NewEvent, StreamAppend } from './append/append.js';
export type { WhileTogether } from './append/append-together.js';
export { JournalRefused } from './journal-file/journal-file.js';
export { canonicalText, erasableText, type Json } from './events/canonical-text.js';
export * from './events/errors.js';
export { EventCatalogue } from './events/event-catalogue.js';
export { Ledger } from './ledger.js';
export { hideSecret, openSecret, Vault, type HiddenSecret, type SecretKey } from './vault.js';
export { Hints } from './database/wake.js';

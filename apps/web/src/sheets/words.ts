import type { i18n as I18n } from 'i18next';
import type { EntryReason, SettledTerm } from '#preferans';

/** Why an entry is written. */
export function entryReason(_i18n: I18n, because: EntryReason): string {
  return because;
}

/** What a term of a balance is. */
export function termText(_i18n: I18n, of: SettledTerm['of']): string {
  return of;
}

/** What is wrong with a deal. */
export function faultText(_i18n: I18n, fault: string): string {
  return fault;
}

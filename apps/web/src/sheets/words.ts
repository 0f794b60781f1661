import type { i18n as I18n } from 'i18next';
import type { DealFault, EntryReason, SettledTerm } from '#preferans';
import { codeRuleText, dealFaultText, entryReasonText, settledTermText, type Language } from '#words';

/** Why an entry is written. */
export function entryReason({ language }: I18n, because: EntryReason): string {
  return entryReasonText(language as Language, because);
}

/** What a term of a balance is; of whists with the opponent's name. */
export function termText({ language }: I18n, of: SettledTerm['of'], opponent?: string): string {
  return settledTermText(language as Language, of, opponent);
}

/** What is wrong with a deal. */
export function faultText({ language }: I18n, fault: DealFault): string {
  return dealFaultText(language as Language, fault);
}

/** The numbers of rules of the Preferans Code. */
export function ruleText({ language }: I18n, rule: string): string {
  return codeRuleText(language as Language, rule);
}

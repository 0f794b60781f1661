import type { i18n as I18n } from 'i18next';
import type { SheetLine, SheetSettings } from '#tournament';
import { conventionText, lineFlagText, type Language } from '#words';
import { STRAIN_SIGNS } from '../contract/contractText.js';

/** What a line of a sheet says, as the journal tells it: `6♠ E, tricks E 6, S 4`. */
export function sheetLineText(i18n: I18n, what: SheetLine): string {
  if (what.kind !== 'deal') return i18n.t(`line.what.${what.kind}`);
  const { played, tricks } = what.record;
  const game =
    played.kind === 'contract'
      ? `${played.level}${STRAIN_SIGNS[played.denomination]} ${played.declarer}`
      : i18n.t(`line.what.${played.kind}`, { declarer: 'declarer' in played ? played.declarer : '' });
  const taken = Object.entries(tricks).map(([seat, won]) => `${seat} ${won}`);
  return taken.length === 0 ? game : i18n.t('line.what.tricks', { game, tricks: taken.join(', ') });
}

/** By what sheets are written and until when, as the journal tells it. */
export function sheetSettingsText(i18n: I18n, { convention, ends }: SheetSettings): string {
  const until = i18n.t(`line.sheetsUntil.${ends.by}`, { deals: 'deals' in ends ? ends.deals : 0 });
  return `${conventionText(i18n.language as Language, convention.name)}, ${until}`;
}

/** What a line of a sheet is flagged with, in brackets; nothing where it is not. */
export function sheetFlagsText(i18n: I18n, flags: readonly string[]): string {
  const told = flags.map((flag) => lineFlagText(i18n.language as Language, flag)).join(', ');
  return told === '' ? '' : ` (${told})`;
}

import type { i18n as I18n } from 'i18next';
import { unusualInDeal } from '#preferans';
import type { SheetLine, SheetSettings } from '#tournament';
import { conventionText, lineFlagText, type Language } from '#words';
import { STRAIN_SIGNS } from './contractText.js';

/**
 * What a line of a sheet says, as the journal tells it: `6♠ E, open, dealer N, whists: S whist, W pass, tricks E 6, S 4`;
 * also what was not usual, as a game given up.
 */
export function sheetLineText(i18n: I18n, what: SheetLine): string {
  if (what.kind === 'penalties')
    return i18n.t('line.what.withRectified', {
      game: i18n.t('line.what.penalties'),
      rectified: rectifiedText(i18n, what.rectifications),
    });
  if (what.kind !== 'deal') return i18n.t(`line.what.${what.kind}`);
  const { played, tricks, dealer, whists, rectifications } = what.record;
  const bare =
    played.kind === 'contract'
      ? `${played.level}${STRAIN_SIGNS[played.denomination]} ${played.declarer}`
      : i18n.t(`line.what.${played.kind}`, { declarer: 'declarer' in played ? played.declarer : '' });
  const besides = unusualInDeal(what.record).map((one) => i18n.t(`line.what.besides.${one}`));
  const game = [bare, ...besides].join(', ');
  const taken = Object.entries(tricks).map(([seat, won]) => `${seat} ${won}`);
  const said = whists.map(({ seat, call }) => `${seat} ${i18n.t(`line.what.said.${call}`)}`);
  const dealt = i18n.t('line.what.dealt', { game, dealer });
  const whisted =
    said.length === 0 ? dealt : i18n.t('line.what.whisted', { game: dealt, whists: said.join(', ') });
  const whole =
    taken.length === 0 ? whisted : i18n.t('line.what.tricks', { game: whisted, tricks: taken.join(', ') });
  return rectifications.length === 0
    ? whole
    : i18n.t('line.what.withRectified', { game: whole, rectified: rectifiedText(i18n, rectifications) });
}

type Rectified = Extract<SheetLine, { kind: 'penalties' }>['rectifications'];

/** Who was penalised, by how much and by which rule: `E: mountain 5 (3.2.21)`. */
function rectifiedText(i18n: I18n, rectified: Rectified): string {
  return rectified
    .map((one) => {
      const text = i18n.t(`line.what.rectified.${one.kind}`, {
        who: one.kind === 'transfer' ? one.from : one.kind === 'whists' ? one.by : one.seat,
        to: one.kind === 'transfer' ? one.to : one.kind === 'whists' ? one.on : '',
        figure: one.kind === 'mountain' ? one.points : one.kind === 'whists' ? one.whists : one.tricks,
      });
      return one.rule === 'regulation' ? text : `${text} (${one.rule})`;
    })
    .join('; ');
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

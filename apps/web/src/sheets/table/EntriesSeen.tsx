import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { useLocale } from '../../parts/useLocale.js';
import { pointsText } from '../../play/figures.js';
import classes from './EntriesSeen.module.css';
import type { PlayerAt } from '../playersAt.js';
import type { EntrySeen } from '../../play/sheetQueries.js';
import { entryReason, ruleText } from '../words.js';

/** Reasons that are said at once: what is written goes elsewhere than the game itself tells. */
const BESIDES = new Set<EntrySeen['because']>([
  'help',
  'help-whists',
  'off-mountain',
  'penalty',
  'compensation',
]);

/** What is written into a sheet, by whom and where; on asking, why: each with its reason, tricks, price and rule. */
export function EntriesSeen({
  entries,
  players,
}: {
  readonly entries: readonly EntrySeen[];
  readonly players: readonly PlayerAt[];
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const nameOf = (seat: SeatName | null) => players.find((one) => one.seat === seat)?.name ?? seat ?? '';
  if (entries.length === 0) return <p className="muted">{t('sheetTable.nothingWritten')}</p>;
  return (
    <details className={classes.entries}>
      <summary>
        {players
          .map(({ seat, name }) => ({ name, own: entries.filter((one) => one.seat === seat) }))
          .filter(({ own }) => own.length > 0)
          .map(({ name, own }) => (
            <span key={name} className="block">
              <b>{name}:</b>{' '}
              {together(own)
                .map(({ kind, on, because, amounts }) => {
                  const text = t(`sheetTable.entry.${kind}`, {
                    amount: amounts.map((amount) => pointsText(amount, locale)).join(' + '),
                    on: nameOf(on),
                  });
                  return BESIDES.has(because) ? `${text} (${entryReason(i18n, because)})` : text;
                })
                .join(', ')}
            </span>
          ))}{' '}
        <u className="accent">{t('sheetTable.why')}</u>
      </summary>
      <ol>
        {entries.map(({ seat, kind, on, amount, count, price, rule, because }, at) => (
          // Entries have no names, and their order is theirs.
          <li key={`${at}`}>
            <b>{nameOf(seat)}</b>{' '}
            {t(`sheetTable.entry.${kind}`, { amount: pointsText(amount, locale), on: nameOf(on) })}:{' '}
            {entryReason(i18n, because)},{' '}
            <span className="number">
              {pointsText(count, locale)} × {pointsText(price, locale)}
            </span>
            , <span className="muted">{t('sheets.rule', { rule: ruleText(i18n, rule) })}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What goes into the same column, together; apart what is written there for another reason than the game. */
function together(entries: readonly EntrySeen[]) {
  const columns = new Map<string, EntrySeen & { readonly amounts: string[] }>();
  for (const one of entries) {
    const column = `${one.kind} ${one.on} ${BESIDES.has(one.because) && one.because}`;
    const known = columns.get(column);
    if (known) known.amounts.push(one.amount);
    else columns.set(column, { ...one, amounts: [one.amount] });
  }
  return [...columns.values()];
}

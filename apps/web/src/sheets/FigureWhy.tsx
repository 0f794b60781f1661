import { useTranslation } from 'react-i18next';
import type { EntryKind } from '#preferans';
import type { SeatName } from '#tournament';
import { useLocale } from '../parts/useLocale.js';
import { impsText, pointsText } from '../play/figures.js';
import type { PlayerAt } from './playersAt.js';
import type { SheetSeen, TermSeen } from '../play/sheetQueries.js';
import { LineHead } from './table/LineHead.js';
import { entryReason, ruleText, termText } from './words.js';

/** A figure of a sheet: one's pool, mountain, whists on another, what a judge gave; or the balance. */
export interface Figure {
  readonly seat: SeatName;
  readonly kind: EntryKind | 'balance';
  readonly on?: SeatName | undefined;
}

/** Why a figure is what it is: entry by entry with the lines that wrote them; a balance term by term. */
export function FigureWhy({
  figure,
  sheet,
  players,
}: {
  readonly figure: Figure;
  readonly sheet: Pick<SheetSeen, 'lines' | 'parts'>;
  readonly players: readonly PlayerAt[];
}) {
  return figure.kind === 'balance' ? (
    <Terms terms={sheet.parts.find(({ seat }) => seat === figure.seat)?.terms ?? []} players={players} />
  ) : (
    <Entries figure={figure} lines={sheet.lines} players={players} />
  );
}

function Entries({
  figure: { seat, kind, on },
  lines,
  players,
}: {
  readonly figure: Figure;
  readonly lines: SheetSeen['lines'];
  readonly players: readonly PlayerAt[];
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const written = lines.flatMap(({ line, what, entries }) =>
    entries
      .filter((one) => one.seat === seat && one.kind === kind && (on === undefined || one.on === on))
      .map((entry) => ({ line, what, entry })),
  );
  if (written.length === 0) return <p className="muted">{t('sheetTable.nothingWritten')}</p>;
  return (
    <table className="wide below-8 small sums">
      <tbody>
        {written.map(({ line, what, entry: { amount, count, price, rule, because } }, at) => (
          // Entries have no names, and their order is theirs.
          <tr key={at}>
            <th scope="row">
              {line}. <LineHead what={what} players={players} />
              <span className="muted">
                {' '}
                {entryReason(i18n, because)}, {pointsText(count, locale)} × {pointsText(price, locale)}
              </span>
            </th>
            <td className="number">{impsText(amount, locale)}</td>
            <td className="muted">{t('sheets.rule', { rule: ruleText(i18n, rule) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Terms({
  terms,
  players,
}: {
  readonly terms: readonly TermSeen[];
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  const name = (seat: SeatName) => players.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <table className="wide below-8 small sums">
      <caption>{t('sheets.balanceOf')}</caption>
      <tbody>
        {terms.map((term) => (
          <Term key={`${term.of} ${term.opponent}`} term={term} nameOf={name} />
        ))}
      </tbody>
    </table>
  );
}

/** A term of a balance: what it is, what it comes to, and by which rule. */
export function Term({
  term: { of, opponent, figure, mean, unit, whists, rule },
  nameOf,
}: {
  readonly term: TermSeen;
  readonly nameOf: (seat: SeatName) => string;
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {termText(i18n, of, opponent === null ? undefined : nameOf(opponent))}
        {figure !== null && mean !== null && unit !== null && (
          <span className="muted">
            {' '}
            {t(of === 'mountain' ? 'sheets.belowMean' : 'sheets.aboveMean', {
              figure: pointsText(figure, locale),
              mean: pointsText(mean, locale),
              unit: pointsText(unit, locale),
            })}
          </span>
        )}
      </th>
      <td className="number">{impsText(whists, locale)}</td>
      <td className="muted">{t('sheets.rule', { rule: ruleText(i18n, rule) })}</td>
    </tr>
  );
}

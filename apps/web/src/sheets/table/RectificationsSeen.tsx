import { useTranslation } from 'react-i18next';
import type { Rectification } from '#preferans';
import type { SeatName } from '#tournament';
import { useLocale } from '../../parts/useLocale.js';
import { pointsText } from '../../play/figures.js';
import type { PlayerAt } from '../playersAt.js';
import { ruleText } from '../words.js';

/** What a judge has put beside the tricks that were won, each on a line of its own with its rule. */
export function RectificationsSeen({
  rectifications,
  players,
}: {
  readonly rectifications: readonly Rectification[];
  readonly players: readonly PlayerAt[];
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  if (rectifications.length === 0) return null;
  const name = (seat: SeatName) => players.find((one) => one.seat === seat)?.name ?? seat;
  const text = (one: Rectification): string => {
    switch (one.kind) {
      case 'penalty-tricks':
      case 'remise':
        return t(`sheetTable.rectified.${one.kind}`, { name: name(one.seat), tricks: one.tricks });
      case 'transfer':
        return t('sheetTable.rectified.transfer', {
          name: name(one.from),
          to: name(one.to),
          tricks: one.tricks,
        });
      case 'mountain':
        return t('sheetTable.rectified.mountain', {
          name: name(one.seat),
          amount: pointsText(`${one.points}`, locale),
        });
      case 'whists':
        return t('sheetTable.rectified.whists', {
          name: name(one.by),
          on: name(one.on),
          amount: pointsText(`${one.whists}`, locale),
        });
      default:
        return one satisfies never;
    }
  };
  return (
    <ul className="list small">
      {rectifications.map((one, at) => (
        // They have no names, and their order is theirs.
        <li key={at}>
          {text(one)}{' '}
          <span className="muted">
            {one.rule === 'regulation'
              ? t('sheetTable.rectified.byRegulation')
              : t('sheets.rule', { rule: ruleText(i18n, one.rule) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

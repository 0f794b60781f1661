import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { Key, Keys } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import type { PlayerAt } from '../playersAt.js';

/** Who dealt, where it was not whose turn it was: the deal counts once somebody has looked at his cards. 3.2.14 */
export function WhoDealt({
  dealer,
  players,
  onDealer,
}: {
  readonly dealer: SeatName;
  readonly players: readonly PlayerAt[];
  readonly onDealer: (dealer: SeatName) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={tableClasses.card}>
      <Keys label={t('sheetTable.whoDealt')}>
        {players.map(({ seat, short }) => (
          <Key key={seat} size="small" pressed={seat === dealer} onTap={() => onDealer(seat)}>
            {short}
          </Key>
        ))}
      </Keys>
      <p className="muted">{t('sheetTable.dealtOutOfTurn')}</p>
    </section>
  );
}

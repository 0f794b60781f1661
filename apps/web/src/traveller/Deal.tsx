import { useTranslation } from 'react-i18next';
import { highCardPoints, parseDeal, suitOf, SUITS, type Card } from '#cards';
import { cardText } from '../messages/contractText.js';
import { Suit } from '../contract/Suit.js';
import classes from './Deal.module.css';

const PLACES = ['N', 'W', 'E', 'S'] as const;

/** Four hands as they lie around the table. */
export function Deal({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const deal = parseDeal(text);
  return (
    <div className={classes.deal}>
      {PLACES.map((seat) => (
        <dl
          key={seat}
          className={classes.hand}
          data-seat={seat}
          style={{ gridArea: seat.toLowerCase() }}
          aria-label={t(`contract.seatName.${seat}`)}
        >
          {SUITS.map((suit) => (
            <div className="bar gap-4 stretch" key={suit}>
              <dt>
                <Suit strain={suit} />
              </dt>
              <dd>{ranksOf(deal[seat], suit) || '–'}</dd>
            </div>
          ))}
          <div className={`bar gap-4 stretch ${classes.points}`}>
            <dt>{t('traveller.points')}</dt>
            <dd>{highCardPoints(deal[seat])}</dd>
          </div>
        </dl>
      ))}
      <div className={classes.compass} aria-hidden="true">
        <span>{t('contract.seat.N')}</span>
        <span>
          {t('contract.seat.W')}
          <span>{t('contract.seat.E')}</span>
        </span>
        <span>{t('contract.seat.S')}</span>
      </div>
    </div>
  );
}

function ranksOf(hand: readonly Card[], suit: (typeof SUITS)[number]): string {
  return hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => cardText(card).rank)
    .join(' ');
}

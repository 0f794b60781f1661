import { useTranslation } from 'react-i18next';
import type { FinalContract } from '#bridge';
import { rankOf, RANKS, SEATS, suitOf, SUITS, type Card, type Seat } from '#cards';
import { cardText, doublingText } from '../messages/contractText.js';
import { CardSeen, Suit } from '../contract/Suit.js';
import type { Position } from './position.js';
import classes from './Replay.module.css';

/** The hands around the table as far as they are seen, and what lies on it. */
export function Compass({
  position: { hands, onTable, winner, turn },
  seen,
  declarer,
  contract,
}: {
  readonly position: Position;
  readonly seen: (seat: Seat) => boolean;
  readonly declarer: Seat | null;
  readonly contract: FinalContract | null;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.compass}>
      {SEATS.map((seat) => (
        <div
          key={seat}
          className={classes.hand}
          data-seat={seat}
          style={{ gridArea: seat.toLowerCase() }}
          data-turn={seat === turn || undefined}
        >
          <p className="tiny strong">
            {t(`contract.seatName.${seat}`)}
            {seat === declarer && (
              <>
                <span className="visually-hidden"> · {t('replay.declarer')}</span>{' '}
                {contract && (
                  <span className="light whole">
                    {contract.level}
                    <Suit strain={contract.strain} />
                    {doublingText(contract.doubling)}
                  </span>
                )}
              </>
            )}
            {seat === turn && <span className="visually-hidden"> · {t('replay.toPlay')}</span>}
          </p>
          {seen(seat) ? (
            <dl>
              {SUITS.map((suit) => (
                <div key={suit}>
                  <dt>
                    <Suit strain={suit} />
                  </dt>
                  <dd>{ranksOf(hands[seat], suit) || '–'}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="muted">{t('replay.hiddenHand', { count: hands[seat].length })}</p>
          )}
        </div>
      ))}
      <div className={classes.trick} aria-hidden="true">
        {onTable.map(({ seat, card }) => (
          <span
            key={seat}
            className={classes.card}
            data-seat={seat}
            style={{ gridArea: seat.toLowerCase() }}
            data-winner={seat === winner || undefined}
          >
            <CardSeen card={card} />
          </span>
        ))}
      </div>
    </div>
  );
}

function ranksOf(hand: readonly Card[], suit: (typeof SUITS)[number]): string {
  return hand
    .filter((card) => suitOf(card) === suit)
    .toSorted((one, other) => RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)))
    .map((card) => cardText(card).rank)
    .join(' ');
}

import { useTranslation } from 'react-i18next';
import { parsePreferansDeal, suitOf, SUITS, type Card } from '#cards';
import { dealSeatText, type Language } from '#words';
import { cardText } from '../../messages/contractText.js';
import { CardSeen, Suit } from '../../contract/Suit.js';
import classes from './DealOfThree.module.css';

const HANDS = ['first', 'second', 'third'] as const;

/** The three hands of a deal of preferans as they lie around the table, seen from the dealer, and the talon. */
export function DealOfThree({ text }: { readonly text: string }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { hands, talon } = parsePreferansDeal(text);
  return (
    <div className={classes.deal}>
      {HANDS.map((hand, index) => (
        <section
          key={hand}
          className={classes.hand}
          data-hand={hand}
          aria-label={dealSeatText(language, hand)}
        >
          <p className="below-4 tiny muted">{dealSeatText(language, hand)}</p>
          <dl className={classes.suits}>
            {SUITS.map((suit) => (
              <div className="bar gap-4 stretch" key={suit}>
                <dt>
                  <Suit strain={suit} />
                </dt>
                <dd className="whole">{ranksOf(hands[index]!, suit) || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className={classes.talon} aria-label={t('sheetBoards.talon')}>
        <p className="below-4 tiny muted">{t('sheetBoards.talon')}</p>
        {talon.map((card) => (
          <span key={card}>
            <CardSeen card={card} />{' '}
          </span>
        ))}
      </section>
    </div>
  );
}

function ranksOf(hand: readonly Card[], suit: (typeof SUITS)[number]): string {
  return hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => cardText(card).rank)
    .join(' ');
}

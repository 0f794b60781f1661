import { useTranslation } from 'react-i18next';
import { PREFERANS_PACK, rankOf, suitOf, type PreferansCard } from '#cards';
import { Suit } from '../../contract/Suit.js';
import { cardText } from '../../messages/contractText.js';
import { Key, Keys } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import classes from './DealForm.module.css';
import type { PartProps } from './PartProps.js';

const CARDS = PREFERANS_PACK as readonly PreferansCard[];

/** As they stand in the ladder (3.3.7). */
const SUITS = ['S', 'C', 'D', 'H'] as const;

/** The two cards of the talon in the order in which they lie: they are seen by nobody else until the deal is published. */
export function TalonKeys({ draft: { talon }, tap }: Pick<PartProps, 'draft' | 'tap'>) {
  const { t } = useTranslation();
  return (
    <section className={tableClasses.card} aria-label={t('sheetTable.talon')}>
      {SUITS.map((suit) => (
        <Keys key={suit} label={t(`contract.strain.${suit}`)} labelHidden>
          <div className={classes.cards}>
            <span className="self-centre larger centre" aria-hidden="true">
              <Suit strain={suit} />
            </span>
            {CARDS.filter((card) => suitOf(card) === suit).map((card) => (
              <Key
                key={rankOf(card)}
                size="small"
                pressed={talon.includes(card)}
                onTap={() => tap({ tap: 'card', card })}
              >
                {cardText(card).rank}
              </Key>
            ))}
          </div>
        </Keys>
      ))}
    </section>
  );
}

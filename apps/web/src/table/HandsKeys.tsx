import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS, SEATS, SUITS, type Card, type Seat } from '#cards';
import { CardSeen, Suit } from '../contract/Suit.js';
import { cardText } from '../messages/contractText.js';
import { cardsOf, refusedCard, withCard, type HandsDraft } from './handsDraft.js';
import classes from './HandsKeys.module.css';
import { Key, Keys } from '../kit/Keys.js';

/** The cards of a board, put into its hands one by one. */
export function HandsKeys({
  draft,
  onChange,
}: {
  readonly draft: HandsDraft;
  readonly onChange: (draft: HandsDraft) => void;
}) {
  const { t } = useTranslation();
  const [seat, setSeat] = useState<Seat>('N');
  const [refused, setRefused] = useState<Card>();
  const tap = (card: Card) => {
    setRefused(refusedCard(draft, card, seat) && card);
    onChange(withCard(draft, card, seat));
  };
  const why = refused && refusedCard(draft, refused, seat);
  return (
    <>
      <Keys label={t('entry.handsWhose')}>
        {SEATS.map((one) => (
          <Key
            key={one}
            size="small"
            pressed={one === seat}
            label={t('entry.handsOf', { seat: t(`contract.seatName.${one}`), cards: cardsOf(draft, one) })}
            onTap={() => setSeat(one)}
          >
            {one} {cardsOf(draft, one)}
          </Key>
        ))}
      </Keys>
      {SUITS.map((suit) => (
        <Keys key={suit} label={t(`contract.strain.${suit}`)} labelHidden>
          <div className={classes.ranks}>
            <span className="self-centre larger centre" aria-hidden="true">
              <Suit strain={suit} />
            </span>
            {Array.from(RANKS, (rank) => {
              const card = `${suit}${rank}` as Card;
              const holder = draft.get(card);
              const name = cardText(card).rank;
              return (
                <Key key={card} size="small" pressed={holder === seat} onTap={() => tap(card)}>
                  {holder === undefined || holder === seat ? name : <s>{name}</s>}
                </Key>
              );
            })}
          </div>
        </Keys>
      ))}
      {why && (
        <p role="alert">
          <CardSeen card={refused} />{' '}
          {why.kind === 'held'
            ? t('entry.handsHeld', { seat: t(`contract.seatName.${why.by}`) })
            : t('entry.handsFull', { seat: t(`contract.seatName.${seat}`) })}
        </p>
      )}
    </>
  );
}

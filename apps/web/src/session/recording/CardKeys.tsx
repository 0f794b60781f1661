import { useTranslation } from 'react-i18next';
import { tricksLeft } from '#bridge';
import { RANKS, SUITS, type Card } from '#cards';
import { cardText } from '../../messages/contractText.js';
import { CardSeen, Suit } from '../../contract/Suit.js';
import { Key, Keys } from '../../kit/Keys.js';
import { NumberField } from '../../kit/NumberField.js';
import { checkDraft, playable, turnOf, type KnownOfPlay, type RecordDraft } from './recordDraft.js';
import classes from './Recording.module.css';
import { Button } from '../../kit/Button.js';

/** The cards one after the other: of hands that are known only those that they hold. */
export function CardKeys({
  draft,
  known,
  onChange,
}: {
  readonly draft: RecordDraft;
  readonly known: KnownOfPlay;
  readonly onChange: (draft: RecordDraft) => void;
}) {
  const { t } = useTranslation();
  const checked = checkDraft(draft, known);
  const turn = turnOf(checked);
  const may = playable(draft, known);
  const { cards, claimed } = draft;
  const left = checked.possible && checked.play ? tricksLeft(checked.play) : 13;
  if (turn === null && cards.length === 0) return <p className="muted">{t('recording.contractFirst')}</p>;
  return (
    <div className="stack">
      {turn !== null && (
        <>
          <p aria-live="polite">{t('recording.toPlayNow', { seat: t(`contract.seatName.${turn}`) })}</p>
          {SUITS.map((suit) => (
            <Keys key={suit} label={t(`contract.strain.${suit}`)} labelHidden>
              <div className={classes.ranks}>
                <span className="self-centre larger centre" aria-hidden="true">
                  <Suit strain={suit} />
                </span>
                {Array.from(RANKS, (rank) => {
                  const card = `${suit}${rank}` as Card;
                  return (
                    <Key
                      key={card}
                      size="small"
                      disabled={!may.has(card)}
                      onTap={() => onChange({ ...draft, cards: [...cards, card], claimed: null })}
                    >
                      {cardText(card).rank}
                    </Key>
                  );
                })}
              </div>
            </Keys>
          ))}
        </>
      )}
      {cards.length > 0 && (
        <Button
          variant="default"
          onClick={() => onChange({ ...draft, cards: cards.slice(0, -1), claimed: null })}
        >
          <span>
            {t('recording.undoCard')} <CardSeen card={cards.at(-1)!} />
          </span>
        </Button>
      )}
      {cards.length > 0 && turn !== null && (
        <NumberField
          label={t('recording.claim')}
          description={t('recording.claimText', { count: left })}
          value={claimed ?? undefined}
          least={0}
          most={left}
          onChange={(value) => onChange({ ...draft, claimed: value })}
          onEmpty={() => onChange({ ...draft, claimed: null })}
        />
      )}
    </div>
  );
}

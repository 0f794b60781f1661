import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import { RANKS } from '#cards';
import { cardText } from '../messages/contractText.js';
import { Suit } from '../contract/Suit.js';
import { Key, Keys } from '../kit/Keys.js';
import classes from '../kit/Phone.module.css';

const SUITS = ['C', 'D', 'H', 'S'] as const;

/** The opening lead: a suit, then a rank. */
export function LeadChoice({
  chosen,
  onChoose,
  onClose,
}: {
  readonly chosen: string | undefined;
  readonly onChoose: (lead: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [suit, setSuit] = useState(chosen?.[0]);
  return (
    <Dialog
      title={t('entry.leadTitle')}
      action={t('entry.noLead')}
      pending={false}
      problem={null}
      onSubmit={() => onChoose(undefined)}
      onClose={onClose}
    >
      <Keys label={t('entry.leadSuit')} labelHidden>
        {SUITS.map((each) => (
          <Key key={each} pressed={each === suit} onTap={() => setSuit(each)}>
            <Suit strain={each} />
          </Key>
        ))}
      </Keys>
      <div className={classes.leads}>
        {Array.from(RANKS, (rank) => (
          <Key
            key={rank}
            disabled={suit === undefined}
            pressed={`${suit}${rank}` === chosen}
            onTap={() => onChoose(`${suit}${rank}`)}
          >
            {cardText(`S${rank}`).rank}
          </Key>
        ))}
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TravellerSeen } from '../../api/travellerDocuments.js';
import { Button } from '../../kit/Button.js';
import { Deal } from '../../traveller/Deal.js';
import ViewDeal from '../../traveller/ViewDeal.js';
import classes from './Desk.module.css';

/** The hands of a board for who directs: shown when asked for, with a reason as long as somebody has still to play it. */
export function HandsShown({
  tournament,
  set,
  traveller: { board, deal, dealing },
}: {
  readonly tournament: string;
  readonly set: string;
  readonly traveller: TravellerSeen;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (deal === null) {
    if (dealing !== 'dealt' && dealing !== 'recorded') return null;
    return (
      <ViewDeal
        tournament={tournament}
        set={set}
        board={board}
        action={t('room.hands.show')}
        onDone={() => setOpen(true)}
      />
    );
  }
  return (
    <>
      <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'room.hands.hide' : 'room.hands.show')}
      </Button>
      {open && (
        <div className={classes.hands}>
          <Deal text={deal} />
        </div>
      )}
    </>
  );
}

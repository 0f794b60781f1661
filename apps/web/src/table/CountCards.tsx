import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardsCounted } from '#tournament';
import { hasThirteenEach } from '../offline/atTable.js';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** What somebody may have counted. */
const COUNTS = Array.from({ length: 27 }, (_, cards) => cards);
const THIRTEEN: CardsCounted = { N: 13, E: 13, S: 13, W: 13 };

/** Before play everybody counts thirteen cards, face down (Law 7B); a hand that has not calls the director. */
export function CountCards({
  board,
  waiting,
  onCount,
}: {
  readonly board: number;
  readonly waiting: boolean;
  readonly onCount: (cards: CardsCounted) => void;
}) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<CardsCounted>();
  if (!wrong) {
    return (
      <section className={classes.card} data-primary>
        <StepHeading>{t('count.title', { board })}</StepHeading>
        <p>{t('count.text')}</p>
        <Button loading={waiting} onClick={() => onCount(THIRTEEN)}>
          {t('count.thirteen')}
        </Button>
        <Button variant="default" disabled={waiting} onClick={() => setWrong(THIRTEEN)}>
          {t('count.wrong')}
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.card} data-primary>
      <StepHeading>{t('count.title', { board })}</StepHeading>
      <p>{t('count.howMany')}</p>
      <div className={classes.fourHands}>
        {SEATS.map((seat) => (
          <Select
            key={seat}
            label={t(`contract.seatName.${seat}`)}
            value={wrong[seat]}
            data={COUNTS}
            onChange={(value) => setWrong({ ...wrong, [seat]: value })}
          />
        ))}
      </div>
      <Button
        onClick={() => {
          setWrong(undefined);
          onCount(wrong);
        }}
      >
        {t(hasThirteenEach(wrong) ? 'count.thirteen' : 'count.call')}
      </Button>
      <Button variant="default" onClick={() => setWrong(undefined)}>
        {t('count.back')}
      </Button>
    </section>
  );
}

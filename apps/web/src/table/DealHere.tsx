import { useTranslation } from 'react-i18next';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';

/** Before its first play a board is shuffled and dealt here, by hand (Laws 6A to 6C, 6E1): the table says so with one tap. */
export function DealHere({
  board,
  bothSides,
  onDealt,
  onElsewhere,
}: {
  readonly board: number;
  /** Players of both sides are present, unless the director has ordered otherwise. */
  readonly bothSides: boolean;
  readonly onDealt: (bothSides: boolean) => void;
  /** Somebody else has dealt it: it is for the director to say who. */
  readonly onElsewhere: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} data-primary>
      <StepHeading>{t('dealt.title', { board })}</StepHeading>
      <p>{t(bothSides ? 'dealt.text' : 'dealt.textOneSide')}</p>
      <Button onClick={() => onDealt(true)}>{t('dealt.here')}</Button>
      {!bothSides && (
        <Button variant="default" onClick={() => onDealt(false)}>
          {t('dealt.oneSide')}
        </Button>
      )}
      <Button variant="default" onClick={onElsewhere}>
        {t('dealt.elsewhere')}
      </Button>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Offer } from '#movement';
import { movementOfferText, type Language } from '#words';
import { Button } from '../../kit/Button.js';
import { Pill } from '../../kit/Pill.js';
import {
  comparison,
  movementPlay,
  movementPrice,
  movementTitle,
  movementWay,
  pairText,
} from './offerText.js';
import classes from './SetUp.module.css';

/** A movement that fits, in plain words with its price and what is not as it should be, to be chosen. */
export function OfferCard({
  offer,
  chosen,
  variant = 'default',
  onChoose,
}: {
  readonly offer: Offer;
  readonly chosen: boolean;
  /** How its button looks as long as it is not chosen. */
  readonly variant?: 'filled' | 'default';
  readonly onChoose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { choice, cost, quality, seats, warnings, remarks } = offer;
  const language = i18n.language as Language;
  const title = movementTitle(t, language, choice);
  const play = movementPlay(t, choice, cost);
  const compared =
    cost.winners === 1 && quality !== null
      ? { ...comparison(quality), quality: Math.round(quality) }
      : undefined;
  return (
    <article className={`stack top card pad-16 choosable ${classes.offer}`} data-chosen={chosen || undefined}>
      <div className="row gap-4 gap-x-8 stretch between wide">
        <h3>{title}</h3>
        {cost.winners === 2 && <Pill meaning="plain">{t('movement.twoWinners')}</Pill>}
        {compared && (
          <Pill meaning={compared.meaning}>
            {t(`movement.compares.${compared.is}`, { quality: compared.quality })}
          </Pill>
        )}
      </div>
      <p>{movementWay(t, offer)}</p>
      <p>{play}</p>
      <p className="small muted">
        {movementPrice(t, offer)} · {t(cost.winners === 1 ? 'movement.oneWinner' : 'movement.twoLines')}
      </p>
      {(seats.length > 0 || remarks.length > 0) && (
        <ul className="small in-meaning">
          {remarks.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
          {seats.map(({ pair, as }) => (
            <li key={pair}>{t('movement.seat', { pair, as: pairText(as) })}</li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="small in-meaning" data-meaning="warn">
          {warnings.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
        </ul>
      )}
      <Button
        variant={chosen ? 'filled' : variant}
        sends
        aria-pressed={chosen}
        aria-label={t('movement.useLabel', { movement: title, play })}
        onClick={onChoose}
      >
        {t(chosen ? 'movement.used' : 'movement.use')}
      </Button>
    </article>
  );
}

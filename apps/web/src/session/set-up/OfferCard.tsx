import { useTranslation } from 'react-i18next';
import type { Offer } from '#movement';
import { movementOfferText, type Language } from '#words';
import { Button } from '../../parts/Button.js';
import { Pill } from '../../parts/Pill.js';
import { movementPlay, movementPrice, movementTitle, pairText } from './offerText.js';
import classes from './SetUp.module.css';

/** From here on a movement compares everybody with everybody well. */
const FAIR = 85;
const HARDLY_FAIR = 60;

function meaningOf(quality: number) {
  if (quality >= FAIR) return 'good';
  return quality >= HARDLY_FAIR ? 'plain' : 'warn';
}

/** A movement that fits, in plain words with its price and what is not as it should be, to be chosen. */
export function OfferCard({
  offer,
  chosen,
  onChoose,
}: {
  readonly offer: Offer;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { choice, cost, quality, seats, warnings, remarks } = offer;
  const language = i18n.language as Language;
  const title = movementTitle(t, language, choice);
  const play = movementPlay(t, choice, cost);
  return (
    <article className={classes.offer} data-chosen={chosen || undefined}>
      <div className={classes.offerHead}>
        <h3>{title}</h3>
        {cost.winners === 2 || quality === null ? (
          <Pill meaning="plain">{t('movement.twoWinners')}</Pill>
        ) : (
          <Pill meaning={meaningOf(quality)}>{t('movement.fair', { quality: Math.round(quality) })}</Pill>
        )}
      </div>
      <p>{play}</p>
      <p className={classes.facts}>
        {movementPrice(t, offer)} · {t(cost.winners === 1 ? 'movement.oneWinner' : 'movement.twoLines')}
      </p>
      {(seats.length > 0 || remarks.length > 0) && (
        <ul className={classes.said}>
          {remarks.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
          {seats.map(({ pair, as }) => (
            <li key={pair}>{t('movement.seat', { pair, as: pairText(as) })}</li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className={classes.said} data-meaning="warn">
          {warnings.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
        </ul>
      )}
      <Button
        variant={chosen ? 'filled' : 'default'}
        aria-pressed={chosen}
        aria-label={t('movement.useLabel', { movement: title, play })}
        onClick={onChoose}
      >
        {t(chosen ? 'movement.used' : 'movement.use')}
      </Button>
    </article>
  );
}

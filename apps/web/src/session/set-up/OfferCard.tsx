import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MovementOffer } from '#movement';
import { Pill } from '../../parts/Pill.js';
import { movementPlay, movementPrice, movementTitle } from './offerText.js';
import type { Clock } from './sectionPlan.js';
import classes from './SetUp.module.css';

/** From here on a movement compares everybody with everybody well. */
const FAIR = 85;
const HARDLY_FAIR = 60;

function meaningOf(quality: number) {
  if (quality >= FAIR) return 'good';
  return quality >= HARDLY_FAIR ? 'plain' : 'warn';
}

/** A movement that fits, in plain words with its price, to be chosen. */
export function OfferCard({
  offer: { choice, cost },
  clock,
  chosen,
  onChoose,
}: {
  readonly offer: MovementOffer;
  readonly clock: Clock;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useTranslation();
  const title = movementTitle(t, choice);
  return (
    <article className={classes.offer} data-chosen={chosen || undefined}>
      <div className={classes.offerHead}>
        <h3>{title}</h3>
        {cost.quality === null ? (
          <Pill meaning="plain">{t('movement.twoWinners')}</Pill>
        ) : (
          <Pill meaning={meaningOf(cost.quality)}>
            {t('movement.fair', { quality: Math.round(cost.quality) })}
          </Pill>
        )}
      </div>
      <p>{movementPlay(t, choice, cost)}</p>
      <p className={classes.facts}>
        {movementPrice(t, cost, clock)} · {t(cost.winners === 1 ? 'movement.oneWinner' : 'movement.twoLines')}
      </p>
      <Button
        variant={chosen ? 'filled' : 'default'}
        aria-pressed={chosen}
        aria-label={t('movement.useLabel', { movement: title, play: movementPlay(t, choice, cost) })}
        onClick={onChoose}
      >
        {t(chosen ? 'movement.used' : 'movement.use')}
      </Button>
    </article>
  );
}

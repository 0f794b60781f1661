import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.js';
import { recall, remember } from '../../browser/memory.js';
import classes from '../../kit/Phone.module.css';
import type { PlayerAt } from '../playersAt.js';

const KEY = 'tirage.writes';

/** Who of the table has the phone and writes; remembered, because it is nearly always the same. */
export function useWriter(
  players: readonly PlayerAt[],
): readonly [PlayerAt | undefined, (writer: PlayerAt | undefined) => void] {
  const [contestant, choose] = useState(() => recall(KEY));
  const writer = players.find((player) => player.contestant === contestant);
  return [
    writer,
    (chosen) => {
      remember(KEY, chosen?.contestant ?? '');
      choose(chosen?.contestant ?? '');
    },
  ];
}

/** Asks who has the phone. */
export function WhoWrites({
  players,
  onChoose,
}: {
  readonly players: readonly PlayerAt[];
  readonly onChoose: (writer: PlayerAt) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} data-primary>
      <h2>{t('sheetTable.whoWrites')}</h2>
      <div className={`grid above-8 ${classes.answers}`}>
        {players.map((player) => (
          <Button key={player.seat} variant="default" onClick={() => onChoose(player)}>
            {t('sheetTable.atSeat', { name: player.name, seat: t(`contract.seatName.${player.seat}`) })}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './Entries.module.css';
import { PlayerField } from './PlayerField.js';
import type { PlayerNamed } from './players.js';

export type PairNamed = readonly [PlayerNamed, PlayerNamed];

/** The two of a pair. The second may be named later. */
export function PairFields({
  tournament,
  players: [first, second],
  empty,
  labels,
  onChange,
}: {
  readonly tournament: string;
  readonly players: PairNamed;
  /** Nobody was named when it was to be sent. */
  readonly empty: boolean;
  readonly labels?: readonly [string, string];
  readonly onChange: (players: PairNamed) => void;
}) {
  const { t } = useTranslation();
  const [one, other] = labels ?? [t('players.first'), t('players.second')];
  return (
    <div className={classes.pair}>
      <PlayerField
        tournament={tournament}
        label={one}
        player={first}
        error={empty ? t('field.empty') : undefined}
        onChange={(player) => onChange([player, second])}
      />
      <PlayerField
        tournament={tournament}
        label={other}
        player={second}
        onChange={(player) => onChange([first, player])}
      />
    </div>
  );
}
